package rookery.bot.cli.tools.mine;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import rookery.bot.progress.Progress;
import rookery.engine.Action;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.Viewer;
import rookery.engine.cards.Dealer;
import rookery.engine.computer.ComputerPlayer;
import rookery.engine.computer.knowledge.SeatKnowledge;
import rookery.engine.option.Options;
import rookery.engine.playthrough.Playthrough;
import rookery.engine.playthrough.Ply;
import rookery.engine.puzzle.Puzzle;
import rookery.engine.puzzle.PuzzleAttempt;
import rookery.engine.puzzle.PuzzleGame;
import rookery.engine.puzzle.PuzzleKind;

/**
 * Looks for puzzles in games that computers play against each other. Of each game at most one is
 * kept, and none that is dull or like one that was found before.
 *
 * @param players who play; each game draws from them who sits where
 * @param longest where a game is broken off
 * @param last how many of its last positions are looked at
 */
public record PuzzleMine(
    PuzzleGame game, Options options, List<ComputerPlayer> players, int longest, int last) {
  private static final int WORLDS = 24;

  /**
   * Plays so many games.
   *
   * @param seed of the first; each game has the next
   * @param found is given each puzzle at once
   */
  public void dig(int games, int seed, Progress progress, Consumer<Puzzle> found) {
    progress.expect(games);
    List<Puzzle> kept = new ArrayList<>();
    for (int n = 0; n < games; n++) {
      Optional<Puzzle> puzzle =
          in(seed + n).filter(one -> kept.stream().noneMatch(new SimilarPuzzle(one)::is));
      puzzle.ifPresent(kept::add);
      puzzle.ifPresent(found);
      progress.reach(n + 1L);
    }
  }

  /** A position with its question and answer. */
  private record Candidate(Playthrough played, Seat solver, PuzzleKind kind, List<Action> answer) {
    State state() {
      return played.state();
    }

    Puzzle puzzle(PuzzleGame game, PuzzleDifficulty difficulty, int seed) {
      return new Puzzle(
          game,
          played.options(),
          played.chance(),
          played.plies().stream().map(Ply::toString).toList(),
          solver,
          kind,
          answer.stream().map(Action::text).toList(),
          difficulty.grade(),
          difficulty.points(),
          seed);
    }
  }

  /** The best puzzle of the game with that seed, if it has any. */
  private Optional<Puzzle> in(int seed) {
    RandomGenerator random = new SplittableRandom(seed);
    List<Candidate> candidates =
        lastOf(course(random)).stream()
            .flatMap(this::at)
            .filter(one -> isProved(one, random))
            .toList();
    return candidates.stream()
        .max(Comparator.comparingDouble(one -> interest(one)))
        .flatMap(best -> graded(best, random).map(grade -> best.puzzle(game, grade, seed)));
  }

  /** The game after each action. */
  private List<Playthrough> course(RandomGenerator random) {
    Dealer dealer = Dealer.of(random);
    List<ComputerPlayer> seated =
        game.seats(options).stream()
            .map(seat -> players.get(random.nextInt(players.size())))
            .toList();
    List<Playthrough> course = new ArrayList<>();
    Playthrough played = Playthrough.begin(game, options, dealer);
    while (!played.isOver() && played.plies().size() < longest) {
      Seat seat = next(played);
      SeatKnowledge knowledge = SeatKnowledge.of(game, options, played.state(), seat);
      ComputerPlayer player = seated.get(played.seats().indexOf(seat));
      Action action = player.choose(knowledge, random, () -> false).action();
      played = played.then(new Ply(seat, action), dealer);
      course.add(played);
    }
    return course;
  }

  private List<Playthrough> lastOf(List<Playthrough> course) {
    return course.subList(Math.max(0, course.size() - last), course.size());
  }

  private static Seat next(Playthrough played) {
    return played.seats().stream()
        .filter(seat -> played.state().awaited().stream().anyMatch(group -> group.contains(seat)))
        .findFirst()
        .orElseThrow();
  }

  private Stream<Candidate> at(Playthrough played) {
    return played.seats().stream()
        .filter(played.state().mayAct()::contains)
        .limit(1 + played.state().awaited().size())
        .flatMap(seat -> game.puzzleKinds().stream().flatMap(kind -> at(played, seat, kind)));
  }

  private static Stream<Candidate> at(Playthrough played, Seat solver, PuzzleKind kind) {
    return kind.answer(played.state(), solver).stream()
        .map(answer -> new Candidate(played, solver, kind, answer))
        .filter(one -> !new DullPuzzle(kind, one.state(), solver, answer(one)).isDull());
  }

  private static List<Action> answer(Candidate candidate) {
    return candidate.answer();
  }

  /** Whether the answer is the same in every world that the solver must reckon with. */
  private static boolean isProved(Candidate found, RandomGenerator random) {
    for (int n = 0; n < WORLDS; n++) {
      State world = found.state().resample(Viewer.of(found.solver()), random);
      if (world == found.state()) {
        return true;
      }
      if (!found.kind().answer(world, found.solver()).equals(Optional.of(found.answer()))) {
        return false;
      }
    }
    return true;
  }

  /** Kinds that come first are rarer; then what leaves more to choose from. */
  private double interest(Candidate found) {
    int kind = game.puzzleKinds().indexOf(found.kind());
    return -1000.0 * kind + found.kind().offered(attempt(found)).size();
  }

  private static PuzzleAttempt attempt(Candidate found) {
    return PuzzleAttempt.at(found.state(), found.solver());
  }

  private Optional<PuzzleDifficulty> graded(Candidate found, RandomGenerator random) {
    return PuzzleDifficulty.of(game, options, found.kind(), attempt(found), found.answer(), random);
  }
}
