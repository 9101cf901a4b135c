package rookery.engine.games.cooperative.points;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import rookery.engine.board.Board;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;

/**
 * How far the players should be to win, and what a win still needs.
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

  private static final int FOR_A_WHOLE_KIND = 2;
  private static final int FOR_A_KIND = CooperativeScore.FOR_THE_LAST - 1;

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

  /**
   * How a win could still be made in few captures: {@code 19 more points win, such as the last
   * knight (+11), 7 other pieces and a king.} Empty before the first capture and once a king is
   * enough.
   */
  public Optional<Sentence> needed() {
    return score.pieces() == 0 || score.withAKing().wins()
        ? Optional.empty()
        : kinds().min(Comparator.comparing(this::effort)).map(this::needed);
  }

  private Sentence needed(List<PieceType> kinds) {
    List<String> parts = new ArrayList<>();
    kinds.forEach(type -> parts.add("%s (+%s)".formatted(all(type), left(type) + FOR_A_KIND)));
    int others = others(kinds);
    if (others > 0) {
      String other = kinds.isEmpty() ? "piece" : "other piece";
      parts.add(Phrase.counted(others, other));
    }
    parts.add("a king");
    return Sentence.of(
        "%s win, such as %s.",
        Phrase.counted(CooperativeScore.LEAST_WIN - score.points(), "more point"),
        Phrase.list(parts));
  }

  private String all(PieceType type) {
    return switch (left(type)) {
      case 1 -> "the last " + type.word();
      case 2 -> "both " + type.word() + "s";
      default -> "all " + Phrase.counted(left(type), type.word());
    };
  }

  /** Sets of kinds that can be captured whole, the smaller sets first. */
  private Stream<List<PieceType>> kinds() {
    List<PieceType> left = CooperativeScore.KINDS.stream().filter(type -> left(type) > 0).toList();
    return IntStream.range(0, 1 << left.size())
        .boxed()
        .sorted(Comparator.comparing(Integer::bitCount))
        .map(
            set ->
                IntStream.range(0, left.size())
                    .filter(i -> (set & 1 << i) != 0)
                    .mapToObj(left::get)
                    .toList())
        .filter(kinds -> others(kinds) <= spare(kinds));
  }

  /** How many captures it takes; whole kinds are harder to find than others. */
  private int effort(List<PieceType> kinds) {
    return whole(kinds) + others(kinds) + FOR_A_WHOLE_KIND * kinds.size();
  }

  private int whole(List<PieceType> kinds) {
    return kinds.stream().mapToInt(this::left).sum();
  }

  /** How many pieces of other kinds are needed besides; a king brings the last point. */
  private int others(List<PieceType> kinds) {
    int missing = CooperativeScore.LEAST_WIN - score.points() - 1;
    return Math.max(0, missing - whole(kinds) - FOR_A_KIND * kinds.size());
  }

  /** How many there are; the last of another kind would bring more. */
  private int spare(List<PieceType> kinds) {
    return CooperativeScore.KINDS.stream()
        .filter(type -> !kinds.contains(type))
        .mapToInt(type -> Math.max(0, left(type) - 1))
        .sum();
  }

  private Stream<Square> squares(PieceType type) {
    return board.squares(letter -> letter != Board.EMPTY && PieceType.of(letter) == type).stream();
  }

  private int left(PieceType type) {
    return CooperativeScore.left(type, board);
  }
}
