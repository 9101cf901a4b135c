package rookery.engine.games.cooperative.points;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import rookery.engine.board.Board;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;
import rookery.engine.chess.Position;
import rookery.engine.chess.Variant;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;

/**
 * How far the players should be to win, and which kind of piece is nearly gone.
 *
 * @param toCome how many cards are still to come into the line
 */
public record WinningPace(CooperativeScore score, Board board, int toCome) {
  /**
   * The points that half of the games that were won had by then or before, by how many cards were
   * still to come into the line: of 930 games that computers played alone, of which 147 were won.
   */
  private static final List<Integer> BY_CARDS_LEFT =
      List.of(
          32, 32, 32, 31, 30, 28, 25, 22, 20, 18, 16, 15, 13, 12, 11, 10, 9, 8, 8, 7, 6, 6, 5, 4);

  private static final int FEW = 3;

  /**
   * Said after the points; empty as long as it's too early to tell, once they win, and where most
   * who win have done so.
   */
  public Optional<String> told() {
    return Optional.of(toCome)
        .filter(left -> !score.wins() && left < BY_CARDS_LEFT.size())
        .map(BY_CARDS_LEFT::get)
        .filter(usual -> usual < CooperativeScore.LEAST_WIN)
        .map("winners usually have %s by now"::formatted);
  }

  /** The pieces that are the last of their kind; empty if there are none. */
  public Optional<Sentence> lastOnes(Predicate<Square> isInReach) {
    List<String> last =
        CooperativeScore.KINDS.stream()
            .filter(type -> left(type) == 1)
            .flatMap(type -> squares(type).filter(isInReach).map(on -> type.word() + " " + on))
            .toList();
    return last.isEmpty()
        ? Optional.empty()
        : Optional.of(
            Sentence.of(
                SentenceRole.WEIGHTY,
                "Worth %s points now: %s.",
                CooperativeScore.FOR_THE_LAST,
                Phrase.list(last)));
  }

  /** How few there are of the kind that is gone next, if they are few. */
  public Optional<Sentence> nearlyGone() {
    return CooperativeScore.KINDS.stream()
        .filter(this::isNearlyGone)
        .min(Comparator.comparing(this::left))
        .map(
            type ->
                Sentence.of(
                    "%s are left: capturing the last one scores 10 extra points.",
                    Phrase.counted(left(type), type.word())));
  }

  private boolean isNearlyGone(PieceType type) {
    int left = left(type);
    return left > 1 && left <= FEW && 2 * left <= atFirst(type);
  }

  private static int atFirst(PieceType type) {
    return CooperativeScore.left(type, Position.start(Variant.ORTHODOX).board());
  }

  private Stream<Square> squares(PieceType type) {
    return board.squares(letter -> letter != Board.EMPTY && PieceType.of(letter) == type).stream();
  }

  private int left(PieceType type) {
    return CooperativeScore.left(type, board);
  }
}
