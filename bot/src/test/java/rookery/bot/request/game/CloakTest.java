package rookery.bot.request.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import rookery.bot.request.testroom.Friend;
import rookery.bot.request.testroom.TestRoom;
import rookery.bot.request.testroom.VisibleMessage;

class CloakTest {
  private TestRoom club;

  @BeforeEach
  void openTable() {
    club = new TestRoom();
    club.opens(club.ada, "cloak", List.of(club.ben));
  }

  private void says(Friend person, String... actions) {
    for (String action : actions) {
      club.plays(person, action);
    }
  }

  private void setUp() {
    says(club.ada, "setup RNBQKBNR");
    says(club.ben, "setup RNBQKBNR");
    club.turn(club.ada);
  }

  private VisibleMessage menu(Friend person) {
    return person.presses(club.turn(person), "Move").message();
  }

  @Test
  void aSetUpIsDrawnWhileItIsMade() {
    VisibleMessage begun = club.ada.presses(club.seen("set up in"), "Set up").message();
    assertFalse(drawn(begun).contains("meant:"), drawn(begun));
    VisibleMessage chosen = club.picks(club.ada, club.picks(club.ada, begun, "Rook"), "Queen");
    assertTrue(drawn(chosen).contains("meant: a1, R\nmeant: b1, Q"), drawn(chosen));
    assertFalse(drawn(chosen).contains("meant: c1"), drawn(chosen));
  }

  @Test
  void aGuessIsMadeByWhatTheGridLeaves() {
    club.says(club.ada, "/move action:setup RNBQKBNR");
    club.says(club.ben, "/move action:setup RNBQKBNR");
    for (String move : List.of("g1f3", "end")) {
      club.says(club.ada, "/move action:" + move);
    }
    VisibleMessage menu = club.ben.presses(club.turn(club.ben), "Move").message();
    VisibleMessage checkers = club.picks(club.ben, menu, "Guess a checker");
    assertTrue(checkers.choices().contains("7: knight"), checkers.choices().toString());
    VisibleMessage kinds = club.picks(club.ben, checkers, "Checker 1");
    assertTrue(
        kinds
            .text()
            .startsWith(
                "You chose **Guess a checker** and **Checker 1**. What is checker 1 on a1"
                    + " (queen, rook, bishop or knight)?"),
        kinds.text());
    assertTrue(drawn(kinds).contains("grid"), "the grid is shown where a kind is chosen");
    assertTrue(drawn(kinds).contains("arrow: a1, a1, blue"), "a ring round the checker");
  }

  @Test
  void whoeverWasGuessedReadsItWithTheCall() {
    setUp();
    says(club.ada, "guess 5 K", "e2e4", "skip", "end");
    String called = club.prompt(club.ben, "Ben, your move in").text();
    assertTrue(called.contains("Ada correctly guessed that your checker 5 is the king."), called);
    assertFalse(called.contains("without the bonus"), called);
  }

  @Test
  void whoeverRevealsTheKingIsToldWhatThatMeansBeforeItIsDone() {
    setUp();
    says(club.ada, "e2e4", "end");
    says(club.ben, "e7e6", "uncloak 5", "end");
    says(club.ada, "d2d4");
    VisibleMessage at = club.ada.presses(club.turn(club.ada), "Finish the turn").message();
    VisibleMessage checkers = club.picks(club.ada, at, "Reveal a checker");
    VisibleMessage queen = club.picks(club.ada, checkers, "4: queen");
    assertFalse(queen.text().contains("checkmate"), queen.text());
    VisibleMessage king =
        club.picks(club.ada, club.picks(club.ada, queen, "\u2190 Back"), "5: king");
    assertTrue(king.text().contains("Ben will know where your king is"), king.text());
    assertTrue(king.buttons().contains("Reveal the king"), king.buttons().toString());
  }

