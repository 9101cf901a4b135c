package rookery.bot.request.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import rookery.bot.random.RequestRandomSource;
import rookery.bot.request.testroom.Friend;
import rookery.bot.request.testroom.TestRoom;
import rookery.bot.request.testroom.VisibleMessage;
import rookery.engine.Shuffle;
import rookery.engine.diagram.Mark;

class GravityTest {
  /** A column of seven is stacked on the a-file; the last piece is stacked on it at once. */
  private static final String WHOLE_GAME =
      "add a8, a8a1, add a8, a8a2, add a8, a8a3, add a8, a8a4, add a8, a8a6, add a8, a8a7, "
          + "add d8, a6a5, d8d6, add f8, a7a6, f8g7, add a8, d6d5, a8a7, add d8, g7f6, d8d6, "
          + "add g8, d5d4, g8h6, add d8, f6f5, d6d5, d8d6, add g8, d4d3, h6g4, g8h6, add f8, "
          + "d5d4, f5f4, d6d5, f8e6, add d8, g4f2, d3d2, d8h4, h6g4, add h8, f4e3, d4d3, e6d4, "
          + "h8g6, add c8, f2d1, h4e1, g4f2, c8h3, add d8, d4e2, g6h4, d5d4, e3f2, d8g5, add f8, "
          + "h3f1, f8f3, add h8, e2g1, h4g2, g5e3, h8e5, add h8, f3e2, h8h7, add f8, e5h2, f8f3, "
          + "add c8, h7g6, c8c6, add a8";

  private TestRoom club;

  @BeforeEach
  void openTable() {
    RequestRandomSource chance =
        new RequestRandomSource(new SplittableRandom(5), GravityTest::order);
    club = new TestRoom(chance);
    club.opens(club.ada, "gravity", List.of(club.ben));
  }

  private static List<String> order(Shuffle wanted) {
    return Arrays.asList(
        (wanted.key().equals("white") ? "R R P K P P N N B B Q P" : "r r p p p n n b b q k p")
            .split(" "));
  }

  private void plays(Friend person, String... actions) {
    for (String action : actions) {
      club.plays(person, action);
    }
  }

  @Test
  void twoPeoplePlayToTheEnd() {
    List<String> actions = new ArrayList<>(List.of(WHOLE_GAME.split(", ")));
    boolean white = true;
    for (String action : actions) {
      plays(white ? club.ada : club.ben, action);
      white ^= action.startsWith("add");
    }
    VisibleMessage end = club.seen("on points");
    assertTrue(end.keeps());
  }

  @Test
  void aTurnOfSeveralMovesFlowsThroughTheMenus() {
    plays(club.ada, "add a8");
    plays(club.ben, "a8a6", "add c8");
    plays(club.ada, "c8c7", "add e8");
    VisibleMessage first = club.ben.presses(club.turn(club.ben), "Move").message();
    assertTrue(first.text().contains("You still have 2 pieces to move."), first.text());
    VisibleMessage second = club.picks(club.ben, club.picks(club.ben, first, "Rook a6"), "a5");
    assertTrue(second.text().startsWith("You played rook a6-a5."), second.text());
    assertTrue(second.choices().contains("e7"), second.choices().toString());
  }

  @Test
  void whatIsToBeAddedAndTheScoreStayInSightWhileASquareIsChosen() {
    plays(club.ada, "add a8");
    plays(club.ben, "a8a6", "add c8");
    plays(club.ada, "c8c7", "add e8");
    VisibleMessage first = club.ben.presses(club.turn(club.ben), "Move").message();
    VisibleMessage squares = club.picks(club.ben, first, "Rook a6");
    assertTrue(squares.text().contains("Round 2 of 13, score: "), squares.text());
    List<String> drawn = drawn(squares);
    assertTrue(
        drawn.stream().anyMatch(mark -> mark.startsWith("text: then add: ")), drawn.toString());
    assertTrue(drawn.stream().anyMatch(mark -> mark.startsWith("text: White 0")), drawn.toString());
  }

  private static List<String> drawn(VisibleMessage message) {
    return message.post().picture().orElseThrow().diagram().orElseThrow().marks().stream()
        .map(Mark::line)
        .toList();
  }

  @Test
  void theSquaresWhereThePieceWouldScoreAreMarkedWithThePoints() {
    plays(club.ada, "add a8");
    VisibleMessage first = club.ben.presses(club.turn(club.ben), "Move").message();
    List<String> points =
        drawn(first).stream().filter(mark -> mark.startsWith("corner text")).toList();
    assertEquals(List.of("corner text: +1, 1, 1"), points);
  }

