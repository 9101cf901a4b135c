package rookery.bot.inbrowser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import rookery.bot.endtoend.FriendsRoom;
import rookery.practice.person.VisibleMessage;
import rookery.practice.screen.Screen;
import rookery.practice.screen.Screens;
import rookery.practice.screen.WindowSize;

/** The page follows who has something to do, and leads there. */
class CallsInBrowserTest {
  @RegisterExtension private final Screens screens = new Screens();
  @TempDir private Path folder;
  private FriendsRoom club;

  @BeforeEach
  void openClub() throws InterruptedException {
    club = new FriendsRoom(folder);
  }

  @AfterEach
  void close() {
    club.close();
  }

  private Screen window(String name) {
    Screen window =
        screens.open(club.room.address() + "practice/#/" + name + "/" + club.games.id());
    assertThat(window.find("#line")).isVisible();
    return window;
  }

  /** What is clicked before the page has changed hands is clicked by whoever had it. */
  private static void becomesBen(Screen window) {
    window.clicks("switch to Ben");
    assertThat(window.find("[data-person=Ben]")).hasAttribute("aria-pressed", "true");
    assertThat(window.find("h1")).hasText("games");
  }

  @Test
  void whoeverIsAskedHasSomethingToDo() {
    club.opens(club.ada, "custodian", List.of(club.ben));
    Screen window = window("Ada");
    VisibleMessage about = club.ada.types(club.games, "/draw").message();
    club.changed(club.ada, about, club.ada.presses(about, "Offer a draw"));
    assertThat(window.find("[data-person=Ben] .acts")).containsText("asked");
    assertThat(window.find("[data-person=Ada] .acts")).containsText("to move");
    becomesBen(window);
    window.isCalled("Question: Ben, games");
    window.clicks("Play on");
    assertThat(window.find("[data-person=Ben] .acts")).hasCount(0);
  }

  @Test
  void whoeverIsInvitedIsAskedToJoin() {
    Screen window = window("Ada");
    window.runs("/play game:custodian player1:@Ben");
    assertThat(window.find("[data-person=Ben] .acts")).containsText("asked");
    becomesBen(window);
    window.clicks("Join");
    window.sees("your move in");
  }

  @Test
  void aPartnersQuestionIsSomethingToDo() {
    club.opens(club.ada, "cooperative", List.of(club.ben));
    Screen window = window("Ada");
    club.says(club.ada, "/ask question:Shall I stop, @Cleo?");
    assertThat(window.find("[data-person=Ben] .acts")).containsText("asked");
    assertThat(window.find("[data-person=Cleo] .acts")).hasCount(0);
    becomesBen(window);
    window.clicks("Yes, Ada");
    assertThat(window.find("[data-person=Ben] .acts")).hasCount(0);
  }

  @Test
  void aPersonBesideAComputerIsToAct() {
    Screen window = window("Ada");
    assertEquals(List.of("7"), acting(window, "<@7> and Magpie, circle in Fluid Chess."));
    assertEquals(List.of("7"), acting(window, "Raven or <@7>, your move in Fluid Chess."));
    assertEquals(List.of("7"), acting(window, "<@7>, your move. Magpie asked: is a draw offered?"));
    assertEquals(List.of("7"), acting(window, "<@7>, your move. Magpie wants to play on."));
    assertEquals(List.of(), acting(window, "Magpie, your move in Fluid Chess."));
  }

  @Test
  void nobodyIsToActWhereTheGameIsOver() {
    Screen window = window("Ada");
    assertEquals(List.of(), acting(window, "<@7>, you won Fluid Chess with 3 of 7 points."));
    assertEquals(List.of(), acting(window, "<@7>, you beat Robin at Fluid Chess by checkmate."));
    assertEquals(List.of(), acting(window, "<@7>, you and Magpie lost to <@8> and Robin."));
    assertEquals(List.of(), acting(window, "<@7>, you and <@8> drew a game of Fluid Chess."));
    assertEquals(List.of(), acting(window, "<@7>, you gave up Fluid Chess with 5 groups."));
    assertEquals(List.of("7"), acting(window, "<@7>, you go first in Fluid Chess."));
  }

  @Test
  void whoeverIsCalledInTwoPlacesIsLedToTheOneThatWasChosen() {
    Screen window = window("Ada");
    assertEquals("9", led(window, null));
    assertEquals("5", led(window, "2"));
  }

  @Test
  void whatIsTypedIsAnsweredInSightWhereverOneWasLooking() {
    Screen window = window("Ada");
    for (int i = 0; i < 3; i++) {
      window.runs("/rules game:fluid");
      window.message("Fluid Chess \u00b7 The rules in a minute");
    }
    window.evaluates("() => { document.querySelector('.timeline').scrollTop = 0; }");
    window.runs("/next");
    assertThat(window.message("No game is waiting")).isInViewport();
  }

