package rookery.engine.games.splitbrain;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import rookery.engine.Seat;
import rookery.engine.board.Square;
import rookery.engine.chess.Move;
import rookery.engine.chess.PieceType;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;

/** Which of the circles counts for the move that ends a turn. */
enum CircleVerdict {
  /** The circled piece can go to the circled target; the opponents have nothing to choose. */
  BOTH {
    @Override
    List<Move> moves(SplitBrainTurn turn, SplitBrainTurn.Circles circles) {
      return turn.fitting(circles);
    }

    @Override
    Seat actor(SplitBrainTurn turn) {
      return turn.mover();
    }

    @Override
    String duty(SplitBrainTurn turn, SplitBrainTurn.Circles circles) {
      // SB-4: where the direct move promotes, the mover picks.
      return "choose what the %s becomes on %s"
          .formatted(turn.piece(circles.piece()), circles.target());
    }
  },

  PIECE {
    @Override
    List<Move> moves(SplitBrainTurn turn, SplitBrainTurn.Circles circles) {
      return turn.keepingPiece(circles);
    }

    @Override
    Seat actor(SplitBrainTurn turn) {
      return turn.mover();
    }

    @Override
    Seat kept(SplitBrainTurn turn) {
      return turn.chooser();
    }

    @Override
    String duty(SplitBrainTurn turn, SplitBrainTurn.Circles circles) {
      List<Square> reached = reached(turn, circles);
      return "move the %s to %s%s"
          .formatted(
              turn.piece(circles.piece()),
              Phrase.either(reached),
              tie(reached, " to " + circles.target()));
    }

    @Override
    String left(SplitBrainTurn turn, SplitBrainTurn.Circles circles) {
      List<Square> reached = reached(turn, circles);
      return "the %s must go to %s%s"
          .formatted(turn.piece(circles.piece()), Phrase.either(reached), tie(reached, ""));
    }

    @Override
    String way(SplitBrainTurn turn, SplitBrainTurn.Circles circles) {
      List<String> arrivals = arrivals(turn, moves(turn, circles));
      String way = "the %s %s".formatted(turn.piece(circles.piece()), Phrase.either(arrivals));
      // Both have no room on a button.
      boolean isKing = PieceType.of(turn.position().at(circles.piece())) == PieceType.KING;
      String near =
          arrivals.size() > 1
              ? ""
              : ", as near to %s as %s".formatted(circles.target(), isKing ? "is safe" : "it can");
      return reached(turn, circles).size() > 1 ? way + PICKED : way + near;
    }

    private List<Square> reached(SplitBrainTurn turn, SplitBrainTurn.Circles circles) {
      return moves(turn, circles).stream().map(Move::to).distinct().toList();
    }

    @Override
    Sentences measured(SplitBrainTurn turn, SplitBrainTurn.Circles circles) {
      return Sentences.of(
          STEPS,
          Sentence.of(
              "At best, the %s comes to stand %s from %s.",
              turn.piece(circles.piece()),
              steps(moves(turn, circles).get(0).to(), circles.target()),
              circles.target()),
          picks(turn, circles));
    }
  },

  TARGET {
    @Override
    List<Move> moves(SplitBrainTurn turn, SplitBrainTurn.Circles circles) {
      return turn.keepingTarget(circles);
    }

    @Override
    Seat actor(SplitBrainTurn turn) {
      return turn.chooser();
    }

    @Override
    String duty(SplitBrainTurn turn, SplitBrainTurn.Circles circles) {
      List<Square> nearest = nearest(turn, circles);
      return "move %s to %s%s"
          .formatted(
              pieces(turn, nearest), circles.target(), tie(nearest, " to " + circles.piece()));
    }

    @Override
    String left(SplitBrainTurn turn, SplitBrainTurn.Circles circles) {
      List<Square> nearest = nearest(turn, circles);
      return "%s must go to %s%s"
          .formatted(pieces(turn, nearest), circles.target(), tie(nearest, ""));
    }

    @Override
    String way(SplitBrainTurn turn, SplitBrainTurn.Circles circles) {
      List<Square> nearest = nearest(turn, circles);
      String arrives = arrivals(turn, moves(turn, circles)).get(0);
      return nearest.size() == 1
          ? "the nearest piece, the %s, %s".formatted(turn.piece(nearest.get(0)), arrives)
          : pieces(turn, nearest) + " " + arrives + PICKED;
    }

    private List<Square> nearest(SplitBrainTurn turn, SplitBrainTurn.Circles circles) {
      return moves(turn, circles).stream().map(Move::from).distinct().toList();
    }

    private String pieces(SplitBrainTurn turn, List<Square> nearest) {
      return nearest.size() > MOST_NAMED
          ? "one of the %s nearest pieces".formatted(nearest.size())
          : Phrase.either(nearest.stream().map(square -> "the " + turn.piece(square)).toList());
    }

    @Override
    Sentences measured(SplitBrainTurn turn, SplitBrainTurn.Circles circles) {
      return Sentences.of(
          STEPS,
          Sentence.of(
              "Of the pieces that can go to %s, the nearest is %s from the %s.",
              circles.target(),
              steps(moves(turn, circles).get(0).from(), circles.piece()),
              turn.piece(circles.piece())),
          picks(turn, circles));
    }
  };

