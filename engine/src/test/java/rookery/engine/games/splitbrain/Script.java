package rookery.engine.games.splitbrain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import rookery.engine.Action;
import rookery.engine.News;
import rookery.engine.Options;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.Viewer;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.Position;
import rookery.engine.play.Moment;

/** Plays actions written as a seat and a text, and finds seats by their ids. */
final class Script {
  private Script() {}

  static Seat seat(String id) {
    return new SplitBrainGame()
        .seats(new Options(new TreeMap<>())).stream()
            .filter(seat -> seat.id().equals(id))
            .findFirst()
            .orElseThrow();
  }

  static Viewer viewer(String id) {
    return Viewer.of(seat(id));
  }

  /** Everybody who may look: the four seats and the spectators. */
  static List<Viewer> viewers() {
    return List.of(viewer("WK"), viewer("WQ"), viewer("BK"), viewer("BQ"), Viewer.SPECTATOR);
  }

  /** The legal action of that text. */
  static Action action(State state, String id, String text) {
    return state
        .find(seat(id), text)
        .orElseThrow(() -> new AssertionError(text + " is not among " + texts(state, id)));
  }

  /** The texts of what a seat may do. */
  static List<String> texts(State state, String id) {
    return state.legal(seat(id)).stream().map(Action::text).toList();
  }

  /** The state after actions such as {@code WK circle c2}. */
  static State played(State state, String... actions) {
    State reached = state;
    for (String line : actions) {
      String[] words = line.split(" ", 2);
      reached = reached.play(seat(words[0]), action(reached, words[0], words[1]));
    }
    return reached;
  }

  /** The state after moves such as {@code c2b4} that both partners circle. */
  static State moved(State state, String... moves) {
    State reached = state;
    for (String move : moves) {
      reached = agreed(reached, move);
    }
    return reached;
  }

  private static State agreed(State state, String move) {
    boolean white = state.position().get("turn").equals("white");
    boolean king = state.position().get("checker").equals("h8");
    String team = white ? "W" : "B";
    String chooser = team + (king ? "K" : "Q");
    String mover = team + (king ? "Q" : "K");
    State circled =
        played(
            state,
            chooser + " circle " + move.substring(0, 2),
            mover + " circle " + move.substring(2, 4));
    return move.length() > 4 ? played(circled, mover + " " + move) : circled;
  }

  /** The line that {@code viewer} may read of an action such as {@code WK circle c2}. */
  static Optional<String> line(State state, String action, Viewer viewer) {
    return news(state, action).line(viewer);
  }

  /** Whether an action such as {@code WK circle c2} shows what was hidden. */
  static boolean reveals(State state, String action) {
    return news(state, action).reveals();
  }

  private static News news(State state, String action) {
    String[] words = action.split(" ", 2);
    return state.played(seat(words[0]), action(state, words[0], words[1])).news();
  }

  /** Public things of the turn that the state is a phase of. */
  static Turn turn(State state) {
    return ((Phase) ((Moment<?>) state).scene()).turn();
  }

  /** The start of a game. */
  static State start() {
    return new SplitBrainGame().start(new Options(new TreeMap<>()));
  }

  /**
   * A position drawn as text.
   *
   * @param rows the six used rows, rank 7 first, without spaces
   */
  static State drawn(Colour team, Checker checker, String... rows) {
    Board board = Board.empty(8, 8);
    Board used = Board.of(Arrays.asList(rows));
    for (Square square : used.squares()) {
      board = board.with(Square.at(square.file() + 1, square.rank() + 1), used.at(square));
    }
    Position position = Position.of(SplitBrainGame.LOS_ALAMOS, board, team, "", Optional.empty());
    return SplitBrainGame.begin(position, checker);
  }

  /** The used rows of the board, rank 7 first. */
  static List<String> rows(State state) {
    List<String> rows = new ArrayList<>();
    for (Object row : (List<?>) state.position().get("position")) {
      rows.add(row.toString().substring(1, 7));
    }
    return rows.subList(1, 7);
  }
}
