package rookery.render.beside;

import rookery.engine.diagram.BesideBoard;
import rookery.engine.diagram.CrossTable;
import rookery.engine.diagram.PieceLegend;
import rookery.render.scene.Figure;

/** Turns what lies beside a board into figures. */
public final class BesideFigures {
  private BesideFigures() {}

  /** The figure of a mark. */
  public static Figure of(BesideBoard mark) {
    if (mark instanceof BesideBoard.Link link) {
      return new LinkFigure(link);
    } else if (mark instanceof BesideBoard.Card card) {
      return new CardFigure(card);
    } else if (mark instanceof BesideBoard.Heap heap) {
      return new CheckerPileFigure(heap);
    } else if (mark instanceof BesideBoard.Coin coin) {
      return new CoinFigure(coin);
    } else if (mark instanceof BesideBoard.Grid grid) {
      return new GridFigure(grid);
    } else if (mark instanceof BesideBoard.Curve curve) {
      return new CurveFigure(curve);
    } else if (mark instanceof CrossTable table) {
      return new CrossTableFigure(table);
    } else if (mark instanceof PieceLegend legend) {
      return new LegendFigure(legend);
    }
    throw new IllegalArgumentException("cannot paint " + mark);
  }
}
