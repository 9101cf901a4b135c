package rookery.bot.request.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import rookery.bot.request.testroom.Friend;
import rookery.bot.request.testroom.TestRoom;
import rookery.bot.request.testroom.VisibleMessage;
import rookery.engine.Action;
import rookery.engine.Game;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.TwoColourSeats;
import rookery.engine.board.Colour;
import rookery.engine.explanation.Plan;
import rookery.engine.games.Games;
import rookery.engine.option.Options;

class ToddlerTest {
  /** White's Nurse walks up to Black's Toddler and swaps places with her own. */
  private static final List<String> TODDLERS_MEET =
      List.of("c9c8", "e3e4", "a11f6", "pass", "f6d4", "a3a4", "d4f2", "pass", "f11f2");

  private TestRoom club;

  @BeforeEach
  void openTable() {
    club = new TestRoom();
    club.opens(club.ada, "toddler", List.of(club.ben));
  }

  private void plays(String... plies) {
    for (int i = 0; i < plies.length; i++) {
      Friend person = i % 2 == 0 ? club.ada : club.ben;
      club.plays(person, plies[i]);
    }
  }

  private VisibleMessage menu(Friend person) {
    return person.presses(club.turn(person), "Move").message();
  }

  @Test
  void theBoardIsOnThePersonsSideBeforeAndWhileChoosing() {
    assertEquals(Colour.WHITE, side(club.turn(club.ada)));
    assertEquals(Colour.WHITE, side(menu(club.ada)));
    plays("c9c8");
    assertEquals(Colour.BLACK, side(club.turn(club.ben)));
    VisibleMessage menu = menu(club.ben);
    assertEquals(Colour.BLACK, side(menu));
    assertEquals(Colour.BLACK, side(club.walks(club.ben, menu, "Soldier", "Soldier e3")));
  }

  private static Colour side(VisibleMessage shown) {
    return shown.post().picture().orElseThrow().diagram().orElseThrow().seenFrom();
  }

  @Test
  void piecesAreChosenByTheNamesOfTheirKinds() {
    VisibleMessage menu = menu(club.ada);
    List<String> kinds =
        List.of("Toddler", "Emperor", "Empress", "Genius", "Phoenix", "Android", "Soldier");
    assertTrue(menu.buttons().containsAll(kinds), menu.buttons().toString());
    VisibleMessage soldiers = club.picks(club.ada, menu, "Soldier");
    assertTrue(soldiers.choices().contains("S a9"), soldiers.choices().toString());
    assertEquals(10, soldiers.choices().size());
  }

  @Test
  void whatAPieceDoesIsToldWhileItsSquareIsChosen() {
    VisibleMessage menu = club.ada.presses(club.turn(club.ada), "Move").message();
    VisibleMessage chosen = club.walks(club.ada, menu, "Phoenix", "Phoenix c11");
    VisibleMessage told = club.changed(chosen, club.ada.presses(chosen, "Explain it"));
    assertTrue(told.text().startsWith("The Phoenix captures like a knight"), told.text());
    // Above so many squares nobody would see it.
    assertEquals(List.of("Back to my move"), told.buttons());
    VisibleMessage back = club.changed(told, club.ada.presses(told, "Back to my move"));
    assertEquals(chosen.choices(), back.choices());
  }

  /** From a7 the Soldier could step to a6, where the one on b5 could capture it. */
  @Test
  void whatAPieceDoesIsToldAlsoWhereItsSquaresBearAMark() {
    plays("a9a8", "b3b4", "a8a7", "b4b5");
    VisibleMessage chosen = club.walks(club.ada, menu(club.ada), "Soldier", "S a7");
    assertTrue(chosen.text().contains("a6"), chosen.text());
    VisibleMessage told = club.changed(chosen, club.ada.presses(chosen, "Explain it"));
    assertTrue(told.text().startsWith("The Soldier "), told.text());
    assertEquals(chosen.choices(), told.choices());
  }

