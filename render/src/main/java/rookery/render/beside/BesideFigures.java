package rookery.render.beside;

import rookery.engine.diagram.Beside;
import rookery.engine.diagram.CrossTable;
import rookery.render.scene.Figure;

/** Turns what lies beside a board into figures. */
public final class BesideFigures {
  private BesideFigures() {}

  /** The figure of a mark. */
  public static Figure of(Beside mark) {
    if (mark instanceof Beside.Link link) {
      return new LinkFigure(link);
    } else if (mark instanceof Beside.Card card) {
      return new CardFigure(card);
    } else if (mark instanceof Beside.Heap heap) {
      return new CheckerPileFigure(heap);
    } else if (mark instanceof Beside.Coin coin) {
      return new CoinFigure(coin);
    } else if (mark instanceof Beside.Grid grid) {
      return new GridFigure(grid);
    } else if (mark instanceof Beside.Curve curve) {
      return new CurveFigure(curve);
    } else if (mark instanceof CrossTable table) {
      return new CrossTableFigure(table);
    }
    throw new IllegalArgumentException("cannot paint " + mark);
  }
}
