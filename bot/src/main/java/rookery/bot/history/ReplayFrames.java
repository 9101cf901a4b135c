package rookery.bot.history;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.table.Table;
import rookery.engine.View;
import rookery.engine.Viewer;
import rookery.engine.board.Colour;
import rookery.engine.diagram.Diagram;
import rookery.engine.match.History;
import rookery.engine.match.Match;
import rookery.engine.text.GameLogLine;

/**
 * A whole game, position by position, as everybody may see it: while it is played what is public,
 * afterwards what its end has brought to light.
 *
 * @param frames at least one, the first position first
 */
public record ReplayFrames(List<Frame> frames) {
  /**
   * The most positions that are shown again. What came before the last so many is left out, so that
   * the files stay within what Discord takes.
   */
  private static final int MOST = 400;

  /**
   * One position.
   *
   * @param number of the move that led to it; 0 for the first
   * @param line what led to it
   */
  public record Frame(int number, String line, Diagram diagram, String alt) {}

  public ReplayFrames {
    frames = List.copyOf(frames);
  }

  /**
   * The game at a table with people's names in its pictures, seen from the side of {@code from}.
   */
  public static ReplayFrames named(Table table, Colour from) {
    return of(table.match().orElseThrow(), new PlayerNames(table)::shown, from);
  }

  private static ReplayFrames of(Match match, UnaryOperator<View> shown, Colour from) {
    History history = History.of(match, Viewer.SPECTATOR);
    List<Frame> frames = new ArrayList<>();
    for (int i = Math.max(0, history.size() - MOST); i < history.size(); i++) {
      View view = shown.apply(history.view(i));
      String line = history.line(i).map(GameLogLine::plain).orElse("Start of the game.");
      frames.add(new Frame(i, line, view.diagram().seenFrom(from), view.alt()));
    }
    return new ReplayFrames(frames);
  }

  /** The game at {@code table}, seen from White's side; its seats stay nameless, for a file. */
  public static ReplayFrames of(Table table) {
    return of(table.match().orElseThrow(), UnaryOperator.identity(), Colour.WHITE);
  }

  /** The same without what came before the last so many positions. */
  ReplayFrames last(int most) {
    return new ReplayFrames(frames.subList(Math.max(0, frames.size() - most), frames.size()));
  }

  /** The pictures, in order. */
  public List<Diagram> diagrams() {
    return frames.stream().map(Frame::diagram).toList();
  }

  /** The last position there is. */
  public Frame last() {
    return frames.get(frames.size() - 1);
  }
}
