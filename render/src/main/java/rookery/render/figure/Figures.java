package rookery.render.figure;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.diagram.BesideBoard;
import rookery.engine.diagram.Cell;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Highlight;
import rookery.engine.diagram.Mark;
import rookery.engine.diagram.Stroke;
import rookery.render.art.Ink;
import rookery.render.beside.BesideFigures;
import rookery.render.scene.Figure;
import rookery.render.scene.Figure.Layer;
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
    if (mark instanceof Highlight highlight) {
      figures.addAll(highlighted(highlight));
    } else if (mark instanceof Stroke stroke) {
      figures.add(drawn(stroke));
    } else if (mark instanceof Mark.Checkers more) {
      checkers
          .computeIfAbsent(more.square(), square -> new ArrayList<>())
          .addAll(Collections.nCopies(more.count(), more.colour()));
    } else if (mark instanceof Mark.Meant) {
      // Drawn with the checker.
    } else {
      figures.add(wordsOrBeside(mark));
    }
  }

  private List<Figure> highlighted(Highlight highlight) {
    return highlight.meaning() == Highlight.Meaning.GROUP
        ? List.of(GroupFigure.of(highlight.squares(), groups++))
        : SquaresFigure.of(highlight);
  }

  private void addCheckers(Square square, List<Colour> colours) {
    figures.add(new CheckersFigure(square, colours));
    BoostFigure.of(diagram.at(square), square, colours).forEach(figures::add);
  }

  private Figure drawn(Stroke stroke) {
    Ink ink = Ink.named(stroke.colour());
    return switch (stroke.form()) {
      case ARROW ->
          stroke.isRing() ? circle(stroke.to(), ink) : ArrowFigure.of(stroke, ink, diagram);
      case BOW -> new CurvedArrowFigure(stroke.from(), stroke.to(), ink);
      case LINE -> new LineFigure(stroke.from(), stroke.to(), ink);
    };
  }

  private Figure circle(Square square, Ink ink) {
    // Inside the ring of a piece that can capture, too.
    boolean isRinged =
        isLit(square, Highlight.Meaning.CAPTURES) && !SquaresFigure.isBare(diagram, square);
    int inside = circles.merge(square, 1, Integer::sum) - (isRinged ? 0 : 1);
    boolean isBelow = inside == 0 && diagram.at(square) instanceof Cell.Piece;
    return new CircleFigure(square, ink, inside, isBelow ? Layer.STACKS : Layer.LINES);
  }

  private boolean isInDanger(Square square) {
    return isLit(square, Highlight.Meaning.DANGER) || isLit(square, Highlight.Meaning.DOUBT);
  }

  private boolean isLit(Square square, Highlight.Meaning meaning) {
    return diagram.marks().stream()
        .filter(meaning::isOf)
        .anyMatch(mark -> mark.squares().contains(square));
  }

  private Figure wordsOrBeside(Mark mark) {
    if (mark instanceof Mark.Text text) {
      return TextFigure.of(text, diagram);
    } else if (mark instanceof Mark.CornerText text) {
      return CornerTextFigure.of(text, diagram);
    } else if (mark instanceof Mark.Order step) {
      return new OrderNumberFigure(step.square(), step.number(), isInDanger(step.square()));
    } else if (mark instanceof Mark.Rect rect) {
      return new RectFigure(rect);
    } else if (mark instanceof BesideBoard beside) {
      return BesideFigures.of(beside);
    }
    throw new IllegalArgumentException("cannot paint " + mark);
  }
}
