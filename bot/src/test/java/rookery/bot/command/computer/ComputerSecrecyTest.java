package rookery.bot.command.computer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.request.testroom.InMemoryChannel.ADA;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import rookery.bot.preference.NotificationMode;
import rookery.bot.preference.PreferenceChange;
import rookery.bot.preference.Preferences;
import rookery.bot.preference.Wishing;
import rookery.bot.random.RequestRandomSource;
import rookery.bot.request.testroom.HeldComputers;
import rookery.bot.request.testroom.InMemoryChannel;
import rookery.bot.request.testroom.ReceivedMessages;
import rookery.bot.request.testroom.TestRoom;
import rookery.engine.match.Entry;

/**
 * What a computer does at a table, what is sent because of it, and how long it takes are the same
 * in two worlds that look the same to its seat.
 */
class ComputerSecrecyTest {
  private static final String FILLED = " seats:named opponents:beginner";

  /**
   * What came of one secret choice of Ada's.
   *
   * @param acts what computers did
   * @param paces how long each of them took
   * @param posts what everybody could read
   */
  private record Evening(List<String> acts, List<Duration> paces, List<Object> posts) {}

  @Test
  void theAnswerToAMoveIsTheSameWhateverTheOtherHasSetUpInSecret() {
    ReceivedMessages first = cloak("RNBQKBNR");
    for (String setUp : List.of("RNBBKQNR", "RKNBBRNQ", "BRKRNNQB")) {
      first.assertSameForAllBut("Ada", cloak(setUp), "after " + setUp);
    }
  }

  private static ReceivedMessages cloak(String setUp) {
    return ReceivedMessages.during(
        new TestRoom(new RequestRandomSource(new SplittableRandom(1))),
        club -> {
          club.says(club.ada, "/play game:cloak" + FILLED);
          club.says(club.ada, "/move action:setup " + setUp);
          club.says(club.ada, "/move action:a2a3");
          club.says(club.ada, "/move action:end");
          String board = club.says(club.cleo, "/board");
          assertTrue(board.contains("Linnet"), board);
        });
  }

  @Test
  void theAnswerToAMoveIsTheSameWhateverTheOtherHolds() {
    ReceivedMessages first = dealt("booster", deck -> deck, "e2e4", "end");
    ReceivedMessages other = dealt("booster", deck -> swapped(deck, 4, 30), "e2e4", "end");
    first.assertOtherFor("Ada", other);
    first.assertSameForAllBut("Ada", other, "where Ada holds another card");
  }

  @Test
  void aPartnerPlaysTheSameWhateverTheOtherHolds() {
    ReceivedMessages first = dealt("cooperative", deck -> deck, "play P", "e2e4", "end");
    ReceivedMessages other =
        dealt("cooperative", deck -> swapped(deck, 2, 25), "play P", "e2e4", "end");
    first.assertOtherFor("Ada", other);
    first.assertSameForAllBut("Ada", other, "where Ada holds another card");
  }

  private static ReceivedMessages dealt(
      String game, UnaryOperator<List<String>> order, String... actions) {
    RequestRandomSource chance =
        new RequestRandomSource(
            new SplittableRandom(1), wanted -> order.apply(pawnsFirst(wanted.cards())));
    return ReceivedMessages.during(
        new TestRoom(chance),
        club -> {
          club.says(club.ada, "/play game:" + game + FILLED);
          // So that what she alone is told can be compared.
          club.wishes()
              .keep(
                  new PreferenceChange.Personal(
                      ADA, Wishing.with(Preferences.USUAL, NotificationMode.ALL_DIRECT)));
          for (String action : actions) {
            club.says(club.ada, "/move action:" + action);
          }
          String board = club.says(club.cleo, "/board");
          assertTrue(board.contains("Linnet"), board);
        });
  }

  /** White pawns at the top, so that Ada holds one, and no kings near it. */
  private static List<String> pawnsFirst(List<String> cards) {
    List<String> order = new ArrayList<>(cards);
    order.sort((one, other) -> Boolean.compare(other.equals("P"), one.equals("P")));
    Collections.swap(order, 2, order.indexOf("q"));
    return order;
  }

  private static List<String> swapped(List<String> cards, int one, int other) {
    List<String> swapped = new ArrayList<>(cards);
    Collections.swap(swapped, one, other);
    assertNotEquals(cards, swapped);
    return swapped;
  }

  @Test
  void aPartnerCirclesTheSameWhateverAdaHasCircled() {
    Evening first = secretly("split-brain", "circle b3");
    for (String circle : List.of("circle c2", "circle g3")) {
      assertEquals(first, secretly("split-brain", circle));
    }
  }

  @Test
  void aPartnerMovesTheSameWhateverAdaHasPredicted() {
    Evening first = secretly("telepathy", "card B");
    assertEquals(first, secretly("telepathy", "card N"));
    assertEquals(first, secretly("telepathy", "card Q"));
  }

  /** All until her partner has acted after Ada chose something in secret. */
  private static Evening secretly(String game, String choice) {
    HeldComputers held = new HeldComputers();
    InMemoryChannel hall = new InMemoryChannel(held);
    hall.types(ADA, "play", "game=" + game, "seats=named", "opponents=beginner");
    if (game.equals("telepathy")) {
      hall.plays(ADA, "lead W1");
      while (!hall.table().awaited().has(ADA)) {
        assertTrue(held.lets(), "a computer is to act");
      }
    }
    int waiting = hall.table().running().record().entries().size();
    String answer = hall.plays(ADA, choice).words();
    assertEquals(waiting + 1, hall.table().running().record().entries().size(), answer);
    List<Object> posts = publicly(hall);
    while (acts(hall).stream().noneMatch(act -> act.matches("W. (circle|[a-h]).*"))) {
      assertTrue(held.lets(), "a computer is to act");
    }
    return new Evening(acts(hall), held.paces, posts);
  }

  private static List<Object> publicly(InMemoryChannel hall) {
    return hall.mail.letters.stream()
        .filter(letter -> !letter.address().isDirect())
        .<Object>map(letter -> letter.post())
        .toList();
  }

  private static List<String> acts(InMemoryChannel hall) {
    return hall.table().running().record().entries().stream()
        .filter(
            entry ->
                entry instanceof Entry.Act act && !act.by().equals(hall.table().seatOf(ADA).id()))
        .map(entry -> ((Entry.Act) entry).by() + " " + ((Entry.Act) entry).action())
        .toList();
  }
}
