package rookery.engine.play;

import java.util.List;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;

/**
 * Whether pieces that are to form one group can still do so, as far as that is certain and quickly
 * found.
 *
 * @param groups how many groups they form
 * @param left how many moves can still be paid for
 * @param canMove whether any piece can move now
 */
public record GroupJoinCheck(int groups, int left, boolean canMove) {
  /**
   * A piece that moves joins no more than four groups where it arrives: of the eight squares round
   * it no more than four lie apart. If it was alone before, its own group is gone too, but that is
   * one of those it joins.
   */
  private static final int MOST_FEWER = 4;

  /** The fewest moves that could make that many groups one, by their number alone. */
  public static int fewestMoves(int groups) {
    return (groups + MOST_FEWER - 2) / MOST_FEWER;
  }

  /** Says that they can never be one group. */
  public static final Sentence LOST =
      Sentence.of(SentenceRole.URGENT, "A single group is no longer possible.");

  /** The progress of a game of groups and cards, see {@link rookery.engine.State#progress}. */
  public static List<String> progress(int groups, int cards) {
    return List.of(Phrase.counted(groups, "group"), Phrase.left(cards, "card"));
  }

  /** How many groups there were at first, and how few there were later, once a game is over. */
  public static Sentence tally(int first, int fewest) {
    String groups = Phrase.counted(first, "group");
    if (fewest == 1) {
      return Sentence.of("The pieces started in %s and ended in one.", groups);
    }
    return fewest < first
        ? Sentence.of("The pieces started in %s and got down to %s at best.", groups, fewest)
        : Sentence.of("The pieces started in %s and never formed fewer.", groups);
  }

  /** Whether there are moves that make them one group. */
  public interface LastMoves {
    /** Tries them all, so many after one another. */
    boolean joinAll(int moves);
  }

  /**
   * Whether they can never be one group.
   *
   * @param tried with how few moves left all of them are tried
   */
  public boolean isHopeless(int tried, LastMoves last) {
    if (groups == 1) {
      return false;
    }
    return !canMove || fewestMoves(groups) > left || left <= tried && !last.joinAll(left);
  }

  /** What players are told before they make it so. */
  public Sentence warning() {
    String pieces = Phrase.counted(groups, "group");
    if (!canMove) {
      return Sentence.of(
          "This loses the game: no piece could move any more, and %s would be left.", pieces);
    }
    return left == 0
        ? Sentence.of("This loses the game: no card is left, and there would still be %s.", pieces)
        : Sentence.of(
            "This loses the game: with %s left, %s can't become one.",
            Phrase.counted(left, "card"), pieces);
  }
}
