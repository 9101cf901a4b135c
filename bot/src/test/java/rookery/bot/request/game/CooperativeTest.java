package rookery.bot.request.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import rookery.bot.random.RequestRandomSource;
import rookery.bot.request.testroom.Friend;
import rookery.bot.request.testroom.TestRoom;
import rookery.bot.request.testroom.VisibleMessage;
import rookery.engine.cards.Dealer;

/** Ada, as White, and Ben play Cooperative Chess together. */
class CooperativeTest {
  /** The black king comes to the line as the cards are dealt: he is Ben's first card. */
  private static final List<String> FIRST_CARDS = List.of("Q", "k", "p", "P", "n", "R", "r");

  private static TestRoom club() {
    return club(FIRST_CARDS);
  }

  private static TestRoom club(List<String> firstCards) {
    Dealer dealer =
        wanted -> {
          List<String> rest = new ArrayList<>(wanted.cards());
          firstCards.forEach(rest::remove);
          List<String> order = new ArrayList<>(firstCards);
          order.addAll(rest);
          return order;
        };
    return new TestRoom(new RequestRandomSource(new SplittableRandom(5), dealer));
  }

  private static void types(TestRoom club, Friend person, String... actions) {
    for (String action : actions) {
      club.plays(person, action);
    }
  }

  @Test
  void theButtonsOfACaptureThatWouldLoseAreRedAndTheFirstAsks() {
    TestRoom club = club();
    club.opens(club.ada, "cooperative", List.of(club.ben));
    types(club, club.ada, "play Q", "e4", "end");
    types(club, club.ben, "play p", "f6", "end");
    assertTrue(
        club.turn(club.ada).text().contains("Ben played a black pawn card, then pawn f7-f6."),
        club.turn(club.ada).text());
    types(club, club.ada, "play R", "Qh5");
    VisibleMessage check = club.seen("There's something to capture now.");
    VisibleMessage captures = club.ada.presses(check, "Make a capture").message();
    assertTrue(captures.buttons().contains("Q h5\u00d7h7"), captures.buttons().toString());
    assertEquals(List.of("Q h5\u00d7e8"), captures.red(), captures.text());
    VisibleMessage asked = club.ada.presses(captures, "Q h5\u00d7e8").message();
    assertTrue(asked.text().contains("you'd lose with 1 of the 32 points"), asked.text());
    assertEquals(List.of("Capture the king anyway"), asked.red());
    club.ada.presses(asked, "Capture the king anyway");
    club.seen("captured the king on e8 too early");
  }

  @Test
  void aCheckLeavesRoomForTheElevenPointsOfTheLastQueen() {
    TestRoom club = club(List.of("p", "p", "N", "P", "Q", "q", "B", "n", "k", "n"));
    club.opens(club.ada, "cooperative", List.of(club.ben));
    types(club, club.ada, "play p", "e2e4", "end");
    types(club, club.ben, "play p", "e7e6", "end");
    types(club, club.ada, "play Q", "d1g4", "g4e6x2", "e6d7x1", "end");
    types(club, club.ben, "play q", "d8d7x1", "end");
    types(club, club.ada, "play B", "f1b5", "b5d7x1", "end");
    String told = club.turn(club.ben).text();
    assertTrue(
        told.contains("Ada captured the last queen on d7 (+11 points, now 14 of 32)."), told);
    assertTrue(told.contains("king is in check from the bishop on d7."), told);
  }

