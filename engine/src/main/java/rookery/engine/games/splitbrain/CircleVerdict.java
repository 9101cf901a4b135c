package rookery.engine.games.splitbrain;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
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
  BOTH(Move::to) {
    @Override
    List<Move> moves(SplitBrainTurn turn, SplitBrainTurn.Circles circles) {
      return turn.fitting(circles);
    }

    @Override
    String duty(SplitBrainTurn turn, SplitBrainTurn.Circles circles) {
      // SB-4: where the direct move promotes, the mover picks.
      return "choose what %s becomes on %s".formatted(movers(turn, circles), goal(turn, circles));
    }
  },

  PIECE(Move::to) {
    @Override
    List<Move> moves(SplitBrainTurn turn, SplitBrainTurn.Circles circles) {
      return turn.keepingPiece(circles);
    }

    @Override
    String way(SplitBrainTurn turn, SplitBrainTurn.Circles circles) {
      List<String> arrivals = arrivals(turn, moves(turn, circles));
      String way = movers(turn, circles) + " " + Phrase.either(arrivals);
      // Both have no room on a button.
      boolean isKing = PieceType.of(turn.position().at(circles.piece())) == PieceType.KING;
      String near =
          arrivals.size() > 1
              ? ""
              : ", as near to %s as it %s"
                  .formatted(circles.target(), isKing ? "safely can" : "can get");
      return equals(turn, circles).size() > 1 ? way + picked(turn) : way + near;
    }
  },

  TARGET(Move::from) {
    @Override
    List<Move> moves(SplitBrainTurn turn, SplitBrainTurn.Circles circles) {
      return turn.keepingTarget(circles);
    }

    @Override
    Seat actor(SplitBrainTurn turn) {
      return turn.chooser();
    }

    @Override
    String movers(SplitBrainTurn turn, SplitBrainTurn.Circles circles) {
      List<Square> nearest = equals(turn, circles);
      return nearest.size() > MOST_NAMED
          ? "one of these %s pieces".formatted(nearest.size())
          : Phrase.either(nearest.stream().map(square -> "the " + turn.piece(square)).toList());
    }

    @Override
    String goal(SplitBrainTurn turn, SplitBrainTurn.Circles circles) {
      return circles.target().toString();
    }

    @Override
    String rule(SplitBrainTurn turn, SplitBrainTurn.Circles circles) {
      return "The piece nearest to %s must go to %s".formatted(aim(circles), goal(turn, circles));
    }

    @Override
    String equal() {
      return "";
    }

    @Override
    Square aim(SplitBrainTurn.Circles circles) {
      return circles.piece();
    }

    @Override
    String way(SplitBrainTurn turn, SplitBrainTurn.Circles circles) {
      String way = movers(turn, circles);
      String arrives = arrivals(turn, moves(turn, circles)).get(0);
      if (equals(turn, circles).size() > 1) {
        return way + " " + arrives + picked(turn);
      }
      boolean isOnly =
          turn.moves().stream()
              .filter(move -> move.to() == circles.target())
              .allMatch(moves(turn, circles)::contains);
      String only = isOnly ? "%s %s; no other piece can" : "the nearest piece, %s, %s";
      return only.formatted(way, arrives);
    }
  };

  /** More have no room on a button. */
  private static final int MOST_NAMED = 2;

  /** The end of a move that it leaves open. */
  private final Function<Move, Square> open;

  CircleVerdict(Function<Move, Square> open) {
    this.open = open;
  }

  /** On a button, where it isn't one's own team that picks. */
  private static String picked(SplitBrainTurn turn) {
    return " (%s chooses)".formatted(turn.team().title());
  }

  /** What actions and sentences call it. */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** What was circled, as people call it: one circles a piece or a square. */
  String circled() {
    return this == TARGET ? "square" : word();
  }

  /** The moves it leaves. SB-6: at least one, because the circles were valid. */
  abstract List<Move> moves(SplitBrainTurn turn, SplitBrainTurn.Circles circles);

  /** The squares that these moves differ in, which are as near as each other. */
  List<Square> equals(SplitBrainTurn turn, SplitBrainTurn.Circles circles) {
    return moves(turn, circles).stream().map(open).distinct().toList();
  }

  /** Who makes the move. */
  Seat actor(SplitBrainTurn turn) {
    return turn.mover();
  }

  /** Whose circle it lets count. */
  Seat circling(SplitBrainTurn turn) {
    return this == TARGET ? turn.mover() : turn.chooser();
  }

  /** What can make one of the moves: {@code the knight on c2}. */
  String movers(SplitBrainTurn turn, SplitBrainTurn.Circles circles) {
    return "the " + turn.piece(circles.piece());
  }

  /** Where these go. */
  String goal(SplitBrainTurn turn, SplitBrainTurn.Circles circles) {
    return Phrase.either(equals(turn, circles));
  }

  /** The circle to which the squares are near. */
  Square aim(SplitBrainTurn.Circles circles) {
    return circles.target();
  }

  /** What the actor must do, as the end of a sentence. */
  String duty(SplitBrainTurn turn, SplitBrainTurn.Circles circles) {
    return "move %s to %s".formatted(movers(turn, circles), goal(turn, circles));
  }

  /** What decides which piece goes where, as far as it is near enough to the other circle. */
  String rule(SplitBrainTurn turn, SplitBrainTurn.Circles circles) {
    return "%s must go as near to %s as it can"
        .formatted(Phrase.capitalised(movers(turn, circles)), aim(circles));
  }

  /** What is as near as another, behind how many of them there are. */
  String equal() {
    return " squares";
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

  /** What it would leave of the board's pieces: {@code the knight on c2 goes to b4 or d4}. */
  String way(SplitBrainTurn turn, SplitBrainTurn.Circles circles) {
    return "%s goes to %s".formatted(movers(turn, circles), goal(turn, circles));
  }

  /** The other of the two that the opponents choose between. */
  CircleVerdict other() {
    return this == PIECE ? TARGET : PIECE;
  }

  /** Why there is a choice, if there is one, and who must do what, in the same words everywhere. */
  Sentences told(SplitBrainTurn turn, SplitBrainTurn.Circles circles) {
    int near = equals(turn, circles).size();
    Sentences task =
        Sentences.of(
            Sentence.of(SentenceRole.TO_DO, "%s must %s.", actor(turn), duty(turn, circles)));
    return near == 1 ? task : tie(near, turn, circles).then(task);
  }

  /** What must move, and how near that so many are: by the eye, they often don't seem so. */
  private Sentences tie(int near, SplitBrainTurn turn, SplitBrainTurn.Circles circles) {
    return Sentences.of(
        Sentence.of(
            "%s, but %s%s are equally near (%s).",
            rule(turn, circles),
            near == 2 ? "two" : "several",
            equal(),
            Phrase.counted(equals(turn, circles).get(0).walk(aim(circles)), "step")));
  }
}
