package rookery.engine.games.cloak;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import rookery.engine.Action;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.TwoColourSeats;
import rookery.engine.board.Colour;
import rookery.engine.computer.ComputerChoices;
import rookery.engine.computer.ComputerPlayer;
import rookery.engine.computer.ComputerPlayers;
import rookery.engine.computer.knowledge.SeatKnowledge;
import rookery.engine.computer.knowledge.SeededNumbers;
import rookery.engine.kit.script.Script;
import rookery.engine.option.Options;
import rookery.engine.play.PlayableState;

/** What computers do where there is only one thing to do, and what they never do. */
class CloakComputerTest {
  private static final CloakGame GAME = new CloakGame();
  private static final String ARMY = "RNBQKBNR";

  @Test
  void takesTheCheckerThatCanOnlyBeTheKing() {
    State state =
        DrawnCloak.of(
                ARMY,
                ARMY,
                "b1* b2* b3* b4* b5 b6* b7* b8*",
                "p p p . . p p p",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . w1* . . .",
                ". . . . . . . .",
                "P P P . . P P P",
                ". . . . w5* . . .")
            .turn(Colour.WHITE);
    assertEquals("e4e8", ComputerChoices.by(GAME, state, "W"));
    assertEquals("It wins the game.", ComputerChoices.why(GAME, state, "W", "e4e8"));
  }

  @Test
  void aHintSaysThatAMoveAttacksTheKingThatWasFound() {
    State state =
        DrawnCloak.of(
                ARMY,
                ARMY,
                "b1* b2* b3* b4* b5 b6* b7* b8*",
                "p p p . . p p p",
                ". . . . . . . .",
                ". . . . . . . .",
                "w1* . . . . . . .",
                ". . . . . . . .",
                "P P P . . P P P",
                ". . . . . w5* . .")
            .turn(Colour.WHITE);
    String told = "Next turn you could capture checker 5 on e8, the king.";
    assertTrue(hint(state, "a4e4").contains(told), hint(state, "a4e4"));
    assertFalse(hint(state, "a4b4").contains(told), hint(state, "a4b4"));
  }

  /** CL-11: the rook on d6 has to stay on the file where the queen attacks beyond it. */
  @Test
  void aHintSaysOfNoCaptureOfTheKingThatIsForbidden() {
    String told = "Next turn you could capture checker 5 on a6, the king.";
    String free = hint(besideTheFound(". . . . . w5* . ."), "d5d6");
    assertTrue(free.contains(told), free);
    String pinned = hint(besideTheFound(". . . w5* . . . ."), "d5d6");
    assertFalse(pinned.contains(told), pinned);
  }

  private static State besideTheFound(String king) {
    return DrawnCloak.of(
            ARMY,
            ARMY,
            "b1* b2* b3* b4* . b6* b7* b8*",
            "p p p . . p p p",
            "b5 . . . . . . .",
            ". . . w1* . . . .",
            ". . . . . . . .",
            ". . . . . . . .",
            "P P P . . P P P",
            king)
        .turn(Colour.WHITE);
  }

  @Test
  void aHintSaysWhatCouldCaptureTheKingOtherwise() {
    State attacked =
        Script.played(Opening.begun(), "W e2e4, end", "B f7f6, end", "W d1h5, uncloak 4, end");
    String told = "Otherwise White could capture your king on e8 with the queen on h5.";
    String saved = ComputerChoices.hint(GAME, attacked, "B", "g7g6");
    assertTrue(saved.contains(told), saved);
    String left = ComputerChoices.hint(GAME, attacked, "B", "a7a6");
    assertFalse(left.contains(told), left);
  }

  @Test
  void doesNotLeaveItsKingThoughItIsCloaked() {
    State state =
        DrawnCloak.of(
                ARMY,
                ARMY,
                ". . . . . . b5* .",
                ". . . . . p p p",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . r . . .",
                "P P P . . . . .",
                "w1* . . . w5 . . .")
            .turn(Colour.WHITE);
    String chosen = ComputerChoices.by(GAME, state, "W");
    assertTrue(Set.of("e1d1", "e1d2", "e1f1", "e1f2").contains(chosen), chosen);
  }

  @Test
  void keepsItsPiecesCloakedWhileNobodySeesAKing() {
    State state =
        DrawnCloak.of(
                ARMY,
                ARMY,
                "b1 b2 b3 b4 b5 b6 b7 b8",
                "p p p . . p p p",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                "P P P . . P P P",
                "w1 w2 w3 w4 w5 w6 w7 w8")
            .uncloaking(Colour.WHITE);
    assertEquals("end", ComputerChoices.by(GAME, state, "W"));
  }

  /** Of 960 setups, forty drawn at random hardly ever have more than five twice. */
  @Test
  void nobodyForeseesHowABeginnerSetsUp() {
    State start = GAME.start(Opening.options());
    long different =
        IntStream.range(0, 40)
            .mapToObj(seed -> beginnersChoice(start, new SplittableRandom(seed)))
            .distinct()
            .count();
    assertTrue(different >= 35, different + " different setups of 40");
  }

