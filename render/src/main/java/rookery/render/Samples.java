package rookery.render;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Mark;

/** Diagrams with what most pictures are made of. */
final class Samples {
  private static final List<String> LETTERS = List.of("KQRBNPTE", "IWGASCKP");

  private Samples() {}

  /** A board with every piece of every set in both colours. */
  static Diagram everyLetter() {
    List<String> rows = new ArrayList<>();
    LETTERS.forEach(row -> rows.add(row.toLowerCase(Locale.ROOT)));
    for (int i = 0; i < 4; i++) {
      rows.add("........");
    }
    rows.addAll(LETTERS);
    return Diagram.ofRows(rows);
  }

  /** The cards of a set of chessmen, face up and down. */
  static Diagram cards() {
    List<Mark> cards = new ArrayList<>();
    cards.add(new Mark.Card(Mark.Card.BACK, 8.5, 0));
    for (String letter : "K Q R B N P k q r b n p".split(" ")) {
      cards.add(new Mark.Card(letter, 11, 2.5));
    }
    return everyLetter().with(cards);
  }
}
