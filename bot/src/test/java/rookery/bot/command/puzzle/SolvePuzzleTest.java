package rookery.bot.command.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.bot.puzzle.PuzzleLibrary;
import rookery.bot.puzzle.PuzzleResult;
import rookery.bot.request.testroom.TestRoom;
import rookery.bot.request.testroom.VisibleMessage;
import rookery.engine.Action;
import rookery.engine.Game;
import rookery.engine.puzzle.Puzzle;
import rookery.engine.puzzle.PuzzleAttempt;
import rookery.engine.puzzle.PuzzleVerdict;

/** A person solves puzzles. */
class SolvePuzzleTest {
  private static final int MOST_LINES_TYPED = 400;

  private final TestRoom room = new TestRoom();
  private final PuzzleSolver ada = new PuzzleSolver(room, room.ada);

  static List<String> games() {
    return PuzzleLibrary.all().games().stream().map(Game::id).toList();
  }

  /** An action that is right at that moment. */
  private static Action right(Puzzle puzzle, PuzzleAttempt attempt) {
    return puzzle.kind().offered(attempt).stream()
        .filter(a -> !(puzzle.kind().judge(attempt, a) instanceof PuzzleVerdict.Refuted))
        .findFirst()
        .orElseThrow();
  }

  private static Action wrong(Puzzle puzzle) {
    PuzzleAttempt attempt = puzzle.moment(0).attempt();
    return puzzle.kind().offered(attempt).stream()
        .filter(a -> puzzle.kind().judge(attempt, a) instanceof PuzzleVerdict.Refuted)
        .findFirst()
        .orElseThrow();
  }

  private VisibleMessage solved(VisibleMessage question) {
    Puzzle puzzle = PuzzleSolver.shown(question);
    VisibleMessage at = question;
    for (int step = 0; !at.text().startsWith("**Solved**"); step++) {
      assertTrue(step <= puzzle.steps(), at.text());
      at = ada.answers(at, right(puzzle, puzzle.moment(step).attempt()));
    }
    return at;
  }

  private PuzzleResult result(Puzzle puzzle) {
    return room.wishes().puzzles(room.ada.person()).stream()
        .filter(result -> result.puzzle().equals(puzzle.id()))
        .findFirst()
        .orElseThrow();
  }

  @ParameterizedTest
  @MethodSource("games")
  void aPuzzleOfEveryGameIsSolvedByButtonsAlone(String game) {
    VisibleMessage question = ada.asks(game);
    assertTrue(question.ephemeral());
    assertTrue(question.post().picture().isPresent());
    assertTrue(question.text().length() < MOST_LINES_TYPED, question.text());
    VisibleMessage end = solved(question);
    assertTrue(end.text().contains("on the first try"), end.text());
    assertTrue(end.post().picture().isPresent());
    assertTrue(result(PuzzleSolver.shown(question)).isFirstTry());
    assertEquals(List.of(), room.publicly());
    assertEquals(List.of(), room.mail().letters);
  }

  @ParameterizedTest
  @MethodSource("games")
  void aWrongAnswerIsRefutedCountedAndCanBeFollowedByAnother(String game) {
    VisibleMessage question = ada.asks(game);
    Puzzle puzzle = PuzzleSolver.shown(question);
    Action wrong = wrong(puzzle);
    VisibleMessage refuted = ada.answers(question, wrong);
    assertTrue(
        refuted.text().startsWith("**`" + wrong.text() + "` isn't the answer.** "), refuted.text());
    assertEquals(1, result(puzzle).tries());
    VisibleMessage again =
        refuted.buttons().contains("Try again") ? ada.presses(refuted, "Try again") : refuted;
    VisibleMessage end = solved(again);
    assertTrue(end.text().contains("in 2 tries"), end.text());
    assertFalse(result(puzzle).isFirstTry());
    assertTrue(result(puzzle).isSolved());
  }

  @ParameterizedTest
  @MethodSource("games")
  void aHintIsToldOfAfterwardsAndDoesNotGiveTheAnswerAway(String game) {
    VisibleMessage question = ada.asks(game);
    Puzzle puzzle = PuzzleSolver.shown(question);
    VisibleMessage hinted = ada.presses(question, "Hint");
    assertTrue(hinted.text().startsWith("**Hint:** "), hinted.text());
    assertFalse(hinted.text().contains("`" + puzzle.solution().get(0) + "`"), hinted.text());
    VisibleMessage end = solved(hinted);
    assertTrue(end.text().contains(", with a hint"), end.text());
    assertTrue(result(puzzle).hint());
    assertFalse(result(puzzle).isFirstTry());
  }

