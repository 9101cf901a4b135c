package rookery.engine.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;

/** Whatever the records can hold is read back as it was. */
class DiagramRoundTripTest {
  private static final int DIAGRAMS = 2_000;

  @Test
  void everyDiagramIsReadBackAsItWas() {
    for (int seed = 0; seed < DIAGRAMS; seed++) {
      Diagram diagram = new AnyDiagram(new SplittableRandom(seed)).diagram();
      assertEquals(diagram, Diagram.parse(diagram.text()), "seed " + seed);
    }
  }

  @Test
  void everyGridAloneIsReadBackAsItWas() {
    for (int seed = 0; seed < DIAGRAMS; seed++) {
      Diagram diagram = Diagram.ofGrid(new AnyDiagram(new SplittableRandom(seed)).rows());
      assertEquals(diagram, Diagram.parse(diagram.text()), "seed " + seed);
    }
  }

  /** Diagrams drawn at random, with every kind of cell and mark. */
  private record AnyDiagram(RandomGenerator random) {
    Diagram diagram() {
      int files = 1 + below(Square.LIMIT);
      int ranks = 1 + below(Square.LIMIT);
      List<List<Cell>> cells = many(ranks, () -> many(files, this::cell));
      Supplier<Square> squares = () -> Square.at(below(files), below(ranks));
      return new Diagram(
          cells,
          oneOf(Diagram.PieceSet.values()),
          oneOf(Diagram.Numbering.values()),
          random.nextBoolean() ? Optional.of(area(files, ranks)) : Optional.empty(),
          colour(),
          new Margins(margin(), margin(), margin(), margin()),
          many(below(12), () -> mark(squares)));
    }

    private Diagram.Area area(int files, int ranks) {
      int file = below(files);
      int rank = below(ranks);
      return new Diagram.Area(
          Square.at(file, rank), Square.at(file + below(files - file), rank + below(ranks - rank)));
    }

    private Cell cell() {
      return switch (below(4)) {
        case 0 -> new Cell.Empty();
        case 1 -> piece();
        case 2 -> new Cell.Pair(piece(), piece());
        default ->
            new Cell.Numbered(
                colour(),
                1 + below(99),
                random.nextBoolean() ? Optional.of(among("KQRBN")) : Optional.empty());
      };
    }

    private Cell.Piece piece() {
      return new Cell.Piece(among("KQRBNPkqrbnpwbTAt"));
    }

    private Mark mark(Supplier<Square> squares) {
      return switch (below(30)) {
        case 0 ->
            new BesideBoard.Card(
                oneOf("back", "K", "c", "10H", "2S"), place(), place(), 0.25 + below(4) / 4.0);
        case 1 ->
            Mark.arrow(squares.get(), squares.get(), oneOf(Stroke.COLOURS.toArray(String[]::new)));
        case 2 -> new Mark.Text(words(), place(), place());
        case 3 -> new Mark.CornerText(words(), place(), place());
        case 4 -> new Mark.Rect(place(), place(), place(), place());
        case 5 -> new Mark.Checkers(squares.get(), 1 + below(99), colour());
        case 6 -> new BesideBoard.Heap(below(100), colour(), place(), place());
        case 7 -> new BesideBoard.Coin(place(), place());
        case 8 -> Mark.last(many(below(4), squares));
        case 9 -> Mark.check(squares.get());
        case 10 -> Mark.candidates(many(below(4), squares));
        case 11 -> Mark.stacked(many(below(4), squares));
        case 12 -> new BesideBoard.Grid(rows(), place(), place(), 0.25 + below(4) / 4.0);
        case 19 -> new Mark.Meant(squares.get(), among("KQRBN"));
        case 13 -> Mark.captures(many(below(4), squares));
        case 18 ->
            new BesideBoard.Link(
                place(),
                place(),
                place(),
                place(),
                BesideBoard.Link.Strength.values()[below(3)],
                BesideBoard.Link.Captor.values()[below(3)]);
        case 16 -> Mark.bow(squares.get(), squares.get(), oneOf("white", "blue"));
        case 17 -> Mark.group(many(below(4), squares));
        case 15 -> Mark.joint(squares.get(), squares.get(), oneOf("black", "red"));
        case 14 -> Mark.victims(many(below(4), squares));
        case 20 -> Mark.safe(many(below(4), squares));
        case 21 -> Mark.guarded(many(below(4), squares));
        case 22 -> Mark.banned(many(below(4), squares));
        case 28 -> Mark.danger(many(below(4), squares));
        case 29 -> Mark.doubt(many(below(4), squares));
        case 24 -> new Mark.Order(squares.get(), 1 + below(99));
        case 23 -> Mark.fog(many(below(4), squares));
        case 25 ->
            new BesideBoard.Curve(
                many(1 + below(9), () -> below(52)),
                List.of(0),
                1 + below(9),
                below(2) == 0,
                "more",
                "less");
        case 26 -> crossTable(1 + below(12));
        case 27 -> legend();
        default -> new Mark.Text(Integer.toString(below(10)), place(), place());
      };
    }

    private PieceLegend legend() {
      List<PieceLegend.Row> rows =
          many(
              1 + below(10),
              () ->
                  new PieceLegend.Row(among("TEIW"), oneOf("Toddler", "The Angel"), "steps once"));
      return new PieceLegend(oneOf(Diagram.PieceSet.values()), rows);
    }

    private CrossTable crossTable(int size) {
      List<CrossTable.Row> rows = new ArrayList<>();
      for (int row = 0; row < size; row++) {
        List<String> cells = new ArrayList<>();
        for (int cell = 0; cell < size; cell++) {
          cells.add(oneOf("x", "1", "\u00bd", "0", "+", "-", "\u00b7"));
        }
        rows.add(new CrossTable.Row(oneOf("Ada", "Jean Luc", "\u00c9l."), cells, "1\u00bd"));
      }
      return new CrossTable(rows);
    }

    List<List<String>> rows() {
      return many(1 + below(5), () -> many(1 + below(5), () -> oneOf(".", "X", "O", "12", "-")));
    }

    private String words() {
      String inner = String.join("", many(below(8), () -> "" + among("ab1,:;| .-#\u00e9")));
      return among("ab,:1") + inner + among("yz,:9");
    }

    private double place() {
      return switch (below(3)) {
        case 0 -> below(12);
        case 1 -> -below(40) / 4.0;
        default -> random.nextDouble(-100, 100);
      };
    }

    private double margin() {
      return random.nextBoolean() ? 0 : below(80) / 4.0;
    }

    private Colour colour() {
      return oneOf(Colour.values());
    }

    private int below(int bound) {
      return random.nextInt(bound);
    }

    private char among(String letters) {
      return letters.charAt(below(letters.length()));
    }

    @SafeVarargs
    private <T> T oneOf(T... values) {
      return values[below(values.length)];
    }

    private static <T> List<T> many(int count, Supplier<T> one) {
      return Stream.generate(one).limit(count).toList();
    }
  }
}
