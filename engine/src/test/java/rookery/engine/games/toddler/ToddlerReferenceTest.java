package rookery.engine.games.toddler;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rookery.engine.Game;
import rookery.engine.board.Colour;
import rookery.engine.games.toddler.move.ToddlerMove;
import rookery.engine.games.toddler.move.ToddlerMoveGenerator;
import rookery.engine.games.toddler.move.ToddlerPosition;
import rookery.engine.games.toddler.piece.ToddlerGeometry;
import rookery.engine.games.toddler.piece.ToddlerKind;
import rookery.engine.games.toddler.piece.ToddlerSquareSet;
import rookery.engine.kit.script.KeptGames;
import rookery.engine.kit.script.ReferenceProgram;
import rookery.engine.playthrough.Playthrough;

/**
 * The game and the slow {@link ToddlerReference} agree on every move and on what it leads to. For
 * longer runs: {@code -DargLine="-Dtoddler.positions=30000 -Dtoddler.plies=400"}.
 */
class ToddlerReferenceTest implements KeptGames {
  private static final int POSITIONS = Integer.getInteger("toddler.positions", 200);
  private static final int PLIES = Integer.getInteger("toddler.plies", 40);

  @Test
  void bothFindTheSameMovesInPositionsOfAllDensities() {
    RandomGenerator random = new SplittableRandom(11);
    int compared = 0;
    while (compared < POSITIONS) {
      ToddlerPosition position = RandomToddlerPositions.next(random);
      ToddlerReference other =
          new ToddlerReference(position.rows(), position.turn() == Colour.BLACK);
      // The side that has just moved never stands under threat.
      if (!other.threatened()) {
        compare(position);
        compared++;
      }
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2})
  void bothFindTheSameMovesAllThroughAGame(long seed) {
    RandomGenerator random = new SplittableRandom(seed);
    ToddlerPosition position = ToddlerSetup.position();
    for (int ply = 0; ply < PLIES; ply++) {
      List<ToddlerMove> legal = compare(position);
      if (legal.isEmpty() || position.field().meet(ToddlerKind.TODDLER)) {
        return;
      }
      position = position.after(RandomToddlerPositions.lively(legal, random));
    }
  }

  @Override
  public Game game() {
    return new ToddlerGame();
  }

  @Override
  public ReferenceProgram second(Playthrough played) {
    return new ToddlerCourse();
  }

  private static List<ToddlerMove> compare(ToddlerPosition position) {
    ToddlerReference reference =
        new ToddlerReference(position.rows(), position.turn() == Colour.WHITE);
    assertEquals(reference.threatened(), position.threatened(), reference::toString);
    Map<String, List<String>> found = new TreeMap<>();
    List<ToddlerMove> legal = ToddlerMoveGenerator.legal(position);
    legal.forEach(a -> found.put(a.text(), position.after(a).rows()));
    assertEquals(reference.legal(), found, reference::toString);
    assertEquals(legal.size(), found.size(), "texts are unique");
    for (ToddlerMove action : legal) {
      ToddlerPosition next = position.after(action);
      if (next.field().meet(ToddlerKind.TODDLER)) {
        assertEquals(
            reference.draws(action.text()), position.joinsToddlers(next), reference::toString);
      }
    }
    for (int square : ToddlerGeometry.inOrder()) {
      List<ToddlerMove> there =
          legal.stream()
              .filter(move -> move.captures().contains(ToddlerGeometry.BOARD.square(square)))
              .toList();
      assertEquals(
          there,
          ToddlerMoveGenerator.captures(position, ToddlerSquareSet.of(square)),
          reference::toString);
    }
    return legal;
  }
}
