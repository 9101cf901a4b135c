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
import rookery.engine.kit.script.Script;
import rookery.engine.play.SceneState;
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
  void theMovesShownCaptureWhatIsCircled(RulesPicture picture) {
    Set<String> captured = new TreeSet<>();
    for (String move : picture.moves()) {
      Positions.move(position(picture), move)
          .taken()
          .forEach(one -> captured.add(one.square().toString()));
    }
    assertEquals(picture.circled(), captured);
  }

  @Test
  void everyPairOfTheCaptureTableIsShown() {
    assertEquals(3, picture("Capturing with two of a kind").circled().size());
    assertEquals(3, picture("Capturing with two different pieces").circled().size());
    assertEquals(3, picture("The bishops option").circled().size());
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

  private static SceneState<CustodianScene> position(RulesPicture picture) {
    CustodianOptions options = OPTIONS.getOrDefault(picture.page().title(), Positions.PLAIN);
    return Positions.position(options, Colour.WHITE, picture.rows());
  }
}
