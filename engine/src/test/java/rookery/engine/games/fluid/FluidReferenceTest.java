package rookery.engine.games.fluid;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import rookery.engine.Game;
import rookery.engine.board.Colour;
import rookery.engine.board.Geometry;
import rookery.engine.games.fluid.move.FluidMove;
import rookery.engine.games.fluid.move.FluidMoveGenerator;
import rookery.engine.games.fluid.move.FluidPosition;
import rookery.engine.games.fluid.move.Promotions;
import rookery.engine.games.fluid.move.Stack;
import rookery.engine.kit.script.KeptGames;
import rookery.engine.kit.script.ReferenceProgram;
import rookery.engine.playthrough.Playthrough;

/**
 * The game and the slow {@link FluidReference} agree on every move and on what it leads to. For
 * longer runs: {@code -DargLine="-Dfluid.positions=30000 -Dfluid.games=200"}.
 */
class FluidReferenceTest implements KeptGames {
  private static final int POSITIONS = Integer.getInteger("fluid.positions", 150);
  private static final int GAMES = Integer.getInteger("fluid.games", 2);
  private static final int PLIES = 120;

  @ParameterizedTest
  @EnumSource
  void bothFindTheSameMovesInPositionsOfAllDensities(Promotions promotions) {
    RandomGenerator random = RandomFluidPositions.generator(promotions.ordinal() + 5);
    int compared = 0;
    while (compared < POSITIONS) {
      List<String> rows = RandomFluidPositions.rows(random);
      FluidPosition position =
          FluidPosition.of(promotions, RandomFluidPositions.colour(random), rows);
      FluidReference reference = reference(position);
      // The side that has just moved is never in check.
      if (!new FluidReference(reference.board(), !reference.white(), "", "", reference.option())
          .inCheck()) {
        compare(position, reference);
        compared++;
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void bothFindTheSameMovesAllThroughAGame(Promotions promotions) {
    for (int game = 0; game < GAMES; game++) {
      RandomGenerator random = RandomFluidPositions.generator(promotions.ordinal() + 100 * game);
      FluidPosition position = FluidPosition.start(promotions);
      FluidReference reference = reference(position);
      for (int ply = 0; ply < PLIES; ply++) {
        List<FluidMove> legal = compare(position, reference);
        if (legal.isEmpty()) {
          break;
        }
        FluidMove move = RandomFluidPositions.lively(legal, random);
        position = position.after(move);
        reference = reference.legal().get(move.text());
      }
    }
  }

  @Override
  public Game game() {
    return new FluidGame();
  }

  @Override
  public ReferenceProgram second(Playthrough played) {
    FluidPosition start = FluidPosition.start(Promotions.of(played.options()));
    return new FluidCourse(reference(start));
  }

  private static List<FluidMove> compare(FluidPosition position, FluidReference reference) {
    assertEquals(reference.toString(), written(position));
    assertEquals(reference.inCheck(), position.inCheck(), reference::toString);
    Map<String, String> found = new TreeMap<>();
    List<FluidMove> legal = FluidMoveGenerator.legal(position);
    legal.forEach(move -> found.put(move.text(), written(position.after(move))));
    Map<String, String> expected = new TreeMap<>();
    reference.legal().forEach((text, after) -> expected.put(text, after.toString()));
    assertEquals(expected, found, reference::toString);
    assertEquals(legal.size(), found.size(), "texts are unique");
    assertEquals(
        legal.stream().anyMatch(FluidMove::isEnPassant),
        FluidMoveGenerator.mayCapturePassed(position),
        reference::toString);
    return legal;
  }

  private static String written(FluidPosition position) {
    return "%s\n%s %s %s"
        .formatted(
            String.join("\n", position.rows()),
            position.turn() == Colour.WHITE ? "W" : "B",
            position.castling(),
            position.passed().map(Object::toString).orElse("-"));
  }

  private static FluidReference reference(FluidPosition position) {
    TreeMap<String, String> board = new TreeMap<>();
    for (int square = 0; square < Geometry.CHESS.size(); square++) {
      if (position.at(square) != Stack.EMPTY) {
        board.put(
            Geometry.CHESS.square(square).toString(),
            Stack.token(position.at(square)).replaceAll("[()]", ""));
      }
    }
    String rights = position.castling().replace("-", "");
    boolean white = position.turn() == Colour.WHITE;
    return new FluidReference(board, white, rights, "", position.promotions().word());
  }
}
