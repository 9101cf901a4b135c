package rookery.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.diagram.BesideBoard;
import rookery.engine.diagram.CrossTable;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Highlight;
import rookery.engine.diagram.Margins;
import rookery.engine.diagram.Mark;
import rookery.engine.diagram.PieceLegend;
import rookery.engine.diagram.Stroke;
import rookery.render.art.Ink;
import rookery.render.scene.PictureLayout;
import rookery.render.style.Style;
import rookery.render.style.Theme;

class MarksTest {
  private static final Painter PAINTER = new Painter();

  private static final String[] BOARD = {
    ". . . .", ". . . .", ". k . .", "w1 . . .", "margins: 0, 0, 8, 0"
  };

  private static Picture with(String... lines) {
    return Picture.of(Stream.concat(Stream.of(BOARD), Stream.of(lines)).toArray(String[]::new));
  }

  /** One mark of each kind. */
  static Stream<Mark> kinds() {
    Square b2 = Square.named("b2");
    Square c3 = Square.named("c3");
    return Stream.of(
        new BesideBoard.Card("K", 5, 0),
        new BesideBoard.Card("c", 5, 0),
        new BesideBoard.Card("10H", 5, 0),
        new BesideBoard.Card(BesideBoard.Card.BACK, 5, 0),
        Mark.arrow(b2, c3, "red"),
        Mark.ring(b2, "blue"),
        Mark.joint(b2, c3, "red"),
        Mark.bow(b2, c3, "blue"),
        Mark.group(List.of(b2, c3)),
        new BesideBoard.Link(5, 1, 6, 1, BesideBoard.Link.Strength.THIN),
        new BesideBoard.Link(5, 1, 4.5, 2, BesideBoard.Link.Strength.THICK),
        new Mark.Text("words", 2, 3),
        new BesideBoard.Curve(List.of(10, 40, 20), List.of(2), 1, true, "more", "less"),
        new CrossTable(
            List.of(
                new CrossTable.Row("Ada", List.of("x", "1"), "1"),
                new CrossTable.Row("Ben", List.of("0", "x"), "0"))),
        new PieceLegend(
            Diagram.PieceSet.TODDLER,
            List.of(new PieceLegend.Row('T', "Toddler", "steps one square"))),
        new Mark.Text("words", 7, 3),
        new Mark.CornerText("1", 2, 2),
        new Mark.Rect(1, 1, 2, 2),
        new Mark.Checkers(b2, 1, Colour.WHITE),
        new Mark.Checkers(c3, 1, Colour.WHITE),
        new BesideBoard.Heap(0, Colour.BLACK, 6, 1),
        new BesideBoard.Heap(5, Colour.WHITE, 6, 1),
        new BesideBoard.Coin(6, 1),
        Mark.last(List.of(c3)),
        Mark.check(b2),
        Mark.candidates(List.of(b2)),
        Mark.candidates(List.of(c3)),
        Mark.captures(List.of(b2)),
        Mark.captures(List.of(c3)),
        Mark.victims(List.of(b2)),
        Mark.stacked(List.of(b2)),
        Mark.safe(List.of(b2)),
        Mark.guarded(List.of(b2)),
        Mark.banned(List.of(b2)),
        Mark.danger(List.of(b2)),
        Mark.danger(List.of(c3)),
        Mark.doubt(List.of(b2)),
        Mark.doubt(List.of(c3)),
        Mark.fog(List.of(c3)),
        new Mark.Meant(Square.named("a1"), 'R'),
        new Mark.Order(b2, 1),
        new Mark.Order(c3, 12),
        new BesideBoard.Grid(List.of(List.of(".", "1"), List.of("K", "O")), 5, 0));
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void everyKindOfMarkIsSeenFromBothSidesInEveryTheme(Mark mark) {
    Diagram bare = Diagram.parse(String.join("\n", BOARD));
    for (Theme theme : Theme.values()) {
      Style style = new Style(theme, true, false, false);
      for (Colour side : Colour.values()) {
        Pixels without = Pixels.of(PAINTER.png(bare.seenFrom(side), style));
        Pixels marked = Pixels.of(PAINTER.png(bare.seenFrom(side).with(mark), style));
        assertTrue(without.differences(marked) > 30, () -> mark + " in " + theme);
      }
    }
  }

  @Test
  void pointsStandBesideTheDotOfTheirSquare() {
    Square c3 = Square.named("c3");
    Diagram bare = Diagram.parse(String.join("\n", BOARD));
    Diagram dotted = bare.with(Mark.candidates(List.of(c3)));
    Pixels without = pixels(bare);
    Pixels dot = pixels(dotted);
    for (String points : List.of("+1", "+8")) {
      Pixels both = pixels(dotted.with(new Mark.CornerText(points, 3, 3)));
      assertEquals(0, covered(without, dot, both), points);
    }
  }

  @Test
  void theNumberOfAStepLeavesTheSignOfADangerInSight() {
    Square c3 = Square.named("c3");
    Diagram bare = Diagram.parse(String.join("\n", BOARD));
    Diagram signed = bare.with(Mark.danger(List.of(c3)));
    Pixels without = pixels(bare);
    Pixels sign = pixels(signed);
    Pixels both = pixels(signed.with(new Mark.Order(c3, 2)));
    assertEquals(0, covered(without, sign, both));
  }

  @ParameterizedTest
  @ValueSource(strings = {"danger", "doubt"})
  void theHeadOfAnArrowLeavesTheSignOfADangerInSight(String sign) {
    int ink = (sign.equals("danger") ? Ink.RED : Ink.GOLD).rgb();
    for (String arrow : List.of("bow: c4, c3, blue", "bow: d4, c3, blue", "arrow: d4, c3, blue")) {
      Picture picture = with(arrow, sign + ": c3");
      assertEquals(ink, picture.at("c3", 0.64, 0.225), arrow);
      assertEquals(ink, picture.at("c3", 0.91, 0.225), arrow);
    }
  }

  /** How many pixels that one mark has changed are changed again by another one. */
  private static long covered(Pixels without, Pixels marked, Pixels both) {
    int[] one = marked.rgb();
    return IntStream.range(0, one.length)
        .filter(i -> one[i] != without.rgb()[i] && one[i] != both.rgb()[i])
        .count();
  }

  @Test
  void aNameBelowAPartOfABoardLeavesTheLettersOfTheFilesAlone() {
    Diagram bare =
        Diagram.parse(". . . .\n. p p .\n. p p .\n. . . .")
            .with(new Diagram.Area(Square.named("b2"), Square.named("c3")));
    Pixels unnamed = pixels(bare, false);
    Pixels letters = pixels(bare, true);
    Pixels named = pixels(bare.with(new Mark.CornerText("You", 2, 2)), true);
    long covered =
        IntStream.range(0, letters.rgb().length)
            .filter(i -> letters.rgb()[i] != unnamed.rgb()[i] && letters.rgb()[i] != named.rgb()[i])
            .count();
    assertEquals(0, covered);
  }

  private static Pixels pixels(Diagram diagram) {
    return pixels(diagram, true);
  }

  private static Pixels pixels(Diagram diagram, boolean coordinates) {
    return Pixels.of(PAINTER.png(diagram, new Style(Theme.values()[0], coordinates, false, false)));
  }

  @Test
  void noKindOfMarkIsForgottenHere() {
    Set<Class<?>> tried = kinds().map(Object::getClass).collect(Collectors.toSet());
    assertEquals(records(Mark.class).collect(Collectors.toSet()), tried);
    for (Highlight.Meaning meaning : Highlight.Meaning.values()) {
      assertTrue(kinds().anyMatch(meaning::isOf), meaning.name());
    }
    for (Stroke.Form form : Stroke.Form.values()) {
      assertTrue(kinds().anyMatch(form::isOf), form.name());
    }
  }

  private static Stream<Class<?>> records(Class<?> mark) {
    return mark.isSealed()
        ? Stream.of(mark.getPermittedSubclasses()).flatMap(MarksTest::records)
        : Stream.of(mark);
  }

  @ParameterizedTest
  @ValueSource(strings = {"black", "white", "blue", "red"})
  void aCircleIsRoundTheSquare(String colour) {
    Picture picture = with("arrow: c3, c3, " + colour);
    int ink = Ink.named(colour).rgb();
    assertEquals(ink, picture.at("c3", 0.05, 0.5));
    assertEquals(ink, picture.at("c3", 0.95, 0.5));
    assertEquals(ink, picture.at("c3", 0.5, 0.05));
    assertEquals(ink, picture.at("c3", 0.5, 0.95));
    assertEquals(Theme.WOOD.ground(true), picture.at("c3", 0.5, 0.5));
    assertEquals(Theme.WOOD.ground(true), picture.at("c3", 0.03, 0.03));
    assertTrue(picture.square("b3").isPlain(Theme.WOOD.ground(false)));
  }

  @Test
  void aSecondCircleRoundTheSameSquareLiesInsideTheFirst() {
    Picture picture = with("arrow: c3, c3, blue", "arrow: c3, c3, red");
    assertEquals(Ink.BLUE.rgb(), picture.at("c3", 0.05, 0.5));
    assertEquals(Ink.RED.rgb(), picture.at("c3", 0.15, 0.5));
  }

  @Test
  void aCircleHidesNothingOfAPieceThatFillsItsSquare() {
    Picture plain = Picture.of("g .", ". .", "pieces: toddler");
    Picture circled = Picture.of("g .", ". .", "pieces: toddler", "arrow: a2, a2, blue");
    assertEquals(blackOf(plain, "a2"), blackOf(circled, "a2"));
    assertTrue(circled.square("a2").count(Ink.BLUE.rgb()) > 0);
  }

  @Test
  void aCircleLeavesTheRingOfAPieceThatCanCaptureInSight() {
    Picture picture = with("captures: b2", "arrow: b2, b2, blue");
    assertEquals(Ink.PURPLE.rgb(), picture.at("b2", 0.05, 0.5));
    assertEquals(Ink.BLUE.rgb(), picture.at("b2", 0.15, 0.5));
  }

  @Test
  void anArrowPointsFromOneSquareToTheOther() {
    Picture picture = with("arrow: d1, d4, red");
    assertEquals(Ink.RED.rgb(), picture.at("d2", 0.5, 0.5));
    assertEquals(Ink.RED.rgb(), picture.at("d3", 0.5, 0.5));
    assertEquals(Ink.RED.rgb(), picture.at("d4", 0.5, 0.8));
    int head = picture.square("d4").count(Ink.RED.rgb());
    int tail = picture.square("d1").count(Ink.RED.rgb());
    assertTrue(head > tail, () -> "head %d, tail %d".formatted(head, tail));
    assertTrue(picture.square("d3").count(Ink.WHITE.rgb()) > 0, "with a line of contrast");
  }

  @Test
  void whiteArrowsHaveADarkLineOfContrast() {
    Picture picture = with("arrow: d1, d4, white");
    assertTrue(picture.square("d3").count(Ink.BLACK.rgb()) > 0);
  }

  @Test
  void aLineJoinsTwoSquaresAndPointsNowhere() {
    Picture picture = with("line: d1, d3, blue");
    assertEquals(Ink.BLUE.rgb(), picture.at("d2", 0.5, 0.5));
    assertEquals(with().square("d1").width(), picture.square("d1").width());
    assertEquals(
        picture.square("d1").count(Ink.BLUE.rgb()), picture.square("d3").count(Ink.BLUE.rgb()), 8);
  }

  @Test
  void aBowAndAnArrowAlongTheSameLineAreBothSeen() {
    Picture arrow = with("arrow: d4, a4, red");
    Picture both = with("arrow: d4, a4, red", "bow: a4, d4, blue");
    assertEquals(Ink.RED.rgb(), both.at("b4", 0.5, 0.5));
    assertEquals(Ink.RED.rgb(), both.at("c4", 0.5, 0.5));
    assertTrue(both.pixels().count(Ink.BLUE.rgb()) > 200, "the bow");
    assertEquals(
        arrow.square("b4").count(Ink.RED.rgb()), both.square("b4").count(Ink.RED.rgb()), 200);
  }

  @Test
  void groupsAreDiscsUnderThePiecesJoinedByBarsEachInAColourOfItsOwn() {
    Picture picture = with("group: b2, b3, c3", "group: d1, d2");
    int first = Ink.TINT_SKY.rgb();
    assertEquals(first, picture.at("b3", 0.2, 0.5));
    assertEquals(first, picture.at("b3", 0.98, 0.5), "the bar to the next piece");
    assertEquals(first, picture.at("c3", 0.02, 0.5));
    assertEquals(Ink.TINT_ORANGE.rgb(), picture.at("d1", 0.2, 0.5));
    assertEquals(Theme.WOOD.ground(true), picture.at("c3", 0.96, 0.96));
    assertTrue(picture.square("b2").count(Ink.BLACK.rgb()) > 100, "the piece on it");
  }

  @Test
  void piecesThatTouchAtACornerAreJoinedOnlyWhereNothingElseJoinsThem() {
    assertEquals(
        Ink.TINT_SKY.rgb(), with("group: c3, d4").at("c3", 0.97, 0.03), "corner to corner");
    assertNotEquals(
        Ink.TINT_SKY.rgb(), with("group: c3, c4, d4").at("d3", 0.06, 0.06), "by way of c4");
  }

  @Test
  void aLinkGoesStraightOrByWayOfTheGapBetweenTwoRows() {
    Picture level = with("link: 5, 1, 7, 1, thick");
    assertEquals(Ink.GOLD.rgb(), level.beside(6, 1));
    Picture round = with("link: 7, 1, 5, 2, thin");
    assertEquals(Ink.CREAM.rgb(), round.beside(6, 1.5));
    assertEquals(Ink.CREAM.rgb(), round.beside(7.1, 1.25));
    assertEquals(Ink.FRAME.rgb(), round.beside(6, 1));
  }

  @Test
  void anArrowsHeadLiesOnWhatALinkLetsTheOtherCapture() {
    Picture first = with("link: 5, 1, 7, 1, thick, first");
    assertEquals(Ink.GOLD.rgb(), first.beside(7.2, 1));
    assertNotEquals(Ink.GOLD.rgb(), first.beside(4.8, 1));
    Picture second = with("link: 5, 1, 7, 1, waiting, second");
    assertEquals(Ink.SKY.rgb(), second.beside(4.8, 1));
    assertNotEquals(Ink.SKY.rgb(), second.beside(7.2, 1));
  }

  @Test
  void severalArrowsAllShow() {
    Picture picture = with("arrow: a1, a4, red", "arrow: d1, d4, blue", "arrow: c1, c4, black");
    assertEquals(Ink.RED.rgb(), picture.at("a3", 0.5, 0.5));
    assertEquals(Ink.BLUE.rgb(), picture.at("d3", 0.5, 0.5));
    assertEquals(Ink.BLACK.rgb(), picture.at("c3", 0.5, 0.5));
  }

  @Test
  void aShortArrowIsSeenOnALongOneAlongTheSameLine() {
    Picture one = with("arrow: d1, d4, blue", "arrow: d1, d2, blue");
    Picture other = with("arrow: d1, d2, blue", "arrow: d1, d4, blue");
    assertEquals(one.pixels(), other.pixels());
    assertTrue(one.square("d2").differences(with("arrow: d1, d4, blue").square("d2")) > 100);
  }

  @Test
  void theSquaresOfTheLastMoveAreLitUpUnderThePieces() {
    Picture picture = with("last: b2, c3");
    assertEquals(Theme.WOOD.lastFrame(), picture.at("b2", 0.02, 0.02));
    assertEquals(Theme.WOOD.lastGround(true), picture.at("b2", 0.06, 0.06));
    assertEquals(
        with().square("c3").count(Theme.WOOD.ground(true)),
        picture.square("c3").count(Theme.WOOD.lastGround(true))
            + picture.square("c3").count(Theme.WOOD.lastFrame()));
    assertEquals(
        with().square("b2").count(Ink.BLACK.rgb()), picture.square("b2").count(Ink.BLACK.rgb()));
  }

  @Test
  void aCheckIsAFrameAndAnExclamationMarkSoThatItNeedsNoColour() {
    Picture plain = with();
    Picture check = with("check: b2");
    assertNotEquals(plain.at("b2", 0.04, 0.5), check.at("b2", 0.04, 0.5));
    assertEquals(Ink.WHITE.rgb(), check.at("b2", 0.81, 0.13), "the stroke of the exclamation mark");
    assertEquals(Ink.RED.rgb(), check.at("b2", 0.72, 0.19), "the ground around it");
    assertEquals(plain.square("b3"), check.square("b3"));
  }

  @Test
  void candidatesAreDotsOnEmptySquaresAndCornersOnOthers() {
    Picture picture = with("candidates: b2, c3");
    int purple = Ink.PURPLE.rgb();
    assertEquals(purple, picture.at("c3", 0.5, 0.5));
    assertNotEquals(purple, picture.at("c3", 0.05, 0.05));
    assertNotEquals(purple, picture.at("b2", 0.5, 0.5));
    for (double right : new double[] {0.05, 0.93}) {
      for (double down : new double[] {0.05, 0.93}) {
        assertEquals(purple, picture.at("b2", right, down));
      }
    }
  }

  @Test
  void capturesAreRingsSoThatTheyDifferFromOtherTargetsByShapeToo() {
    Picture picture = with("captures: b2, c3");
    int purple = Ink.PURPLE.rgb();
    assertEquals(purple, picture.at("b2", 0.2, 0.2));
    assertEquals(purple, picture.at("b2", 0.8, 0.2));
    assertNotEquals(purple, picture.at("b2", 0.05, 0.05));
    assertEquals(purple, picture.at("c3", 0.5, 0.5));
    assertEquals(purple, picture.at("c3", 0.17, 0.5));
    assertNotEquals(purple, with("candidates: c3").at("c3", 0.17, 0.5));
  }

  @Test
  void aVictimIsCrossedOutBehindThePieceSoThatItsKindIsSeen() {
    Picture picture = with("victims: b2, c3");
    for (String square : List.of("b2", "c3")) {
      assertEquals(Ink.RED.rgb(), picture.at(square, 0.1, 0.1));
      assertEquals(Ink.RED.rgb(), picture.at(square, 0.9, 0.1));
    }
    assertEquals(Ink.RED.rgb(), picture.at("c3", 0.5, 0.5));
    assertEquals(with().square("b2").count(Ink.BLACK.rgb()), blackOf(picture, "b2"));
  }

  @Test
  void aCrossOnAnEmptySquareLiesOverALineAcrossIt() {
    Picture picture = with("line: b2, d4, black", "victims: c3");
    assertEquals(Ink.RED.rgb(), picture.at("c3", 0.5, 0.5));
    assertEquals(Ink.RED.rgb(), picture.at("c3", 0.2, 0.8));
  }

  @Test
  void anArrowEndsBesideWhatStandsThereAndCoversNothingOnItsWay() {
    for (String arrow : List.of("b4, b2", "b3, b2", "b1, b4")) {
      assertEquals(
          with().square("b2").count(Ink.BLACK.rgb()),
          blackOf(with("arrow: %s, red".formatted(arrow)), "b2"));
    }
    assertEquals(Ink.RED.rgb(), with("arrow: b3, b2, red").at("b3", 0.5, 0.9));
  }

  private static int blackOf(Picture picture, String square) {
    return picture.square(square).count(Ink.BLACK.rgb());
  }

  @Test
  void arrowsThatComeTheOtherWayAlongALineLieApart() {
    Picture both = with("arrow: d1, d4, red", "arrow: d4, d1, blue");
    assertEquals(Ink.RED.rgb(), both.at("d2", 0.34, 0.5));
    assertEquals(Ink.BLUE.rgb(), both.at("d2", 0.66, 0.5));
    Picture onward = with("arrow: d1, d2, red", "arrow: d2, d4, blue");
    assertEquals(Ink.BLUE.rgb(), onward.at("d3", 0.5, 0.5), "one after the other");
    Picture apart = with("arrow: d1, d2, red", "arrow: d4, d3, blue");
    assertEquals(Ink.RED.rgb(), apart.at("d2", 0.5, 0.7), "they do not meet");
  }

  @Test
  void arrowsOfTwoColoursThatGoTheSameWayLieSideBySide() {
    Picture both = with("arrow: d1, d4, red", "arrow: d1, d4, blue");
    assertEquals(Ink.RED.rgb(), both.at("d2", 0.34, 0.5));
    assertEquals(Ink.BLUE.rgb(), both.at("d2", 0.66, 0.5));
  }

  @Test
  void twoDigitsOfCheckersStandOnAWiderPlateThanOne() {
    Picture two = with("checkers: b2, 2, black");
    Picture ten = with("checkers: b2, 10, black");
    assertNotEquals(Ink.BLUE.rgb(), two.at("b2", 0.47, 0.6));
    assertEquals(Ink.BLUE.rgb(), ten.at("b2", 0.47, 0.6));
  }

  @Test
  void ownCheckersAreARingRoundThePieceAndForeignOnesAChain() {
    Picture own = with("checkers: b2, 2, black");
    Picture foreign = with("checkers: b2, 1, white");
    int around = 0;
    int links = 0;
    for (int degrees = 200; degrees < 340; degrees++) {
      double x = 0.5 + 0.435 * Math.cos(Math.toRadians(degrees));
      double y = 0.5 + 0.435 * Math.sin(Math.toRadians(degrees));
      around += own.at("b2", x, y) == Ink.BLUE.rgb() ? 1 : 0;
      links += foreign.at("b2", x, y) == Ink.WHITE.rgb() ? 1 : 0;
    }
    assertTrue(around > 90, "a ring of one colour, but for the piece: " + around);
    assertTrue(links > 30 && links < 100, "gaps between links: " + links);
    assertEquals(Ink.BLUE.rgb(), own.at("b2", 0.775, 0.6));
    assertEquals(Ink.BLACK.rgb(), foreign.at("b2", 0.775, 0.6));
  }

  @Test
  void aCardCanBeSmaller() {
    int usual = with("card: K, 5, 0").pixels().count(Ink.RED.rgb());
    int small = with("card: K, 5, 0, 0.5").pixels().count(Ink.RED.rgb());
    assertTrue(small > 0 && small < usual / 2, () -> small + " of " + usual);
  }

  @Test
  void aStackedPieceStandsOnAWallInsteadOfASquare() {
    Picture picture = with("stacked: b2");
    assertEquals(0, picture.square("b2").count(Theme.WOOD.ground(true)));
    assertTrue(picture.square("b2").count(Ink.STONE.rgb()) > 0);
    assertTrue(picture.square("b2").count(Ink.JOINT.rgb()) > 0);
    assertTrue(picture.square("b2").count(Ink.BLACK.rgb()) > 0);
  }

  @Test
  void aPieceStackedByTheLastMoveShowsBoth() {
    for (String[] lines :
        new String[][] {{"stacked: b2", "last: b2"}, {"last: b2", "stacked: b2"}}) {
      Pixels square = with(lines).square("b2");
      assertTrue(square.count(Theme.WOOD.lastGround(true)) > 0);
      assertTrue(square.count(Ink.JOINT.rgb()) > 0);
    }
  }

  @Test
  void fogCoversTheGroundAndLeavesAPieceToBeSeen() {
    Picture picture = with("fog: b2, c3");
    for (String square : List.of("b2", "c3")) {
      assertEquals(0, picture.square(square).count(Theme.WOOD.ground(true)));
      assertTrue(picture.square(square).count(Ink.QUIET.rgb()) > 0);
      assertTrue(picture.square(square).count(Ink.GREY.rgb()) > 0);
    }
    assertNotEquals(picture.square("c3"), picture.square("b2"));
  }

  @Test
  void noMarkHidesACandidate() {
    Pixels candidate = with("candidates: c3", "last: c3", "stacked: c3", "fog: c3").square("c3");
    assertTrue(candidate.count(Ink.PURPLE.rgb()) > 0);
    Pixels checker = with("candidates: c3", "checkers: c3, 1, white").square("c3");
    assertTrue(checker.count(Ink.PURPLE.rgb()) > 0);
  }

  @Test
  void aDashedFrameGoesRoundItsSquares() {
    Picture picture = with("rect: 3, 3, 4, 4");
    int edge = picture.layout().x(Square.named("c3"));
    Pixels left =
        picture.pixels().part(edge, picture.layout().y(0.2), 1, 2 * picture.square() - 20);
    assertTrue(left.count(Ink.BLACK.rgb()) > 20, "dashes");
    assertTrue(left.count(Ink.WHITE.rgb()) > 20, "gaps");
    assertEquals(Theme.WOOD.ground(true), picture.at("c3", 0.5, 0.5));
    assertEquals(with().square("a1"), picture.square("a1"));
  }

  @Test
  void whatProtectsAPieceIsSaidBesideItAndNotOverIt() {
    Picture plain = with();
    for (String mark :
        List.of("safe: b2", "guarded: b2", "banned: b2", "danger: b2", "doubt: b2")) {
      Picture marked = with(mark);
      int half = marked.square() / 2;
      assertNotEquals(plain.square("b2"), marked.square("b2"), mark);
      assertEquals(
          plain.square("b2").part(0, half, 2 * half, half),
          marked.square("b2").part(0, half, 2 * half, half),
          mark);
    }
  }

  @Test
  void cornerTextIsInTheLowerLeftCorner() {
    Picture picture = with("corner text: 7, 3, 3");
    int half = picture.square() / 2;
    Pixels square = picture.square("c3");
    assertTrue(square.part(0, half, half, half).count(Ink.BLACK.rgb()) > 0);
    assertTrue(square.part(half, 0, half, half).isPlain(Theme.WOOD.ground(true)));
  }

  @Test
  void pointsOnAPieceStandOnALightPlate() {
    Picture picture = with("corner text: +1, 2, 2", "corner text: +1, 3, 3");
    int half = picture.square() / 2;
    int third = half * half / 3;
    int onKing = picture.square("b2").part(0, half, half, half).count(Ink.WHITE.rgb());
    int onEmpty = picture.square("c3").part(0, half, half, half).count(Ink.WHITE.rgb());
    assertTrue(onKing > third && onEmpty < third, onKing + " and " + onEmpty);
  }

  @Test
  void cornerTextMakesRoomForAnArrowFromBelow() {
    Picture picture = with("corner text: 7, 3, 3", "arrow: c1, c3, black");
    int quarter = picture.square() / 4;
    Pixels corner = picture.square("c3").part(0, 3 * quarter, quarter, quarter);
    assertTrue(corner.isPlain(Theme.WOOD.ground(true)));
    Picture bare = with("arrow: c1, c3, black");
    assertTrue(bare.square("c3").differences(picture.square("c3")) > 30);
  }

  @Test
  void twoNamesNeverStandOnTheSameSquare() {
    String[] arrows = {"arrow: d4, c3, black", "arrow: d1, c1, black"};
    Picture alone = with(arrows[0], arrows[1], "corner text: Partner, 3, 3");
    Picture both =
        with(arrows[0], arrows[1], "corner text: Partner, 3, 3", "corner text: You, 3, 1");
    assertFalse(both.square("c2").isPlain(Theme.WOOD.ground(false)));
    assertEquals(alone.square("c2"), both.square("c2"));
    assertTrue(both.square("b1").differences(alone.square("b1")) > 30);
  }

  @Test
  void wordsOnTheBoardTurnWithItAndWordsBesideItDoNot() {
    Diagram diagram =
        Diagram.parse(String.join("\n", BOARD))
            .with(List.of(new Mark.Text("on", 4, 4), new Mark.Text("beside", 8, 4)));
    Picture white = Picture.of(diagram);
    Picture black = Picture.of(diagram.seenFrom(Colour.BLACK));
    assertEquals(white.square("d4"), black.square("d4"));
    PictureLayout layout = white.layout();
    int left = layout.x(4) + 1;
    int width = layout.width() - left;
    assertEquals(
        white.pixels().part(left, 0, width, layout.height()),
        black.pixels().part(left, 0, width, layout.height()));
  }

  @Test
  void wordsTooLongForThePictureBecomeSmaller() {
    Picture picture =
        Picture.of(
            Diagram.parse(". .\n. .")
                .with(new Margins(0, 1, 0, 0))
                .with(new Mark.Text("words and words and words and words", 1, 3)));
    Pixels pixels = picture.pixels();
    int above = picture.layout().y(0);
    assertTrue(pixels.part(0, 0, pixels.width(), above).count(Ink.CREAM.rgb()) > 0);
    assertTrue(pixels.part(0, 0, 1, above).isPlain(Ink.FRAME.rgb()));
    assertTrue(pixels.part(pixels.width() - 1, 0, 1, above).isPlain(Ink.FRAME.rgb()));
  }
}
