package rookery.engine.games.splitbrain;

import java.util.List;
import rookery.engine.Seat;
import rookery.engine.board.Square;
import rookery.engine.chess.Move;
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
      return "move the %s as near to %s as possible"
          .formatted(turn.piece(circles.piece()), circles.target());
    }

    @Override
    String way(SplitBrainTurn turn, SplitBrainTurn.Circles circles) {
      return "the %s %s %s, as near to %s as it can"
          .formatted(
              turn.piece(circles.piece()),
              arrives(turn, circles),
              Phrase.either(moves(turn, circles).stream().map(Move::to).distinct().toList()),
              circles.target());
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
      return "go to %s with the piece nearest to %s".formatted(circles.target(), circles.piece());
    }

    @Override
    String way(SplitBrainTurn turn, SplitBrainTurn.Circles circles) {
      List<Square> nearest = moves(turn, circles).stream().map(Move::from).distinct().toList();
      return nearest.size() > MOST_NAMED
          ? "one of the %s nearest pieces goes to %s".formatted(nearest.size(), circles.target())
          : "%s %s %s".formatted(nearest(turn, nearest), arrives(turn, circles), circles.target());
    }

    private String nearest(SplitBrainTurn turn, List<Square> nearest) {
      List<String> pieces = nearest.stream().map(square -> "the " + turn.piece(square)).toList();
      return pieces.size() == 1
          ? "the nearest piece, %s,".formatted(pieces.get(0))
          : Phrase.either(pieces) + ", the nearest,";
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

  /** How far is as near as can be, and who picks among equals. */
  Sentences measured(SplitBrainTurn turn, SplitBrainTurn.Circles circles) {
    return Sentences.of(picks(turn, circles));
  }

  /** What the piece does on its square, where that is the same after each of the moves. */
  String arrives(SplitBrainTurn turn, SplitBrainTurn.Circles circles) {
    return moves(turn, circles).stream()
            .allMatch(move -> turn.position().captured(move).isPresent())
        ? "captures on"
        : "goes to";
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
