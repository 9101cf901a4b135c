package rookery.engine.games.booster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.engine.Action;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.TwoColourSeats;
import rookery.engine.board.Colour;
import rookery.engine.cards.Dealer;
import rookery.engine.computer.ComputerChoices;
import rookery.engine.computer.knowledge.SeatKnowledge;
import rookery.engine.option.Options;
import rookery.engine.puzzle.Puzzle;
import rookery.engine.puzzle.PuzzleBook;

/** However little time there is, a hint never misses a mate that the seat can give this turn. */
class BoosterHintTest {
  private static final BoosterGame GAME = new BoosterGame();
  private static final Options OPTIONS = Options.of(GAME.options(), Map.of());
  private static final int GAMES = 40;
  private static final int TURNS = 14;

  static List<Puzzle> puzzles() {
    return PuzzleBook.of(GAME).puzzles();
  }

  @ParameterizedTest
  @MethodSource("puzzles")
  void theOnlyMateOfAPuzzleIsFound(Puzzle puzzle) {
    assertTrue(mates(puzzle.start(), puzzle.solver()), () -> puzzle.id() + puzzle.solution());
  }

  /** A second search, which tries everything that can be done with two actions and the end. */
  @Test
  void noMateOfAGameIsMissed() {
    Set<Colour> mated = EnumSet.noneOf(Colour.class);
    int found = 0;
    for (int seed = 0; seed < GAMES; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      State state = Dealer.of(random).deal(GAME.start(OPTIONS));
      for (int turn = 0; turn < TURNS && state.result().isEmpty(); turn++) {
        Seat seat = state.mayAct().iterator().next();
        if (canMate(state, seat, 3)) {
          assertTrue(mates(state, seat), "seed %s, turn %s".formatted(seed, turn));
          mated.add(TwoColourSeats.colour(seat));
          found++;
        }
        state = played(state, seat, random);
      }
    }
    assertEquals(EnumSet.allOf(Colour.class), mated);
    assertTrue(found > 5, found + " mates");
  }

  private static State played(State before, Seat seat, SplittableRandom random) {
    State state = before;
    while (state.mayAct().contains(seat)) {
      List<Action> legal = state.legal(seat);
      state = state.play(seat, legal.get(random.nextInt(legal.size())));
    }
    return Dealer.of(random).deal(state);
  }

  private static boolean canMate(State state, Seat seat, int actions) {
    if (actions == 0 || !state.mayAct().contains(seat)) {
      return isMate(state, seat);
    }
    return state.legal(seat).stream()
        .anyMatch(action -> canMate(state.play(seat, action), seat, actions - 1));
  }

  /** Whether somebody mates who follows the hints until the turn is over. */
  private static boolean mates(State before, Seat seat) {
    State state = before;
    while (state.mayAct().contains(seat)) {
      SeatKnowledge known = SeatKnowledge.of(GAME, OPTIONS, state, seat);
      state = state.play(seat, ComputerChoices.advisedInHaste(known));
    }
    return isMate(Dealer.of(new SplittableRandom(1)).deal(state), seat);
  }

  private static boolean isMate(State state, Seat seat) {
    Optional<Result> result = state.result();
    return result.isPresent()
        && result.get() instanceof Result.Win win
        && win.winners().contains(seat);
  }
}