  @Test
  void whatTheOpponentKnowsIsRevealedByOneTap() {
    setUp();
    says(club.ada, "g1f3");
    VisibleMessage at = club.ada.presses(club.turn(club.ada), "Finish the turn").message();
    assertTrue(at.text().contains("Reveal 7: Ben already knows it's a knight."), at.text());
    assertEquals(List.of("Reveal 7", "End the turn"), at.buttons().subList(0, 2), at.text());
    VisibleMessage revealed = club.picks(club.ada, at, "Reveal 7");
    assertTrue(revealed.text().contains("You revealed that checker 7 is a knight."));
    assertTrue(club.turn(club.ben).alt().contains("knight f3"), "that ends the turn");
  }

  @Test
  void whoeverCapturesACheckerReadsWhatItWasBeforeTheTurnEnds() {
    setUp();
    says(club.ada, "e2e4", "end");
    says(club.ben, "b7b5", "end");
    says(club.ada, "f1b5", "end");
    says(club.ben, "a7a6", "end");
    VisibleMessage pawn = club.walks(club.ada, menu(club.ada), "B6 b5", "\u00d7a6");
    assertFalse(pawn.buttons().contains("End the turn"), "everybody saw that it was a pawn");
    says(club.ben, "e7e6", "end");
    VisibleMessage piece = club.picks(club.ada, menu(club.ada), "B6 a6");
    VisibleMessage hidden = club.picks(club.ada, piece, "\u00d7c8");
    assertTrue(hidden.text().contains("You captured Ben's checker 3: a bishop."), hidden.text());
    assertTrue(hidden.buttons().contains("End the turn"), hidden.buttons().toString());
  }

  @Test
  void aKnownKingHasAButtonThatAsksOnceMore() {
    says(club.ada, "setup RNBQKBNR");
    says(club.ben, "setup BQRKNBNR");
    says(club.ada, "e2e4", "end");
    says(club.ben, "O-O-O");
    VisibleMessage at = club.ben.presses(club.turn(club.ben), "Finish the turn").message();
    assertTrue(at.text().contains("Ada knows 3 (rook) and 4 (king)."), at.text());
    assertFalse(at.text().contains("is the king"), at.text());
    assertEquals(List.of("Reveal 3", "Reveal 4", "End the turn"), at.buttons().subList(0, 3));
    VisibleMessage asked = club.picks(club.ben, at, "Reveal 4");
    assertTrue(asked.text().contains("by checkmating your king."), asked.text());
    VisibleMessage revealed = club.picks(club.ben, asked, "Reveal the king");
    assertTrue(revealed.text().contains("You revealed that checker 4 is the king."));
  }

  @Test
  void whatCanOnlyBeOneThingIsGuessedByTwoTaps() {
    setUp();
    says(club.ada, "g1f3", "end");
    VisibleMessage guessed = club.walks(club.ben, menu(club.ben), "Guess a checker", "7: knight");
    assertTrue(guessed.text().contains("You correctly guessed"), guessed.text());
  }

  @Test
  void thePublicBoardSaysWhereOnesOwnPiecesAreShown() {
    String unset = club.seen("set up in").text();
    assertFalse(unset.contains("to see your pieces"), unset);
    setUp();
    String board = club.turn(club.ada).text();
    assertTrue(board.contains("Press My view to see your pieces"), board);
  }

  @Test
  void whatCanBeTwoThingsIsAskedForByThem() {
    setUp();
    says(club.ada, "f2f3", "end");
    says(club.ben, "f7f6", "end");
    says(club.ada, "e2e3", "end");
    says(club.ben, "a7a6", "end");
    says(club.ada, "f1c4", "end");
    VisibleMessage checkers = club.picks(club.ben, menu(club.ben), "Guess a checker");
    VisibleMessage asked = club.picks(club.ben, checkers, "Checker 6: queen or bishop");
    assertTrue(
        asked
            .text()
            .startsWith(
                "You chose **Guess a checker** and **Checker 6**. Is it a queen or a bishop?"),
        asked.text());
  }