  private static final Sentence STEPS =
      Sentence.of("Distance is counted in steps along ranks and files.");

  /** On a button, where it isn't one's own team that picks. */
  private static final String PICKED = " (they pick)";

  /** More have no room on a button. */
  private static final int MOST_NAMED = 2;

  /** The moves it leaves. SB-6: at least one, because the circles were valid. */
  abstract List<Move> moves(SplitBrainTurn turn, SplitBrainTurn.Circles circles);

  /** Who makes the move. */
  abstract Seat actor(SplitBrainTurn turn);

  /** Whose circle the move must keep to; the mover's target where it keeps to both. */
  Seat kept(SplitBrainTurn turn) {
    return turn.mover();
  }

  /** What the actor must do, as the end of a sentence. */
  abstract String duty(SplitBrainTurn turn, SplitBrainTurn.Circles circles);

  /** What must be done and why there is a choice, where several moves are left. */
  String left(SplitBrainTurn turn, SplitBrainTurn.Circles circles) {
    return duty(turn, circles);
  }

  /** How far is as near as can be, and who picks among equals. */
  Sentences measured(SplitBrainTurn turn, SplitBrainTurn.Circles circles) {
    return Sentences.of(picks(turn, circles));
  }

  /** That several squares are as near as each other, after what names them. */
  private static String tie(List<Square> equals, String to) {
    return switch (equals.size()) {
      case 1 -> "";
      case 2 -> ", both equally near" + to;
      default -> ", all equally near" + to;
    };
  }

  /** Where a piece goes and where it captures: {@code goes to b5} and {@code captures on d5}. */
  private static List<String> arrivals(SplitBrainTurn turn, List<Move> moves) {
    Map<Boolean, List<Square>> byCapture = new TreeMap<>();
    for (Move move : moves) {
      List<Square> squares =
          byCapture.computeIfAbsent(
              turn.position().captured(move).isPresent(), captures -> new ArrayList<>());
      if (!squares.contains(move.to())) {
        squares.add(move.to());
      }
    }
    List<String> arrivals = new ArrayList<>();
    byCapture.forEach(
        (captures, squares) ->
            arrivals.add((captures ? "captures on " : "goes to ") + Phrase.either(squares)));
    return arrivals;
  }

  private static String steps(Square from, Square to) {
    return Phrase.counted(from.walk(to), "step");
  }

  /** Who decides where several moves are as near. */
  Sentence picks(SplitBrainTurn turn, SplitBrainTurn.Circles circles) {
    return moves(turn, circles).size() == 1
        ? Sentence.of("Only one move does that.")
        : Sentence.of("%s moves do that; %s picks one.", moves(turn, circles).size(), actor(turn));
  }

  /** What it would leave of the board's pieces: {@code the knight on c2 goes to b4 or d4}. */
  String way(SplitBrainTurn turn, SplitBrainTurn.Circles circles) {
    return "the %s goes to %s".formatted(turn.piece(circles.piece()), circles.target());
  }

  /** The other of the two that the opponents choose between. */
  CircleVerdict other() {
    return this == PIECE ? TARGET : PIECE;
  }

  /** Who must do that, in the same words wherever it is told. */
  Sentence told(SplitBrainTurn turn, SplitBrainTurn.Circles circles) {
    return Sentence.of(SentenceRole.TO_DO, "%s must %s.", actor(turn), duty(turn, circles));
  }
}
