package rookery.bot.post;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import rookery.bot.post.choice.ChoiceDiagram;
import rookery.engine.Action;
import rookery.engine.Choice;
import rookery.engine.board.Square;
import rookery.engine.diagram.BesideBoard;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Margins;
import rookery.engine.diagram.Mark;

class SketchTest {
  private record Deed(String text, List<Choice> path, List<Square> captures, List<Mark> marks)
      implements Action {}

  private static final Diagram BOARD =
      Diagram.parse(
          """
          . n . .
          . . p .
          . . . .
          R . . K
          """);

  private static Deed deed(String... steps) {
    List<Choice> path =
        Arrays.stream(steps).map(step -> new Choice("What?", step, "It: " + step)).toList();
    return new Deed(String.join("", steps), path, List.of(), List.of());
  }

  private static Deed capturing(Deed deed, String... victims) {
    List<Square> squares = Arrays.stream(victims).map(Square::named).toList();
    return new Deed(deed.text(), deed.path(), squares, deed.marks());
  }

  private static List<String> marks(List<String> chosen, Action... possible) {
    return marks(BOARD, chosen, possible);
  }

  private static List<String> marks(Diagram board, List<String> chosen, Action... possible) {
    List<Mark> marks =
        new ArrayList<>(
            new ChoiceDiagram(board, board, chosen, List.of(possible), true).drawn().marks());
    return marks.stream().map(Mark::line).toList();
  }

  @Test
  void arrowsOfWhatWasDoneGoOnceASquareIsChosenAndRingsStay() {
    Diagram before = Diagram.parse(BOARD.text() + "\narrow: b3, b4, white\narrow: c3, c3, black");
    assertEquals(
        List.of("arrow: b3, b4, white", "arrow: c3, c3, black", "candidates: a1"),
        marks(before, List.of(), deed("a1", "a2")));
    assertEquals(
        List.of("arrow: c3, c3, black", "arrow: a1, a1, blue", "candidates: a2"),
        marks(before, List.of("a1"), deed("a1", "a2")));
  }

  @Test
  void piecesThatHelpTheChosenOneAreRingedInPlaceOfThoseThatHelpedTheLast() {
    Diagram before = Diagram.parse(BOARD.text() + "\narrow: c3, c3, black");
    Mark lender = Mark.ring(Square.named("d1"), "blue");
    Deed move = deed("a1", "a2");
    Deed like = new Deed(move.text(), move.path(), List.of(), List.of(lender));
    assertEquals(
        List.of("arrow: a1, a1, blue", "candidates: b1, a2", "arrow: d1, d1, blue"),
        marks(before, List.of("a1"), like, deed("a1", "b1")));
    assertEquals(List.of("arrow: d1, d1, blue"), marks(before, List.of("a1", "a2"), like));
  }

  @Test
  void atFirstThePiecesThatCanMoveAreLitAndEmptySquaresAreNot() {
    assertEquals(
        List.of("candidates: a1, d1"),
        marks(List.of(), deed("d1", "d2"), deed("a1", "a2"), deed("b2"), deed("end")));
  }

  @Test
  void whereOneSquareIsAllThereIsToChooseEmptyOnesAreDottedAndOldArrowsAreOutOfTheWay() {
    Diagram before = Diagram.parse(BOARD.text() + "\narrow: b3, b4, white");
    assertEquals(List.of("candidates: a1, b2"), marks(before, List.of(), deed("b2"), deed("a1")));
  }

  @Test
  void anOrderIsDrawnAsItselfBeforeItsSquareIsChosenAndTheOneBeforeItGoes() {
    Diagram before = Diagram.parse(BOARD.text() + "\nbow: d1, b4, black\narrow: b4, c2, black");
    Mark order = Mark.bow(Square.named("a1"), Square.named("d1"), "blue");
    Mark up = Mark.arrow(Square.named("d1"), Square.named("d2"), "blue");
    Mark far = Mark.arrow(Square.named("d1"), Square.named("d3"), "blue");
    Deed near = new Deed("1", deed("a1", "d1", "d2").path(), List.of(), List.of(order, up));
    Deed other = new Deed("2", deed("a1", "d1", "d3").path(), List.of(), List.of(order, far));
    assertEquals(
        List.of("bow: a1, d1, blue", "candidates: d2, d3"),
        marks(before, List.of("a1", "d1"), near, other));
  }

  @Test
  void targetsAreDottedAndCapturesAreMarkedOtherwise() {
    assertEquals(
        List.of("arrow: a1, a1, blue", "candidates: a2", "captures: c3"),
        marks(List.of("a1"), deed("a1", "a2"), capturing(deed("a1", "c3"), "c3")));
  }

  @Test
  void aCaptureByWhicheverPieceAPartnerChoosesIsMarkedSoToo() {
    Choice free = Choice.target("Which target?", Square.named("a2"));
    Choice taking = Choice.capture("Which target?", Square.named("c3"), "c3, capturing the pawn");
    assertEquals(
        List.of("candidates: a2", "captures: c3"),
        marks(
            List.of(),
            new Deed("1", List.of(free), List.of(), List.of()),
            new Deed("2", List.of(taking), List.of(), List.of())));
  }

  @Test
  void whatIsCapturedElsewhereIsCrossedOut() {
    assertEquals(
        List.of("arrow: a1, a1, blue", "captures: a3", "victims: c3, b4"),
        marks(List.of("a1"), capturing(deed("a1", "a3"), "c3", "b4")));
  }

