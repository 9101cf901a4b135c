package rookery.render;

import rookery.engine.board.Square;
import rookery.engine.diagram.Diagram;
import rookery.render.figure.Figures;
import rookery.render.scene.PictureLayout;

/** A painted diagram, to be asked about its squares by name. */
record Picture(Diagram diagram, PictureLayout layout, Pixels pixels) {
  private static final Painter PAINTER = new Painter();

  static Picture of(String... lines) {
    return of(Diagram.parse(String.join("\n", lines)));
  }

  static Picture of(Diagram diagram) {
    PictureLayout layout = PictureLayout.usual(diagram, Figures.of(diagram));
    return new Picture(diagram, layout, Pixels.of(PAINTER.png(diagram)));
  }

  int square() {
    return layout.square();
  }

  /** The picture of one square. */
  Pixels square(String name) {
    Square square = Square.named(name);
    return pixels.part(layout.x(square), layout.y(square), square(), square());
  }

  /** The colour of a place on a square, in parts of it from its upper left corner. */
  int at(String name, double right, double down) {
    Square square = Square.named(name);
    return pixels.at(
        layout.x(square) + layout.pixels(right), layout.y(square) + layout.pixels(down));
  }

  /** The colour of a place in squares from the upper left corner of the board. */
  int beside(double x, double y) {
    return pixels.at(layout.x(x), layout.y(y));
  }

  /** The number beside a rank, wherever that is. */
  Pixels number(int rank) {
    int high = (int) layout.letters();
    Square square = Square.at(0, rank - 1);
    int left = layout.x(layout.used().left()) - 2 * layout.toNumbers();
    int middle = layout.y(square) + square() / 2;
    return pixels.part(left, middle - high / 2, 2 * layout.toNumbers(), high);
  }

  /** The letter below a file, wherever that is. */
  Pixels letter(char file) {
    int high = (int) layout.letters();
    Square square = Square.at(file - 'a', 0);
    int below = layout.y(layout.used().bottom()) + layout.toLetters();
    return pixels.part(layout.x(square), below - high / 2, square(), high);
  }
}
