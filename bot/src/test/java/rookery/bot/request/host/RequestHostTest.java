package rookery.bot.request.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.request.testroom.InMemoryChannel.ADA;
import static rookery.bot.request.testroom.InMemoryChannel.BEN;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Menu;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Post;
import rookery.bot.post.SelectableOption;
import rookery.bot.preference.PreferenceChange;
import rookery.bot.preference.Preferences;
import rookery.bot.random.RequestRandomSource;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration;
import rookery.bot.request.CommandList;
import rookery.bot.request.CompletionRequest;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.StepContext;
import rookery.bot.request.testroom.InMemoryChannel;
import rookery.bot.request.testroom.PrivateAnswer;
import rookery.bot.request.testroom.TestCommands;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.engine.Game;
import rookery.engine.games.Games;

/** The way in: order, faults, load, and what is found without changing anything. */
class RequestHostTest {
  private static final CommandList COMMANDS = TestCommands.all();

  private static InMemoryChannel hallOf(Command command) {
    return new InMemoryChannel(
        new CommandList(List.of(command)),
        Runnable::run,
        new RequestRandomSource(new SplittableRandom(1)));
  }

  private static Command failing() {
    return failing(
        () -> {
          throw new IllegalStateException("a fault that the test wants");
        });
  }

  private static Command failing(Supplier<RequestOutcome> fault) {
    return new Command() {
      @Override
      public CommandDeclaration declared() {
        return CommandDeclaration.slash("fail", "Fail on purpose", "fails on purpose")
            .pressed("fail");
      }

      @Override
      public RequestOutcome step(Request request, StepContext moment) {
        return fault.get();
      }
    };
  }

  @Test
  void aFaultOfOursIsToldUnderANumber() {
    InMemoryChannel hall = hallOf(failing());
    PrivateAnswer told = hall.types(ADA, "fail");
    assertTrue(told.words().startsWith("Something went wrong on my side"), told.words());
    assertTrue(told.words().matches("(?s).*the error number [0-9a-f]{8}\\."), told.words());
    assertFalse(told.words().contains("the test wants"));
  }

  @Test
  void whatWasPressedStaysToBePressedAgainAfterAFault() {
    PrivateAnswer told = hallOf(failing()).pressesOwn(ADA, ControlId.free("fail", ""));
    assertTrue(told.given.isEmpty(), told.words());
    assertTrue(told.words().contains("Please try again"), told.words());
  }

  @Test
  void anErrorLeavesNobodyWaiting() {
    InMemoryChannel hall =
        hallOf(
            failing(
                () -> {
                  throw new StackOverflowError("an error that the test wants");
                }));
    hall.types(ADA, "fail");
    PrivateAnswer told = hall.types(ADA, "fail");
    assertTrue(told.words().startsWith("Something went wrong on my side"), told.words());
  }

  @Test
  void afterAFaultTheNextRequestIsDone() {
    InMemoryChannel hall = hallOf(failing());
    hall.types(ADA, "fail");
    assertTrue(hall.types(ADA, "fail").given.isPresent());
  }

  @Test
  void whatOnePersonTypesIsDoneInOrder() {
    Queue<Runnable> waiting = new ArrayDeque<>();
    InMemoryChannel open = new InMemoryChannel();
    open.opens("custodian", ADA, BEN);
    InMemoryChannel hall = open.restarted(waiting::add);
    PrivateAnswer first = hall.plays(ADA, "c1d3");
    PrivateAnswer second = hall.plays(ADA, "c1e2");
    while (!waiting.isEmpty()) {
      waiting.poll().run();
    }
    assertTrue(first.words().contains("Waiting for Ben to move"), first.words());
    assertTrue(second.words().startsWith("It's Ben's turn."), second.words());
  }

  @Test
  void twoCommandsAreNotAskedForByTheSameWord() {
    assertThrows(
        IllegalArgumentException.class, () -> new CommandList(List.of(failing(), failing())));
  }

  @Test
  void everyControlUnderABoardHasItsCommand() {
    for (Game game : Games.all()) {
      InMemoryChannel hall = new InMemoryChannel();
      hall.types(ADA, "play", "game=" + game.id());
      check(hall.lobby());
      List<OutgoingMessage> boards = started(hall);
      boards.forEach(RequestHostTest::check);
      for (String label : ownView(hall.board())) {
        check(hall.presses(ADA, hall.board(), label).post());
      }
    }
  }

