package rookery.bot.picture;

import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import java.io.IOException;
import java.io.OutputStream;
import java.time.Duration;
import java.util.List;
import rookery.bot.post.PictureSize;
import rookery.bot.post.Pictures;
import rookery.bot.preference.BoardStyle;
import rookery.engine.diagram.Diagram;

/** Keeps the pictures painted last: a board is shown to several people, and shown again. */
public final class CachedPictures implements Pictures {
  private static final int MOST = 300;

  private final LoadingCache<Wanted, byte[]> painted;
  private final Pictures painter;

  private record Wanted(Diagram diagram, BoardStyle style, PictureSize size) {}

  public CachedPictures(Pictures painter) {
    this.painter = painter;
    this.painted =
        Caffeine.newBuilder()
            .maximumSize(MOST)
            .build(wanted -> painter.png(wanted.diagram(), wanted.style(), wanted.size()));
  }

  @Override
  public byte[] png(Diagram diagram, BoardStyle style, PictureSize size) {
    return painted.get(new Wanted(diagram, style, size));
  }

  @Override
  public void gif(List<Diagram> diagrams, Duration pause, OutputStream file) throws IOException {
    painter.gif(diagrams, pause, file);
  }
}
