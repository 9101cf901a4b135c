package rookery.render.figure;

import rookery.engine.board.Square;
import rookery.render.art.Ink;
import rookery.render.scene.Figure;
import rookery.render.scene.PictureInProgress;

/** The squares; those not in use are quiet. */
record BoardFigure() implements Figure {
  @Override
  public Layer layer() {
    return Layer.BOARD;
  }

  @Override
  public void paint(PictureInProgress scene) {
    for (Square square : scene.diagram().squares()) {
      scene.fill(square, colour(scene, square));
    }
  }

  private static int colour(PictureInProgress scene, Square square) {
    boolean used = scene.diagram().area().map(area -> area.has(square)).orElse(true);
    return used ? scene.theme().ground(isDark(square)) : Ink.QUIET.rgb();
  }

  /** a1 is dark, on boards counted from the top too. */
  static boolean isDark(Square square) {
    return (square.file() + square.rank()) % 2 == 0;
  }
}
