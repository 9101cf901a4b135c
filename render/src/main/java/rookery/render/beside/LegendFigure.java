package rookery.render.beside;

import java.util.List;
import rookery.engine.diagram.PieceLegend;
import rookery.render.art.Ink;
import rookery.render.art.LabelDrawing;
import rookery.render.art.PieceDrawing;
import rookery.render.scene.PictureInProgress;
import rookery.render.scene.PictureLayout;
import rookery.render.scene.SquareRectangle;

/**
 * A row for each kind of piece: in both colours on the two grounds of a board, and beside them its
 * name and what it does, large enough to be read where the picture is as wide as a telephone.
 */
record LegendFigure(PieceLegend legend) implements BesideFigure {
  private static final double WIDTH = 8;
  private static final double ROW = 0.86;
  private static final double WORDS = 2 * ROW + 0.18;
  private static final double NAME = 0.32;
  private static final double NAME_Y = 0.27;
  private static final double DOES = 0.285;
  private static final double DOES_Y = 0.63;

  @Override
  public SquareRectangle room() {
    return new SquareRectangle(0, 0, WIDTH, ROW * legend.rows().size());
  }

  @Override
  public void paint(PictureInProgress scene) {
    List<PieceLegend.Row> rows = legend.rows();
    for (int i = 0; i < rows.size(); i++) {
      paint(scene, rows.get(i), ROW * i);
    }
  }

  private void paint(PictureInProgress scene, PieceLegend.Row row, double y) {
    piece(scene, row.letter(), 0, y);
    piece(scene, Character.toLowerCase(row.letter()), 1, y);
    write(scene, row.name(), NAME, Ink.GOLD, y + NAME_Y);
    write(scene, row.does(), DOES, Ink.CREAM, y + DOES_Y);
  }

  private void piece(PictureInProgress scene, char letter, int column, double y) {
    PictureLayout layout = scene.layout();
    int left = layout.x(ROW * column);
    int top = layout.y(y);
    int size = layout.pixels(ROW);
    scene.fill(left, top, size, layout.y(y + ROW) - top, scene.theme().ground(column == 0));
    scene.draw(new PieceDrawing(legend.pieces(), letter, size), left, top);
  }

  private static void write(PictureInProgress scene, String words, double size, Ink ink, double y) {
    PictureLayout layout = scene.layout();
    LabelDrawing label =
        LabelDrawing.plain(words, size * layout.square(), ink).within(layout.pixels(WIDTH - WORDS));
    scene.drawAround(label, layout.x(WORDS) + label.width() / 2, layout.y(y));
  }
}