  @Test
  void whoCapturesWithItIsJoinedToWhereItGoes() {
    List<Mark> pair =
        List.of(
            Mark.ring(Square.named("d1"), "blue"),
            Mark.joint(Square.named("a3"), Square.named("d1"), "blue"),
            Mark.arrow(Square.named("a1"), Square.named("a3"), "blue"));
    Deed both = new Deed("a1a3", deed("a1", "a3").path(), List.of(Square.named("b4")), pair);
    assertEquals(
        List.of(
            "arrow: a1, a1, blue",
            "candidates: a2",
            "captures: a3",
            "victims: b4",
            "arrow: d1, d1, blue",
            "line: a3, d1, blue"),
        marks(List.of("a1"), deed("a1", "a2"), both));
  }

  @Test
  void whatWasCapturedAndByWhomIsNoLongerShownOnceASquareIsChosen() {
    Diagram before =
        Diagram.parse(BOARD.text() + "\nvictims: c3\nline: b4, d1, black\narrow: d1, d1, black");
    assertEquals(
        List.of("arrow: a1, a1, blue", "candidates: a2"),
        marks(before, List.of("a1"), deed("a1", "a2")));
  }

  @Test
  void aSquareThatIsNotTheLastToChooseIsNoCaptureYet() {
    assertEquals(
        List.of("arrow: a1, a1, blue", "candidates: b4"),
        marks(List.of("a1"), capturing(deed("a1", "b4", "c3"), "c3")));
  }

  @Test
  void nothingIsCrossedOutWhereOneOfTwoStays() {
    Deed one = capturing(deed("a1", "c3"), "c3");
    Action half =
        new Action() {
          @Override
          public String text() {
            return one.text();
          }

          @Override
          public List<Choice> path() {
            return one.path();
          }

          @Override
          public List<Square> captures() {
            return one.captures();
          }

          @Override
          public boolean leavesOneOfTwo() {
            return true;
          }
        };
    assertEquals(List.of("arrow: a1, c3, blue", "captures: c3"), marks(List.of("a1", "c3"), half));
  }

  @Test
  void theWholeWayIsAnArrowAndItsVictimACross() {
    assertEquals(
        List.of("arrow: a1, c3, blue", "victims: c3"),
        marks(List.of("a1", "c3"), capturing(deed("a1", "c3"), "c3")));
  }

  @Test
  void anActionThatDrawsItselfIsDrawnSo() {
    Deed order = deed("a1", "d1", "d3");
    List<Mark> own = List.of(Mark.arrow(Square.named("d1"), Square.named("d3"), "red"));
    Deed drawn = new Deed(order.text(), order.path(), List.of(), own);
    assertEquals(List.of("arrow: d1, d3, red"), marks(List.of("a1", "d1", "d3"), drawn));
  }

  @Test
  void theCardsAreOutOfTheWayWhileSquaresAreChosen() {
    Diagram wide = BOARD.with(new Margins(0, 0, 0, 2)).with(new BesideBoard.Card("K", 0, 4.5));
    Deed rook = deed("a1", "a2");
    Diagram choosing =
        new ChoiceDiagram(wide, wide.boardAlone(), List.of(), List.of(rook), true).drawn();
    assertEquals(Margins.NONE, choosing.margins());
    assertEquals(List.of(Mark.candidates(List.of(Square.named("a1")))), choosing.marks());
    List<String> move = List.of("a1", "a2");
    Diagram chosen = new ChoiceDiagram(wide, wide.boardAlone(), move, List.of(rook), true).drawn();
    assertEquals(wide.margins(), chosen.margins());
    List<Action> card = List.of(deed("card"));
    assertEquals(wide, new ChoiceDiagram(wide, wide.boardAlone(), List.of(), card, true).drawn());
  }

  @Test
  void whatAFewCardsWouldAllowIsDrawnWhileOneIsChosen() {
    List<Mark> red = List.of(Mark.arrow(Square.named("a1"), Square.named("c3"), "red"));
    Deed king = new Deed("K", deed("king").path(), List.of(), red);
    Deed queen = new Deed("Q", deed("queen").path(), List.of(), red);
    assertEquals(List.of("arrow: a1, c3, red"), marks(List.of(), king, queen));
    assertEquals(
        List.of(), marks(List.of(), king, queen, deed("rook"), deed("bishop"), deed("pawn")));
  }

  @Test
  void whatIsOnNoSquareIsNotDrawnBeforeItIsChosen() {
    Deed card = new Deed("card", deed("card").path(), List.of(), deed("d1").marks());
    Deed boost = capturing(deed("boost", "b4"), "b4");
    assertEquals(List.of(), marks(List.of(), card, boost));
    assertEquals(List.of("captures: b4"), marks(List.of("boost"), boost));
  }

  /**
   * Which pieces can be chosen says nothing of where they go, and what they risk takes a search.
   */
  @Test
  void whatAMoveRisksIsAskedOnlyWhereItsSquareIsChosen() {
    record Searched(List<Choice> path, List<String> asked) implements Action {
      @Override
      public String text() {
        return "a1a2";
      }

      @Override
      public boolean isExposed() {
        return asked.add("isExposed");
      }
    }
    Searched move = new Searched(deed("a1", "a2").path(), new ArrayList<>());
    marks(List.of(), move);
    assertEquals(List.of(), move.asked());
    marks(List.of("a1"), move);
    assertEquals(List.of("isExposed"), move.asked());
  }
}
