package rookery.engine.games.custodian;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.engine.games.custodian.Positions.with;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.engine.board.Colour;
import rookery.engine.board.Direction;
import rookery.engine.board.Square;
import rookery.engine.diagram.Cell;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Highlight;
import rookery.engine.diagram.Stroke;
import rookery.engine.games.custodian.capture.CaptureGeometry;
import rookery.engine.games.custodian.capture.CaptureRole;
import rookery.engine.games.custodian.capture.CapturedPiece;
import rookery.engine.games.custodian.move.CustodianOptions;
import rookery.engine.kit.script.Script;
import rookery.engine.play.PlayableState;
import rookery.engine.rules.RulesPage;
import rookery.engine.rules.RulesPicture;

/** What the pages for people show is what the game does. */
class CustodianPicturesTest {
  private static final CustodianGame GAME = new CustodianGame();
  private static final Map<String, CustodianOptions> OPTIONS =
      Map.of(
          "The bishops option", with("bishops", "swapped"),
          "The cylinder option", with("cylinder", "true"),
          "The recruit option", with("recruit", "true"));

  static Stream<RulesPicture> picturesWithMoves() {
    return RulesPicture.all(GAME).filter(picture -> !picture.moves().isEmpty());
  }

  @ParameterizedTest
  @MethodSource("picturesWithMoves")
  void theMovesShownCaptureWhatIsCrossedOutWithHelpFromWhatIsCircled(RulesPicture picture) {
    Set<String> captured = new TreeSet<>();
    Set<String> helpers = new TreeSet<>();
    for (String move : picture.moves()) {
      for (CapturedPiece one : Positions.move(position(picture), move).taken()) {
        captured.add(one.square().toString());
        helpers.add(one.partner().toString());
      }
    }
    assertEquals(captured, captured(picture));
    assertTrue(helpers.containsAll(circled(picture, "black")), picture.toString());
  }

  /** Crossed out, or in a red ring where they change sides. */
  private static Set<String> captured(RulesPicture picture) {
    Set<String> captured = picture.highlighted(Highlight.Meaning.VICTIMS);
    captured.addAll(circled(picture, "red"));
    return captured;
  }

  private static Set<String> circled(RulesPicture picture, String colour) {
    return picture
        .arrows()
        .filter(Stroke::isRing)
        .filter(ring -> ring.colour().equals(colour))
        .map(ring -> ring.to().toString())
        .collect(Collectors.toSet());
  }

  @Test
  void theFirstPictureMarksTheHelperAsALessonDoes() {
    assertEquals(Set.of("e4"), circled(picture("The rules in a minute"), "black"));
  }

  @Test
  void everyPairOfTheCaptureTableIsShown() {
    assertEquals(3, captured(picture("Capturing with two of a kind")).size());
    assertEquals(3, captured(picture("Capturing with two different pieces")).size());
    assertEquals(3, captured(picture("The bishops option")).size());
  }

  @Test
  void eachLineOfThePairsJoinsTwoThatSurroundAnEnemy() {
    Diagram drawn = picture(CustodianGame.PAIRS).diagram();
    List<Stroke> pairs =
        drawn.marks().stream().filter(Stroke.class::isInstance).map(Stroke.class::cast).toList();
    Set<String> kinds = new TreeSet<>();
    for (Stroke pair : pairs) {
      CaptureRole first = role(drawn, pair.from());
      CaptureRole second = role(drawn, pair.to());
      kinds.add(first.compareTo(second) < 0 ? "" + first + second : "" + second + first);
      assertTrue(
          victims(drawn).stream().anyMatch(one -> surround(one, pair, first, second)),
          pair.toString());
    }
    assertEquals(6, kinds.size());
  }

  private static List<Square> victims(Diagram drawn) {
    return drawn.marks().stream()
        .filter(Highlight.Meaning.VICTIMS::isOf)
        .flatMap(mark -> mark.squares().stream())
        .toList();
  }

  private static CaptureRole role(Diagram drawn, Square square) {
    char letter = ((Cell.Piece) drawn.at(square)).letter();
    return CaptureRole.ofPartner(letter, CaptureRole.ROOK);
  }

  private static boolean surround(
      Square victim, Stroke pair, CaptureRole first, CaptureRole second) {
    return victim.steps(pair.from()) == 1
        && victim.steps(pair.to()) == 1
        && CaptureGeometry.PLAIN.surrounds(
            first, direction(victim, pair.from()), second, direction(victim, pair.to()));
  }

  private static Direction direction(Square from, Square to) {
    return Direction.ALL.stream()
        .filter(way -> way.files() == to.file() - from.file())
        .filter(way -> way.ranks() == to.rank() - from.rank())
        .findFirst()
        .orElseThrow();
  }

  @Test
  void thePictureOfTheEndShowsAWin() {
    RulesPicture picture = picture("How the game ends");
    assertEquals(
        "W throne", Script.ending(Script.played(position(picture), picture.moves().get(0))));
  }

  @Test
  void theSetUpsArePictured() {
    assertEquals(
        CustodianOptions.Setup.RBNKNBR.board().rows(), picture("The game").rows().lines().toList());
    assertEquals(
        CustodianOptions.Setup.FOUR_BISHOPS.board().rows(),
        picture("The setup option").rows().lines().toList());
  }

  @Test
  void everyOptionIsExplained() {
    Set<String> titles = GAME.rules().stream().map(RulesPage::title).collect(Collectors.toSet());
    CustodianOptions.specs()
        .forEach(
            spec -> assertTrue(titles.contains("The " + spec.name() + " option"), spec.name()));
  }

  @Test
  void everyValueOfAnOptionIsExplained() {
    for (String name : List.of("setup", "bishops")) {
      String text = picture("The " + name + " option").page().text();
      CustodianOptions.specs().stream()
          .filter(spec -> spec.name().equals(name))
          .flatMap(spec -> spec.values().stream())
          .forEach(value -> assertTrue(text.contains("`" + value + "`"), value));
    }
  }

  private static RulesPicture picture(String title) {
    return RulesPicture.of(GAME, title);
  }

  private static PlayableState<CustodianSituation> position(RulesPicture picture) {
    CustodianOptions options = OPTIONS.getOrDefault(picture.page().title(), Positions.PLAIN);
    return Positions.position(options, Colour.WHITE, picture.rows());
  }
}
