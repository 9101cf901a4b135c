package rookery.bot.result;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.request.testroom.InMemoryChannel.ADA;
import static rookery.bot.request.testroom.InMemoryChannel.BEN;
import static rookery.bot.request.testroom.InMemoryChannel.CLEO;
import static rookery.bot.request.testroom.InMemoryChannel.DAN;
import static rookery.bot.request.testroom.InMemoryChannel.EVE;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import rookery.bot.request.testroom.InMemoryChannel;
import rookery.bot.table.Person;
import rookery.bot.table.Table;

/** How often partners understood each other. */
class PartnerUnderstandingTest {
  /** Ada and Ben circle what agrees; then White gives up. */
  private static Table played() {
    InMemoryChannel hall = new InMemoryChannel();
    hall.opens("split-brain", ADA, BEN, CLEO, DAN);
    hall.plays(ADA, "circle c2");
    hall.plays(BEN, "circle d4");
    resigns(hall, ADA);
    resigns(hall, BEN);
    return hall.table();
  }

  private static void resigns(InMemoryChannel hall, Person person) {
    hall.presses(person, hall.types(person, "resign").post(), "Resign");
  }

  @Test
  void theCirclesOfOnesOwnTeamAreCounted() {
    Map<String, PartnerUnderstanding> ofAda =
        PartnerUnderstanding.of(ADA, List.of(played(), played()));

    assertEquals("agreed 100\u00a0% of 2 circles", ofAda.get("split-brain").words());
  }

  @Test
  void whoHasNotCircledHasNothingToCount() {
    assertTrue(PartnerUnderstanding.of(CLEO, List.of(played())).isEmpty());
    assertTrue(PartnerUnderstanding.of(EVE, List.of(played())).isEmpty());
  }
}