  @Test
  void whoseKingIsKnownReadsItWhereTheTurnBegins() {
    setUp();
    says(club.ada, "g1f3", "end");
    says(club.ben, "g8f6", "end");
    says(club.ada, "g2g3", "end");
    says(club.ben, "g7g6", "end");
    says(club.ada, "f1g2", "end");
    says(club.ben, "f8g7", "end");
    says(club.ada, "O-O", "end");
    says(club.ben, "a7a6", "end");
    String board = club.turn(club.ada).text();
    assertTrue(board.contains("Ben knows Ada's checker 5 is the king."), board);
    String own = menu(club.ada).text();
    assertTrue(own.contains("Ben knows your checker 5 is the king."), own);
    assertTrue(own.contains("Keep your king out of reach."), own);
  }

  @Test
  void allOfATurnIsListedUnderMore() {
    setUp();
    says(club.ada, "guess 5 K", "e2e4", "skip", "uncloak 2", "uncloak 1", "end");
    String more = club.ben.presses(club.turn(club.ben), "More").message().text();
    assertTrue(
        more.startsWith(
            """
            **Since your last turn**
            1. Ada correctly guessed that your checker 5 is the king. Ada played pawn e2-e4. Ada skipped the bonus move.
            2. Ada revealed that checker 2 is a knight.
            3. Ada revealed that checker 1 is a rook. Ada ended the turn.
            """),
        more);
    assertTrue(more.contains("Ada revealed that checker 2 is a knight."), more);
    assertTrue(more.contains("Ada revealed that checker 1 is a rook."), more);
  }

  @Test
  void allOfATurnIsNumberedInThePicture() {
    setUp();
    says(club.ada, "e2e4", "uncloak 2", "uncloak 1", "end");
    String drawn = drawn(club.turn(club.ben));
    assertTrue(drawn.contains("order: e4, 1\norder: b1, 2\norder: a1, 3"), drawn);
  }

  @Test
  void theCheckerThatIsGuessedIsRinged() {
    setUp();
    VisibleMessage kinds = club.walks(club.ada, menu(club.ada), "Guess a checker", "Checker 2");
    assertTrue(drawn(kinds).contains("arrow: b8, b8, blue"), drawn(kinds));
  }

  private static String drawn(VisibleMessage shown) {
    return shown.post().picture().orElseThrow().diagram().orElseThrow().text();
  }

  @Test
  void aSetUpIsChosenCheckerByCheckerInADirectMessage() {
    VisibleMessage prompt = club.prompt(club.ada, "Hide your pieces");
    club.walks(club.ada, prompt, "Rook", "Knight", "Bishop", "Queen", "King", "Bishop", "Knight");
    VisibleMessage board = club.seen("Ada finished setting up");
    assertFalse(board.alt().contains("knight"), "for everyone");
    VisibleMessage own = club.prompt(club.ada, "You finished setting up.");
    assertTrue(
        own.alt().contains("1 on a1 (rook), 2 on b1 (knight), 3 on c1 (bishop), 4 on d1 (queen)"),
        own.alt());
  }

  @Test
  void aSetUpIsDrawnAtRandomAndConfirmed() {
    VisibleMessage prompt = club.prompt(club.ben, "Hide your pieces");
    VisibleMessage drawn = club.changed(prompt, club.ben.presses(prompt, "At random"));
    assertTrue(drawn.text().startsWith("You chose **"), drawn.text());
    club.walks(club.ben, drawn);
    club.seen("Ben finished setting up");
  }

