package rookery.engine.puzzle;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import rookery.engine.Seat;
import rookery.engine.option.Options;
import rookery.engine.playthrough.Json;
import rookery.engine.playthrough.JsonException;

/** The form in which puzzles of a game are kept: a line of JSON for each. */
public record PuzzleLines(PuzzleGame game) {
  /** A puzzle as one line. */
  public static String write(Puzzle puzzle) {
    Map<String, Object> line = new LinkedHashMap<>();
    line.put("id", puzzle.id());
    line.put("game", puzzle.game().id());
    line.put("options", changed(puzzle));
    line.put("chance", puzzle.chance());
    line.put("plies", String.join(",", puzzle.plies()));
    line.put("seat", puzzle.solver().id());
    line.put("kind", puzzle.kind().id());
    line.put("solution", puzzle.solution());
    line.put("grade", puzzle.grade().word());
    line.put("difficulty", puzzle.difficulty());
    line.put("seed", puzzle.seed());
    return Json.write(line);
  }

  /** The options that are not as they are where nobody chooses. */
  private static Map<String, Object> changed(Puzzle puzzle) {
    Options usual = Options.of(puzzle.game().options(), Map.of());
    Map<String, Object> changed = new TreeMap<>();
    puzzle
        .options()
        .values()
        .forEach(
            (name, value) -> {
              if (!usual.word(name).equals(value)) {
                changed.put(name, value);
              }
            });
    return changed;
  }

  /**
   * The puzzle that a line tells of.
   *
   * @throws IllegalArgumentException if it is none of this game's
   */
  public Puzzle read(String line) {
    try {
      return puzzle((Map<?, ?>) Json.read(line));
    } catch (JsonException | ClassCastException | NullPointerException e) {
      throw new IllegalArgumentException("not a puzzle: " + line, e);
    }
  }

  private Puzzle puzzle(Map<?, ?> line) {
    Map<String, String> chosen = new TreeMap<>();
    ((Map<?, ?>) line.get("options"))
        .forEach((name, value) -> chosen.put((String) name, (String) value));
    Options options = Options.of(game.options(), chosen);
    Map<String, List<String>> chance = new LinkedHashMap<>();
    ((Map<?, ?>) line.get("chance"))
        .forEach((key, cards) -> chance.put((String) key, texts(cards)));
    Puzzle puzzle =
        new Puzzle(
            game,
            options,
            chance,
            List.of(((String) line.get("plies")).split(",")),
            seat(options, (String) line.get("seat")),
            kind((String) line.get("kind")),
            texts(line.get("solution")),
            PuzzleGrade.named((String) line.get("grade")),
            (Integer) line.get("difficulty"),
            (Integer) line.get("seed"));
    if (!puzzle.id().equals(line.get("id")) || !game.id().equals(line.get("game"))) {
      throw new IllegalArgumentException("not the puzzle that it is called: " + line.get("id"));
    }
    return puzzle;
  }

  private static List<String> texts(Object list) {
    return ((List<?>) list).stream().map(String.class::cast).toList();
  }

  private Seat seat(Options options, String id) {
    Optional<Seat> seat =
        game.seats(options).stream().filter(one -> one.id().equals(id)).findFirst();
    return seat.orElseThrow(() -> new IllegalArgumentException("no seat " + id));
  }

  private PuzzleKind kind(String id) {
    Optional<PuzzleKind> kind =
        game.puzzleKinds().stream().filter(one -> one.id().equals(id)).findFirst();
    return kind.orElseThrow(() -> new IllegalArgumentException("no kind of puzzle " + id));
  }
}
