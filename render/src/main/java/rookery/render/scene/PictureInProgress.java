package rookery.render.scene;

import java.awt.Graphics2D;
import java.util.List;
import rookery.engine.board.Square;
import rookery.engine.diagram.Diagram;
import rookery.render.art.Drawing;
import rookery.render.art.Ink;
import rookery.render.art.Pen;
import rookery.render.art.Sprites;
import rookery.render.image.Canvas;
import rookery.render.image.IndexedPicture;
import rookery.render.image.Palette;
import rookery.render.image.Sprite;
import rookery.render.style.Theme;

/** One picture while it is painted. */
public final class PictureInProgress {
  private final Diagram diagram;
  private final PictureLayout layout;
  private final Theme theme;
  private final Sprites sprites;
  private final Canvas canvas;
  private final Pen pen;

  private PictureInProgress(
      Diagram diagram, PictureLayout layout, Theme theme, Sprites sprites, Canvas canvas, Pen pen) {
    this.diagram = diagram;
    this.layout = layout;
    this.theme = theme;
    this.sprites = sprites;
    this.canvas = canvas;
    this.pen = pen;
  }

  /** Paints all figures of a diagram. */
  public static IndexedPicture paint(
      Diagram diagram,
      List<Figure> figures,
      PictureLayout layout,
      Theme theme,
      Sprites sprites,
      Palette palette) {
    Canvas canvas = new Canvas(layout.width(), layout.height(), Ink.FRAME.rgb());
    Graphics2D graphics = canvas.graphics();
    try {
      PictureInProgress scene =
          new PictureInProgress(diagram, layout, theme, sprites, canvas, new Pen(graphics));
      figures.forEach(figure -> figure.paint(scene));
    } finally {
      graphics.dispose();
    }
    return canvas.indexed(palette);
  }

  /** What the picture shows. */
  public Diagram diagram() {
    return diagram;
  }

  /** Where everything on it lies. */
  public PictureLayout layout() {
    return layout;
  }

  /** Its colours. */
  public Theme theme() {
    return theme;
  }

  /** For what is drawn on one picture only. */
  public Pen pen() {
    return pen;
  }

  /** Fills a rectangle given in pixels. */
  public void fill(int x, int y, int width, int height, int rgb) {
    canvas.fill(x, y, width, height, rgb);
  }

  /** Fills a square of the board. */
  public void fill(Square square, int rgb) {
    canvas.fill(layout.x(square), layout.y(square), layout.square(), layout.square(), rgb);
  }

  /** Lays a drawing with its upper left corner at x, y in pixels. */
  public void draw(Drawing drawing, int x, int y) {
    canvas.draw(sprites.of(drawing), x, y);
  }

  /** Lays a drawing on a square of the board. */
  public void draw(Drawing drawing, Square square) {
    draw(drawing, layout.x(square), layout.y(square));
  }

  /** Lays a drawing around x, y in pixels, but not beyond the edge of the picture. */
  public void drawAround(Drawing drawing, int x, int y) {
    Sprite sprite = sprites.of(drawing);
    int left = Math.max(0, Math.min(canvas.width() - sprite.width(), x - sprite.width() / 2));
    int top = Math.max(0, Math.min(canvas.height() - sprite.height(), y - sprite.height() / 2));
    canvas.draw(sprite, left, top);
  }
}
