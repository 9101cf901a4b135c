package rookery.bot.command.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import rookery.bot.preference.DefaultClock;
import rookery.bot.preference.PreferenceChange;
import rookery.bot.preference.RatedByDefault;
import rookery.bot.preference.ServerPreferences;
import rookery.bot.preference.TableCreators;
import rookery.bot.preference.TablePlace;
import rookery.bot.request.testroom.HeldComputers;
import rookery.bot.request.testroom.InMemoryChannel;
import rookery.bot.request.testroom.TestRoom;
import rookery.bot.request.testroom.VisibleMessage;
import rookery.engine.Game;
import rookery.engine.games.Games;
import rookery.engine.option.Options;

/** What somebody is told who plays a game for the first time. */
class FirstGameTest {
  private static final String LEARN = "New here? Learn in 3 minutes";
  private static final String HINT = LessonStudent.lesson("fluid").hints().get("Move");

  private final TestRoom room = new TestRoom();

  private VisibleMessage choices() {
    VisibleMessage board = room.publicly().get(room.publicly().size() - 1);
    return room.ada.presses(board, "Move").message();
  }

  @Test
  void theFirstBoardOffersALesson() {
    room.opens(room.ada, "custodian", List.of(room.ben));
    VisibleMessage board = room.seen("your move");
    assertTrue(board.buttons().contains(LEARN), board.buttons().toString());
    String question = LessonStudent.lesson("custodian").steps().get(0).question();
    assertTrue(room.ada.presses(board, LEARN).message().text().contains(question));
  }

  @ParameterizedTest
  @CsvSource({"booster, My cards", "cooperative, My cards", "custodian, My view"})
  void whoeverHoldsCardsFindsThemByTheirName(String game, String label) {
    room.opens(room.ada, game, List.of(room.ben));
    VisibleMessage board = room.publicly().get(room.publicly().size() - 1);
    assertTrue(board.buttons().contains(label), board.buttons().toString());
  }

  static Stream<Game> solitaires() {
    return Games.all().stream()
        .filter(game -> game.seats(Options.of(game.options(), Map.of())).size() == 1);
  }

  @ParameterizedTest
  @MethodSource("solitaires")
  void theFirstBoardOfASolitaireSaysWhatItIsAbout(Game game) {
    room.opens(room.ada, game.id(), List.of());
    VisibleMessage board = room.publicly().get(room.publicly().size() - 1);
    assertTrue(board.text().contains(game.summary()), board.text());
    assertTrue(board.text().contains(game.title()), board.text());
  }

  @ParameterizedTest
  @MethodSource("solitaires")
  void soDoesOneInAChannelWhereTheIdIsNeeded(Game game) {
    InMemoryChannel hall = new InMemoryChannel();
    hall.wishes()
        .keep(
            new PreferenceChange.OfServer(
                InMemoryChannel.GAMES,
                new ServerPreferences(
                    TablePlace.CHANNEL,
                    TableCreators.EVERYBODY,
                    DefaultClock.THREE_DAYS,
                    RatedByDefault.OFF,
                    Optional.empty()),
                InMemoryChannel.ADA));
    hall.opens(game.id(), InMemoryChannel.ADA);
    String board = hall.board().post().words();
    assertTrue(board.contains(game.summary()), board);
    assertTrue(board.contains(game.title()), board);
    assertTrue(board.contains("table " + hall.table().id()), board);
  }

  @Test
  void onceEverybodyNewHasMovedItOffersNoneAnyMore() {
    room.opens(room.ada, "custodian", List.of(room.ben));
    room.plays(room.ada, "e1f3");
    assertTrue(room.seen("your move").buttons().contains(LEARN));
    room.plays(room.ben, "e7f5");
    assertFalse(room.seen("your move").buttons().contains(LEARN));
  }

  @Test
  void peopleWhoHaveLearnedTheGameAreOfferedNone() {
    for (var friend : List.of(room.ada, room.ben)) {
      room.wishes().keep(new PreferenceChange.Learned(friend.person(), "custodian"));
    }
    room.opens(room.ada, "custodian", List.of(room.ben));
    assertFalse(room.seen("your move").buttons().contains(LEARN));
  }

  @Test
  void whoeverFinishesTheLessonIsNotOfferedItAgain() {
    LessonStudent ada = new LessonStudent(room, room.ada);
    VisibleMessage end = ada.finishes("custodian");
    room.ada.presses(end, "Play against computers");
    VisibleMessage board = room.turn(room.ada);
    assertFalse(board.buttons().contains(LEARN), board.buttons().toString());
    assertTrue(board.buttons().contains("N c1"), board.buttons().toString());
  }

