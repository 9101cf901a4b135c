package rookery.bot.store.json;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rookery.bot.deal.DealSecret;
import rookery.bot.deal.FairDecks;

/** What decides the decks of a table, as lines: the secret, and then what was added. */
public final class DeckSeedLines {
  /** Stands before what was added if the decks are played with once more. */
  private static final String AGAIN = "again after ";

  private DeckSeedLines() {}

  /** As text, which {@link #read} turns into equal ones. */
  public static String write(FairDecks decks) {
    Stream<String> again = decks.before().map(points -> AGAIN + points).stream();
    return Stream.of(Stream.of(decks.secret().hex()), again, decks.added().stream())
        .flatMap(Function.identity())
        .collect(Collectors.joining("\n"));
  }

  /** Reads what {@link #write} wrote. */
  public static FairDecks read(String text) {
    List<String> lines = text.lines().toList();
    DealSecret secret = DealSecret.parse(lines.get(0));
    if (lines.size() > 1 && lines.get(1).startsWith(AGAIN)) {
      int before = Integer.parseInt(lines.get(1).substring(AGAIN.length()));
      return new FairDecks(secret, lines.subList(2, lines.size()), Optional.of(before));
    }
    return new FairDecks(secret, lines.subList(1, lines.size()));
  }
}
