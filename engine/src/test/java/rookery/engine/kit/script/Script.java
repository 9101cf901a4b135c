package rookery.engine.kit.script;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import rookery.engine.Action;
import rookery.engine.ActionNews;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.Viewer;
import rookery.engine.board.Board;
import rookery.engine.diagram.Diagram;
import rookery.engine.text.GameLogLine;

/**
 * Plays games by what people write, and tells in the same words what came of it. A line is the text
 * of an action of whoever is to act, {@code e2e4}; or begins with the seat whose it is, {@code WK
 * circle c2}; and may hold several actions, {@code W e2e4, end}.
 */
public final class Script {
  private Script() {}

  /** The state after those lines. */
  @SuppressWarnings("unchecked")
  public static <S extends State> S played(S state, String... lines) {
    State reached = state;
    for (String line : lines) {
      String seat = line.substring(0, line.length() - unsigned(reached, line).length());
      for (String text : unsigned(reached, line).split(", ")) {
        reached = reached.play(actor(reached, seat + text), action(reached, seat + text));
      }
    }
    return (S) reached;
  }

  /** The seat that a line names, else the first of those who may act. */
  private static Seat actor(State state, String line) {
    return state.mayAct().stream()
        .filter(seat -> line.startsWith(seat.id() + " "))
        .findFirst()
        .or(() -> state.mayAct().stream().findFirst())
        .orElseThrow(() -> new AssertionError("nobody may act, so nobody does " + line));
  }

  /** A line without the seat. */
  private static String unsigned(State state, String line) {
    String id = actor(state, line).id() + " ";
    return line.startsWith(id) ? line.substring(id.length()) : line;
  }

  /** The legal action that a line names. */
  public static Action action(State state, String line) {
    return state
        .find(actor(state, line), unsigned(state, line))
        .orElseThrow(() -> new AssertionError(line + " isn't among " + legal(state)));
  }

  /** Whether a line names a legal action. */
  public static boolean mayPlay(State state, String line) {
    return !state.mayAct().isEmpty()
        && state.find(actor(state, line), unsigned(state, line)).isPresent();
  }

  /** All legal actions, of all who may act. */
  public static List<Action> actions(State state) {
    return state.mayAct().stream().flatMap(seat -> state.legal(seat).stream()).toList();
  }

  /** The texts of all legal actions, of all who may act. */
  public static List<String> texts(State state) {
    return actions(state).stream().map(Action::text).toList();
  }

  /** The texts of what the seat of that id may do. */
  public static List<String> texts(State state, String seat) {
    return state.mayAct().stream()
        .filter(one -> one.id().equals(seat))
        .flatMap(one -> state.legal(one).stream())
        .map(Action::text)
        .toList();
  }

  /** Those that begin so. */
  public static List<String> texts(State state, String seat, String beginning) {
    return texts(state, seat).stream().filter(text -> text.startsWith(beginning)).toList();
  }

  /** The texts of all legal actions in one. */
  public static String legal(State state) {
    return String.join(" ", texts(state));
  }

  /** Those that begin so. */
  public static String legal(State state, String beginning) {
    return texts(state).stream()
        .filter(text -> text.startsWith(beginning))
        .collect(Collectors.joining(" "));
  }

  /** What follows on that beginning, such as where a piece can go: {@code c5 d4}. */
  public static String targets(State state, String beginning) {
    return texts(state).stream()
        .filter(text -> text.startsWith(beginning))
        .map(text -> text.substring(beginning.length()))
        .collect(Collectors.joining(" "));
  }

  /** What the log tells that viewer of the action that a line names. */
  public static Optional<String> line(State state, String line, Viewer viewer) {
    return news(state, line).line(viewer).map(GameLogLine::plain);
  }

  /** What the log tells everybody of it. */
  public static String told(State state, String line) {
    return line(state, line, Viewer.SPECTATOR).orElseThrow();
  }

  /** What the action that a line names brings to light. */
  public static ActionNews news(State state, String line) {
    return state.played(actor(state, line), action(state, line)).news();
  }

  /** What a line that names no legal action is answered. */
  public static String refusal(State state, String line) {
    return state.refusal(actor(state, line), unsigned(state, line)).orElseThrow();
  }

  /** {@code W checkmate}, {@code draw fivefold}, {@code none}. */
  public static String ending(State state) {
    return state.result().map(Script::words).orElse("none");
  }

  private static String words(Result result) {
    String who =
        result instanceof Result.Win win
            ? win.winners().stream().map(Seat::id).collect(Collectors.joining(" "))
            : "draw";
    return who + " " + result.reason();
  }

  /** The reason for which it ended; {@code none} while it goes on. */
  public static String reason(State state) {
    return state.result().map(Result::reason).orElse("none");
  }

  /** A key of the full truth. */
  public static Object fact(State state, String key) {
    return state.position().get(key);
  }

  /** The board as it is drawn in tests: {@code r n b} and so on, a line a row. */
  public static String rows(State state) {
    return ((List<?>) fact(state, "position"))
        .stream()
            .map(row -> String.join(" ", row.toString().split("")) + "\n")
            .collect(Collectors.joining());
  }

  /** A board drawn so. */
  public static Board board(String rows) {
    return Board.of(rows.lines().map(row -> row.replace(" ", "")).toList());
  }

  /** Cards written by their letters, without room between them. */
  public static List<String> cards(String letters) {
    return letters.isEmpty() ? List.of() : Arrays.asList(letters.split(""));
  }

  /** A diagram of the documents that the games come from. */
  public static Diagram document(String name) {
    try (InputStream in = Script.class.getResourceAsStream("/diagrams/" + name + ".txt")) {
      return Diagram.parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