  /** None where it shows nothing more than the board. */
  private static List<String> ownView(OutgoingMessage board) {
    return board.post().rows().stream()
        .flatMap(List::stream)
        .filter(control -> control instanceof Button b && b.id().verb().equals(ControlVerb.BOARD))
        .map(control -> ((Button) control).label())
        .toList();
  }

  private static List<OutgoingMessage> started(InMemoryChannel hall) {
    for (int i = 0; hall.table().match().isEmpty(); i++) {
      hall.presses(new Person(Integer.toString(1000 + i)), hall.lobby(), "Join");
    }
    return List.of(hall.board());
  }

  private static void check(OutgoingMessage message) {
    check(message.post());
  }

  private static void check(Post post) {
    post.rows().stream()
        .flatMap(List::stream)
        .forEach(
            control -> {
              if (control instanceof Button button) {
                check(button.id());
              } else if (control instanceof Menu menu) {
                check(menu.id());
              }
            });
  }

  private static void check(ControlId id) {
    assertTrue(COMMANDS.of(id.verb()).isPresent(), id.verb());
  }

  @Test
  void theHelpNamesEveryCommand() {
    InMemoryChannel hall = new InMemoryChannel();
    String words = hall.presses(ADA, hall.types(ADA, "help").post(), "More").words();
    COMMANDS.slashes().forEach(s -> assertTrue(words.contains("`/" + s.name() + "`"), s.name()));
    String about = hall.types(ADA, "help", "topic=about").words();
    assertTrue(about.contains("the licences"), about);
    assertTrue(about.contains("This is version 0.1.0."), about);
  }

  @Test
  void theHelpIsFourLinesAndWaysToBegin() {
    InMemoryChannel hall = new InMemoryChannel();
    Post help = hall.types(ADA, "help").post();
    assertEquals(4, help.words().lines().count(), help.words());
    assertEquals(
        "Play a game", hall.host.form(hall.pressed(ADA, help, "Play")).orElseThrow().get().title());
    assertTrue(hall.host.form(hall.pressed(ADA, help, "Settings")).isPresent());
  }

  @Test
  void theGamesThatWaitForSomebodyStandFirst() {
    InMemoryChannel hall = new InMemoryChannel();
    assertEquals(
        "You're not in a game. Open a table with `/play`.",
        hall.types(BEN, "games").words().strip());
    hall.opens("custodian", ADA, BEN);
    hall.plays(ADA, "c1d3");
    hall.opens("fluid", ADA, BEN);
    String words = hall.types(BEN, "games").words();
    assertTrue(words.indexOf("Custodian") < words.indexOf("Fluid"), words);
    assertTrue(words.indexOf("**Your turn.**") < words.indexOf("Fluid"), words);
    assertTrue(words.contains("Waiting for " + ADA.mention()), words);
  }

  @Test
  void rulesAreTurnedPageByPage() {
    InMemoryChannel hall = new InMemoryChannel();
    Post first = hall.types(ADA, "rules", "game=custodian").post();
    Post second = hall.presses(ADA, first, "Next").post();
    assertTrue(second.words().contains("(2 of "), second.words());
    assertEquals(first, hall.presses(ADA, second, "Previous").post());
  }

  @Test
  void rulesAreThoseOfTheGameThatIsPlayedThere() {
    InMemoryChannel hall = new InMemoryChannel();
    hall.opens("custodian", ADA, BEN);
    String words = hall.types(ADA, "rules").words();
    assertTrue(words.startsWith("**Custodian Chess** \u00b7 The rules in a minute"), words);
  }

  @Test
  void whereNoGameIsPlayedRulesAskForOne() {
    String words = new InMemoryChannel().types(ADA, "rules").words();
    assertTrue(words.startsWith("Which game? Choose one of these: telepathy, "), words);
  }

  @Test
  void anExplainedBoardIsShownWhereTheGameHasOne() {
    InMemoryChannel hall = new InMemoryChannel();
    hall.opens("custodian", ADA, BEN);
    PrivateAnswer told = hall.types(ADA, "board", "explain=true");
    assertTrue(told.post().picture().isPresent());
  }

  private static List<String> completed(
      InMemoryChannel hall, String command, String option, String typed) {
    return completed(hall, command, option, typed, Map.of());
  }

  private static List<String> completed(
      InMemoryChannel hall,
      String command,
      String option,
      String typed,
      Map<String, String> others) {
    return hall
        .host
        .complete(command, new CompletionRequest(ADA, InMemoryChannel.GAMES, option, typed, others))
        .stream()
        .map(SelectableOption::value)
        .toList();
  }

