package rookery.bot.turn.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.turn.hall.Hall.ADA;
import static rookery.bot.turn.hall.Hall.BEN;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import rookery.bot.chance.Chance;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Menu;
import rookery.bot.post.ControlId;
import rookery.bot.post.Letter;
import rookery.bot.post.Post;
import rookery.bot.post.Suggestion;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.bot.turn.Command;
import rookery.bot.turn.CommandList;
import rookery.bot.turn.Declaration;
import rookery.bot.turn.Moment;
import rookery.bot.turn.Outcome;
import rookery.bot.turn.Request;
import rookery.bot.turn.Typing;
import rookery.bot.turn.command.Commands;
import rookery.bot.turn.command.looking.Notice;
import rookery.bot.turn.hall.AtOnce;
import rookery.bot.turn.hall.Hall;
import rookery.bot.turn.hall.TextPictures;
import rookery.bot.turn.hall.Told;
import rookery.engine.Game;
import rookery.engine.games.Games;

/** The way in: order, faults, load, and what is found without changing anything. */
class HostTest {
  private static final CommandList COMMANDS =
      Commands.all(new Notice("the licences"), new TextPictures(), new AtOnce());

  private static Hall hallOf(Command command) {
    return new Hall(
        new CommandList(List.of(command)), Runnable::run, new Chance(new SplittableRandom(1)));
  }

  private static Command failing() {
    return failing(
        () -> {
          throw new IllegalStateException("a fault that the test wants");
        });
  }

  private static Command failing(Supplier<Outcome> fault) {
    return new Command() {
      @Override
      public Declaration declared() {
        return Declaration.slash("fail", "Fails", "fails");
      }

      @Override
      public Outcome step(Request request, Moment moment) {
        return fault.get();
      }
    };
  }

  @Test
  void aFaultOfOursIsToldUnderANumber() {
    Hall hall = hallOf(failing());
    Told told = hall.types(ADA, "fail");
    assertTrue(told.words().startsWith("Something went wrong on my side"), told.words());
    assertTrue(told.words().matches("(?s).*the number [0-9a-f]{8}\\."), told.words());
    assertFalse(told.words().contains("the test wants"));
  }

  @Test
  void anErrorLeavesNobodyWaiting() {
    Hall hall =
        hallOf(
            failing(
                () -> {
                  throw new StackOverflowError("an error that the test wants");
                }));
    hall.types(ADA, "fail");
    Told told = hall.types(ADA, "fail");
    assertTrue(told.words().startsWith("Something went wrong on my side"), told.words());
  }

  @Test
  void afterAFaultTheNextRequestIsDone() {
    Hall hall = hallOf(failing());
    hall.types(ADA, "fail");
    assertTrue(hall.types(ADA, "fail").given.isPresent());
  }

  @Test
  void whatOnePersonTypesIsDoneInOrder() {
    Queue<Runnable> waiting = new ArrayDeque<>();
    Hall open = new Hall();
    open.opens("custodian", ADA, BEN);
    Hall hall = open.restarted(waiting::add);
    Told first = hall.plays(ADA, "c1d3");
    Told second = hall.plays(ADA, "c1e2");
    while (!waiting.isEmpty()) {
      waiting.poll().run();
    }
    assertTrue(first.words().contains("Ben is to move"), first.words());
    assertTrue(second.words().startsWith("It is Ben's turn."), second.words());
  }

  @Test
  void twoCommandsAreNotAskedForByTheSameWord() {
    assertThrows(
        IllegalArgumentException.class, () -> new CommandList(List.of(failing(), failing())));
  }

  @Test
  void everyControlUnderABoardHasItsCommand() {
    for (Game game : Games.all()) {
      Hall hall = new Hall();
      hall.types(ADA, "play", "game=" + game.id());
      check(hall.lobby());
      List<Letter> boards = started(hall);
      boards.forEach(HostTest::check);
      Post menu = hall.presses(ADA, hall.board(), "My view").post();
      check(menu);
    }
  }

  private static List<Letter> started(Hall hall) {
    for (int i = 0; hall.table().match().isEmpty(); i++) {
      hall.presses(new Person(Integer.toString(1000 + i)), hall.lobby(), "Join");
    }
    return List.of(hall.board());
  }

