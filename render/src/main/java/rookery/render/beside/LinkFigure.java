package rookery.render.beside;

import java.awt.geom.Path2D;
import java.util.Optional;
import rookery.engine.diagram.BesideBoard;
import rookery.engine.diagram.BesideBoard.Link.Strength;
import rookery.render.art.Ink;
import rookery.render.scene.Figure;
import rookery.render.scene.PictureInProgress;
import rookery.render.scene.PictureLayout;
import rookery.render.scene.SquareRectangle;

/** A link beside the board: a thin line, or a thick golden one that clasps what it links. */
record LinkFigure(BesideBoard.Link link) implements Figure {
  private static final double THIN = 0.05;
  private static final double THICK = 0.2;
  private static final double RIM = 0.03;
  private static final double CLASP = 0.06;

  /** How far a link that goes round lies from what it links. */
  private static final double ASIDE = 0.1;

  @Override
  public Layer layer() {
    return Layer.BESIDE;
  }

  /** A clasp lies over the cards that it links, a line under them. */
  @Override
  public double order() {
    return isThick() ? 1 : -1;
  }

  private boolean isThick() {
    return link.strength() == Strength.THICK;
  }

  private boolean isLevel() {
    return link.fromY() == link.toY();
  }

  @Override
  public Optional<SquareRectangle> extent() {
    SquareRectangle ends =
        SquareRectangle.around(link.fromX(), link.fromY(), ASIDE)
            .with(SquareRectangle.around(link.toX(), link.toY(), ASIDE));
    return Optional.of(ends);
  }

  @Override
  public void paint(PictureInProgress scene) {
    double size = scene.layout().square();
    Path2D path = path(scene.layout());
    if (isThick()) {
      scene.pen().line(path, (THICK + 2 * RIM) * size, Ink.FRAME);
      scene.pen().line(path, THICK * size, Ink.GOLD);
    } else {
      scene.pen().line(path, THIN * size, Ink.CREAM);
    }
  }

  private Path2D path(PictureLayout layout) {
    Path2D path = new Path2D.Double();
    double clasp = isThick() ? CLASP : 0;
    path.moveTo(layout.x(link.fromX() - clasp), layout.y(link.fromY()));
    if (!isLevel()) {
      double between = (link.fromY() + link.toY()) / 2;
      path.lineTo(layout.x(link.fromX() + ASIDE), layout.y(link.fromY()));
      path.lineTo(layout.x(link.fromX() + ASIDE), layout.y(between));
      path.lineTo(layout.x(link.toX() - ASIDE), layout.y(between));
      path.lineTo(layout.x(link.toX() - ASIDE), layout.y(link.toY()));
    }
    path.lineTo(layout.x(link.toX() + clasp), layout.y(link.toY()));
    return path;
  }
}
