package rookery.render.beside;

import java.util.List;
import rookery.engine.diagram.CrossTable;
import rookery.render.art.Ink;
import rookery.render.art.LabelDrawing;
import rookery.render.scene.PictureInProgress;
import rookery.render.scene.PictureLayout;
import rookery.render.scene.SquareRectangle;

/**
 * A cross table on white, large enough to be read where the picture is as wide as a telephone. What
 * a cell tells is written in it; its ground only repeats that, light for a win and darker for a
 * loss.
 */
record CrossTableFigure(CrossTable table) implements BesideFigure {
  private static final double WIDTH = 8;
  private static final double POINTS = 0.9;
  private static final double NUMBER = 0.5;
  private static final double LARGEST_CELL = 0.62;
  private static final double LEAST_NAME = 2;
  private static final double LETTER = 0.62;
  private static final double ROOM = 0.9;
  private static final String SELF = "x";

  @Override
  public SquareRectangle room() {
    return new SquareRectangle(0, 0, WIDTH, cell() * (table.rows().size() + 1));
  }

  /** The more people there are, the smaller the cells. */
  private double cell() {
    double room = WIDTH - NUMBER - LEAST_NAME - POINTS;
    return Math.min(LARGEST_CELL, room / table.rows().size());
  }

  private double name() {
    return WIDTH - NUMBER - POINTS - cell() * table.rows().size();
  }

  @Override
  public void paint(PictureInProgress scene) {
    PictureLayout layout = scene.layout();
    int line = line(layout);
    int height = layout.pixels(cell() * (table.rows().size() + 1)) + line;
    scene.fill(layout.x(0), layout.y(0), layout.pixels(WIDTH) + line, height, Ink.GREY.rgb());
    head(scene);
    for (int row = 0; row < table.rows().size(); row++) {
      row(scene, row);
    }
  }

  /** The width of the lines between the cells. */
  private static int line(PictureLayout layout) {
    return Math.max(1, layout.square() / 40);
  }

  /** The numbers of the columns, which are those of the rows. */
  private void head(PictureInProgress scene) {
    new Box(0, 0, NUMBER + name(), cell()).inner(scene).fill(scene, Ink.WHITE);
    for (int column = 0; column < table.rows().size(); column++) {
      column(column, 0).inner(scene).paint(scene, Integer.toString(column + 1), Ink.WHITE);
    }
    last(0).inner(scene).paint(scene, "pts", Ink.WHITE);
  }

  private void row(PictureInProgress scene, int row) {
    CrossTable.Row words = table.rows().get(row);
    double y = cell() * (row + 1);
    new Box(0, y, NUMBER, cell()).inner(scene).paint(scene, Integer.toString(row + 1), Ink.WHITE);
    new Box(NUMBER, y, name(), cell()).inner(scene).write(scene, words.name());
    List<String> cells = words.cells();
    for (int column = 0; column < cells.size(); column++) {
      String word = cells.get(column);
      Pixels box = column(column, y).inner(scene);
      if (word.equals(SELF)) {
        box.fill(scene, Ink.QUIET);
      } else {
        box.paint(scene, word, ground(word));
      }
    }
    last(y).inner(scene).paint(scene, words.points(), Ink.WHITE);
  }

  private Box column(int column, double y) {
    return new Box(NUMBER + name() + cell() * column, y, cell(), cell());
  }

  private Box last(double y) {
    return new Box(WIDTH - POINTS, y, POINTS, cell());
  }

  private static Ink ground(String word) {
    return switch (word) {
      case "1", "+" -> Ink.SKY;
      case "0", "-" -> Ink.CREAM;
      default -> Ink.WHITE;
    };
  }

  /** A part of the table, in squares. */
  private record Box(double x, double y, double width, double height) {
    /** What the lines between the cells leave of it. */
    Pixels inner(PictureInProgress scene) {
      PictureLayout layout = scene.layout();
      int line = line(layout);
      int left = layout.x(x) + line;
      int top = layout.y(y) + line;
      return new Pixels(left, top, layout.x(x + width) - left, layout.y(y + height) - top, height);
    }
  }

  /** The inside of a cell, in pixels. */
  private record Pixels(int left, int top, int width, int height, double squares) {
    void fill(PictureInProgress scene, Ink ink) {
      scene.fill(left, top, width, height, ink.rgb());
    }

    void paint(PictureInProgress scene, String word, Ink ground) {
      fill(scene, ground);
      scene.drawAround(label(scene, word), left + width / 2, top + height / 2);
    }

    /** From the left, with a little room before it. */
    void write(PictureInProgress scene, String word) {
      fill(scene, Ink.WHITE);
      LabelDrawing label = label(scene, word);
      int room = (int) (width * (1 - ROOM) / 2);
      scene.drawAround(label, left + room + label.width() / 2, top + height / 2);
    }

    private LabelDrawing label(PictureInProgress scene, String word) {
      double em = LETTER * squares * scene.layout().square();
      return LabelDrawing.plain(word, em, Ink.BLACK).within(ROOM * width);
    }
  }
}
