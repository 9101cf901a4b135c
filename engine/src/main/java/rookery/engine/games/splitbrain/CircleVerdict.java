package rookery.engine.games.splitbrain;

import java.util.List;
import rookery.engine.Seat;
import rookery.engine.board.Square;
import rookery.engine.chess.Move;
import rookery.engine.text.Phrase;
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
      return "move the %s as near to %s as possible"
          .formatted(turn.piece(circles.piece()), circles.target());
    }

    @Override
    String way(SplitBrainTurn turn, SplitBrainTurn.Circles circles) {
      return "the %s goes as near to %s as it can: %s"
          .formatted(
              turn.piece(circles.piece()),
              circles.target(),
              Phrase.either(moves(turn, circles).stream().map(Move::to).distinct().toList()));
    }

    @Override
    String consequence(SplitBrainTurn.Circles circles) {
      return "it goes as near to %s as it can".formatted(circles.target());
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
      return "move the piece nearest to %s to %s".formatted(circles.piece(), circles.target());
    }

    @Override
    String way(SplitBrainTurn turn, SplitBrainTurn.Circles circles) {
      List<Square> nearest = moves(turn, circles).stream().map(Move::from).distinct().toList();
      return nearest.size() > MOST_NAMED
          ? "one of the %s nearest pieces goes to %s".formatted(nearest.size(), circles.target())
          : "the nearest piece, the %s, goes to %s"
              .formatted(
                  Phrase.either(nearest.stream().map(turn::piece).toList()), circles.target());
    }

    @Override
    String consequence(SplitBrainTurn.Circles circles) {
      return "the nearest piece goes there";
    }
  };

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

  /** What comes of it, as the end of a sentence that names the move. */
  String consequence(SplitBrainTurn.Circles circles) {
    return "it's played";
  }

  /** What it would leave of the board's pieces: {@code the knight on c2 goes to b4 or d4}. */
  String way(SplitBrainTurn turn, SplitBrainTurn.Circles circles) {
    return "the %s goes to %s".formatted(turn.piece(circles.piece()), circles.target());
  }

  /** Who must do that, in the same words wherever it is told. */
  Sentence told(SplitBrainTurn turn, SplitBrainTurn.Circles circles) {
    return Sentence.of(SentenceRole.TO_DO, "%s must %s.", actor(turn), duty(turn, circles));
  }
}
