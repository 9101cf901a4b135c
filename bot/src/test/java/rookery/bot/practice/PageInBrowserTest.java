package rookery.bot.practice;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Locator.FilterOptions;
import com.microsoft.playwright.options.BoundingBox;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import rookery.bot.practice.screen.Look;
import rookery.bot.practice.screen.Screen;
import rookery.bot.practice.screen.Screens;

class PageInBrowserTest {
  @RegisterExtension private final Screens screens = new Screens();
  @TempDir private Path folder;
  private PracticeRoom room;
  private EchoBot bot;
  private Screen ada;

  @BeforeEach
  void openPage() throws InterruptedException {
    open(0);
    ada = screens.open(page("Ada"));
    ada.goesTo("games");
    assertThat(ada.find("#line")).isVisible();
  }

  private void open(int port) throws InterruptedException {
    room =
        PracticeRoom.open(
            RoomSettings.USUAL
                .on(port)
                .keptIn(folder.resolve("room.db"))
                .patient(Duration.ofMillis(900)));
    bot = EchoBot.join(room);
  }

  private String page(String person) {
    return room.address() + "practice/#/" + person;
  }

  @AfterEach
  void close() {
    bot.close();
    room.close();
  }

  private static void runs(Screen screen, String line) {
    screen.presses("/", "Backspace");
    screen.types(line);
    screen.presses("Escape", "Enter");
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
    runs(ada, "/echo");
    ada.sees("/echo needs text: What");
    assertEquals("/echo", ada.line());
  }

  @Test
  void whatIsSaidIsSeenByTheOthersWithoutMarkup() {
    Screen ben = screens.open(page("Ben"));
    ben.goesTo("games");
    assertThat(ben.find("#line")).isVisible();
    runs(ada, "<b>hello</b> @Ben");
    assertThat(ben.message("<b>hello</b> @Ben")).hasClass("message mentions-me");
    assertThat(ben.find("#news")).hasText("Ada: <b>hello</b> @Ben");
  }

  @Test
  void aPrivateAnswerIsSeenByOneAlone() {
    Screen ben = screens.open(page("Ben"));
    ben.goesTo("games");
    runs(ada, "/secret");
    assertThat(ada.message("psst")).containsText("Only you can see this");
    runs(ada, "/echo text:open");
    ben.message("open");
    assertFalse(ben.everything().contains("psst"));
    ada.clicks("Dismiss");
    ada.seesNoMore("psst");
  }

  @Test
  void aModalIsFilledInByKeyboard() {
    runs(ada, "/form");
    assertThat(ada.find("dialog.modal")).containsText("Your guess");
    ada.types("e4");
    ada.tabsTo("dialog [type=radio]");
    ada.presses("Space", "Enter");
    ada.message("e4 N");
    assertThat(ada.find("dialog")).hasCount(0);
  }

  @Test
  void aModalSaysWhatIsMissingAndClosesOnEscape() {
    runs(ada, "/form");
    assertThat(ada.find("dialog.modal")).isVisible();
    ada.presses("Enter");
    ada.sees("Square is required");
    ada.presses("Escape");
    assertThat(ada.find("dialog")).hasCount(0);
  }

  @Test
  void aMenuTakesSeveralAndAButtonChangesTheMessage() {
    runs(ada, "/panel");
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
  void whatIsNotAnsweredInTimeIsSaid() {
    runs(ada, "/silence");
    ada.sees("did not answer in time");
    runs(ada, "/panel");
    ada.message("choose");
    bot.close();
    ada.clicks("Yes");
    ada.sees("This interaction failed.");
    ada.sees("Rookery is not connected just now.");
  }

  @Test
  void thinkingIsShownUntilTheAnswer() {
    runs(ada, "/late");
    ada.message("at last");
    assertThat(ada.find(".thinking")).hasCount(0);
  }

  @Test
  void personAndPlaceAreKeptWhenThePageIsLoadedAnew() {
    runs(ada, "/echo text:stay");
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
    runs(ada, "/whisper");
    assertThat(ben.find("[data-person=Ada] .letters")).containsText("1");
    ada.goesTo("Direct messages");
    ada.message("between us");
    assertThat(ben.find("[data-person=Ada] .letters")).hasCount(0);
  }

  @Test
  void aLostConnectionIsShownAndMendedByItself() throws InterruptedException {
    runs(ada, "/echo text:before");
    ada.message("before");
    int port = Integer.parseInt(room.address().replaceAll("\\D+\\d+\\.0\\.0\\.\\d+:(\\d+)/", "$1"));
    ada.presses("/", "Backspace");
    ada.types("half a sen");
    close();
    ada.sees("The connection is lost");
    open(port);
    ada.seesNoMore("The connection is lost");
    ada.message("before");
    assertEquals("half a sen", ada.line());
    ada.types("tence");
    ada.presses("Enter");
    ada.message("half a sentence");
    runs(ada, "/echo text:after");
    ada.message("after");
  }

  @Test
  void faultsAreSwitchesBehindTheScenes() {
    ada.clicks("Behind the scenes");
    assertThat(ada.find(".wire li").first()).isVisible();
    ada.find(".switch").filter(new FilterOptions().setHasText("Ben")).click();
    await().until(() -> room.world().people().named("Ben").orElseThrow().closed());
    ada.find(".switch").filter(new FilterOptions().setHasText("Slow network")).click();
    await().until(() -> room.faults().pending().size() == 1);
    ada.find(".switch").filter(new FilterOptions().setHasText("Slow network")).click();
    await().until(() -> room.faults().pending().isEmpty());
    runs(ada, "/echo text:noted");
    assertThat(ada.find(".wire")).containsText("INTERACTION_CREATE");
    ada.clicks("Cut the connection");
    await().until(() -> room.traffic().all().stream().anyMatch(e -> e.what().equals("RESUMED")));
  }

  @Test
  void aPictureIsDescribedAndThePageAsksNobodyElse() {
    runs(ada, "/picture");
    ada.message("look");
    assertTrue(
        ada.addressesAsked().stream().allMatch(a -> a.startsWith(room.address())),
        ada.addressesAsked().toString());
  }

  @Test
  void wordsStandBesideAPictureWhereThereIsRoom() {
    runs(ada, "/showpiece");
    ada.message("beside the board");
    BoundingBox picture = ada.find(".beside .picture").boundingBox();
    assertTrue(ada.find(".beside-picture").boundingBox().x >= picture.x + picture.width);
    Screen telephone = screens.open(ada.address(), Look.TELEPHONE);
    telephone.message("beside the board");
    picture = telephone.find(".beside .picture").boundingBox();
    assertTrue(telephone.find(".beside-picture").boundingBox().y >= picture.y + picture.height);
  }

  @Test
  void sectionsHaveAThumbnailOrAButton() {
    runs(ada, "/showpiece");
    Locator sections = ada.message("by a button").locator(".container .section");
    assertThat(sections.nth(0).locator("img")).isVisible();
    sections.nth(1).getByText("Why?").click();
    ada.message("just you");
  }

  @Test
  void aThreadIsOpenedForEverybody() {
    Screen ben = screens.open(page("Ben"));
    ada.clicks("New thread");
    ada.types("Our week");
    ada.presses("Enter");
    assertThat(ada.find("h1")).hasText("Our week");
    assertTrue(ada.hasFocus("#line"));
    runs(ada, "/echo text:hello");
    ben.goesTo("Our week");
    ben.message("hello");
    ben.goesTo("games");
    assertThat(ben.message("opened a thread").locator("a")).hasText("Our week");
  }
}
