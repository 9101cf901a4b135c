package rookery.render.beside;

import java.util.List;
import rookery.engine.diagram.BesideBoard;
import rookery.render.art.Ink;
import rookery.render.art.LabelDrawing;
import rookery.render.scene.PictureInProgress;
import rookery.render.scene.PictureLayout;
import rookery.render.scene.SquareRectangle;

/**
 * A table on white, its first row and column in bold: circles for what is known, crosses for what
 * is impossible. A cell is two thirds of a square, scaled.
 */
record GridFigure(BesideBoard.Grid grid) implements BesideFigure {
  private static final double CELL = 2.0 / 3;
  private static final double LETTER = 0.6;
  private static final double ROOM = 0.85;

  @Override
  public SquareRectangle room() {
    double right = grid.x() + columns() * cell();
    double bottom = grid.y() + grid.rows().size() * cell();
    return new SquareRectangle(grid.x(), grid.y(), right, bottom);
  }

  private double cell() {
    return CELL * grid.scale();
  }

  private int columns() {
    return grid.rows().stream().mapToInt(List::size).max().orElse(0);
  }

  @Override
  public void paint(PictureInProgress scene) {
    PictureLayout layout = scene.layout();
    int cell = layout.pixels(cell());
    int line = Math.max(1, cell / 25);
    int left = layout.x(grid.x());
    int top = layout.y(grid.y());
    int rows = grid.rows().size();
    scene.fill(left, top, columns() * cell + line, rows * cell + line, Ink.GREY.rgb());
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns(); column++) {
        int inner = cell - line;
        int x = left + column * cell + line;
        int y = top + row * cell + line;
        paint(scene, word(row, column), row == 0 || column == 0, x, y, inner);
      }
    }
  }

  private static void paint(
      PictureInProgress scene, String word, boolean isHead, int x, int y, int size) {
    boolean known = !isHead && word.equals("O");
    scene.fill(x, y, size, size, (known ? Ink.SKY : Ink.WHITE).rgb());
    if (!word.isEmpty()) {
      Ink ink = known ? Ink.BLUE : !isHead && word.equals("X") ? Ink.GREY : Ink.BLACK;
      LabelDrawing label = LabelDrawing.plain(word, LETTER * size, ink).within(ROOM * size);
      scene.drawAround(label, x + size / 2, y + size / 2);
    }
  }

  /** What a cell holds; rows may stop early, and a point is nothing. */
  private String word(int row, int column) {
    List<String> words = grid.rows().get(row);
    String word = column < words.size() ? words.get(column) : "";
    return word.equals(".") ? "" : word;
  }
}
