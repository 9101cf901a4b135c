package rookery.engine.games.splitbrain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.Viewer;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.Position;
import rookery.engine.kit.script.Script;
import rookery.engine.option.Options;
import rookery.engine.play.PlayableState;

/** Positions drawn as text, games that have come somewhere, and those who play them. */
final class DrawnSplitBrain {
  private DrawnSplitBrain() {}

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
        Script.played(
            state,
            chooser + " circle " + move.substring(0, 2),
            mover + " circle " + move.substring(2, 4));
    return move.length() > 4 ? Script.played(circled, mover + " " + move) : circled;
  }

  /** Public things of the turn that the state is a phase of. */
  static SplitBrainTurn turn(State state) {
    return ((SplitBrainPhase) ((PlayableState<?>) state).situation()).turn();
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
  static State drawn(Colour team, CheckerPlacement checker, String... rows) {
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