  @Test
  void whatAPressStartsIsInSightWhereverItsButtonWas() {
    club.opens(club.ada, "parade", List.of());
    club.ada.presses(club.ada.types(club.games, "/resign").message(), "Resign");
    Screen window = window("Ada");
    for (int i = 0; i < 3; i++) {
      window.runs("/rules game:fluid");
      window.message("Fluid Chess \u00b7 The rules in a minute");
    }
    window.clicks("Play again");
    Locator boards = window.find(".message:not(.ephemeral):has(.button:has-text('Rules'))");
    assertThat(boards).hasCount(1);
    assertThat(boards.last()).isInViewport();
  }

  @Test
  void aLongAnswerIsReadFromItsBeginning() {
    Screen telephone =
        screens.open(
            club.room.address() + "practice/#/Ada/" + club.games.id(), WindowSize.USUAL_TELEPHONE);
    telephone.find("#line").fill("/help topic:all commands");
    telephone.clicks("Send");
    assertThat(telephone.message("and all licences").locator(".head")).isInViewport();
    telephone.find("#line").fill("/next");
    telephone.clicks("Send");
    assertThat(telephone.message("No game is waiting")).isInViewport();
  }

  /** The message that the page leads to, of an older board in place 2 and a newer in place 4. */
  private static Object led(Screen window, String place) {
    return window.evaluates(
        """
        async place => {
          const { toDo } = await import("./toDo.js");
          const board = (id, there) => ({
            id, channel_id: there, author: { id: "3" }, practice: {},
            content: "<@7>, your move in Fluid Chess.", components: [{ type: 1 }],
          });
          const room = message => ({ messages: new Map([[message.id, message]]) });
          const rooms = new Map([["2", room(board("5", "2"))], ["4", room(board("9", "4"))]]);
          return toDo({ me: "7", bot: { id: "3" }, rooms, places: new Map() }, place).message;
        }
        """,
        place);
  }

  /** Whom the page takes for those who are to act, were the bot to write that. */
  private static Object acting(Screen window, String words) {
    return window.evaluates(
        """
        async content => {
          const { calls } = await import("./toDo.js");
          const message = {
            id: "1", channel_id: "2", author: { id: "3" }, practice: {}, content,
            components: [{ type: 1 }],
          };
          const rooms = new Map([["2", { messages: new Map([["1", message]]) }]]);
          return [...calls({ bot: { id: "3" }, rooms }).keys()];
        }
        """,
        words);
  }

  @Test
  void ofManyPlacesThatWaitTheFirstScreenShowsAFewAndTheOthersOnRequest() {
    Screen window = window("Ada");
    assertEquals(List.of("ABAAA and Show 4 more", "ABAAAAAAA and "), waiting(window));
  }

  @Test
  void whoeverMistypesAnOptionReadsWhichThereAre() {
    Screen window = window("Ada");
    window.runs("/away days:3");
    window.sees("\"days:3\" isn't an option of this command. /away takes until:");
  }

  @Test
  void whoeverSaysNothingToMoveReadsAnExample() {
    Screen window = window("Ada");
    window.runs("/move");
    window.sees("/move needs action: Type your move, for example e2e4");
  }

  /**
   * Who is waited for on the first screen, where eight places wait for Ada and one of them for Ben
   * too, and what its button says, then and pressed.
   */
  private static Object waiting(Screen window) {
    return window.evaluates(
        """
        async () => {
          const { Home } = await import("./home.js");
          const numbers = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `9${number}`);
          const board = (id) => ({
            id, channel_id: id, author: { id: "3" }, practice: {},
            content: `${id === "91" ? "<@8> or " : ""}<@7>, your move in Fluid Chess.`,
            components: [{ type: 1 }],
          });
          const rooms = new Map(numbers.map((id) => [id, { messages: new Map([[id, board(id)]]) }]));
          const people = [{ id: "7", name: "Ada" }, { id: "8", name: "Ben" }];
          const home = new Home({ me: "7", bot: { id: "3" }, people, rooms, places: new Map() }, {});
          const more = () => home.waiting.querySelector(":scope > button");
          const names = () => [...home.waiting.querySelectorAll("li button")]
            .map((button) => (button.textContent.includes("Ada's turn") ? "A" : "B"));
          const seen = () => `${names().join("")} and ${more()?.textContent ?? ""}`;
          const before = seen();
          more().click();
          return [before, seen()];
        }
        """);
  }

  @Test
  void aDirectMessageThatOnlyTellsLeadsNobodyAwayFromTheBoard() {
    Screen window = window("Ada");
    assertEquals("2", toDo(window, "{ type: 2, style: 5, url: 'https://there', label: 'There' }"));
    assertEquals("5", toDo(window, "{ type: 2, style: 2, custom_id: 'a', label: 'N c2' }"));
  }