  @Test
  void actionsGamesOptionsAndTablesComplete() {
    InMemoryChannel hall = new InMemoryChannel();
    String id = hall.opens("custodian", ADA, BEN).id();
    assertTrue(completed(hall, "move", "action", "c1").contains("c1d3"));
    assertEquals(List.of(id), completed(hall, "move", "table", "custod"));
    assertEquals(List.of("gravity"), completed(hall, "play", "game", "grav"));
    assertEquals(List.of("gravity"), completed(hall, "rules", "game", "grav"));
    assertTrue(
        completed(hall, "play", "options", "soli", Map.of("game", "cooperative"))
            .contains("solitaire=true"));
  }

  @Test
  void whereNothingCanBeMeantNothingIsOffered() {
    InMemoryChannel hall = new InMemoryChannel();
    assertEquals(List.of(), completed(hall, "move", "action", "c1"));
    assertEquals(List.of(), completed(hall, "unknown", "action", "c1"));
  }

  @Test
  void whatAStepWouldHaveRememberedIsNotWhereItIsRefusedInTheEnd() {
    InMemoryChannel hall = new InMemoryChannel();
    hall.opens("cloak", ADA, BEN);
    hall.tables.meanwhile(() -> hall.tables.shelve(hall.table().stopped()));
    hall.plays(ADA, "setup RNBBKQNR");
    assertEquals(Optional.empty(), hall.wishes().lastTime(ADA, "cloak"));
  }

  @Test
  void aSetupThatIsKeptIsToldThoughTheDiskIsFullBeforeItIsRememberedForTheNextGame() {
    assertEquals(toldOfASetup(false), toldOfASetup(true));
  }

  private static String toldOfASetup(boolean full) {
    InMemoryChannel hall = new InMemoryChannel();
    hall.opens("cloak", ADA, BEN);
    hall.wishes().full = full;
    PrivateAnswer told = hall.plays(ADA, "setup RNBBKQNR");
    assertEquals(1, hall.table().match().orElseThrow().record().standing().size());
    assertTrue(told.post().picture().isPresent(), told.words());
    return told.words().replace(hall.table().id(), "ID");
  }

  @Test
  void aSettingThatCannotBeKeptIsNotToldAsKept() {
    InMemoryChannel hall =
        hallOf(
            failing(
                () ->
                    RequestOutcome.preferring(
                        new PreferenceChange.Personal(ADA, Preferences.USUAL),
                        Post.words("Saved."))));
    hall.wishes().full = true;
    String told = hall.types(ADA, "fail").words();
    assertTrue(told.startsWith("I can't save anything right now"), told);
  }

  @Test
  void whenTheAnswerFailsNobodyIsToldThatNothingHasChanged() {
    InMemoryChannel hall = new InMemoryChannel();
    hall.opens("custodian", ADA, BEN);
    List<String> told = new ArrayList<>();
    hall.host.handle(
        hall.typed(ADA, "move", Map.of("action", "c1d3")),
        new PrivateAnswer() {
          @Override
          public void give(Post post) {
            told.add(post.words());
            if (told.size() == 1) {
              throw new IllegalStateException("a fault that the test wants");
            }
          }
        });
    assertEquals(1, hall.table().turn());
    assertFalse(told.get(1).contains("nothing has changed"), told.get(1));
    assertTrue(told.get(1).contains("`/board` shows what I've saved"), told.get(1));
  }

  @Test
  void whereNothingCanBeKeptNothingIsDoneAndThatIsSaid() {
    InMemoryChannel hall = new InMemoryChannel();
    Table before = hall.opens("custodian", ADA, BEN);
    PrivateAnswer told = new PrivateAnswer();
    hall.host.refuse(hall.typed(ADA, "move", Map.of("action", "c1d3")), told);
    assertTrue(told.post().words().contains("nothing has changed"));
    assertEquals(before, hall.table());
  }

  @Test
  void whatAnotherProcessMayDoIsNotDoneHere() {
    InMemoryChannel hall = new InMemoryChannel();
    Table before = hall.opens("custodian", ADA, BEN);
    PrivateAnswer told = new PrivateAnswer();
    hall.host.leave(hall.typed(ADA, "move", Map.of("action", "c1d3")), told);
    assertTrue(told.post().words().contains("please try again if your move is missing"));
    assertEquals(before, hall.table());
  }
}
