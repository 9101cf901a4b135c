package rookery.bot.request.game;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import rookery.bot.request.testroom.Friend;
import rookery.bot.request.testroom.TestRoom;
import rookery.bot.request.testroom.VisibleMessage;
import rookery.engine.board.Square;
import rookery.engine.diagram.Highlight;
import rookery.engine.diagram.Mark;

class FluidTest {
  /** Black makes a queen of a bishop and a rook on c8, and mates with it. */
  private static final List<String> MATE =
      List.of(
          "Rd1b1", "d7d5", "a2a3", "a8c8", "g2g4", "Rd8g8", "h1c1", "c8f5", "b2b3", "f5f2", "e1d1",
          "f2f1");

  private TestRoom club;

  @BeforeEach
  void openTable() {
    club = new TestRoom();
    club.opens(club.ada, "fluid", List.of(club.ben));
  }

  private void plays(List<String> plies) {
    for (int i = 0; i < plies.size(); i++) {
      Friend person = i % 2 == 0 ? club.ada : club.ben;
      club.plays(person, plies.get(i));
    }
  }

  private VisibleMessage menu(Friend person) {
    return person.presses(club.turn(person), "Move").message();
  }

  @Test
  void twoPeoplePlayUntilCheckmate() {
    plays(MATE);
    VisibleMessage end = club.seen("checkmate");
    assertTrue(end.keeps());
  }

  @Test
  void theRookOfTheQueenIsFoundInTheMenus() {
    // So that the bishop could leave as well; a step without a choice is not asked.
    plays(List.of("e2e3", "a7a6"));
    VisibleMessage first = menu(club.ada);
    club.walks(
        club.ada,
        first,
        "Queen (rook and bishop) d1",
        "Only the rook",
        "c1, joining the bishop to make a queen");
    assertTrue(
        club.turn(club.ben)
            .text()
            .contains(
                "rook d1-c1, leaving one bishop behind and joining another bishop to make a queen"));
  }

  @Test
  void whoCapturesOneOfTwoIsAskedWhich() {
    plays(List.of("e2e4", "d7d5", "e4e5", "d8d6"));
    VisibleMessage first = menu(club.ada);
    club.walks(club.ada, first, "Pawn e5", "d6, capturing the rook or the bishop", "The rook");
    assertTrue(
        club.turn(club.ben)
            .text()
            .contains("pawn e5-d6, capturing the rook and sharing the square with Ben's bishop"));
    club.plays(club.ben, "a7a6");
    club.seen("Both sides share d6.");
  }

  @Test
  void nothingIsCrossedOutBeforeItIsChosen() {
    plays(List.of("e2e4", "d7d5", "e4e5", "d8d6"));
    VisibleMessage asked = picks(menu(club.ada), "Pawn e5", "d6, capturing the rook or the bishop");
    assertTrue(asked.text().contains("Which one do you capture?"), asked.text());
    assertTrue(
        asked.post().picture().orElseThrow().diagram().orElseThrow().marks().stream()
            .noneMatch(Highlight.Meaning.VICTIMS::isOf));
  }

  @Test
  void whoCapturesOneOfTwoIsWarnedWhereThePieceCouldBeLost() {
    plays(List.of("e2e4", "e7e5", "d2d4", "d8g5", "a2a3", "f8e7"));
    VisibleMessage asked =
        picks(menu(club.ada), "Bishop c1", "g5, capturing the rook or the bishop");
    assertTrue(
        asked.text().contains("Which one do you capture? On g5, you could lose your piece."),
        asked.text());
    Mark danger = Mark.danger(List.of(Square.named("g5")));
    assertTrue(
        asked.post().picture().orElseThrow().diagram().orElseThrow().marks().contains(danger));
  }

  /** The rook on a1 would recapture on a8: of three pieces only a rook is worth Black's bishop. */
  @Test
  void ofAPromotionThatMayLoseNothingItIsSaidOnlyThatThePieceCouldBeLost() {
    club = new TestRoom();
    club.opens(club.ada, "fluid options:promotion=single", List.of(club.ben));
    plays(
        List.of(
            "b2b4", "a7a5", "a2a4", "a5b4", "a4a5", "e7e5", "a5a6", "d8g5", "a6b7", "d7d6", "h2h3",
            "c8d7", "g2g3", "d7c6", "h3h4", "e8f8"));
    String asked = picks(menu(club.ada), "Pawn b7").text();
    assertTrue(asked.contains("become? On a8, you could lose your piece."), asked);
  }

  @Test
  void castlingIsNamedOnItsButton() {
    plays(List.of("e2e4", "e7e5", "f1c4", "a7a6", "g1e2", "a6a5"));
    VisibleMessage asked = picks(menu(club.ada), "King e1");
    assertTrue(asked.buttons().contains("castle g1"), asked.buttons().toString());
  }

  @Test
  void aButtonForASquareOfBothSidesNamesTheOwnPiece() {
    plays(List.of("e2e4", "d7d5", "e4e5", "d8d6", "e5d6xR", "a7a6"));
    List<String> buttons = menu(club.ada).buttons();
    assertTrue(buttons.contains("P d6"), buttons.toString());
  }

  @Test
  void ofAQueenOnlyHalfCanBeLostToASinglePiece() {
    plays(List.of("e2e4", "e7e5", "d1g4", "h7h6"));
    VisibleMessage queen = picks(menu(club.ada), "Queen (rook and bishop) g4", "The whole queen");
    assertTrue(
        queen.text().contains("you could lose it or half of it there for too little."),
        queen.text());
  }

  @Test
  void aTradeIsToldFromALoss() {
    plays(List.of("e2e4", "e7e5", "d2d3", "g8e7", "c1g5", "a7a6"));
    String asked = picks(menu(club.ada), "Bishop g5").text();
    assertTrue(
        asked.contains("lose it there for too little. On e7, you'd get a knight for it."), asked);
  }

  private VisibleMessage picks(VisibleMessage menu, String... choices) {
    VisibleMessage at = menu;
    for (String choice : choices) {
      at = club.picks(club.ada, at, choice);
    }
    return at;
  }

  @Test
  void whoForgetsToSayWhichIsToldHowToWriteIt() {
    plays(List.of("e2e4", "d7d5", "e4e5", "d8d6"));
    String answer = club.says(club.ada, "/move action:exd6");
    assertTrue(answer.contains("e5d6xB"), answer);
    String move = club.says(club.ada, "/move action:e5xd6");
    assertTrue(
        move.contains(
            "Say which of the two pieces you want to capture. You can play `e5d6xB` or `e5d6xR`."),
        move);
  }
}