  @Test
  void theSetUpOfTheLastTimeIsOneTapAndNobodyElsesToSee() {
    assertFalse(club.prompt(club.ada, "Hide your pieces").buttons().contains("Same as last time"));
    says(club.ada, "setup NRBKQBRN");
    club.opens(club.ada, "cloak", List.of(club.ben));
    VisibleMessage prompt = club.prompt(club.ada, "Hide your pieces");
    assertEquals(
        List.of("As in chess", "Same as last time", "At random", "Rules"),
        prompt.buttons().subList(prompt.buttons().size() - 4, prompt.buttons().size()));
    assertFalse(club.prompt(club.ben, "Hide your pieces").buttons().contains("Same as last time"));
    VisibleMessage chosen = club.changed(prompt, club.ada.presses(prompt, "Same as last time"));
    club.walks(club.ada, chosen);
    VisibleMessage own = club.prompt(club.ada, "You finished setting up.");
    assertTrue(own.alt().contains("4 on d1 (king), 5 on e1 (queen)"), own.alt());
  }

  @Test
  void theOthersSetUpDisturbsNobodyWhoIsStillChoosing() {
    club.ada.closesDirectMessages();
    VisibleMessage board = club.seen("set up in Cloak");
    VisibleMessage menu = club.ada.presses(board, "Set up").message();
    VisibleMessage begun = club.picks(club.ada, menu, "Rook");
    says(club.ben, "setup RNBQKBNR");
    VisibleMessage second = club.picks(club.ada, begun, "King");
    assertTrue(second.text().contains("**Rook** and **King**"), second.text());
  }

  @Test
  void theOthersSetUpDisturbsNoDirectMessageEither() {
    VisibleMessage prompt = club.prompt(club.ada, "Hide your pieces");
    VisibleMessage begun = club.picks(club.ada, prompt, "Rook");
    says(club.ben, "setup RNBQKBNR");
    club.seen("Ben finished setting up");
    assertEquals(begun, club.prompt(club.ada, "**Rook**"));
  }

  @Test
  void aGuessAMoveAndABonusByTheMenusEndATurnInWhichNothingElseIsOffered() {
    setUp();
    VisibleMessage first = menu(club.ada);
    VisibleMessage moves = club.walks(club.ada, first, "Guess a checker", "Checker 5", "King");
    VisibleMessage bonus = club.walks(club.ada, moves, "Pawn e2", "e4");
    VisibleMessage pawn = club.picks(club.ada, bonus, "Pawn d2");
    VisibleMessage done = club.picks(club.ada, pawn, "d4");
    assertFalse(done.buttons().contains("End the turn"), done.buttons().toString());
    assertTrue(club.turn(club.ben).alt().contains("5 on e8 (king)"));
  }

  @Test
  void whoeverTypesAMoveCanStillRevealWhatNoMenuOffers() {
    setUp();
    says(club.ada, "e2e4");
    VisibleMessage at = club.ada.presses(club.turn(club.ada), "End the turn").message();
    assertFalse(at.buttons().contains("Reveal a checker"), "that would only tell more");
    says(club.ada, "uncloak 1", "end");
    assertTrue(club.turn(club.ben).alt().contains("rook a1"));
  }

  @Test
  void twoPeoplePlayUntilAKingIsTakenAndEverythingIsShown() {
    setUp();
    says(club.ada, "e4", "end");
    says(club.ben, "f6", "end");
    says(club.ada, "Qh5", "end");
    says(club.ben, "a6", "end");
    VisibleMessage board = club.turn(club.ada);
    assertFalse(board.text().contains("queen"), board.text());
    says(club.ada, "h5e8");
    VisibleMessage end = club.seen("Chess: the queen on h5 captured the king on e8.");
    // It says that the king was captured, so nothing else does.
    assertFalse(end.text().contains("a king was captured"), end.text());
    assertTrue(end.keeps());
    assertTrue(end.alt().contains("4 on e8 (queen)"));
  }

  @Test
  void onesOwnViewHasTheGridsAndNobodyElsesHas() {
    setUp();
    says(club.ada, "g1f3", "end");
    VisibleMessage own = club.prompt(club.ben, "Ben, your move in");
    assertTrue(own.alt().contains("1 on a8 (rook)"), own.alt());
    assertTrue(own.alt().contains("What you know about White's checkers"));
    assertFalse(club.turn(club.ben).alt().contains("What you know"));
  }
}
