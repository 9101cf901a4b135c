package rookery.bot.discord.message;

import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import rookery.engine.diagram.Diagram;

/** Keeps the pictures painted last: a board is shown to several people, and shown again. */
public final class CachedPictures implements PictureSource {
  private static final int MOST = 300;

  private final LoadingCache<Diagram, byte[]> painted;

  /**
   * @param painter paints what is not kept
   */
  public CachedPictures(PictureSource painter) {
    this.painted = Caffeine.newBuilder().maximumSize(MOST).build(painter::png);
  }

  @Override
  public byte[] png(Diagram diagram) {
    return painted.get(diagram);
  }
}
