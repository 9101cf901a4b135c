package rookery.render.figure;

import java.util.LinkedHashSet;
import java.util.Set;
import rookery.engine.board.Square;
import rookery.render.art.Ink;
import rookery.render.art.LabelDrawing;
import rookery.render.scene.Figure;
import rookery.render.scene.PictureInProgress;
import rookery.render.scene.PictureLayout;
import rookery.render.scene.SquareRectangle;

/** The names of files and ranks, left of and below the squares in use. */
record CoordinatesFigure() implements Figure {
  @Override
  public Layer layer() {
    return Layer.BOARD;
  }

  @Override
  public boolean isInGutter() {
    return true;
  }

  @Override
  public void paint(PictureInProgress scene) {
    PictureLayout layout = scene.layout();
    SquareRectangle used = layout.used();
    int half = layout.square() / 2;
    int left = layout.x(used.left()) - layout.toNumbers();
    int below = layout.y(used.bottom()) + layout.toLetters();
    Set<Integer> files = new LinkedHashSet<>();
    Set<Integer> ranks = new LinkedHashSet<>();
    for (Square square : scene.diagram().squares()) {
      if (scene.diagram().area().map(area -> area.has(square)).orElse(true)) {
        if (files.add(square.file())) {
          label(scene, Character.toString('a' + square.file()), layout.x(square) + half, below);
        }
        if (ranks.add(square.rank())) {
          label(scene, Integer.toString(square.rank() + 1), left, layout.y(square) + half);
        }
      }
    }
  }

  private static void label(PictureInProgress scene, String name, int x, int y) {
    scene.drawAround(LabelDrawing.plain(name, scene.layout().letters(), Ink.CREAM), x, y);
  }
}
