package rookery.bot.command.info;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import rookery.bot.request.testroom.ForEveryGame;
import rookery.bot.request.testroom.Friend;
import rookery.bot.request.testroom.TestRequest;
import rookery.bot.request.testroom.TestRoom;
import rookery.bot.request.testroom.VisibleMessage;
import rookery.engine.Game;
import rookery.engine.games.Games;
import rookery.engine.option.Options;

/** How people come to the rules without losing what they had to do. */
class RulesTest {
  private static final String PIECES = "Pieces";

  private final TestRoom room = new TestRoom();

  private VisibleMessage board() {
    return room.publicly().get(room.publicly().size() - 1);
  }

  @Test
  void whichPieceIsWhichIsOnePressFromTheBoardTheChoiceAndTheLesson() {
    room.opens(room.ada, "toddler", List.of(room.ben));
    VisibleMessage choice = room.ada.presses(board(), "Move").message();
    for (VisibleMessage asked : List.of(board(), choice, question("toddler"))) {
      VisibleMessage pieces = room.ada.presses(asked, PIECES).message();
      assertTrue(pieces.text().contains("The pieces"), pieces.text());
      String words = pieces.post().picture().orElseThrow().alt();
      assertTrue(
          words.contains("Genius, a brain, worth 6: enemies beside it can't capture"), words);
    }
  }

  @Test
  void soAreCustodiansPairsUnlessAnOptionHasOthers() {
    room.opens(room.ada, "custodian", List.of(room.ben));
    VisibleMessage choice = room.ada.presses(board(), "Move").message();
    for (VisibleMessage asked : List.of(board(), choice, question("custodian"))) {
      VisibleMessage pairs = room.ada.presses(asked, "Pairs").message();
      assertTrue(pairs.text().contains("A rook stands on a **side** of the enemy"), pairs.text());
      String words = pairs.post().picture().orElseThrow().alt();
      assertTrue(words.contains("Two rooks: left and right of the enemy."), words);
      assertTrue(words.contains("A pawn counts as a bishop if it moves straight"), words);
    }
    Game game = Games.find("custodian").orElseThrow();
    Options swapped = Options.of(game.options(), Map.of("bishops", "swapped"));
    assertEquals(Optional.empty(), game.lookedUp(swapped));
  }

  @Test
  void itStaysThereForWhoeverHasPlayedBefore() {
    room.opens(room.ada, "toddler", List.of(room.ben));
    room.plays(room.ada, "e11d10");
    room.plays(room.ben, "e1d2");
    assertFalse(board().buttons().stream().anyMatch(label -> label.startsWith("New here?")));
    assertTrue(board().buttons().contains(PIECES), board().buttons().toString());
  }

  @Test
  void gamesWithThePiecesOfChessNeedNone() {
    room.opens(room.ada, "booster", List.of(room.ben));
    assertFalse(board().buttons().contains(PIECES), board().buttons().toString());
  }

  @ForEveryGame
  void whatTheMarksMeanIsUnderMoreAtATableAndInALesson(String game) {
    room.opens(room.ada, game, guests(game));
    for (VisibleMessage asked : List.of(board(), question(game))) {
      VisibleMessage more = room.ada.presses(asked, "More").message();
      TestRequest marks = room.ada.presses(more, "What the marks mean");
      assertFalse(marks.isBeside());
      assertTrue(marks.message().text().contains("Purple corners"), marks.message().text());
    }
  }

  @Test
  void fromTheMarksOneComesBackToWhereOneCameFrom() {
    VisibleMessage asked = question("custodian");
    VisibleMessage more = room.ada.presses(asked, "More").message();
    VisibleMessage marks = room.ada.presses(more, "What the marks mean").message();
    assertEquals(asked.text(), room.ada.presses(marks, "Back to the question").message().text());
    room.opens(room.ada, "custodian", List.of(room.ben));
    VisibleMessage options = room.ada.presses(board(), "More").message();
    VisibleMessage shown = room.ada.presses(options, "What the marks mean").message();
    assertEquals(options.text(), room.ada.presses(shown, "\u2190 Back").message().text());
  }

  /** The first question of a lesson, before which the pieces are shown where they are new. */
  private VisibleMessage question(String game) {
    VisibleMessage first = room.ada.types(room.games, "/learn game:" + game).message();
    return first.buttons().contains("Begin") ? room.ada.presses(first, "Begin").message() : first;
  }

  private List<Friend> guests(String game) {
    Game played = Games.find(game).orElseThrow();
    int seats = played.seats(Options.of(played.options(), Map.of())).size();
    return List.of(room.ben, room.cleo, room.dan).subList(0, seats - 1);
  }

  @Test
  void theyOpenBelowAQuestionWhichStaysAndThenTurnTheirOwnPages() {
    VisibleMessage more = room.ada.presses(question("toddler"), "More").message();
    TestRequest opened = room.ada.presses(more, "Rules");
    assertTrue(opened.isBeside());
    assertFalse(room.ada.presses(opened.message(), "Next").isBeside());
  }
}
