package rookery.bot;

import java.time.Duration;
import java.util.List;
import rookery.bot.post.Pictures;
import rookery.engine.diagram.Diagram;
import rookery.render.Painter;
import rookery.render.Theme;

/**
 * Where a bot's pictures come from.
 *
 * @param painter one for the whole process, since it draws much in advance
 */
public record Studio(Painter painter) implements Pictures {
  @Override
  public byte[] png(Diagram diagram) {
    return painter.png(diagram);
  }

  @Override
  public byte[] gif(List<Diagram> diagrams, Duration pause) {
    return painter.gif(diagrams, Theme.WOOD, pause);
  }
}
