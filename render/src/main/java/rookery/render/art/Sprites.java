package rookery.render.art;

import java.util.LinkedHashMap;
import java.util.Map;
import rookery.render.image.Sprite;

/** Drawings that were drawn before. Those not used for longest are forgotten first. Thread-safe. */
public final class Sprites {
  /** Four bytes each; a game's own pictures need about a quarter of a million. */
  private static final int MOST_PIXELS = 1 << 22;

  private final Map<Drawing, Sprite> kept = new LinkedHashMap<>(256, 0.75f, true);
  private final int mostPixels;
  private int pixels;

  /** Remembers nothing yet, and later sixteen megabytes at most. */
  public Sprites() {
    this(MOST_PIXELS);
  }

  Sprites(int mostPixels) {
    this.mostPixels = mostPixels;
  }

  /** The drawing as a sprite. */
  public Sprite of(Drawing drawing) {
    Sprite found = find(drawing);
    if (found != null) {
      return found;
    }
    Sprite drawn =
        Sprite.of(drawing.width(), drawing.height(), graphics -> drawing.draw(new Pen(graphics)));
    keep(drawing, drawn);
    return drawn;
  }

  private synchronized Sprite find(Drawing drawing) {
    return kept.get(drawing);
  }

  private synchronized void keep(Drawing drawing, Sprite sprite) {
    if (kept.put(drawing, sprite) == null) {
      pixels += size(sprite);
    }
    var oldest = kept.values().iterator();
    while (pixels > mostPixels) {
      pixels -= size(oldest.next());
      oldest.remove();
    }
  }

  private static int size(Sprite sprite) {
    return sprite.width() * sprite.height();
  }
}
