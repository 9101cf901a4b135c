package rookery.render.beside;

import java.awt.geom.Path2D;
import java.util.Optional;
import rookery.engine.diagram.BesideBoard;
import rookery.engine.diagram.BesideBoard.Link.Strength;
import rookery.render.art.Ink;
import rookery.render.scene.PictureInProgress;
import rookery.render.scene.PictureLayout;
import rookery.render.scene.SquareRectangle;

/**
 * A link beside the board: a thin line, or a thick one that clasps what it links, golden or pale,
 * with an arrow's head upon what can be captured.
 */
record LinkFigure(BesideBoard.Link link) implements BesideFigure {
  private static final double THIN = 0.05;
  private static final double THICK = 0.2;
  private static final double RIM = 0.03;
  private static final double CLASP = 0.06;

  /** How far an arrow's head reaches over what it points to, and half its width. */
  private static final double HEAD = 0.27;

  private static final double HALF = 0.25;

  /** How far a link that goes round lies from what it links. */
  private static final double ASIDE = 0.1;

  /** A clasp lies over the cards that it links, a line under them. */
  @Override
  public double order() {
    return isThin() ? -1 : 1;
  }

  private boolean isThin() {
    return link.strength() == Strength.THIN;
  }

  private boolean isLevel() {
    return link.fromY() == link.toY();
  }

  @Override
  public SquareRectangle room() {
    return SquareRectangle.around(link.fromX(), link.fromY(), ASIDE)
        .with(SquareRectangle.around(link.toX(), link.toY(), ASIDE));
  }

  @Override
  public void paint(PictureInProgress scene) {
    double size = scene.layout().square();
    Path2D path = path(scene.layout());
    if (isThin()) {
      scene.pen().line(path, THIN * size, Ink.CREAM);
      return;
    }
    Ink ink = link.strength() == Strength.THICK ? Ink.GOLD : Ink.SKY;
    Optional<Path2D> head = head(scene.layout());
    head.ifPresent(shape -> scene.pen().line(shape, 2 * RIM * size, Ink.FRAME));
    scene.pen().line(path, (THICK + 2 * RIM) * size, Ink.FRAME);
    scene.pen().line(path, THICK * size, ink);
    head.ifPresent(shape -> scene.pen().fill(shape, ink));
  }

  private Optional<Path2D> head(PictureLayout layout) {
    return switch (link.captor()) {
      case EITHER -> Optional.empty();
      case FIRST -> Optional.of(head(layout, link.toX(), link.toY(), 1));
      case SECOND -> Optional.of(head(layout, link.fromX(), link.fromY(), -1));
    };
  }

  /** A head that points to the right or to the left, with its middle at the edge of a card. */
  private static Path2D head(PictureLayout layout, double x, double y, int way) {
    Path2D head = new Path2D.Double();
    head.moveTo(layout.x(x + way * HEAD), layout.y(y));
    head.lineTo(layout.x(x - way * CLASP), layout.y(y - HALF));
    head.lineTo(layout.x(x - way * CLASP), layout.y(y + HALF));
    head.closePath();
    return head;
  }

  private Path2D path(PictureLayout layout) {
    Path2D path = new Path2D.Double();
    double clasp = isThin() ? 0 : CLASP;
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
