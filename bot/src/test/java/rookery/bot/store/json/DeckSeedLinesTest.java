package rookery.bot.store.json;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import rookery.bot.deal.DealSecret;
import rookery.bot.deal.FairDecks;

class DeckSeedLinesTest {
  private static final FairDecks DECKS =
      FairDecks.of(DealSecret.of(new byte[DealSecret.BYTES])).joined("1").cut("again after 3");

  @Test
  void whatDecidesDecksIsReadAsItWasWritten() {
    assertEquals(DECKS, DeckSeedLines.read(DeckSeedLines.write(DECKS)));
  }

  @Test
  void howADealEndedBeforeIsReadAsItWasWritten() {
    FairDecks again = DECKS.again(12).again(8);
    assertEquals(Optional.of(12), again.before());
    assertEquals(again, DeckSeedLines.read(DeckSeedLines.write(again)));
  }
}