  private static String beginnersChoice(State state, RandomGenerator random) {
    SeatKnowledge known =
        SeatKnowledge.of(GAME, Opening.options(), state, TwoColourSeats.seat(Colour.WHITE));
    return ComputerPlayers.BEGINNER.choose(known, random, () -> false).action().text();
  }

  @Test
  void aHintForASetUpSaysHowSeldomTheKingIsThere() {
    assertEquals(
        "Only 108 of the 960 setups make checker 2 the king, so few people guess that.",
        ComputerChoices.hint(GAME, GAME.start(Opening.options()), "W", "setup RKNBBQNR"));
  }

  @Test
  void aHintForAGuessSaysHowLikelyItIs() {
    assertEquals(
        "That's true in 21% of the setups that are still possible. If you're wrong, Black gets a bonus move.",
        hint(Opening.begun(), "guess 4 K"));
  }

  @Test
  void aHintSaysWhichPieceAMoveSavesFromAPawn() {
    State attacked =
        Script.played(Opening.begun(), "W b1c3, end", "B d7d5, end", "W a2a3, end", "B d5d4, end");
    assertTrue(
        hint(attacked, "c3e4").contains("It saves your knight on c3."), hint(attacked, "c3e4"));
    assertFalse(hint(attacked, "h2h3").contains("saves"), hint(attacked, "h2h3"));
  }

  @Test
  void aHintForAMoveSaysWhatItTellsOfAChecker() {
    State state = Script.played(Opening.begun(), "W d2d4, end", "B d7d5, end");
    assertEquals("A pawn's move tells Black nothing about your checkers.", hint(state, "h2h3"));
    State later = Script.played(state, "W g1f3, end", "B a7a6, end");
    assertFalse(hint(later, "h2h3").contains("A pawn's move"), hint(later, "h2h3"));
    assertTrue(
        hint(state, "c1f4").endsWith(". But it tells Black that checker 3 is a queen or a bishop."),
        hint(state, "c1f4"));
  }

  @Test
  void aHintForAMoveSaysWhatTheOtherSideStillCannotTell() {
    State state = Script.played(Opening.begun(), "W d2d4, end", "B d7d5, end");
    State bishop = Script.played(state, "W c1f4, end", "B a7a6, end");
    assertTrue(
        hint(bishop, "f4g3")
            .endsWith("Black still can't tell if checker 3 is a queen or a bishop."),
        hint(bishop, "f4g3"));
    State king = Script.played(Opening.begun(), "W e2e4, end", "B a7a6, end");
    assertTrue(
        hint(king, "e1e2")
            .endsWith("Black only learns that checker 5 is the king, a queen or a rook."),
        hint(king, "e1e2"));
  }

  /** Black's checkers 3 and 4 may both be bishops or queens. */
  @Test
  void aHintSaysFirstWhatHiddenCheckerAPieceGetsAwayFrom() {
    State state = Script.played(Opening.begun(), "W e2e4, end", "B d7d6, end", "W d1g4, end");
    State attacked = Script.played(state, "B a7a6, end");
    assertTrue(
        hint(attacked, "g4d1")
            .startsWith("A hidden checker could capture your queen on g4, but not on d1."),
        hint(attacked, "g4d1"));
  }

  @Test
  void aHintSaysWhatTheBonusMoveCanCaptureAfterwards() {
    State state =
        Script.played(Opening.begun(), "W a2a3, end", "B e7e6, end", "W a3a4, end", "B d8h4, end");
    State guessed = Script.played(state, "W guess 4 Q");
    String bonus = "Then your bonus move can capture the queen on h4.";
    assertTrue(hint(guessed, "g2g3").startsWith(bonus), hint(guessed, "g2g3"));
    assertFalse(hint(guessed, "h2h3").contains(bonus), hint(guessed, "h2h3"));
    assertFalse(hint(state, "g2g3").contains("bonus"), hint(state, "g2g3"));
  }

  @Test
  void aHintKeepsTheQueenHiddenAsLongAsThatCostsLittle() {
    State state = Script.played(Opening.begun(), "W e2e4, end", "B e7e5, end");
    assertTrue(Script.action(state, "d1f3").isRisky());
    assertFalse(Script.action(state, "g1f3").isRisky());
    String advised = ComputerChoices.advised(GAME, state, "W");
    assertFalse(advised.startsWith("d1"), advised);
  }

  @Test
  void aHintForACaptureSaysWhatTheCheckerMayBe() {
    State bishop = Script.played(Opening.begun(), "W d2d4, end", "B e7e6, end", "W c1f4, end");
    State straight = Script.played(bishop, "B e8e7, end", "W a2a3, end");
    State king = Script.played(straight, "B e7d6, end");
    assertEquals(
        "Checker 5 is the king or a queen, so you win the game or a queen.", hint(king, "f4d6"));
    State first = Script.played(straight, "B a7a6, end", "W f4d6, end", "B a6a5, end");
    assertTrue(hint(first, "d6e7").startsWith("Checker 5 is the king in "), hint(first, "d6e7"));
    State rook = Script.played(bishop, "B f8d6, end");
    assertTrue(
        hint(rook, "f4d6").startsWith("Checker 6 is a queen or a bishop."), hint(rook, "f4d6"));
  }