  private static void check(Letter message) {
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
    Hall hall = new Hall();
    String words = hall.types(ADA, "help").words();
    COMMANDS.slashes().forEach(s -> assertTrue(words.contains("`/" + s.name() + "`"), s.name()));
    assertTrue(hall.types(ADA, "help", "topic=about").words().contains("the licences"));
  }

  @Test
  void theGamesThatWaitForSomebodyStandFirst() {
    Hall hall = new Hall();
    assertEquals(
        "You play no game now. /play opens a table.", hall.types(BEN, "games").words().strip());
    hall.opens("custodian", ADA, BEN);
    hall.plays(ADA, "c1d3");
    hall.opens("fluid", ADA, BEN);
    String words = hall.types(BEN, "games").words();
    assertTrue(words.indexOf("Custodian") < words.indexOf("Fluid"), words);
    assertTrue(words.indexOf("**Your turn:**") < words.indexOf("Fluid"), words);
    assertTrue(words.contains("Waits for " + ADA.mention()), words);
  }

  @Test
  void rulesAreTurnedPageByPage() {
    Hall hall = new Hall();
    Post first = hall.types(ADA, "rules", "game=custodian").post();
    Post second = hall.presses(ADA, first, "Next").post();
    assertTrue(second.words().contains("(2 of "), second.words());
    assertEquals(first, hall.presses(ADA, second, "Back").post());
  }

  @Test
  void rulesAreThoseOfTheGameThatIsPlayedThere() {
    Hall hall = new Hall();
    hall.opens("custodian", ADA, BEN);
    String words = hall.types(ADA, "rules").words();
    assertTrue(words.startsWith("**Custodian Chess: Play in a minute**"), words);
  }

  @Test
  void whereNoGameIsPlayedRulesAskForOne() {
    String words = new Hall().types(ADA, "rules").words();
    assertTrue(words.startsWith("Which game? There are: telepathy, "), words);
  }

  @Test
  void anExplainedBoardIsShownWhereTheGameHasOne() {
    Hall hall = new Hall();
    hall.opens("custodian", ADA, BEN);
    Told told = hall.types(ADA, "board", "explain=true");
    assertTrue(told.post().picture().isPresent());
  }

  private static List<String> completed(Hall hall, String command, String option, String typed) {
    return completed(hall, command, option, typed, Map.of());
  }

  private static List<String> completed(
      Hall hall, String command, String option, String typed, Map<String, String> others) {
    return hall.host.complete(command, new Typing(ADA, Hall.GAMES, option, typed, others)).stream()
        .map(Suggestion::value)
        .toList();
  }

  @Test
  void actionsGamesOptionsAndTablesComplete() {
    Hall hall = new Hall();
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
    Hall hall = new Hall();
    assertEquals(List.of(), completed(hall, "move", "action", "c1"));
    assertEquals(List.of(), completed(hall, "unknown", "action", "c1"));
  }

  @Test
  void whatAStepWouldHaveRememberedIsNotWhereItIsRefusedInTheEnd() {
    Hall hall = new Hall();
    hall.opens("cloak", ADA, BEN);
    hall.tables.meanwhile(() -> hall.tables.shelve(hall.table().stopped()));
    hall.plays(ADA, "setup RNBBKQNR");
    assertEquals(Optional.empty(), hall.wishes().lastTime(ADA, "cloak"));
  }

  @Test
  void whereNothingCanBeKeptNothingIsDoneAndThatIsSaid() {
    Hall hall = new Hall();
    Table before = hall.opens("custodian", ADA, BEN);
    Told told = new Told();
    hall.host.refuse(hall.typed(ADA, "move", Map.of("action", "c1d3")), told);
    assertTrue(told.post().words().contains("nothing was changed"));
    assertEquals(before, hall.table());
  }

  @Test
  void whatAnotherProcessMayDoIsNotDoneHere() {
    Hall hall = new Hall();
    Table before = hall.opens("custodian", ADA, BEN);
    Told told = new Told();
    hall.host.leave(hall.typed(ADA, "move", Map.of("action", "c1d3")), told);
    assertTrue(told.post().words().contains("please try again if it was not"));
    assertEquals(before, hall.table());
  }
}
