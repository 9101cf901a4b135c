package rookery.engine.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import rookery.engine.Action;
import rookery.engine.Game;
import rookery.engine.Seat;
import rookery.engine.TwoColourSeats;
import rookery.engine.Viewer;
import rookery.engine.cards.Dealer;
import rookery.engine.diagram.Highlight;
import rookery.engine.diagram.Mark;
import rookery.engine.games.Games;
import rookery.engine.option.Options;
import rookery.engine.text.GameLogLine;

/** What has happened since somebody's last turn is told whole, and marked in its order. */
class RecapTest {
  private static Match of(String id) {
    Game game = Games.find(id).orElseThrow();
    return Match.begin(game, Options.of(game.options(), Map.of()), Dealer.sorted());
  }

  private static Match after(Match match, Seat seat, String... actions) {
    Match now = match;
    for (String text : actions) {
      Action action = Action.find(now.legal(seat), text).orElseThrow();
      now = now.act(seat, action, Dealer.sorted());
    }
    return now;
  }

  private static List<String> told(Match match, Seat seat) {
    return match.since(Set.of(seat), Viewer.of(seat)).lines().stream()
        .map(GameLogLine::plain)
        .toList();
  }

  private static List<List<String>> numbered(Match match, Seat seat) {
    return match.since(Set.of(seat), Viewer.of(seat)).numbered().stream()
        .map(lines -> lines.stream().map(GameLogLine::plain).toList())
        .toList();
  }

  private static List<String> marked(Match match, Viewer viewer) {
    return match.viewWithRecap(viewer).diagram().marks().stream()
        .filter(mark -> mark instanceof Mark.Order || Highlight.Meaning.LAST.isOf(mark))
        .map(Mark::line)
        .toList();
  }

  private static Match cloak() {
    Match begun = after(of("cloak"), TwoColourSeats.WHITE, "setup RQKRBBNN");
    return after(begun, TwoColourSeats.BLACK, "setup RNBQKBNR");
  }

  /** A turn of White's in which four things are told, and then two of Black's next one. */
  private static Match guessed() {
    Match white = after(cloak(), TwoColourSeats.WHITE, "guess 4 K", "e2e4", "uncloak 2", "end");
    return after(white, TwoColourSeats.BLACK, "bonus d7d5");
  }

  @Test
  void nothingOfATurnIsLeftOut() {
    Match white =
        after(cloak(), TwoColourSeats.WHITE, "guess 4 K", "e2e4", "uncloak 2", "uncloak 1", "end");
    assertEquals(
        List.of(
            "White wrongly guessed that Black's checker 4 is the king. So Black's next turn can begin with a bonus pawn move.",
            "White: pawn e2-e4.",
            "White revealed that checker 2 is a queen.",
            "White revealed that checker 1 is a rook.",
            "White ended the turn."),
        told(white, TwoColourSeats.BLACK));
  }

  @Test
  void aGuessHasNoNumberSoThatWhoKnewTheCheckerCountsLikeEverybody() {
    Match white = after(cloak(), TwoColourSeats.WHITE, "guess 4 Q", "e2e4", "bonus d2d4", "end");
    List<String> marks = List.of("last: d2, e2, d4, e4", "order: e4, 1", "order: d4, 2");
    assertEquals(marks, marked(white, Viewer.of(TwoColourSeats.BLACK)));
    assertEquals(marks, marked(white, Viewer.SPECTATOR));
  }

  @Test
  void whatChangedTheBoardIsNumbered() {
    Match white = after(cloak(), TwoColourSeats.WHITE, "e2e4", "uncloak 2", "uncloak 1", "end");
    List<String> marks =
        List.of("last: a1, b1, e2, e4", "order: e4, 1", "order: b1, 2", "order: a1, 3");
    assertEquals(marks, marked(white, Viewer.of(TwoColourSeats.BLACK)));
    assertEquals(marks, marked(white, Viewer.SPECTATOR));
  }

  @Test
  void theListIsNumberedAsThePicture() {
    Match white =
        after(cloak(), TwoColourSeats.WHITE, "guess 4 K", "e2e4", "uncloak 2", "uncloak 1", "end");
    assertEquals(
        List.of(
            List.of(
                "White wrongly guessed that Black's checker 4 is the king. So Black's next turn can begin with a bonus pawn move.",
                "White: pawn e2-e4."),
            List.of("White revealed that checker 2 is a queen."),
            List.of("White revealed that checker 1 is a rook.", "White ended the turn.")),
        numbered(white, TwoColourSeats.BLACK));
  }

  @Test
  void whatIsNotNumberedInThePictureStandsAloneInTheList() {
    Match white = after(cloak(), TwoColourSeats.WHITE, "guess 4 K", "e2e4");
    assertEquals(2, numbered(white, TwoColourSeats.BLACK).size());
  }

  @Test
  void whatIsRevealedWhereItHasMovedHasTheNumberOfThatMove() {
    Match white = after(cloak(), TwoColourSeats.WHITE, "e2e4", "end");
    Match black =
        after(white, TwoColourSeats.BLACK, "b8c6", "uncloak 1", "uncloak 2", "uncloak 8", "end");
    assertEquals(
        List.of("last: c6, a8, b8, h8", "order: c6, 1", "order: a8, 2", "order: h8, 3"),
        marked(black, Viewer.of(TwoColourSeats.WHITE)));
    assertEquals(
        List.of("Black: checker 2 from b8 to c6.", "Black revealed that checker 2 is a knight."),
        numbered(black, TwoColourSeats.WHITE).get(0));
  }

  @Test
  void theNumbersAreToldInWordsToo() {
    Match white = after(cloak(), TwoColourSeats.WHITE, "e2e4", "uncloak 2", "uncloak 1", "end");
    String alt = white.viewWithRecap(Viewer.of(TwoColourSeats.BLACK)).alt();
    assertTrue(alt.endsWith(" The numbers show the order: 1 on e4, 2 on b1, 3 on a1."), alt);
  }

  @Test
  void whoeverHasBegunATurnSeesItsOwnLastMove() {
    assertEquals(List.of("last: d7, d5"), marked(guessed(), Viewer.of(TwoColourSeats.BLACK)));
  }

  @Test
  void theTurnBeforeIsStillToldInTheMiddleOfOnesOwn() {
    assertEquals(4, told(guessed(), TwoColourSeats.BLACK).size());
  }

  @Test
  void aSingleMoveKeepsTheMarksOfItsGame() {
    Match match = after(of("custodian"), TwoColourSeats.WHITE, "d2d3");
    assertEquals(List.of("last: d2, d3"), marked(match, Viewer.of(TwoColourSeats.BLACK)));
  }

  @Test
  void whatWasTakenBackIsNotToldAnyMore() {
    Match asked =
        after(of("custodian"), TwoColourSeats.WHITE, "d2d3").takeBack(TwoColourSeats.WHITE);
    Match back = asked.say(TwoColourSeats.BLACK, PlayerDeclaration.AGREE_TAKE_BACK);
    assertEquals(List.of("White took back the last move."), told(back, TwoColourSeats.BLACK));
  }

  @Test
  void whatIsSaidIsToldToo() {
    Match match =
        after(of("custodian"), TwoColourSeats.WHITE, "d2d3")
            .say(TwoColourSeats.WHITE, PlayerDeclaration.DRAW);
    assertEquals(
        List.of("White: pawn d2-d3.", "White offered a draw."), told(match, TwoColourSeats.BLACK));
  }
}
