package rookery.bot.store.json;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rookery.bot.deal.DealSecret;
import rookery.bot.deal.FairDecks;

/** What decides the decks of a table, as lines: the secret, and then what was added. */
public final class DeckSeedLines {
  private DeckSeedLines() {}

  /** As text, which {@link #read} turns into equal ones. */
  public static String write(FairDecks decks) {
    return Stream.concat(Stream.of(decks.secret().hex()), decks.added().stream())
        .collect(Collectors.joining("\n"));
  }

  /** Reads what {@link #write} wrote. */
  public static FairDecks read(String text) {
    List<String> lines = text.lines().toList();
    return new FairDecks(DealSecret.parse(lines.get(0)), lines.subList(1, lines.size()));
  }
}
