package rookery.bot.picture;

import java.io.IOException;
import java.io.OutputStream;
import java.time.Duration;
import java.util.List;
import rookery.bot.post.PictureSize;
import rookery.bot.post.Pictures;
import rookery.bot.preference.BoardStyle;
import rookery.engine.diagram.Diagram;
import rookery.render.Painter;
import rookery.render.style.Style;
import rookery.render.style.Theme;

/**
 * Where a bot's pictures come from.
 *
 * @param painter one for the whole process, since it draws much in advance
 */
public record PictureSource(Painter painter) implements Pictures {
  @Override
  public byte[] png(Diagram diagram, BoardStyle style, PictureSize size) {
    boolean small = size == PictureSize.SMALL;
    return painter.png(
        diagram, new Style(theme(style), style.coordinates(), style.letters(), small));
  }

  private static Theme theme(BoardStyle style) {
    return switch (style.theme()) {
      case WOOD -> Theme.WOOD;
      case CONTRAST -> Theme.CONTRAST;
      case COLOUR_BLIND -> Theme.COLOUR_BLIND;
    };
  }

  @Override
  public void gif(List<Diagram> diagrams, Duration pause, OutputStream file) throws IOException {
    painter.gif(diagrams, pause, file);
  }
}
