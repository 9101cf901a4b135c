package rookery.bot.discord.message;

import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import java.time.Duration;
import java.util.List;
import rookery.bot.post.Pictures;
import rookery.engine.diagram.Diagram;

/** Keeps the pictures painted last: a board is shown to several people, and shown again. */
public final class CachedPictures implements Pictures {
  private static final int MOST = 300;

  private final LoadingCache<Diagram, byte[]> painted;
  private final Pictures painter;

  /**
   * @param painter paints what is not kept
   */
  public CachedPictures(Pictures painter) {
    this.painter = painter;
    this.painted = Caffeine.newBuilder().maximumSize(MOST).build(painter::png);
  }

  @Override
  public byte[] png(Diagram diagram) {
    return painted.get(diagram);
  }

  @Override
  public byte[] gif(List<Diagram> diagrams, Duration pause) {
    return painter.gif(diagrams, pause);
  }
}