  /** A newcomer's game, in which a bonus move came before the turn. */
  @Test
  void everyActionAfterABonusMoveCanBeExplained() {
    State state =
        Script.played(
            Opening.begun("RKRNNQBB", "NRBNQBKR"),
            "W f2f4, end",
            "B e7e5, end",
            "W f4e5, end",
            "B e8e6, end",
            "W guess 5 R, e1f3, uncloak 5, end",
            "B bonus a7a5, guess 8 R, b7b6, uncloak 5, end",
            "W bonus d2d4");
    for (Action action : state.legal(TwoColourSeats.WHITE)) {
      assertNotNull(hint(state, action.text()), action.text());
    }
  }

  @Test
  void aPawnThatCanBePromotedHasNoMoreRoomForThat() {
    State state =
        DrawnCloak.of(
                ARMY,
                ARMY,
                "b1 b2 b3 b4 b5 . b7 .",
                "p p p . . . p .",
                ". . . . . P . .",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                "P P P . . . P P",
                "w1 w2 w3 w4 w5 w6 w7 w8")
            .turn(Colour.WHITE);
    assertFalse(hint(state, "f6f7").contains("squares"), hint(state, "f6f7"));
  }

  /** Black's first move has shown that checker 7 is a knight. */
  @Test
  void whatIsCertainIsGuessedAtOnceAndShownWhereItGivesNothingAway() {
    State state = Script.played(Opening.begun(), "W e2e3, end", "B g8f6, end");
    assertEquals("guess 7 N", ComputerChoices.by(GAME, state, "W"));
    State moved = Script.played(state, "W d2d3, end", "B e7e6");
    assertEquals("uncloak 7", ComputerChoices.by(GAME, moved, "B"));
    assertEquals(
        "White already knows it, so guessing it can't earn a bonus any more.",
        ComputerChoices.hint(GAME, moved, "B", "uncloak 7"));
  }

  @Test
  void aHintWarnsOfWhatAHiddenCheckerCouldBe() {
    State state = Script.played(Opening.begun(), "W e2e3, end", "B d7d5, end");
    String beware =
        "Beware: if Black's checker 3 on c8 is a queen or a bishop, it can capture your queen on g4.";
    assertTrue(hint(state, "d1g4").contains(beware), hint(state, "d1g4"));
    assertFalse(hint(state, "d1f3").contains("Beware"), hint(state, "d1f3"));
  }

  @Test
  void theSetupThatAHintRecommendsIsNotTheOneThatOthersAreTold() {
    Options options = Opening.options();
    Seat white = TwoColourSeats.seat(Colour.WHITE);
    SeatKnowledge outlook = SeatKnowledge.of(GAME, options, GAME.start(options), white);
    Set<String> setups =
        IntStream.range(0, 8)
            .mapToObj(seed -> ComputerChoices.advisedInHaste(outlook, new SeededNumbers(seed)))
            .map(Action::text)
            .collect(Collectors.toSet());
    assertTrue(setups.size() > 6, setups::toString);
  }

  private static String hint(State state, String move) {
    return ComputerChoices.hint(GAME, state, "W", move);
  }

  @Test
  void showsItsKingInTwentyGamesOnlyWhereEverybodyKnowsIt() {
    int couldShow = 0;
    for (int seed = 0; seed < 20; seed++) {
      couldShow += playedByGreedy(seed, 50);
    }
    assertTrue(couldShow > 100, "hardly ever could anybody show a king: " + couldShow);
  }

  /** Plays as far as that, and asks a beginner wherever a king could be shown; how often. */
  private static int playedByGreedy(int seed, int plies) {
    Options options = Options.of(GAME.options(), Map.of());
    RandomGenerator random = new SplittableRandom(seed);
    State state = GAME.start(options);
    int asked = 0;
    for (int ply = 0; ply < plies && state.result().isEmpty(); ply++) {
      Seat seat = state.awaited().get(0).iterator().next();
      SeatKnowledge outlook = SeatKnowledge.of(GAME, options, state, seat);
      boolean couldShow = state.legal(seat).stream().anyMatch(CloakComputerTest::showsKing);
      ComputerPlayer player = couldShow ? ComputerPlayers.BEGINNER : ComputerPlayers.GREEDY;
      Action action = player.choose(outlook, random, () -> false).action();
      assertTrue(
          !showsKing(action) || isKingKnown(state, seat),
          "game %d, ply %d: %s by %s".formatted(seed, ply, action, seat));
      state = state.play(seat, action);
      asked += couldShow ? 1 : 0;
    }
    return asked;
  }

  private static boolean showsKing(Action action) {
    return action.asks().filter("Reveal the king"::equals).isPresent();
  }

  private static boolean isKingKnown(State state, Seat seat) {
    CloakSituation situation = (CloakSituation) ((PlayableState<?>) state).situation();
    Colour colour = TwoColourSeats.colour(seat);
    int king = situation.setUps().of(colour).king();
    return situation.board().side(colour).known().all().concluded().kinds(king).size() == 1;
  }
}
