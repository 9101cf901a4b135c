package rookery.bot.command.time;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.request.testroom.InMemoryChannel.ADA;
import static rookery.bot.request.testroom.InMemoryChannel.BEN;
import static rookery.bot.request.testroom.InMemoryChannel.CLEO;
import static rookery.bot.request.testroom.InMemoryChannel.DAN;
import static rookery.bot.request.testroom.InMemoryChannel.EVE;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.request.CompletionRequest;
import rookery.bot.request.Request;
import rookery.bot.request.testroom.InMemoryChannel;
import rookery.bot.request.testroom.PrivateAnswer;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.Person;

/** Somebody else plays on in a seat: sees what it may see, and whoever had it does not. */
class SubstituteTest {
  private final InMemoryChannel hall = new InMemoryChannel();

  @BeforeEach
  void openTable() {
    hall.opens("split-brain", ADA, BEN, CLEO, DAN);
  }

  private OutgoingMessage notice() {
    return hall.mail.message(hall.table().timing().notice().orElseThrow());
  }

  private PrivateAnswer takes() {
    return hall.presses(EVE, notice(), "Play for Ada");
  }

  @Test
  void whoeverTakesASeatReadsForWhom() {
    hall.types(ADA, "substitute");
    String words = takes().words();
    assertTrue(words.startsWith("You've taken over from Ada."), words);
    assertFalse(words.contains(hall.table().seats().get(0).title()), words);
  }

  @Test
  void whoeverTakesASeatSitsThere() {
    hall.types(ADA, "substitute");
    takes();
    assertEquals(EVE, hall.table().seating().chairs().get(hall.table().seats().get(0)));
    assertEquals(EVE, hall.table().host());
    assertTrue(hall.tables.of(ADA).isEmpty());
    assertEquals(Optional.empty(), hall.table().timing().notice());
  }

  @Test
  void whoeverTakesItIsAskedInPrivateAndSeesTheSecret() {
    hall.types(ADA, "move", "action=circle c2");
    hall.types(ADA, "substitute");
    takes();
    assertEquals(new MessageAddress.Direct(EVE), hall.prompt(EVE).address());
    assertTrue(hall.types(EVE, "hand").words().contains("c2"));
  }

  @Test
  void whoeverHadItSeesNothingOfItAnyMore() {
    hall.types(ADA, "move", "action=circle c2");
    OutgoingMessage prompt = hall.prompt(ADA);
    hall.types(ADA, "substitute");
    takes();
    OutgoingMessage left = hall.mail.message(prompt.id());
    assertFalse(left.post().words().contains("c2"), left.post().words());
    assertTrue(left.post().rows().isEmpty());
    assertTrue(left.post().picture().isEmpty());
    assertTrue(hall.types(ADA, "hand", "table=" + hall.table().id()).words().contains("no seat"));
    String board = hall.types(ADA, "board").words();
    assertFalse(board.contains("Only you know"), board);
  }

  @Test
  void oldButtonsOfWhoeverHadItDoNothing() {
    OutgoingMessage prompt = hall.prompt(ADA);
    Request press = hall.picked(ADA, prompt, "Knight c2");
    hall.types(ADA, "substitute");
    takes();
    assertTrue(hall.asks(press).words().contains("no seat"));
  }

  @Test
  void nothingIsWrittenToWhoeverHadItAfterwards() {
    hall.types(ADA, "substitute");
    takes();
    int mine = letters(ADA);
    hall.types(EVE, "move", "action=circle c2");
    hall.types(BEN, "move", "action=circle d4");
    assertEquals(mine, letters(ADA));
  }

  private int letters(Person person) {
    return (int)
        hall.mail.letters.stream()
            .filter(letter -> letter.address().equals(new MessageAddress.Direct(person)))
            .count();
  }

  @Test
  void completionTellsWhoeverHadItNothing() {
    hall.types(ADA, "substitute");
    takes();
    CompletionRequest typing =
        new CompletionRequest(
            ADA,
            InMemoryChannel.GAMES,
            "action",
            "circle",
            Map.of("action", "circle", "table", hall.table().id()));
    assertEquals(List.of(), hall.host.complete("move", typing));
  }

  @Test
  void aSeatMayBeKeptForSomebody() {
    hall.types(ADA, "substitute", Map.of(), EVE);
    assertEquals(List.of(EVE), notice().post().pinged());
    String refused = hall.presses(new Person("106"), notice(), "Play for Ada").words();
    assertEquals("Only <@105> can take that seat.", refused);
    takes();
    assertEquals(EVE, hall.table().host());
  }

  @Test
  void whoeverOffersItPlaysOnUntilItIsTaken() {
    hall.types(ADA, "substitute");
    hall.types(ADA, "move", "action=circle c2");
    assertTrue(hall.table().timing().vacant().isEmpty());
  }

  @Test
  void anOfferCanBeTakenBack() {
    hall.types(ADA, "substitute");
    hall.presses(ADA, notice(), "Take back the offer");
    assertEquals(Optional.empty(), hall.table().timing().notice());
  }

  @Test
  void thoseAtTheTableCannotTakeAnotherSeat() {
    hall.types(ADA, "substitute");
    assertTrue(
        hall.presses(BEN, notice(), "Play for Ada").words().startsWith("You already have a seat"));
  }

  @Test
  void theOthersMayLookForSomebodyWhenTimeIsUp() {
    hall.waits(Duration.ofDays(6));
    hall.types(BEN, "move", "action=circle d4");
    hall.presses(CLEO, notice(), "Find someone else");
    takes();
    assertEquals(Optional.of(hall.now().plus(Duration.ofDays(3))), hall.table().clock().due());
    assertEquals(List.of(EVE), hall.prompt(EVE).post().pinged());
  }
}