  @Test
  void thePiecesAreShownInPlaceOfTheChoicesAndOnePressLeadsBack() {
    VisibleMessage menu = menu(club.ada);
    VisibleMessage pieces = club.changed(menu, club.ada.presses(menu, "Pieces"));
    assertTrue(pieces.text().contains("The pieces"), pieces.text());
    VisibleMessage back = club.changed(pieces, club.ada.presses(pieces, "Back to my move"));
    assertEquals(menu.buttons(), back.buttons());
  }

  @Test
  void ofTooManySquaresThoseWhereNothingCanCaptureComeFirst() {
    VisibleMessage chosen = club.walks(club.ada, menu(club.ada), "Phoenix", "Phoenix c11");
    List<String> squares = chosen.choices();
    assertTrue(squares.contains("f5"), squares.toString());
    assertTrue(squares.stream().noneMatch(List.of("f4", "d4", "h4")::contains), squares.toString());
  }

  @Test
  void theSquaresOnAPageAreInTheOrderOfTheBoard() {
    VisibleMessage chosen = club.walks(club.ada, menu(club.ada), "Phoenix", "Phoenix c11");
    List<Integer> lines =
        chosen.choices().stream().map(square -> Integer.parseInt(square.substring(1))).toList();
    assertEquals(lines.stream().sorted().toList(), lines, chosen.choices().toString());
  }

  @Test
  void whereAPlanLeadsIsTheFirstOfTooManySquares() {
    List<String> plies = List.of("c11c4", "a3a4");
    plays(plies.toArray(String[]::new));
    Plan plan = after(plies).plan(TwoColourSeats.WHITE).orElseThrow();
    VisibleMessage targets = club.walks(club.ada, menu(club.ada), "Phoenix", "Phoenix c4");
    assertEquals(plan.first(), Optional.of("c4" + targets.choices().get(0)));
    assertTrue(targets.buttons().contains("More choices"), targets.buttons().toString());
  }

  @Test
  void twoPeoplePlayUntilTheToddlersMeet() {
    plays(TODDLERS_MEET.toArray(String[]::new));
    VisibleMessage end = club.seen("the Toddlers met");
    assertTrue(end.keeps());
  }

  @Test
  void aPieceWithMoreTargetsThanAMenuHoldsIsPagedThrough() {
    VisibleMessage targets = club.walks(club.ada, menu(club.ada), "Phoenix", "Phoenix c11");
    assertEquals(22, targets.choices().size());
    VisibleMessage more = club.changed(targets, club.ada.presses(targets, "More choices"));
    VisibleMessage done = club.walks(club.ada, more, "k4");
    TestRoom.assertOutcome(done);
    assertTrue(club.turn(club.ben).text().contains("Phoenix c11-k4"));
  }

  @Test
  void thePagesOfSquaresOfferEveryLegalTarget() {
    List<String> plies = List.of("c9c8", "e3e4", "b9b8", "a3a4", "b11b9", "d3d4", "h9h8", "pass");
    plays(plies.toArray(String[]::new));
    State state = after(plies);
    assertEquals(targets(state, "b9"), offered("Android", "Android b9"));
    assertEquals(targets(state, "c11"), offered("Phoenix", "Phoenix c11"));
    assertEquals(targets(state, "d11"), offered("Empress"));
  }

  private static State after(List<String> plies) {
    Game game = Games.find("toddler").orElseThrow();
    State state = game.start(Options.of(game.options(), Map.of()));
    for (String ply : plies) {
      Seat seat = state.mayAct().iterator().next();
      state = state.play(seat, state.find(seat, ply).orElseThrow());
    }
    return state;
  }

