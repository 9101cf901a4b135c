package rookery.engine.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;

class DiagramNotationTest {
  private static final String BOARD =
      """
      . N .
      (RB) b3Q w12
      k . P
      """;

  private static final Diagram BARE = Diagram.parse(BOARD);

  private static Mark onlyMarkOf(String line) {
    return Diagram.parse(BOARD + line).marks().get(0);
  }

  private static String complaint(String text) {
    return assertThrows(DiagramSyntaxException.class, () -> Diagram.parse(text)).getMessage();
  }

  @Test
  void everyKindOfSquareIsRead() {
    List<List<Cell>> cells =
        List.of(
            List.of(new Cell.Empty(), new Cell.Piece('N'), new Cell.Empty()),
            List.of(
                new Cell.Pair(new Cell.Piece('R'), new Cell.Piece('B')),
                new Cell.Numbered(Colour.BLACK, 3, Optional.of('Q')),
                new Cell.Numbered(Colour.WHITE, 12, Optional.empty())),
            List.of(new Cell.Piece('k'), new Cell.Empty(), new Cell.Piece('P')));
    assertEquals(Diagram.ofCells(cells), BARE);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "pieces: toddler",
        "numbering: top",
        "area: a2, b3",
        "view: black",
        "margins: 0, 1.5, 4, 0.25",
        "card: back, -2.5, 0",
        "card: 10H, 3, 1",
        "card: c, 3, 1",
        "arrow: a1, c3, black",
        "arrow: b2, b2, red",
        "text: 4 cards, 2 of them new, 4.5, 2",
        "text: 1, 2, 3, 4",
        "text: e4: good,, -1, 0.1",
        "corner text: 12, 1, 3",
        "rect: 1, 1, 2, 3",
        "checkers: b2, 2, white",
        "heap: 0, black, 4, 1.5",
        "coin: 3.5, 1.5",
        "last: a1, c3",
        "last:",
        "check: a1",
        "candidates: a1, b1, c1",
        "stacked: a1",
        "safe: a1, c3",
        "guarded: b2",
        "banned: c3",
        "danger: b2, c3",
        "doubt: b2, c3",
        "fog: a1, b1",
        "grid: . 1 2 | K . O | Q, 4, 0"
      })
  void everyCommandIsPrintedAsItWasRead(String line) {
    assertEquals(BOARD + line + "\n", Diagram.parse(BOARD + line).text());
  }

  @Test
  void marksKeepTheirOrder() {
    String text = BOARD + "view: black\ncard: back, 4, 0\ncoin: 4, 2\ncard: N, 5, 0\n";
    assertEquals(text, Diagram.parse(text).text());
  }

  @Test
  void whatIsAsUsualIsLeftOut() {
    String usual = "pieces: orthodox\nnumbering: bottom\nview: white\nmargins: 0, 0, 0, 0\n";
    assertEquals(BOARD, Diagram.parse(BOARD + usual).text());
  }

  @Test
  void theLargestBoardIsRead() {
    String row = "a ".repeat(10) + "a\n";
    assertEquals(row.repeat(11), Diagram.parse(row.repeat(11)).text());
  }

  @Test
  void twoMarginsAreRepeated() {
    assertEquals(new Margins(1, 2, 1, 2), Diagram.parse(BOARD + "margins: 1, 2").margins());
  }

  @Test
  void wordsMayHoldCommas() {
    assertEquals(new Mark.Text("one, two,three", 4, 5), onlyMarkOf("text: one, two,three, 4, 5"));
  }

  @Test
  void aNumberNeedsNoZeroBeforeThePoint() {
    assertEquals(new BesideBoard.Card("back", 12, -0.25), onlyMarkOf("card: back, 12, -.25"));
  }

  @Test
  void zeroHasNoSign() {
    assertEquals(new BesideBoard.Coin(0, 0), new BesideBoard.Coin(-0.0, 0));
  }

  @Test
  void tinyNumbersAreReadBackExactly() {
    Diagram diagram = BARE.with(new BesideBoard.Coin(1.0 / 3, 1e-7));
    assertEquals(diagram, Diagram.parse(diagram.text()));
  }

  @Test
  void blankLinesAndSpacesMeanNothing() {
    assertEquals(
        BARE.with(Mark.check(Square.named("a1"))),
        Diagram.parse("\n  . N   .\n\n\t(RB) b3Q w12\r\nk . P  \n\n check :  a1  \n"));
  }

  @Test
  void cardsNeedNoBoard() {
    String text = "margins: 0, 0, 4, 3\ncard: Q, 0, 0\n";
    assertEquals(text, Diagram.parse(text).text());
  }

  @Test
  void aGridAloneIsItsOwnType() {
    String text = "type: cloak\n. 1 2\nK O\nQ . X\n";
    Diagram grid =
        Diagram.ofGrid(List.of(List.of(".", "1", "2"), List.of("K", "O"), List.of("Q", ".", "X")));
    assertEquals(grid, Diagram.parse(text));
    assertEquals(text, grid.text());
  }

  @Test
  void aGridWithMoreBesideItIsACommand() {
    Diagram diagram = Diagram.parse("type: cloak\n. 1\nK O\ncoin: 3, 1\n");
    assertEquals("grid: . 1 | K O, 0, 0\ncoin: 3, 1\n", diagram.text());
    assertEquals(diagram, Diagram.parse(diagram.text()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "card: P, 11; This needs 3 fields with commas between them, not 2. Write it like this: card: P, 11, 2.5",
        "card: P, 1e9, 2; \"1e9\" isn't a number. Write it like this: card: P, 11, 2.5",
        "card: 1H, 1, 2; There's no card \"1H\": a face is \"back\", a letter, or a rank and a suit as in 2H. Write it like this: card: P, 11, 2.5",
        "coin: 101, 0; 101.0 is too far away: numbers go from -100 to 100. Write it like this: coin: 9, 4",
        "arrow: d4, a1, black; d4 isn't on the board. Write it like this: arrow: e6, d5, black",
        "arrow: z1, a1, black; There's no square \"z1\". Write it like this: arrow: e6, d5, black",
        "arrow: b1, a1, blak; An arrow is black or white or blue or red, not \"blak\". Write it like this: arrow: e6, d5, black",
        "checkers: a1, 0, white; On a square stand 1 to 99 checkers. Write it like this: checkers: e4, 2, white",
        "checkers: a1, x, white; \"x\" isn't a whole number. Write it like this: checkers: e4, 2, white",
        "checkers: a1, 1, green; \"green\" should be white or black. Write it like this: checkers: e4, 2, white",
        "text: 4, 5; This needs 3 fields with commas between them, not 2. Write it like this: text: Black to move, 4.5, 9",
        "text: , 4, 5; Words stand in one line, with no space round them. Write it like this: text: Black to move, 4.5, 9",
        "margins: 1, 2, 3; This needs 4 fields with commas between them, not 3. Write it like this: margins: 0, 0, 4, 0",
        "margins: -1, 2; Margins go from 0 to 20 squares. Write it like this: margins: 0, 0, 4, 0",
        "area: b2, a1; An area goes from its lower left to its upper right square. Write it like this: area: b2, g7",
        "grid: , 0, 0; \"\" can't stand in a grid. Write it like this: grid: . 1 2 | K . O, 9, 0",
        "R N B; The rows of the board must stand above the first line with a colon.",
        "view: white; There is \"view:\" above already.",
      })
  void aWrongCommandIsExplained(String line, String sentence) {
    assertEquals("Line 5: " + sentence, complaint(BOARD + "view: white\n" + line));
  }

  @Test
  void theBoardAloneHasNothingBesideIt() {
    Diagram diagram =
        Diagram.parse(
            """
            . .
            . k
            margins: 0, 0, 1, 2
            card: K, 0, 2.5
            text: on the board, 1, 2
            text: beneath it, 1, -1
            check: b1
            """);
    assertEquals(
        Diagram.parse(". .\n. k\ntext: on the board, 1, 2\ncheck: b1"), diagram.boardAlone());
  }

  @Test
  void anUnknownCommandIsAnsweredWithTheKnownOnes() {
    assertEquals(
        "Line 4: There's no command \"cart\". The commands are: pieces, numbering, area, view, margins,"
            + " card, arrow, bow, line, link, text, corner text, rect, checkers, heap, coin, last, check,"
            + " group, candidates, captures, victims, stacked, safe, guarded, banned, danger, doubt, fog,"
            + " meant, order, grid, curve, crosstable, legend.",
        complaint(BOARD + "cart: P, 1, 2"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        ". .; Line 4: All rows should be as long as the first.",
        ". . -; Line 4: \"-\" isn't a piece.",
        ". . w0; Line 4: Checkers are numbered from 1 to 99.",
        "ppp; Line 4: \"ppp\" isn't a square. Put spaces between squares. A square is a dot if it's empty, a letter, two letters in brackets, or a checker such as w3 or b3Q."
      })
  void aWrongRowIsExplained(String row, String sentence) {
    assertEquals(sentence, complaint(BOARD + row));
  }

  @Test
  void aBoardOfTwelveRowsIsTooLarge() {
    assertEquals("Line 12: The largest board has 11 by 11 squares.", complaint(".\n".repeat(12)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " \n\n", "pieces: toddler"})
  void nothingIsNoDiagram(String text) {
    assertEquals("Line 1: The diagram is empty.", complaint(text));
  }

  @Test
  void otherTypesOfGridAreUnknown() {
    assertEquals("Line 1: The only type of grid is \"cloak\".", complaint("type: cards\n. 1"));
  }

  @Test
  void aGridNeedsRows() {
    assertEquals(
        "Line 1: A grid has rows, and at least one cell in each.", complaint("type: cloak\n"));
  }

  @Test
  void theLineOfAMistakeIsKnown() {
    String complaint = complaint(BOARD + "\ncoin: 1");
    assertTrue(complaint.startsWith("Line 5: "), complaint);
  }
}
