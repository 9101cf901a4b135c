package rookery.engine.chess;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.board.Colour;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;

/** How a game that is played like chess ends as a turn begins, and the sentence that tells it. */
public final class ChessEndings {
  public static final String CHECKMATE = "checkmate";
  public static final String STALEMATE = "stalemate";
  public static final String BARE_KINGS = "bare-kings";

  /** The ending of games in which a king may be left to be taken; none of chess itself. */
  public static final String KING_CAPTURED = "king-captured";

  /** All of chess, those of the draw rules among them. */
  public static final Set<String> ALL = DrawRules.and(CHECKMATE, STALEMATE, BARE_KINGS);

  private ChessEndings() {}

  /** What is to be known of the position that a turn begins with. */
  public interface Beginning {
    /** Whether nothing is left but kings. */
    boolean hasOnlyKings();

    /** Whether the king of the side to move is attacked. */
    boolean inCheck();
  }

  /**
   * How the game has ended, if it has.
   *
   * @param stuck whether the side to move has no legal move, asked if it matters
   * @param draws the draw rules, the position counted
   * @param others who plays the other side
   */
  public static Optional<Result> of(
      Beginning position, BooleanSupplier stuck, DrawRules draws, List<Seat> others) {
    if (position.hasOnlyKings()) {
      return Optional.of(new Result.Draw(BARE_KINGS));
    }
    if (!stuck.getAsBoolean()) {
      return draws.result();
    }
    return Optional.of(
        position.inCheck() ? new Result.Win(others, CHECKMATE) : new Result.Draw(STALEMATE));
  }

  /**
   * Whose turn it is while nothing has ended: {@code White is in check and must get out of it.}
   *
   * @param side a seat, or what a team is called
   */
  public static Sentence toMove(Object side, boolean inCheck) {
    return inCheck
        ? Sentence.of(SentenceRole.URGENT, "%s is in check and must get out of it.", side)
        : Sentence.of(SentenceRole.TURN, "It's %s's turn.", side);
  }

  /**
   * One of these endings in words.
   *
   * @param toMove the side that would be to move
   * @param called a side's seat, or what a team is called
   * @param progress what keeps the draw of 75 moves away: {@code a capture or a pawn's move}
   */
  public static Sentences told(
      String reason, Colour toMove, Function<Colour, ?> called, String progress) {
    return switch (reason) {
      case CHECKMATE -> Sentences.of("Checkmate: %s has won.", called.apply(toMove.opposite()));
      case STALEMATE ->
          Sentences.of("Stalemate: %s isn't in check but can't move.", called.apply(toMove))
              .then(DrawRules.A_DRAW);
      case BARE_KINGS -> Sentences.of("Only the kings are left.").then(DrawRules.A_DRAW);
      default -> DrawRules.told(reason, progress);
    };
  }
}
