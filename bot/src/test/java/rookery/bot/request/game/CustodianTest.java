package rookery.bot.request.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import rookery.bot.request.testroom.Friend;
import rookery.bot.request.testroom.TestRoom;
import rookery.bot.request.testroom.VisibleMessage;
import rookery.engine.board.Square;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Mark;

class CustodianTest {
  /** Black's pawns surround White's king. */
  private static final List<String> KING_CAPTURED =
      List.of("d2d3", "b6b5", "d1d2", "e7d5", "d2e3", "d5f4", "e3e4", "f6e5");

  private TestRoom club;

  @BeforeEach
  void openTable() {
    club = new TestRoom();
    club.opens(club.ada, "custodian", List.of(club.ben));
  }

  private void plays(List<String> plies) {
    for (int i = 0; i < plies.size(); i++) {
      Friend person = i % 2 == 0 ? club.ada : club.ben;
      club.plays(person, plies.get(i));
    }
  }

  @Test
  void twoPeoplePlayToAWin() {
    plays(KING_CAPTURED);
    VisibleMessage end = club.seen(club.ben.mention() + " beats");
    assertTrue(end.text().contains("captured the king on"), end.text());
    assertFalse(end.text().contains("was captured"), end.text());
    assertTrue(end.text().contains(club.ben.mention()), end.text());
    assertTrue(end.keeps());
  }

  @Test
  void aPlyIsChosenByMenus() {
    VisibleMessage menu = club.ada.presses(club.turn(club.ada), "Move").message();
    VisibleMessage done = club.walks(club.ada, menu, "Knight c1", "d3");
    TestRoom.assertOutcome(done);
    assertEquals(List.of("Ben"), club.turn(club.ben).pings());
  }

  @Test
  void aPlyIsTypedIntoTheModal() {
    club.ada.fillsIn(club.ada.presses(club.turn(club.ada), "More").message(), "Type a move", "nb3");
    club.turn(club.ben);
  }

  @Test
  void withWhomAPieceCapturesIsExplainedWithAPictureWhereverItsMoveIsChosen() {
    VisibleMessage menu = club.ada.presses(club.turn(club.ada), "Move").message();
    VisibleMessage rook = club.walks(club.ada, menu, "Knight c1");
    VisibleMessage told = club.changed(rook, club.ada.presses(rook, "Explain it"));
    assertTrue(told.text().startsWith("A knight captures with help from a second piece."));
    assertNotEquals(rook.post().picture(), told.post().picture());
    VisibleMessage back = club.changed(told, club.ada.presses(told, "Back to my move"));
    assertEquals(rook.choices(), back.choices());
  }

  @Test
  void soIsAPieceThatHasButOneMove() {
    VisibleMessage menu = club.ada.presses(club.turn(club.ada), "Move").message();
    VisibleMessage pawn = club.picks(club.ada, menu, "Pawn a2");
    VisibleMessage told = club.changed(pawn, club.ada.presses(pawn, "Explain it"));
    assertTrue(told.text().startsWith("A pawn captures with help from a second piece."));
  }

  @Test
  void squaresWhereThePieceCouldBeCapturedAreMarkedAndNamed() {
    plays(List.of("c1d3", "e6e5", "e1f3", "e5e4"));
    VisibleMessage menu = club.ada.presses(club.turn(club.ada), "Move").message();
    VisibleMessage knight = club.walks(club.ada, menu, "Knight f3");
    assertTrue(
        knight.text().contains("Where to? Ben could capture your knight on e5 by "), knight.text());
    Diagram drawn = knight.post().picture().orElseThrow().diagram().orElseThrow();
    assertTrue(drawn.marks().contains(Mark.danger(List.of(Square.named("e5")))));
  }