  @Test
  void partnersPlayUntilAKingIsTaken() {
    TestRoom club = club();
    club.opens(club.ada, "cooperative", List.of(club.ben));
    VisibleMessage dealt =
        club.prompt(club.ada, "Ben drew the black king: kings go straight into the line.");
    assertTrue(dealt.alt().contains("White's hand: white pawn, white queen."), dealt.alt());
    VisibleMessage menu = club.ada.presses(club.seen("play a card in"), "Play a card").message();
    assertTrue(menu.text().contains("Your cards: white pawn, white queen."), menu.text());
    VisibleMessage moves = club.walks(club.ada, menu, "White queen");
    VisibleMessage moved = club.picks(club.ada, club.picks(club.ada, moves, "Pawn e2"), "e4");
    assertTrue(moved.text().contains("Nothing to capture now: end your turn."), moved.text());
    club.ada.presses(moved, "End the turn");
    club.prompt(club.ada, "Your cards: white pawn, white rook.");
    VisibleMessage called = club.seen("play a card");
    assertEquals(List.of("Ben"), called.pings());
    types(club, club.ben, "play p", "f6", "end");
    club.seen("play a card.");
    types(club, club.ada, "play R", "Qh5");
    VisibleMessage check = club.seen("There's something to capture now.");
    assertTrue(check.alt().contains("The king on e8 is in check."));
    VisibleMessage capture = club.ada.presses(check, "Make a capture").message();
    VisibleMessage asked = club.ada.presses(capture, "Q h5\u00d7e8").message();
    club.ada.presses(asked, "Capture the king anyway");
    VisibleMessage end = club.seen("captured the king on e8 too early, 31 points short.");
    assertTrue(end.text().contains("scored 1 point in Cooperative Chess 2 and lost"), end.text());
  }

  @Test
  void theButtonThatOpensTheMenuPlaysNothingAndWhereOneCardIsLeftOffersAHint() {
    TestRoom club = club(List.of("P", "n", "P", "p"));
    club.opens(club.ada, "cooperative", List.of(club.ben));
    VisibleMessage menu = club.ada.presses(club.turn(club.ada), "Play a card").message();
    assertTrue(
        menu.buttons().containsAll(List.of("White pawn", "Hint")), menu.buttons().toString());
    VisibleMessage played = club.ada.presses(menu, "White pawn").message();
    assertTrue(played.text().startsWith("You played a white pawn card."), played.text());
    assertTrue(played.buttons().containsAll(List.of("P e2", "Hint")), played.buttons().toString());
  }

  @Test
  void nobodyElseIsShownAHand() {
    TestRoom club = club();
    club.opens(club.ada, "cooperative", List.of(club.ben));
    VisibleMessage prompt = club.prompt(club.ben, "Your cards: black knight, black pawn.");
    String pictured = prompt.alt();
    assertTrue(pictured.contains("Black's hand: black knight, black pawn. White's hand: 2 cards."));
    String board = club.turn(club.ada).alt();
    assertTrue(board.contains("Black's hand: 2 cards. White's hand: 2 cards."), board);
    String refused = club.says(club.ada, "/move action:play p");
    assertTrue(refused.contains("You have no black pawn card."), "whoever holds it");
    assertFalse(refused.contains("knight"), refused);
  }

  @Test
  void aMoveIsTakenBackButNoCardThatWasShown() {
    TestRoom club = club();
    club.opens(club.ada, "cooperative", List.of(club.ben));
    types(club, club.ada, "play Q", "e2e4");
    assertTrue(club.says(club.ada, "/takeback").contains("You took back "));
    assertTrue(
        club.says(club.ada, "/takeback").contains("something hidden has been revealed since"));
  }

  @Test
  void onePersonAlonePlaysUntilTheCardsRunOut() {
    TestRoom club = club();
    club.says(club.ada, "/play game:cooperative options:solitaire=true");
    VisibleMessage at = club.ada.presses(club.turn(club.ada), "Move").message();
    for (int turn = 0; turn < 29; turn++) {
      at = club.walks(club.ada, at, "End the turn");
    }
    club.walks(club.ada, at, "End the turn");
    assertTrue(club.seen("the cards ran out").text().contains("you lost"));
  }

  @Test
  void whoeverGivesUpInTheirOwnMenuReadsHowFarTheyCame() {
    TestRoom club = new TestRoom();
    club.opens(club.ada, "cooperative options:solitaire=true", List.of());
    club.seen("You play both sides, White first");
    VisibleMessage choices = club.ada.presses(club.turn(club.ada), "Move").message();
    VisibleMessage more = club.ada.presses(choices, "More").message();
    VisibleMessage asked = club.ada.presses(more, "Resign").message();
    club.ada.presses(asked, asked.buttons().get(0));
    VisibleMessage end =
        club.seen("gave up Cooperative Chess 2: 0 of the 32 points needed, 31 cards left.");
    assertTrue(end.text().contains("Nothing was captured."), end.text());
  }
}
