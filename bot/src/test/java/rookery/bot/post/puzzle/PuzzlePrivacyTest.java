package rookery.bot.post.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.bot.post.Post;
import rookery.bot.puzzle.PuzzleLibrary;
import rookery.bot.table.Person;
import rookery.bot.table.TableLocation;
import rookery.engine.Action;
import rookery.engine.PlayOutcome;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.View;
import rookery.engine.Viewer;
import rookery.engine.cards.Cards;
import rookery.engine.games.Games;
import rookery.engine.playthrough.Playthrough;
import rookery.engine.playthrough.Ply;
import rookery.engine.puzzle.Puzzle;
import rookery.engine.puzzle.PuzzleVerdict;
import rookery.engine.text.GameLogLine;

/**
 * Nothing that a solver is sent depends on what the solver cannot know: each puzzle is held against
 * a twin in which the opponent has set up otherwise, as far as all that was seen allows it.
 */
class PuzzlePrivacyTest {
  private static final Person ADA = new Person("101", "Ada");
  private static final TableLocation GAMES = new TableLocation("11", "22");
  private static final int SOME = 4;
  private static final int EVERY = Integer.getInteger("puzzles.every", 9);

  /** Some in which the solver does not know everything yet, each with its twin. */
  private static final Map<Puzzle, Puzzle> TWINS = twins();

  private static Map<Puzzle, Puzzle> twins() {
    List<Puzzle> all = PuzzleLibrary.all().of(Games.find("cloak").orElseThrow());
    Map<Puzzle, Puzzle> twins = new LinkedHashMap<>();
    IntStream.range(0, all.size())
        .filter(n -> n % EVERY == 0)
        .mapToObj(all::get)
        .forEach(puzzle -> twin(puzzle).ifPresent(twin -> twins.put(puzzle, twin)));
    return twins;
  }

  static Set<Puzzle> puzzles() {
    return TWINS.keySet();
  }

  /**
   * The same, where the opponent's men are set up otherwise and all that was seen is the same: the
   * board, and whatever was told on the way, of men that have left the board too. Empty where only
   * the true set-up explains that.
   */
  private static Optional<Puzzle> twin(Puzzle puzzle) {
    Seen seen = seen(puzzle);
    int own = setUp(puzzle);
    // What one may do there is worked out once for all twins.
    State before = puzzle.playthrough().states().get(own);
    return armies(puzzle).stream()
        .map(army -> setUp(puzzle, army))
        .filter(other -> !other.plies().equals(puzzle.plies()))
        .filter(other -> looksLike(other, seen, own, before))
        .findFirst();
  }

  /** What the solver was told of each action, and sees now. */
  private record Seen(List<Optional<GameLogLine>> lines, View view) {
    boolean isAll(View other) {
      return view.facts().equals(other.facts()) && view.diagram().equals(other.diagram());
    }
  }

  private static Seen seen(Puzzle puzzle) {
    Viewer solver = Viewer.of(puzzle.solver());
    Playthrough played = puzzle.playthrough();
    List<Optional<GameLogLine>> lines = new ArrayList<>();
    for (int i = 0; i < played.plies().size(); i++) {
      Ply ply = played.plies().get(i);
      PlayOutcome outcome = played.states().get(i).played(ply.seat(), ply.action());
      lines.add(outcome.news().line(solver));
    }
    return new Seen(lines, played.state().view(solver));
  }

  /**
   * Ends with the first action that cannot be or of which something else is told.
   *
   * @param own the first action that may be another one, that is the opponent's set-up
   * @param before the state before it
   */
  private static boolean looksLike(Puzzle other, Seen seen, int own, State before) {
    Viewer solver = Viewer.of(other.solver());
    State state = before;
    for (int i = own; i < other.plies().size(); i++) {
      String[] ply = other.plies().get(i).split(" ", 2);
      Seat seat = ply[0].equals(other.solver().id()) ? other.solver() : opponent(other);
      Optional<Action> action = state.find(seat, ply[1]);
      if (action.isEmpty()) {
        return false;
      }
      PlayOutcome outcome = state.played(seat, action.get());
      if (!outcome.news().line(solver).equals(seen.lines().get(i))) {
        return false;
      }
      state = outcome.next();
    }
    return seen.isAll(state.view(solver));
  }

  private static Seat opponent(Puzzle puzzle) {
    return puzzle.game().seats(puzzle.options()).stream()
        .filter(seat -> !seat.equals(puzzle.solver()))
        .findFirst()
        .orElseThrow();
  }

  /** Each way in which the opponent may set up, in no particular order. */
  private static List<String> armies(Puzzle puzzle) {
    State start = puzzle.game().start(puzzle.options());
    List<String> armies = start.legal(opponent(puzzle)).stream().map(Action::text).toList();
    return Cards.shuffled(armies, new SplittableRandom(1));
  }

  /** Which of its actions is the opponent's set-up. */
  private static int setUp(Puzzle puzzle) {
    String begin = opponent(puzzle).id() + " setup ";
    return IntStream.range(0, puzzle.plies().size())
        .filter(i -> puzzle.plies().get(i).startsWith(begin))
        .findFirst()
        .orElseThrow();
  }

  private static Puzzle setUp(Puzzle puzzle, String army) {
    List<String> plies = new ArrayList<>(puzzle.plies());
    plies.set(setUp(puzzle), opponent(puzzle).id() + " " + army);
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
    PuzzlePost post = new PuzzlePost(puzzle.moment(0), ADA, GAMES);
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
    Puzzle twin = TWINS.get(puzzle);
    assertNotEquals(puzzle.plies(), twin.plies());
    assertEquals(sent(puzzle), sent(twin));
  }

  @Test
  void noGridOfConclusionsIsShown() {
    assertTrue(puzzles().size() >= SOME);
    for (Puzzle puzzle : puzzles()) {
      assertFalse(sent(puzzle).get(0).contains("\nKX"), "a row of a grid");
      assertEquals("off", puzzle.options().values().get("grid"));
    }
  }
}