  private static Set<String> targets(State state, String from) {
    Seat seat = state.mayAct().iterator().next();
    return state.legal(seat).stream()
        .map(Action::path)
        .filter(path -> path.get(0).value().equals(from))
        .map(path -> path.get(1).value())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private Set<String> offered(String... piece) {
    VisibleMessage page = club.walks(club.ada, menu(club.ada), piece);
    Set<String> all = new TreeSet<>();
    while (all.addAll(page.choices().stream().map(ToddlerTest::square).toList())
        && page.buttons().contains("More choices")) {
      page = club.changed(page, club.ada.presses(page, "More choices"));
    }
    return all;
  }

  /** Of {@code x c3} that square. */
  private static String square(String label) {
    return label.substring(label.lastIndexOf(' ') + 1);
  }

  @Test
  void aPassIsChosenAmongThePieces() {
    VisibleMessage done = club.walks(club.ada, menu(club.ada), "Pass");
    TestRoom.assertOutcome(done);
    club.seen("If Ben passes too, the game is a draw.");
  }

  @Test
  void aCaptainIsAskedForNoWayWhereEachComesToTheSame() {
    plays("f9f8", "c1f7");
    VisibleMessage first = menu(club.ada);
    club.walks(club.ada, first, "Captain f8", "f7");
    assertTrue(
        club.turn(club.ben)
            .text()
            .contains("Ada played Captain f8-e8-f7, capturing the Phoenix on f7"));
  }

  @Test
  void aSwapCanBeTypedFromTheNursesSquare() {
    club.plays(club.ada, "a11-f11");
    assertTrue(
        club.turn(club.ben).text().contains("Ada swapped the Toddler on f11 and the Nurse on a11"));
  }

  @Test
  void whoMayNotCaptureIsToldWhy() {
    plays("c11c4", "e3e4", "a9a8", "e1e3", "a8a7", "e3d4");
    String answer = club.says(club.ada, "/move action:c4a3");
    assertTrue(
        answer.contains(
            "The Phoenix on c4 can't capture while it's next to the enemy's Genius on d4."),
        answer);
  }

  @Test
  void whoeverChoosesAPieceThatMayNotCaptureIsToldBefore() {
    plays("c11c4", "e3e4", "a9a8", "e1e3", "a8a7", "e3d4");
    VisibleMessage chosen = club.walks(club.ada, menu(club.ada), "Phoenix", "Phoenix c4");
    assertTrue(
        chosen
            .text()
            .startsWith(
                "You chose **Phoenix c4**. It can't capture: it's next to the Genius on d4. Where"
                    + " to?"),
        chosen.text());
    VisibleMessage told = club.changed(chosen, club.ada.presses(chosen, "Explain it"));
    assertFalse(told.text().contains("blue shield"), told.text());
  }

  @Test
  void theBoardIsExplainedToWhoeverAsks() {
    VisibleMessage explained = club.ada.types(club.games, "/board explain:true").message();
    assertTrue(explained.ephemeral());
    assertTrue(
        explained
            .text()
            .startsWith(
                "Points on the board: you 67, Ben 67. Blue shield: can't be captured. A black 2:"),
        explained.text());
  }

  @Test
  void theButtonUnderOnesOwnViewExplainsIt() {
    VisibleMessage own = club.ben.presses(club.turn(club.ada), "My view").message();
    VisibleMessage explained = club.changed(own, club.ben.presses(own, "Explain"));
    assertTrue(
        explained.text().startsWith("Points on the board: Ada 67, you 67. Blue shield:"),
        explained.text());
    VisibleMessage all = club.ben.presses(explained, "Read it all").message();
    assertTrue(all.post().picture().isEmpty());
    assertTrue(
        all.text()
            .contains("\nYour Guardian Angel protects the Toddler on f1 and the Empress on h1.\n"),
        all.text());
    assertTrue(all.buttons().contains("My view"), "a way back: " + all.buttons());
  }

  /** Leaving g11 for h10 alone shuts off the Emperor on h11 that guards the Android on h5. */
  @Test
  void aMarkOfAnotherPieceThatCouldBeLostIsNotToldAsIfAnyMoveLostIt() {
    plays("c11j5", "i1d5", "j5k3", "j1h2", "k3f5", "c1d7", "i9i8", "h2c1", "i11h5", "c1f2");
    plays("k11d10", "g3g4", "h5d6", "g4f5", "d6f5", "e3e4", "f5i5", "h1i1", "h9i9", "d5b2");
    plays("i5h3", "i1d6", "d10h5", "f2h3");
    VisibleMessage chosen = club.walks(club.ada, menu(club.ada), "Genius");
    assertTrue(
        chosen
            .text()
            .startsWith(
                "You chose **Genius g11**. Where to? A red ! means you could lose a piece."),
        chosen.text());
  }
}
