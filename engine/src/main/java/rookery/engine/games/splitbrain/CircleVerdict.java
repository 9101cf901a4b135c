package rookery.engine.games.splitbrain;

import java.util.List;
import rookery.engine.Seat;
import rookery.engine.chess.Move;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;

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
      return "move the %s as close to %s as possible"
          .formatted(turn.piece(circles.piece()), circles.target());
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
      return "move to %s with the piece closest to %s".formatted(circles.target(), circles.piece());
    }
  };

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

  /** Who must do that, in the same words wherever it is told. */
  Sentence told(SplitBrainTurn turn, SplitBrainTurn.Circles circles) {
    return Sentence.of(SentenceRole.TO_DO, "%s must %s.", actor(turn), duty(turn, circles));
  }
}