  /** Black's pawn on g7 has one move, which White's rook on d6 waits for. */
  private VisibleMessage forcedIntoACapture() {
    plays(club.ada, "add a8");
    plays(club.ben, "a8a6", "add c8");
    plays(club.ada, "c8c7", "add e8");
    plays(club.ben, "a6a5", "e8e7", "add d8");
    plays(club.ada, "c7c6", "d8d7", "add g8");
    plays(club.ben, "a5a4", "e7e5", "g8g7", "add a8");
    plays(club.ada, "c6c5", "d7d6", "a8a7", "add b8");
    return club.ben.presses(club.turn(club.ben), "Move").message();
  }

  @Test
  void aForcedMoveIntoACaptureIsToldAndMarkedBeforeItIsMade() {
    VisibleMessage first = forcedIntoACapture();
    assertTrue(
        first
            .text()
            .contains("Your pawn on g7 must go to g6, where the rook on d6 could capture it."),
        first.text());
    assertTrue(drawn(first).contains("danger: g6"), drawn(first).toString());
    VisibleMessage next = club.picks(club.ben, first, "P g7-g6");
    assertTrue(next.text().startsWith("You played pawn g7-g6."), next.text());
  }

  @Test
  void whoeverHasMovedEverythingReadsWhatToAdd() {
    plays(club.ada, "add a8");
    String moved = club.says(club.ben, "/move action:a8a6");
    assertTrue(moved.contains("Add the white rook at the top."), moved);
  }

  @Test
  void whoeverAddsAPieceReadsFromWhereItCouldCapture() {
    plays(club.ada, "add a8");
    VisibleMessage first = club.ben.presses(club.turn(club.ben), "Move").message();
    VisibleMessage adding = club.picks(club.ben, first, "a6");
    assertTrue(
        adding
            .text()
            .contains("Add the white rook at the top. From a8 it could capture your rook on a6."),
        adding.text());
    VisibleMessage asked = club.picks(club.ben, adding, "a8");
    assertTrue(asked.text().contains("From a8 it could capture your rook on a6."), asked.text());
    assertTrue(asked.buttons().contains("Add it anyway"), asked.buttons().toString());
  }

  private void benCapturesARookAndMovesOn() {
    plays(club.ada, "add a8");
    plays(club.ben, "a8a6", "add c8");
    plays(club.ada, "c8c6", "add e8");
    plays(club.ben, "a6c6", "e8e7", "add h8");
  }

  @Test
  void theTurnIsToldWhereMuchElseWasDone() {
    benCapturesARookAndMovesOn();
    String call = club.turn(club.ada).text();
    assertTrue(call.contains("Round 3 of 13, score: Ada 0, Ben 1."), call);
  }

  @Test
  void aCaptureIsToldToTheOpponentThoughPlainMovesFollowIt() {
    benCapturesARookAndMovesOn();
    String call = club.turn(club.ada).text();
    assertTrue(call.contains("Ben played rook a6-c6, capturing the rook."), call);
  }

  @Test
  void whoeverLooksAtTheBoardReadsTheScoreHoweverMuchHasHappened() {
    benCapturesARookAndMovesOn();
    String seen = club.ada.types(club.games, "/board").message().text();
    assertTrue(seen.contains("Round 3 of 13"), seen);
  }

  @Test
  void whoStacksAPieceIsToldOfThePointsAtOnce() {
    plays(club.ada, "add a8");
    String stacked = club.says(club.ben, "/move action:a8a1");
    assertTrue(stacked.startsWith("You played rook a8-a1, which scores 1 point."), stacked);
    plays(club.ben, "add c8");
    String call = club.turn(club.ada).text();
    assertTrue(call.contains("which scores 1 point."), call);
  }

  @Test
  void theOneLoosePieceLeftIsNamed() {
    plays(club.ada, "add a8");
    plays(club.ben, "a8a6", "add c8");
    plays(club.ada, "c8c7", "add e8");
    String left = club.says(club.ben, "/move action:a6a5");
    assertTrue(left.contains("You still have to move the rook on e8."), left);
    String words = club.says(club.ben, "/board words:true");
    assertTrue(words.contains("You still have 1 piece to move: the rook on e8."), words);
  }

  @Test
  void aMoveWithinATurnIsTakenBackAndACardIsNot() {
    plays(club.ada, "add a8");
    String seen = club.says(club.ada, "/takeback");
    assertTrue(seen.contains("something hidden has been revealed"), seen);
    plays(club.ben, "a8a6");
    String back = club.says(club.ben, "/takeback");
    assertTrue(back.contains("You took back "), back);
    plays(club.ben, "a8a5");
  }

  @Test
  void whoMovesUpIsToldWhatIsPossible() {
    plays(club.ada, "add a8");
    plays(club.ben, "a8a6", "add c8");
    plays(club.ada, "c8c5", "add h8");
    String answer = club.says(club.ben, "/move action:a6a7");
    assertTrue(answer.contains("Pieces never move up."), answer);
  }
}
