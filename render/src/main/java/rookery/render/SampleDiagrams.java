package rookery.render;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.diagram.BesideBoard;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Diagram.PieceSet;
import rookery.engine.diagram.Margins;
import rookery.engine.diagram.Mark;

/** Diagrams with what most pictures are made of. */
final class SampleDiagrams {
  private static final Square B1 = Square.at(1, 0);
  private static final Square C4 = Square.at(2, 3);
  private static final Square F5 = Square.at(5, 4);

  private SampleDiagrams() {}

  static List<Diagram> all() {
    return List.of(
        pieces().with(marks()),
        pieces().with(PieceSet.TODDLER),
        pieces().with(cards()).with(new Margins(0, 0, 6, 0)));
  }

  /** A board with every piece of every set in both colours. */
  private static Diagram pieces() {
    return Diagram.ofRows(
        List.of(
            "kqrbnpte",
            "iwgasckp",
            "........",
            "........",
            "........",
            "........",
            "IWGASCKP",
            "KQRBNPTE"));
  }

  private static List<Mark> marks() {
    return List.of(
        Mark.last(List.of(B1, C4)),
        Mark.check(B1),
        Mark.candidates(List.of(C4, B1)),
        new Mark.Checkers(B1, 1, Colour.WHITE),
        Mark.arrow(C4, F5, "blue"),
        Mark.ring(F5, "black"));
  }

  /** The cards of a set of chessmen, face up and down. */
  private static List<BesideBoard.Card> cards() {
    Stream<String> faces = Stream.of("back", "K Q R B N P k q r b n p");
    return faces
        .flatMap(words -> Arrays.stream(words.split(" ")))
        .map(face -> new BesideBoard.Card(face, 11, 2.5))
        .toList();
  }
}
