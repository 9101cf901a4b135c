package rookery.engine.games.cooperative.cards;

import java.util.Optional;
import java.util.Set;
import rookery.engine.board.Colour;
import rookery.engine.diagram.BesideBoard.Link.Captor;
import rookery.engine.diagram.BesideBoard.Link.Strength;

/**
 * What neighbours in the line let each other take.
 *
 * @param now the letters of each captor and its victim where whoever's turn it is can capture so
 * @param later the same of the other colour
 */
public record CardLinks(CardLine line, Set<String> now, Set<String> later) {
  /** How plain a link is, and which of the two cards' pieces can capture the other. */
  public record Kind(Strength strength, Captor captor) {
    private static final Kind THIN = new Kind(Strength.THIN, Captor.EITHER);
  }

  public CardLinks {
    now = Set.copyOf(now);
    later = Set.copyOf(later);
  }

  /**
   * The link from a card to the next: an arrow where a capture is possible, plainer for whoever's
   * turn it is; thin where only the board is in its way; none between cards of one colour.
   */
  public Optional<Kind> kind(int position) {
    char one = line.at(position);
    char other = line.at(position + 1);
    return arrow(now, Strength.THICK, one, other)
        .or(() -> arrow(later, Strength.WAITING, one, other))
        .or(() -> isLink(one, other) ? Optional.of(Kind.THIN) : Optional.empty());
  }

  private static boolean isLink(char one, char other) {
    return Colour.of(one) != Colour.of(other);
  }

  private static Optional<Kind> arrow(
      Set<String> captures, Strength strength, char one, char other) {
    if (captures.contains("" + one + other)) {
      return Optional.of(new Kind(strength, Captor.FIRST));
    }
    return captures.contains("" + other + one)
        ? Optional.of(new Kind(strength, Captor.SECOND))
        : Optional.empty();
  }
}