  /** Where the page leads somebody who is called in place 2 and has that button in place 5. */
  private static Object toDo(Screen window, String button) {
    return window.evaluates(
        """
        async () => {
          const { toDo } = await import("./toDo.js");
          const bot = { id: "3" };
          const of = (id, place, content, button) => ({
            id, channel_id: place, author: bot, practice: {}, content,
            components: [{ type: 1, components: [button] }],
          });
          const board = of("1", "2", "<@7>, your move in Fluid Chess. table abcd", { style: 2 });
          const prompt = of("4", "5", "Fluid Chess (table abcd)", %s);
          const rooms = new Map([
            ["2", { messages: new Map([["1", board]]) }],
            ["5", { messages: new Map([["4", prompt]]) }],
          ]);
          const places = new Map([["5", { id: "5", kind: "DIRECT" }]]);
          const shown = (place) => [...rooms.get(place).messages.values()];
          return toDo({ me: "7", bot, rooms, places, shown }).place;
        }
        """
            .formatted(button));
  }

  @Test
  void aGameForTwoIsPlayedAloneByOneClick() {
    Screen window = screens.open(club.room.address());
    window.clicks("Play alone Cooperative Chess 2");
    // The answer to the press may come above the board or below it.
    assertThat(window.find(".message:has-text('@Ada, ')")).containsText("Cooperative Chess 2");
    assertThat(window.find(".next button")).hasCount(0);
  }

  @Test
  void theFirstScreenOffersTheOptionsOfAGameInWords() {
    Screen window = screens.open(club.room.address());
    window.clicks("Options of Custodian Chess");
    assertThat(window.find("dialog.modal")).containsText("Four bishops");
    assertEquals(List.of(), window.barriers());
    window.find("dialog").getByText("Four bishops").click();
    window.find("dialog").getByText("Cylinder: files a and g are neighbours").click();
    window.find("dialog").getByText("people who join").click();
    window.clicks("Submit");
    window.sees("Setup: four bishops \u00b7 Cylinder");
  }

  @Test
  void nothingButATapOnTheLineBringsAKeyboard() {
    Screen window = screens.open(club.room.address(), WindowSize.TELEPHONE);
    window.clicks("Rules of Custodian Chess");
    window.sees("Only you can see this");
    assertFalse(window.hasFocus("input, textarea"));
    window.clicks("Places");
    window.clicksAt("[data-way=home]");
    window.clicks("Take every seat Custodian Chess");
    window.message("your move in Custodian Chess");
    window.clicks("Move");
    window.sees("Bring your knights forward");
    assertFalse(window.hasFocus("input, textarea"));
    window.clicksAt(".line input");
    assertTrue(window.hasFocus("#line"));
  }

  @Test
  void theListOfGamesLeadsToItsTablesWithinTheRoom() {
    club.opens(club.ada, "custodian", List.of(club.ben));
    Screen window = window("Ada");
    window.goesTo("Direct messages");
    assertThat(window.find("h1")).hasText("Direct messages");
    window.runs("/games");
    window.sees("Your games");
    Locator link = window.find(".message:last-child a.button");
    assertThat(link).not().hasAttribute("target", "_blank");
    link.click();
    assertThat(window.find("h1")).hasText("games");
    assertThat(window.find(".message:has-text('your move in')")).isInViewport();
  }

  @Test
  void anOlderTableDoesNotHideWhomTheNewestWaitsFor() {
    String older = club.opens(club.ada, "parade", List.of());
    club.opens(club.ben, "custodian", List.of(club.ada));
    Screen window = window("Ada");
    window.message("Custodian");
    assertThat(window.find(".next")).containsText("Ben");
    window.presses("1");
    Locator focused = window.find(".message:has(.button:focus)");
    assertThat(focused).containsText(older);
    assertThat(focused).isInViewport();
  }

  @Test
  void theNewBoardIsReadAloudAndNotTheOneThatItReplaces() {
    club.opens(club.ada, "custodian", List.of(club.ben));
    Screen window = window("Ben");
    window.sees("your move in");
    club.plays(club.ada, "c1-d3");
    window.message("@Ben, your move in");
    club.quiet();
    Locator news = window.find("#news");
    assertThat(news).containsText("@Ben, your move in Custodian Chess.");
    assertThat(news).containsText("A 7 by 7 board");
  }

  @Test
  void theBoardIsToldRankByRankByAButton() {
    club.opens(club.ada, "custodian", List.of(club.ben));
    Screen window = window("Ada");
    window.message("your move in");
    window.clicks("More");
    window.clicks("Describe the board");
    window.sees("4: a to g empty.");
  }

  @Test
  void aBoardThatOneSeesAloneCallsNobodyOnceItIsOutdated() {
    club.opens(club.ada, "custodian", List.of(club.ben));
    Screen window = window("Ada");
    window.message("your move in");
    window.clicks("My view");
    window.message("Only you can see this");
    club.says(club.ada, "/move action:c1-d3");
    assertThat(window.find("[data-person=Ben] .acts")).isVisible();
    assertThat(window.find("[data-person=Ada] .acts")).hasCount(0);
  }
}
