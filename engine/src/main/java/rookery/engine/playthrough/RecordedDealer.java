package rookery.engine.playthrough;

import java.util.List;
import java.util.Map;
import rookery.engine.Shuffle;
import rookery.engine.cards.Dealer;

/**
 * Deals what an exchange file says. A deck of which it gives no order, or one not made of its
 * cards, is a {@link PlaythroughException}.
 *
 * @param orders the order of each deck that is given, by the deck's key
 * @param line the number of the line that the game has come to
 */
public record RecordedDealer(Map<String, List<String>> orders, int line) implements Dealer {
  @Override
  public List<String> shuffle(Shuffle wanted) {
    List<String> order = orders.get(wanted.key());
    if (order == null) {
      throw new PlaythroughException(
          line,
          "the game now needs an order for \"%s\", but \"chance\" doesn't give one"
              .formatted(wanted.key()));
    }
    if (!wanted.admits(order)) {
      throw new PlaythroughException(
          line,
          "the order for \"%s\" under \"chance\" must list exactly that deck's cards: %s"
              .formatted(wanted.key(), String.join(" ", wanted.cards())));
    }
    return order;
  }
}
