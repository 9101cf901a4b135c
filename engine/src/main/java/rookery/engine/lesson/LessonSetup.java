package rookery.engine.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import rookery.engine.Seat;
import rookery.engine.Shuffle;
import rookery.engine.cards.Dealer;
import rookery.engine.option.Options;

/**
 * How the game of a lesson begins.
 *
 * @param you the seat of whoever learns
 * @param options every option of the game
 * @param decks the first cards of decks by the decks' keys, top first; the rest of each is sorted
 */
public record LessonSetup(Seat you, Options options, SortedMap<String, List<String>> decks) {
  public LessonSetup {
    decks = new TreeMap<>(decks);
  }

  /** Puts each deck in the order that the lesson wants. */
  Dealer dealer() {
    return this::ordered;
  }

  private List<String> ordered(Shuffle deck) {
    List<String> rest = new ArrayList<>(deck.cards());
    List<String> order = new ArrayList<>();
    for (String card : decks.getOrDefault(deck.key(), List.of())) {
      if (!rest.remove(card)) {
        throw new IllegalArgumentException(
            "The deck \"%s\" has no such card, or not so many: %s. It has: %s."
                .formatted(deck.key(), card, String.join(" ", deck.cards())));
      }
      order.add(card);
    }
    order.addAll(rest);
    return List.copyOf(order);
  }
}
