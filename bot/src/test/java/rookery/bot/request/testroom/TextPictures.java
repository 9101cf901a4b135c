package rookery.bot.request.testroom;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import rookery.bot.post.PictureSize;
import rookery.bot.post.Pictures;
import rookery.bot.preference.BoardStyle;
import rookery.engine.diagram.Diagram;

/** Pictures that are the texts of their diagrams, so that what is in them can be read. */
public final class TextPictures implements Pictures {
  @Override
  public byte[] png(Diagram diagram, BoardStyle style, PictureSize size) {
    return diagram.text().getBytes(StandardCharsets.UTF_8);
  }

  @Override
  public void gif(List<Diagram> diagrams, Duration pause, OutputStream file) throws IOException {
    String texts =
        diagrams.stream()
            .map(Diagram::text)
            .collect(Collectors.joining("\n---\n", pause + "\n", ""));
    file.write(texts.getBytes(StandardCharsets.UTF_8));
  }
}
