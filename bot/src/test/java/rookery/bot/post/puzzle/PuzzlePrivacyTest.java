package rookery.bot.post.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.bot.post.Post;
import rookery.bot.puzzle.PuzzleLibrary;
import rookery.bot.table.Person;
import rookery.bot.table.TableLocation;
import rookery.engine.Action;
import rookery.engine.View;
import rookery.engine.Viewer;
import rookery.engine.cards.Cards;
import rookery.engine.games.Games;
import rookery.engine.puzzle.Puzzle;
import rookery.engine.puzzle.PuzzleVerdict;

/**
 * Nothing that a solver is sent depends on what the solver cannot know: each puzzle is held against
 * a twin in which the opponent has set up otherwise, as far as all that was seen allows it.
 */
class PuzzlePrivacyTest {
  private static final Person ADA = new Person("101", "Ada");
  private static final TableLocation GAMES = new TableLocation("11", "22");
  private static final int SOME = 4;
  private static final int MOST_TRIES = 200_000;
  private static final List<String> ARMY = List.of("R", "N", "B", "Q", "K", "B", "N", "R");

  static List<Puzzle> puzzles() {
    return PuzzleLibrary.all().of(Games.find("cloak").orElseThrow()).stream()
        .skip(3)
        .limit(SOME)
        .toList();
  }

  /** The same, where the opponent's men are set up otherwise and all that was seen is the same. */
  private static Puzzle twin(Puzzle puzzle) {
    View seen = view(puzzle);
    RandomGenerator random = new SplittableRandom(1);
    for (int tries = 0; tries < MOST_TRIES; tries++) {
      Puzzle other = setUp(puzzle, Cards.shuffled(ARMY, random));
      if (!other.plies().equals(puzzle.plies()) && looksLike(other, seen)) {
        return other;
      }
    }
    throw new AssertionError("no other set-up explains what was seen");
  }

  private static View view(Puzzle puzzle) {
    return puzzle.start().view(Viewer.of(puzzle.solver()));
  }

  private static boolean looksLike(Puzzle other, View seen) {
    try {
      View view = view(other);
      return view.facts().equals(seen.facts()) && view.diagram().equals(seen.diagram());
    } catch (NoSuchElementException illegal) {
      return false;
    }
  }

  private static Puzzle setUp(Puzzle puzzle, List<String> army) {
    String begin = (puzzle.solver().id().equals("W") ? "B" : "W") + " setup ";
    List<String> plies =
        puzzle.plies().stream()
            .map(ply -> ply.startsWith(begin) ? begin + String.join("", army) : ply)
            .toList();
    return new Puzzle(
        puzzle.game(),
        puzzle.options(),
        puzzle.chance(),
        plies,
        puzzle.solver(),
        puzzle.kind(),
        puzzle.solution(),
        puzzle.grade(),
        puzzle.difficulty(),
        puzzle.seed());
  }

  private static List<String> sent(Puzzle puzzle) {
    PuzzlePost post = PuzzlePost.of(puzzle, 0, ADA, GAMES);
    List<Post> posts = new ArrayList<>(List.of(post.question(), post.hint()));
    for (Action action : puzzle.kind().offered(post.attempt())) {
      if (puzzle.kind().judge(post.attempt(), action) instanceof PuzzleVerdict.Refuted wrong) {
        posts.add(post.refuted(action, wrong));
      }
    }
    return posts.stream().map(each -> text(each).replace(puzzle.id(), "ID")).toList();
  }

  private static String text(Post post) {
    return String.join(
        "\n",
        post.words(),
        post.picture().orElseThrow().alt(),
        post.picture().orElseThrow().diagram().orElseThrow().text(),
        post.rows().toString());
  }

  @ParameterizedTest
  @MethodSource("puzzles")
  void whatIsSentDoesNotDependOnHowTheOpponentIsSetUp(Puzzle puzzle) {
    Puzzle twin = twin(puzzle);
    assertNotEquals(puzzle.plies(), twin.plies());
    assertEquals(sent(puzzle), sent(twin));
  }

  @Test
  void noGridOfConclusionsIsShown() {
    for (Puzzle puzzle : puzzles()) {
      assertFalse(sent(puzzle).get(0).contains("\nKX"), "a row of a grid");
      assertEquals("off", puzzle.options().values().get("grid"));
    }
  }
}
