package rookery.bot.deal;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import rookery.engine.Shuffle;
import rookery.engine.match.Entry;
import rookery.engine.match.GameRecord;
import rookery.engine.playthrough.Playthrough;

/**
 * What a file of a finished game says of its decks, so that everybody can shuffle them again.
 *
 * @param decks the secret and what was added
 * @param times how often a deck was shuffled, where that is more than once: the last time counts
 */
public record DeckProof(FairDecks decks, Map<String, Integer> times) {
  /** Under which name it stands in the file, beside who played. */
  public static final String NAME = "decks";

  private static final String VERSION = "version";
  private static final String COMMITMENT = "sha256";
  private static final String SECRET = "secret";
  private static final String ADDED = "added";
  private static final String TIMES = "times";

  public DeckProof {
    times = Map.copyOf(times);
  }

  /** The proof of a finished game. */
  public static DeckProof of(FairDecks decks, GameRecord record) {
    Map<String, Integer> times = new LinkedHashMap<>();
    for (Entry entry : record.entries()) {
      if (entry instanceof Entry.Shuffle shuffle) {
        times.merge(shuffle.deck(), 1, Integer::sum);
      }
    }
    times.values().removeIf(count -> count == 1);
    return new DeckProof(decks, times);
  }

  /** As it stands in the file. */
  public Map<String, Object> written() {
    Map<String, Object> written = new LinkedHashMap<>();
    written.put(VERSION, DealSecret.VERSION);
    written.put(COMMITMENT, decks.secret().commitment());
    written.put(SECRET, decks.secret().hex());
    written.put(ADDED, decks.added());
    if (!times.isEmpty()) {
      written.put(TIMES, times);
    }
    return written;
  }

  /**
   * Reads what a file says.
   *
   * @throws WrongSecretException if it says nothing, or something else than {@link #written}
   */
  public static DeckProof read(Playthrough game) {
    if (!(game.about().get(NAME) instanceof Map<?, ?> written)) {
      throw new WrongSecretException(
          "This file has no secret to check. Rookery writes one in the file of a finished game if"
              + " anything in it was random.");
    }
    if (!DealSecret.VERSION.equals(written.get(VERSION))) {
      throw new WrongSecretException(
          "What is random in this file doesn't follow the rule %s.".formatted(DealSecret.VERSION));
    }
    List<String> added = new ArrayList<>();
    if (written.get(ADDED) instanceof List<?> lines) {
      lines.forEach(line -> added.add(line.toString()));
    }
    Map<String, Integer> times = new LinkedHashMap<>();
    if (written.get(TIMES) instanceof Map<?, ?> counts) {
      counts.forEach((deck, count) -> times.put(deck.toString(), ((Number) count).intValue()));
    }
    DealSecret secret = DealSecret.parse(String.valueOf(written.get(SECRET)));
    return new DeckProof(new FairDecks(secret, added), times);
  }

  /**
   * Shuffles every deck of the game again.
   *
   * @param told the SHA-256 that was told when the table opened
   * @return a line for each deck
   * @throws WrongSecretException if the secret is another, or gives a deck another order
   */
  public List<String> verify(Playthrough game, Optional<String> told) {
    told.ifPresent(decks.secret()::mustBeTold);
    List<String> lines = new ArrayList<>();
    lines.add("SHA-256 " + decks.secret().commitment());
    game.chance()
        .forEach(
            (deck, order) -> {
              Shuffle wanted = new Shuffle(deck, order);
              if (!decks
                  .order(game.game().id(), wanted, times.getOrDefault(deck, 1))
                  .equals(order)) {
                throw new WrongSecretException(
                    "With this secret \"%s\" would come in a different order.".formatted(deck));
              }
              lines.add("%s: the secret gives just this order.".formatted(deck));
            });
    return lines;
  }
}
