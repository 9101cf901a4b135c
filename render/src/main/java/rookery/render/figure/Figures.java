package rookery.render.figure;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Mark;
import rookery.render.art.Ink;
import rookery.render.style.Style;

/** Turns a diagram into figures, in the order they are painted in. */
public final class Figures {
  private final Diagram diagram;
  private final List<Figure> figures = new ArrayList<>();
  private int groups;
  private final Map<Square, Integer> circles = new HashMap<>();
  private final Map<Square, List<Colour>> checkers = new LinkedHashMap<>();

  private Figures(Diagram diagram) {
    this.diagram = diagram;
  }

  /** The figures in the usual style. */
  public static List<Figure> of(Diagram diagram) {
    return of(diagram, Style.USUAL);
  }

  /** The figures of a diagram, those that lie underneath first. */
  public static List<Figure> of(Diagram diagram, Style style) {
    Figures all = new Figures(diagram);
    if (!diagram.cells().isEmpty()) {
      all.addBoard(style);
    }
    diagram.marks().forEach(all::add);
    all.checkers.forEach(all::addCheckers);
    all.figures.sort(Comparator.comparing(Figure::layer).thenComparing(Figure::order));
    return all.figures;
  }

  private void addBoard(Style style) {
    figures.addAll(List.of(new BoardFigure(), PiecesFigure.of(diagram)));
    if (style.coordinates()) {
      figures.add(new CoordinatesFigure());
    }
    if (style.letters()) {
      figures.add(new LettersFigure());
    }
  }

  private void add(Mark mark) {
    if (mark instanceof Mark.Last last) {
      figures.add(SquaresFigure.of(last));
    } else if (mark instanceof Mark.Check check) {
      figures.addAll(SquaresFigure.of(check));
    } else if (mark instanceof Mark.Candidates candidates) {
      figures.add(SquaresFigure.of(candidates));
    } else if (mark instanceof Mark.Captures captures) {
      figures.add(SquaresFigure.of(captures));
    } else if (mark instanceof Mark.Victims victims) {
      figures.add(SquaresFigure.of(victims));
    } else if (mark instanceof Mark.Stacked stacked) {
      figures.add(SquaresFigure.of(stacked));
    } else if (mark instanceof Mark.Checkers more) {
      checkers.computeIfAbsent(more.square(), square -> new ArrayList<>());
      for (int i = 0; i < more.count(); i++) {
        checkers.get(more.square()).add(more.colour());
      }
    } else if (mark instanceof Mark.Meant) {
      // Drawn with the checker.
    } else if (mark instanceof Mark.Arrow arrow) {
      figures.add(arrowOrCircle(arrow));
    } else if (mark instanceof Mark.Bow bow) {
      figures.add(new BowFigure(bow.from(), bow.to(), Ink.named(bow.colour())));
    } else if (mark instanceof Mark.Group group) {
      figures.add(GroupFigure.of(group.squares(), groups++));
    } else if (mark instanceof Mark.Line line) {
      figures.add(new LineFigure(line.from(), line.to(), Ink.named(line.colour())));
    } else {
      figures.add(wordsOrBeside(mark));
    }
  }

  private void addCheckers(Square square, List<Colour> colours) {
    figures.add(new CheckersFigure(square, colours));
    BoostFigure.of(diagram.at(square), square, colours).forEach(figures::add);
  }

  private Figure arrowOrCircle(Mark.Arrow arrow) {
    Ink ink = Ink.named(arrow.colour());
    if (arrow.from() != arrow.to()) {
      return new ArrowFigure(arrow.from(), arrow.to(), ink);
    }
    int inside = circles.merge(arrow.to(), 1, Integer::sum) - 1;
    return new CircleFigure(arrow.to(), ink, inside);
  }

  private Figure wordsOrBeside(Mark mark) {
    if (mark instanceof Mark.Text text) {
      return TextFigure.of(text, diagram);
    } else if (mark instanceof Mark.CornerText text) {
      return new CornerTextFigure(text);
    } else if (mark instanceof Mark.Rect rect) {
      return new RectFigure(rect);
    } else if (mark instanceof Mark.Link link) {
      return new LinkFigure(link);
    } else if (mark instanceof Mark.Card card) {
      return new CardFigure(card);
    } else if (mark instanceof Mark.Heap heap) {
      return new HeapFigure(heap);
    } else if (mark instanceof Mark.Coin coin) {
      return new CoinFigure(coin);
    } else if (mark instanceof Mark.Grid grid) {
      return new GridFigure(grid);
    }
    throw new IllegalArgumentException("cannot paint " + mark);
  }
}