  @Test
  void theChosenMoveIsExplainedWithWhatCouldCaptureItsPiece() {
    plays(List.of("c1d3", "c7d5", "g2g3", "f6f5", "e2e3", "d5f4"));
    VisibleMessage menu = club.ada.presses(club.turn(club.ada), "Move").message();
    VisibleMessage sure = club.picks(club.ada, menu, "Pawn e3");
    assertTrue(
        sure.text()
            .contains(
                "can only go to **e4**. Ben could capture your pawn on e4 by playing pawn d6-e5, helped by"
                    + " the knight on f4"),
        sure.text());
    VisibleMessage told = club.changed(sure, club.ada.presses(sure, "Explain it"));
    assertEquals(
        "That move doesn't capture anything, but next turn you could capture the knight on f4 by"
            + " playing pawn e4-e5, helped by the pawn on g3. They'd"
            + " then stand diagonally next to the enemy, at opposite corners. Ben could capture your pawn on e4 by"
            + " playing pawn d6-e5, helped by the knight on f4.",
        told.text());
    assertEquals(sure.choices(), told.choices());
    Diagram drawn = told.post().picture().orElseThrow().diagram().orElseThrow();
    assertTrue(
        drawn.marks().contains(Mark.arrow(Square.named("d6"), Square.named("e5"), "red")),
        drawn.toString());
  }

  @Test
  void whoeverChoosesAMoveReadsWhichOtherPieceItLeavesInDanger() {
    plays(List.of("c1b3", "e6e5", "b3d4", "b6b5", "f2f3", "c7d5"));
    VisibleMessage menu = club.ada.presses(club.turn(club.ada), "Move").message();
    VisibleMessage pawn = club.picks(club.ada, menu, "Pawn f3");
    assertTrue(
        pawn.text()
            .contains("**Pawn f3** can only go to **f4**. Your knight on d4 stays in danger."),
        pawn.text());
    Diagram drawn = pawn.post().picture().orElseThrow().diagram().orElseThrow();
    assertTrue(drawn.marks().contains(Mark.danger(List.of(Square.named("d4")))), drawn.toString());
  }

  @Test
  void soDoesWhoeverPutsAnotherPieceInDanger() {
    plays(List.of("c1d3", "c7d5", "e1f3", "f6f5", "f3g5", "f5f4"));
    VisibleMessage menu = club.ada.presses(club.turn(club.ada), "Move").message();
    VisibleMessage pawn = club.picks(club.ada, menu, "Pawn g2");
    assertTrue(pawn.text().contains("But then you could lose your knight on g5."), pawn.text());
    Diagram drawn = pawn.post().picture().orElseThrow().diagram().orElseThrow();
    assertTrue(drawn.marks().contains(Mark.danger(List.of(Square.named("g5")))), drawn.toString());
  }

  @Test
  void piecesInDangerAreToldToTheirOwnerAlone() {
    plays(List.of("c1d3", "e6e5", "e1f3", "e5e4", "f3e5", "a6a5"));
    VisibleMessage menu = club.ada.presses(club.turn(club.ada), "Move").message();
    assertTrue(menu.text().contains("In danger: your knight on e5."), menu.text());
    assertTrue(club.publicly().stream().noneMatch(one -> one.text().contains("In danger")));
  }

  @Test
  void aDrawIsAgreed() {
    VisibleMessage about = club.ada.types(club.games, "/draw").message();
    club.changed(about, club.ada.presses(about, "Offer a draw"));
    club.ben.presses(club.seen("offers a draw"), "Agree to the draw").message();
    assertTrue(club.seen(" drew ").text().contains("by agreement"));
  }

  @Test
  void resigningIsConfirmedFirst() {
    VisibleMessage asked = club.ada.types(club.games, "/resign").message();
    assertTrue(asked.ephemeral());
    club.changed(asked, club.ada.presses(asked, "Resign"));
    assertTrue(club.seen(club.ben.mention() + " beats").text().contains("by resignation"));
  }

  @Test
  void theBoardIsShownFromTheOwnSide() {
    VisibleMessage whites = club.ada.types(club.games, "/board").message();
    VisibleMessage blacks = club.ben.types(club.games, "/board").message();
    assertNotEquals(whites.post().picture(), blacks.post().picture());
  }
}