  @Test
  void whileAComputerBeginsTheBoardSaysSoAndAsksNobodyToMove() {
    InMemoryChannel hall = new InMemoryChannel(new HeldComputers());
    // Who begins is drawn.
    for (int tables = 0; tables == 0 || hall.table().awaited().has(InMemoryChannel.ADA); tables++) {
      assertTrue(tables < 8, "no computer begins");
      hall.types(InMemoryChannel.ADA, "play", "game=toddler", "opponents=beginner");
    }
    String computer = hall.table().awaited().people().iterator().next().name();
    VisibleMessage board = VisibleMessage.privately(hall.board().post());
    assertTrue(
        board.text().startsWith(computer + " goes first in The Toddler. You're Black, against "),
        board.text());
    assertFalse(board.text().contains("Move one of your pieces"), board.text());
    assertFalse(board.buttons().contains("Move"), board.buttons().toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"booster", "custodian", "fluid", "toddler"})
  void whoeverChoosesForTheFirstTimeInAGameReadsWhoTheyAre(String game) {
    // Who begins is drawn, and only the first game has hints.
    for (int tables = 0; tables < 6; tables++) {
      room.says(room.ada, "/play game:" + game + " seats:named opponents:beginner");
      VisibleMessage asked = room.ada.presses(room.turn(room.ada), "Move").message();
      assertTrue(asked.text().contains("You're "), asked.text());
    }
  }

  @Test
  void theFirstDecisionOfAKindHasAHintAndTheSecondHasNone() {
    room.opens(room.ada, "fluid", List.of(room.ben));
    assertTrue(choices().text().contains(HINT), choices().text());
    room.plays(room.ada, "e2e4");
    room.plays(room.ben, "e7e5");
    assertFalse(choices().text().contains(HINT), choices().text());
  }

  @Test
  void partnersWhoDecideDifferentThingsGetTheHintsForThem() {
    room.splitBrain();
    String piece = LessonStudent.lesson("split-brain").hints().get("Circle a piece");
    String square = LessonStudent.lesson("split-brain").hints().get("Circle a square");
    assertTrue(room.says(room.ada, "/hand").contains(piece), room.says(room.ada, "/hand"));
    assertTrue(room.says(room.ben, "/hand").contains(square), room.says(room.ben, "/hand"));
  }

  @Test
  void aSecondGameHasNoHintsEvenForDecisionsThatTheFirstDidNotHave() {
    room.wishes()
        .keep(new PreferenceChange.Decided(room.ada.person(), "fluid", "other", "Something else"));
    room.opens(room.ada, "fluid", List.of(room.ben));
    assertFalse(choices().text().contains(HINT), choices().text());
  }

  @Test
  void aFirstGameAgainstComputersHasHelpBesideThePieces() {
    againstComputers();
    VisibleMessage asked = choices();
    assertTrue(asked.buttons().contains("Hint"), asked.buttons().toString());
    assertTrue(room.ada.presses(asked, "Hint").message().text().startsWith("I'd "));
  }

  @Test
  void aSecondGameHasTheSameHelp() {
    room.wishes().keep(new PreferenceChange.Decided(room.ada.person(), "fluid", "other", "Move"));
    againstComputers();
    assertTrue(choices().buttons().contains("Hint"));
  }

  @Test
  void fromAHintOneGoesBackToWhereItWasAskedFor() {
    againstComputers();
    VisibleMessage asked = choices();
    List<String> offered = asked.buttons();
    VisibleMessage hinted = room.ada.presses(asked, "Hint").message();
    VisibleMessage back = room.ada.presses(hinted, "\u2190 Back").message();
    assertEquals(offered, back.buttons(), back.text());
  }

  @Test
  void aFirstGameAgainstPeopleHasNoHints() {
    room.opens(room.ada, "custodian", List.of(room.ben));
    assertFalse(choices().buttons().contains("Hint"));
  }

  private void againstComputers() {
    room.says(room.ada, "/play game:custodian seats:named opponents:beginner");
    room.turn(room.ada);
  }

  @Test
  void computersNeedNone() {
    room.wishes().keep(new PreferenceChange.Learned(room.ada.person(), "custodian"));
    room.says(room.ada, "/play game:custodian seats:named opponents:beginner");
    List<String> buttons =
        room.publicly().stream().flatMap(message -> message.buttons().stream()).toList();
    assertEquals(List.of(), buttons.stream().filter(LEARN::equals).toList());
  }
}
