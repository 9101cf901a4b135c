package rookery.practice.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Locator.FilterOptions;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.RegisterExtension;
import rookery.practice.TestedRoom;
import rookery.practice.guest.EchoBot;
import rookery.practice.screen.Screen;
import rookery.practice.screen.Screens;
import rookery.practice.screen.WindowSize;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PageInBrowserTest {
  @RegisterExtension private final Screens screens = new Screens();
  private final TestedRoom room = TestedRoom.open();
  private EchoBot bot;
  private Screen ada;

  @BeforeAll
  void openRoom() throws InterruptedException {
    bot = EchoBot.join(room);
  }

  @AfterAll
  void closeRoom() {
    bot.close();
    room.close();
  }

  @BeforeEach
  void openPage() {
    ada = screens.open(page("Ada"));
    ada.goesTo("games");
    assertThat(ada.find("#line")).isVisible();
  }

  private String page(String person) {
    return room.address() + "practice/#/" + person;
  }

  @Test
  void aCommandIsCompletedByKeyboard() {
    ada.presses("/");
    assertThat(ada.find(".offers [role=option]").first()).isVisible();
    ada.types("op");
    assertThat(ada.find(".offers .marked")).hasText("/openCompletes what you type");
    ada.presses("Tab");
    assertThat(ada.find(".offers .marked")).containsText("file:");
    ada.presses("Enter");
    ada.types("x");
    assertThat(ada.find(".offers [role=option]")).hasText(new String[] {"x0", "x1", "x2"});
    ada.presses("ArrowDown", "Enter");
    await().until(() -> ada.line().equals("/open file:x1 "));
  }

  @Test
  void everyKindOfOptionIsOffered() {
    ada.presses("/");
    ada.types("all count:3 who:@B");
    assertThat(ada.find(".offers .marked")).hasText("@Ben");
    ada.presses("Tab");
    ada.types("where:qu");
    assertThat(ada.find(".offers .marked")).hasText("#quiet");
    ada.presses("Tab");
    ada.types("loud:t");
    assertThat(ada.find(".offers .marked")).hasText("true");
    ada.presses("Tab");
    ada.types("colour:light");
    assertThat(ada.find(".offers .marked")).hasText("Light blue");
    ada.presses("Tab");
    assertThat(ada.find(".offers")).isHidden();
    ada.presses("Enter");
    ada.message("3 true ben quiet blue");
    assertEquals("", ada.line());
  }

  @Test
  void aCommandThatLacksSomethingIsExplained() {
    ada.runs("/echo");
    ada.sees("/echo needs text: What");
    assertEquals("/echo", ada.line());
  }

  @Test
  void whatACommandDoesNotTakeIsAnsweredWithWhatItTakes() {
    ada.runs("/secret days:3");
    ada.sees("\"days:3\" isn't an option of this command. /secret takes no options.");
  }

  @Test
  void whatACommandNeedsMayBeTypedWithoutItsName() {
    ada.runs("/echo e2-e4");
    ada.message("e2-e4");
    assertEquals("", ada.line());
  }

  @Test
  void thePlacesCloseWhenTheOneShownIsTappedAgain() {
    Screen telephone = screens.open(ada.address(), WindowSize.TELEPHONE);
    telephone.clicks("Places");
    assertThat(telephone.find("#places")).isVisible();
    telephone.goesTo("games");
    assertThat(telephone.find("#places")).isHidden();
  }

  @Test
  void aPictureIsReadAloudAfterTheFirstLine() {
    Screen ben = screens.open(page("Ben"));
    ben.goesTo("games");
    assertThat(ben.find("#line")).isVisible();
    ada.runs("/echo text:one");
    ada.runs("/picture");
    String alt = ben.message("look").locator("img").getAttribute("alt");
    assertThat(ben.find("#news")).containsText(alt);
  }

  @Test
  void whatIsSaidIsSeenByTheOthersWithoutMarkup() {
    Screen ben = screens.open(page("Ben"));
    ben.goesTo("games");
    assertThat(ben.find("#line")).isVisible();
    ada.runs("<b>hello</b> @Ben");
    assertThat(ben.message("<b>hello</b> @Ben")).hasClass("message mentions-me");
    assertThat(ben.find("#news")).hasText("Ada: <b>hello</b> @Ben");
  }

  @Test
  void aPrivateAnswerIsSeenByOneAlone() {
    Screen ben = screens.open(page("Ben"));
    ben.goesTo("games");
    ada.runs("/secret");
    assertThat(ada.message("psst")).containsText("Only you can see this");
    ada.runs("/echo text:open");
    ben.message("open");
    assertFalse(ben.everything().contains("psst"));
    ada.clicks("Dismiss");
    ada.seesNoMore("psst");
  }

  @Test
  void aModalIsFilledInByKeyboard() {
    ada.runs("/form");
    assertThat(ada.find("dialog.modal")).containsText("Your guess");
    ada.types("e4");
    ada.tabsTo("dialog [type=radio]");
    ada.presses("Space", "Enter");
    ada.message("e4 N");
    assertThat(ada.find("dialog")).hasCount(0);
  }

  @Test
  void oneOfManyAnswersIsChosenOnOneLineOfAModal() {
    ada.runs("/form");
    assertThat(ada.find("dialog [type=radio]")).hasCount(2);
    assertEquals(List.of(), ada.barriers());
    ada.types("e4");
    ada.find("dialog").getByText("Bishop").click();
    ada.find("dialog select").selectOption("17");
    ada.clicks("Submit");
    ada.message("e4 B17");
  }

  @Test
  void aModalSaysWhatIsMissingAndClosesOnEscape() {
    ada.runs("/form");
    assertThat(ada.find("dialog.modal")).isVisible();
    ada.presses("Enter");
    ada.sees("Square is required");
    ada.presses("Escape");
    assertThat(ada.find("dialog")).hasCount(0);
  }

  @Test
  void aMenuTakesSeveralAndAButtonChangesTheMessage() {
    ada.runs("/panel");
    ada.message("choose");
    ada.clicksAt(".menu-opener");
    ada.presses("Space", "ArrowDown", "Space");
    ada.clicks("Done");
    ada.message("N+B");
    ada.clicks("Yes");
    ada.sees("Ada said yes");
    assertThat(ada.find(".button:has-text('Yes')")).hasCount(0);
  }

  @Test
  void thinkingIsShownUntilTheAnswer() {
    ada.runs("/late");
    ada.message("at last");
    assertThat(ada.find(".thinking")).hasCount(0);
  }

  @Test
  void personAndPlaceAreKeptWhenThePageIsLoadedAnew() {
    ada.runs("/echo text:stay");
    ada.becomes("Cleo");
    ada.message("stay");
    ada.reload();
    ada.message("stay");
    assertThat(ada.find("[data-person=Cleo][aria-pressed=true]")).isVisible();
    assertThat(ada.find("h1")).hasText("games");
  }

  @Test
  void whoeverHasUnreadDirectMessagesIsMarked() {
    Screen ben = screens.open(page("Ben"));
    assertThat(ben.find("[data-person=Ada]")).isVisible();
    ada.runs("/whisper");
    assertThat(ben.find("[data-person=Ada] .letters")).containsText("1");
    ada.goesTo("Direct messages");
    ada.message("between us");
    assertThat(ben.find("[data-person=Ada] .letters")).hasCount(0);
  }

  @Test
  void theFocusStaysOnTheWayToDirectMessagesWhenThereAreSome() {
    String way = "#places [data-place='Direct messages']";
    Screen dan = screens.open(page("Dan"));
    assertThat(dan.find(way)).hasAttribute("href", "#/Dan/direct");
    dan.find(way).focus();
    room.person("Dan").types(room.channel("games"), "/whisper").await();
    assertThat(dan.find(way)).not().hasAttribute("href", "#/Dan/direct");
    dan.presses("Enter");
    dan.message("between us");
  }

  @Test
  void faultsAreSwitchesBehindTheScenes() {
    ada.clicks("Behind the scenes");
    assertThat(ada.find(".wire li").first()).isVisible();
    ada.find("[data-switch='Closed: Ben']").click();
    await().until(() -> room.world().people().named("Ben").orElseThrow().closed());
    Locator slow = ada.find(".switch").filter(new FilterOptions().setHasText("Slow network"));
    slow.click();
    // Before the page knows that it is on, another click would switch it on once more.
    assertThat(slow).hasAttribute("aria-checked", "true");
    assertEquals(1, room.faults().pending().size());
    slow.click();
    assertThat(slow).hasAttribute("aria-checked", "false");
    assertEquals(List.of(), room.faults().pending());
    ada.runs("/echo text:noted");
    assertThat(ada.find(".wire")).containsText("INTERACTION_CREATE");
    ada.clicks("Cut the connection");
    await().until(() -> room.traffic().all().stream().anyMatch(e -> e.what().equals("RESUMED")));
  }

  @Test
  void aPictureIsDescribedAndThePageAsksNobodyElse() {
    ada.runs("/picture");
    ada.message("look");
    assertTrue(
        ada.addressesAsked().stream().allMatch(a -> a.startsWith(room.address())),
        ada.addressesAsked().toString());
  }

  @Test
  void wordsStandBesideAPictureWhereThereIsRoom() {
    ada.runs("/showpiece");
    ada.message("beside the board");
    BoundingBox picture = ada.find(".beside .picture").last().boundingBox();
    assertTrue(ada.find(".beside-picture").last().boundingBox().x >= picture.x + picture.width);
    Screen telephone = screens.open(ada.address(), WindowSize.TELEPHONE);
    telephone.message("beside the board");
    picture = telephone.find(".beside .picture").last().boundingBox();
    assertTrue(
        telephone.find(".beside-picture").last().boundingBox().y >= picture.y + picture.height);
  }

  @Test
  void sectionsHaveAThumbnailOrAButton() {
    ada.runs("/showpiece");
    Locator sections = ada.message("by a button").locator(".container .section");
    assertThat(sections.nth(0).locator("img")).isVisible();
    sections.nth(1).getByText("Why?").click();
    ada.message("just you");
  }

  @Test
  void theLastWordOfALongNameIsSeenOnATelephone() {
    Screen ben = screens.open(page("Ben"), WindowSize.TELEPHONE);
    ada.clicks("New thread");
    ada.types("Neighbour Chess Solitaire with all of our friends · k7m2");
    ada.presses("Enter");
    assertThat(ben.find("[data-person=Ben]")).isVisible();
    ben.clicks("Places");
    ben.goesTo("Neighbour Chess Solitaire with all of our friends · k7m2");
    assertThat(ben.find("h1")).hasText("Neighbour Chess Solitaire with all of our friends · k7m2");
    BoundingBox end = ben.find("h1 .end").boundingBox();
    BoundingBox within = ben.find(".within").boundingBox();
    assertTrue(end.width > 20 && end.x + end.width <= within.x, "seen whole");
  }

  @Test
  void aThreadIsOpenedForEverybody() {
    Screen ben = screens.open(page("Ben"));
    ada.clicks("New thread");
    ada.types("Our week");
    ada.presses("Enter");
    assertThat(ada.find("h1")).hasText("Our week");
    assertTrue(ada.hasFocus("#line"));
    ada.runs("/echo text:hello");
    ben.goesTo("Our week");
    ben.message("hello");
    ben.goesTo("games");
    assertThat(ben.message("opened a thread").locator("a")).hasText("Our week");
  }
}
