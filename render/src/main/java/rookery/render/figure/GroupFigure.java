package rookery.render.figure;

import java.awt.Shape;
import java.awt.geom.Line2D;
import java.util.List;
import rookery.engine.board.Square;
import rookery.render.art.Ink;
import rookery.render.art.Pen;
import rookery.render.scene.Figure;
import rookery.render.scene.PictureInProgress;
import rookery.render.scene.PictureLayout;

/** Pieces that hang together: discs under them, joined by bars. */
record GroupFigure(List<Square> squares, Ink ink) implements Figure {
  private static final List<Ink> TINTS =
      List.of(
          Ink.TINT_SKY,
          Ink.TINT_ORANGE,
          Ink.TINT_PINK,
          Ink.TINT_GREEN,
          Ink.TINT_YELLOW,
          Ink.TINT_LILAC);

  private static final double RADIUS = 0.44;
  private static final double BAR = 0.3;
  private static final double RIM = 0.035;

  /** The figure of the group that comes after so many others. */
  static GroupFigure of(List<Square> squares, int others) {
    return new GroupFigure(squares, TINTS.get(others % TINTS.size()));
  }

  @Override
  public Layer layer() {
    return Layer.GROUND;
  }

  /** All rims first: groups never overlap, so one after the other will do. */
  @Override
  public void paint(PictureInProgress scene) {
    paint(scene, RIM, Ink.BLACK);
    paint(scene, 0, ink);
  }

  private void paint(PictureInProgress scene, double rim, Ink with) {
    PictureLayout layout = scene.layout();
    double size = layout.square();
    Pen pen = scene.pen();
    for (Square square : squares) {
      pen.disc(
          middle(layout.x(square), size),
          middle(layout.y(square), size),
          (RADIUS + rim) * size,
          with);
      for (Square other : squares) {
        if (square.compareTo(other) < 0 && areJoined(square, other)) {
          pen.line(bar(layout, square, other), (BAR + 2 * rim) * size, with);
        }
      }
    }
  }

  private static double middle(int edge, double size) {
    return edge + size / 2;
  }

  private static Shape bar(PictureLayout layout, Square one, Square other) {
    double size = layout.square();
    return new Line2D.Double(
        middle(layout.x(one), size),
        middle(layout.y(one), size),
        middle(layout.x(other), size),
        middle(layout.y(other), size));
  }

  /** Side by side, or corner to corner with nothing of the group beside both. */
  private boolean areJoined(Square one, Square other) {
    int files = Math.abs(one.file() - other.file());
    int ranks = Math.abs(one.rank() - other.rank());
    if (files > 1 || ranks > 1) {
      return false;
    }
    return files + ranks == 1
        || !squares.contains(Square.at(one.file(), other.rank()))
            && !squares.contains(Square.at(other.file(), one.rank()));
  }
}