  /** Not even where others play in the same channel. */
  @ParameterizedTest
  @MethodSource("games")
  void nobodyElseAndNoTableIsNamed(String game) {
    room.opens(room.ben, "custodian", List.of(room.cleo));
    VisibleMessage question = ada.asks(game);
    Puzzle puzzle = PuzzleSolver.shown(question);
    VisibleMessage hinted = ada.presses(question, "Hint");
    VisibleMessage refuted = ada.answers(question, wrong(puzzle));
    for (VisibleMessage seen : List.of(question, hinted, refuted)) {
      String all = seen.text() + seen.post().picture().orElseThrow().alt() + seen.post().rows();
      for (String other : List.of("Ben", "Cleo", "102", "103", " table ")) {
        assertFalse(all.contains(other), all);
      }
    }
  }

  @Test
  void theNextPuzzleIsOneNotSeenBeforeAndHarderAfterASuccess() {
    VisibleMessage first = ada.asks("booster");
    Puzzle solved = PuzzleSolver.shown(first);
    VisibleMessage second = ada.presses(solved(first), "Next puzzle");
    Puzzle next = PuzzleSolver.shown(second);
    assertNotEquals(solved.id(), next.id());
    assertTrue(next.difficulty() >= solved.difficulty());
    Puzzle another = PuzzleSolver.shown(ada.presses(second, "Another"));
    assertFalse(List.of(solved.id(), next.id()).contains(another.id()));
  }

  @Test
  void whatWasSolvedIsCountedByGameAndInAll() {
    solved(ada.asks("booster"));
    VisibleMessage end = solved(ada.asks("split-brain"));
    int all = PuzzleLibrary.all().of(PuzzleSolver.shown(end).game()).size();
    String told = "Split-Brain Chess: 1 of %d solved, 1 on the first try".formatted(all);
    assertTrue(end.text().contains(told), end.text());
    assertTrue(end.text().contains("In all games: 2 solved"), end.text());
  }

  @Test
  void whatWasSolvedOnceStaysAsItWas() {
    VisibleMessage question = ada.asks("booster");
    Puzzle puzzle = PuzzleSolver.shown(question);
    solved(question);
    PuzzleResult before = result(puzzle);
    ada.answers(question, wrong(puzzle));
    ada.presses(question, "Hint");
    solved(question);
    assertEquals(before, result(puzzle));
  }

  @Test
  void withoutAGameOneIsDrawn() {
    VisibleMessage question = room.ada.types(room.games, "/puzzle").message();
    assertTrue(question.text().contains(" puzzle** "), question.text());
    VisibleMessage other = ada.presses(solved(question), "Puzzles from all games");
    assertTrue(other.text().contains(" puzzle** "), other.text());
  }

  @Test
  void aGameWithoutPuzzlesIsRefusedWithThoseThatHaveSome() {
    String refused = room.says(room.ada, "/puzzle game:gravity");
    assertTrue(refused.startsWith("There are no puzzles for Gravity Chess."), refused);
    assertTrue(refused.contains("custodian"), refused);
    assertFalse(room.completions(room.ada, "/puzzle game:").contains("gravity"));
  }

  @Test
  void aButtonOfAPuzzleThatIsNoMoreSaysSo() {
    VisibleMessage question = ada.asks("booster");
    rookery.bot.post.ControlId gone =
        new rookery.bot.post.puzzle.PuzzleControl(
                "nosuch", 0, rookery.bot.post.puzzle.PuzzleControl.Asked.HINT, "")
            .id();
    String answer = room.ask(room.ada, room.pressed(room.ada, question, gone, "")).message().text();
    assertTrue(answer.startsWith("I no longer have that puzzle."), answer);
  }

  @Test
  void whoeverDeletesTheirDataLosesTheirRecord() {
    solved(ada.asks("booster"));
    VisibleMessage sure = room.ada.types(room.games, "/forget whom:me").message();
    room.ada.presses(sure, "Delete my data");
    assertEquals(Optional.empty(), room.wishes().puzzles(room.ada.person()).stream().findAny());
  }
}
