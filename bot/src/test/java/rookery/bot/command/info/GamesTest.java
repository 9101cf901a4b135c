package rookery.bot.command.info;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.request.testroom.InMemoryChannel.ADA;
import static rookery.bot.request.testroom.InMemoryChannel.BEN;
import static rookery.bot.request.testroom.InMemoryChannel.CLEO;
import static rookery.bot.request.testroom.InMemoryChannel.DAN;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import rookery.bot.post.Control;
import rookery.bot.post.Control.Button;
import rookery.bot.post.ControlId;
import rookery.bot.post.PictureList;
import rookery.bot.post.PictureList.Card;
import rookery.bot.post.Post;
import rookery.bot.request.testroom.InMemoryChannel;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.Table;

/** From one game to the next. */
class GamesTest {
  private final InMemoryChannel hall = new InMemoryChannel();

  private PictureList games() {
    return hall.types(ADA, "games").cards.orElseThrow();
  }

  private static List<String> labels(PictureList list) {
    return list.rows().stream().flatMap(List::stream).map(GamesTest::label).toList();
  }

  private static List<String> labels(Card card) {
    return card.controls().stream().map(GamesTest::label).toList();
  }

  private static String label(Control control) {
    return control instanceof Button button ? button.label() : ((Control.Link) control).label();
  }

  private PictureList lists(PictureList shown, String label) {
    Button button =
        shown.rows().stream()
            .flatMap(List::stream)
            .map(control -> (Button) control)
            .filter(b -> b.label().equals(label))
            .findFirst()
            .orElseThrow();
    return hall.pressesOwn(ADA, button.id()).cards.orElseThrow();
  }

  @Test
  void whoPlaysNothingIsToldHowToBegin() {
    assertEquals("You're not in a game. Open a table with `/play`.", games().heading());
    assertEquals(List.of("My turn", "All", "Finished", "Learn"), labels(games()));
  }

  @Test
  void nobodysWishesAreLookedUpWhereNothingIsPainted() {
    games();
    assertEquals(Set.of(), hall.wishes().asked);
    hall.opens("custodian", ADA, BEN);
    games();
    assertTrue(hall.wishes().asked.contains(ADA));
  }

  @Test
  void aTableThatWaitsCanBePlayedAtFromTheList() {
    hall.opens("custodian", ADA, BEN);
    Card card = games().cards().get(0);
    assertTrue(card.words().contains("**Your turn.**"), card.words());
    assertEquals(List.of("Move", "Go to game"), labels(card));
    assertTrue(card.picture().isPresent());
  }

  @Test
  void aTableThatWaitsForOthersSaysForWhom() {
    hall.opens("custodian", BEN, ADA);
    Card card = games().cards().get(0);
    assertTrue(card.words().contains("Waiting for "), card.words());
    assertEquals(List.of("Show board", "Go to game"), labels(card));
  }

  @Test
  void theTablesWhereItIsMyTurnCanBeListedAlone() {
    hall.opens("custodian", BEN, ADA);
    hall.opens("custodian", ADA, BEN);
    PictureList mine = lists(games(), "My turn");
    assertEquals(2, games().cards().size());
    assertEquals(1, mine.cards().size());
    assertTrue(mine.cards().get(0).words().contains("Your turn"));
  }

  @Test
  void manyTablesComePageByPage() {
    for (int i = 0; i < 8; i++) {
      hall.opens("custodian", ADA, BEN);
    }
    PictureList first = games();
    assertEquals(5, first.cards().size());
    assertFalse(labels(first).contains("\u2190 Back"));
    PictureList second = lists(first, "More \u2192");
    assertEquals(3, second.cards().size());
    assertEquals(first, lists(second, "\u2190 Back"));
  }

  @Test
  void noTwoButtonsOfAPageAskForTheSame() {
    for (int i = 0; i < 12; i++) {
      hall.opens("custodian", ADA, BEN);
    }
    PictureList first = games();
    PictureList second = lists(first, "More \u2192");
    PictureList third = lists(second, "More \u2192");
    for (PictureList page : List.of(first, second, third)) {
      List<ControlId> asked =
          page.rows().stream().flatMap(List::stream).map(c -> ((Button) c).id()).toList();
      assertEquals(asked.size(), Set.copyOf(asked).size(), asked.toString());
    }
    assertEquals(first, lists(third, "All"));
  }

  @Test
  void finishedGamesAreKept() {
    hall.opens("custodian", ADA, BEN);
    hall.presses(BEN, hall.types(BEN, "resign").post(), "Resign");
    assertEquals(0, games().cards().size());
    PictureList over = lists(games(), "Finished");
    assertEquals(1, over.cards().size());
    assertTrue(over.cards().get(0).words().contains("resign"), over.cards().get(0).words());
  }

  @Test
  void theNextTableIsTheOneThatWaits() {
    Table waits = hall.opens("custodian", ADA, BEN);
    hall.opens("custodian", BEN, ADA);
    Post next = hall.types(ADA, "next").post();
    assertTrue(next.words().contains(waits.id()), next.words());
    assertEquals(
        "No game is waiting for you. `/games` lists your games.", hall.types(CLEO, "next").words());
  }

  @Test
  void anAcceptedActionLeadsOnToTheNextTable() {
    Table other = hall.opens("custodian", ADA, BEN);
    Table here = hall.opens("custodian", ADA, CLEO);
    String action = here.match().orElseThrow().legal(here.seatOf(ADA)).get(0).text();
    Post answer = hall.types(ADA, "move", "action=" + action, "table=" + here.id()).post();
    Post next = hall.presses(ADA, answer, "Go to your next table (1 waiting)").post();
    assertTrue(next.words().contains(other.id()), next.words());
  }

  @Test
  void whoseTurnGoesOnIsNotSentToAnotherTable() {
    hall.opens("custodian", ADA, BEN);
    Table here = hall.opens("booster", ADA, CLEO);
    Post answer = hall.types(ADA, "move", "action=e2e4", "table=" + here.id()).post();
    assertFalse(answer.toString().contains("next table"), answer.toString());
  }

  @Test
  void theWayToTheNextTableStandsApartFromOtherButtons() {
    hall.opens("custodian", ADA, BEN);
    Table here = hall.opens("fluid", ADA, CLEO);
    Post answer = hall.types(ADA, "move", "action=e2e4", "table=" + here.id()).post();
    List<Control> row = answer.rows().get(answer.rows().size() - 1);
    assertTrue(answer.rows().size() > 1, answer.toString());
    assertEquals(1, row.size(), answer.toString());
    assertTrue(row.toString().contains("Go to your next table (1 waiting)"), answer.toString());
  }

  @Test
  void whoHasNoOtherTableIsNotSentOn() {
    hall.opens("custodian", ADA, DAN);
    Table here = hall.table();
    String action = here.match().orElseThrow().legal(here.seatOf(ADA)).get(0).text();
    assertFalse(hall.plays(ADA, action).post().toString().contains("next table"));
  }

  @Test
  void aTableIsNamedOnceWhereItsThreadIsNamedAfterIt() {
    Table table = hall.opens("custodian", ADA, BEN);
    String words = games().cards().get(0).words();
    assertTrue(table.isInThread() || hall.table().address() instanceof MessageAddress.InThread);
    assertFalse(words.contains("table " + table.id()), words);
  }
}
