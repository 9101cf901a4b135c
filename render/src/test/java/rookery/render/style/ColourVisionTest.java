package rookery.render.style;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import rookery.render.art.Ink;

/**
 * Whether what must be told apart can be told apart, also by people who see fewer colours. The
 * distance is CIEDE2000: below 2 nobody notices, 10 is plain at a glance.
 */
class ColourVisionTest {
  private static final double PLAIN = 10;
  private static final double GRAPHIC = 3;

  private static void assertApart(int one, int other, double least, String what) {
    for (Sight sight : Sight.values()) {
      double distance = Sight.distance(sight.sees(one), sight.sees(other));
      assertTrue(distance >= least, () -> "%s: %.1f for %s".formatted(what, distance, sight));
    }
  }

  private static List<Integer> grounds(Theme theme) {
    return Stream.of(true, false)
        .flatMap(dark -> Stream.of(theme.ground(dark), theme.lastGround(dark)))
        .toList();
  }

  @ParameterizedTest
  @EnumSource(Theme.class)
  void theLastMoveStandsOutFromPlainSquares(Theme theme) {
    assertApart(theme.ground(false), theme.lastGround(false), 17, "light");
    assertApart(theme.ground(true), theme.lastGround(true), 17, "dark");
  }

  /** What WCAG 2.2 asks of graphics that one must see to understand (1.4.11). */
  private static void assertGraphic(int one, int other, String what) {
    double contrast = Sight.contrast(one, other);
    assertTrue(contrast >= GRAPHIC, () -> "%s: %.2f".formatted(what, contrast));
  }

  @ParameterizedTest
  @EnumSource(Theme.class)
  void theFrameOfTheLastMoveHasTheContrastOfGraphics(Theme theme) {
    for (int ground : grounds(theme)) {
      assertGraphic(theme.lastFrame(), ground, "frame on %06X".formatted(ground));
    }
  }

  @ParameterizedTest
  @EnumSource(Theme.class)
  void everyMarkOrItsRimHasTheContrastOfGraphicsOnEveryGround(Theme theme) {
    for (Ink ink : List.of(Ink.BLACK, Ink.WHITE, Ink.BLUE, Ink.RED, Ink.PURPLE)) {
      assertGraphic(ink.rgb(), ink.contrast().rgb(), ink + " and its rim");
      for (int ground : grounds(theme)) {
        double body = Sight.contrast(ink.rgb(), ground);
        double rim = Sight.contrast(ink.contrast().rgb(), ground);
        assertTrue(
            Math.max(body, rim) >= GRAPHIC,
            () -> "%s on %06X: %.2f, its rim %.2f".formatted(ink, ground, body, rim));
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Theme.class)
  void theJointsOfAWallHaveTheContrastOfGraphics(Theme theme) {
    assertGraphic(Ink.JOINT.rgb(), Ink.STONE.rgb(), "joint on stone");
    for (boolean dark : new boolean[] {true, false}) {
      assertGraphic(Ink.JOINT.rgb(), theme.lastGround(dark), "joint on a lit square");
    }
  }

  @ParameterizedTest
  @EnumSource(Theme.class)
  void candidatesStandOutFromEveryGround(Theme theme) {
    grounds(theme).forEach(g -> assertApart(Ink.PURPLE.rgb(), g, 2 * PLAIN, "candidate"));
  }

  @ParameterizedTest
  @EnumSource(Theme.class)
  void everyArrowOrItsLineOfContrastStandsOutFromEveryGround(Theme theme) {
    for (Ink ink : List.of(Ink.BLACK, Ink.WHITE, Ink.BLUE, Ink.RED)) {
      for (int ground : grounds(theme)) {
        for (Sight sight : Sight.values()) {
          double body = Sight.distance(sight.sees(ink.rgb()), sight.sees(ground));
          double rim = Sight.distance(sight.sees(ink.contrast().rgb()), sight.sees(ground));
          assertTrue(
              Math.max(body, rim) >= 2 * PLAIN,
              () -> "%s on %06X for %s: %.1f, %.1f".formatted(ink, ground, sight, body, rim));
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Theme.class)
  void theRimsOfGroupsStandOutFromEveryGroundAndTint(Theme theme) {
    grounds(theme).forEach(g -> assertApart(Ink.BLACK.rgb(), g, 2 * PLAIN, "rim"));
    tints().forEach(tint -> assertApart(Ink.BLACK.rgb(), tint.rgb(), 2 * PLAIN, tint.name()));
  }

  @Test
  void thePiecesOnGroupsHaveStrongContrast() {
    tints()
        .forEach(tint -> assertTrue(Sight.contrast(Ink.BLACK.rgb(), tint.rgb()) >= 4.5, "" + tint));
  }

  private static List<Ink> tints() {
    return Stream.of(Ink.values()).filter(ink -> ink.name().startsWith("TINT_")).toList();
  }

  @Test
  void arrowsOfDifferentColoursAreToldApart() {
    List<Ink> inks = List.of(Ink.BLACK, Ink.WHITE, Ink.BLUE, Ink.RED);
    for (Ink one : inks) {
      for (Ink other : inks) {
        if (one != other) {
          assertApart(one.rgb(), other.rgb(), 2 * PLAIN, one + " and " + other);
        }
      }
    }
  }

  @Test
  void redCardsAreToldFromBlackOnes() {
    assertApart(Ink.RED.rgb(), Ink.BLACK.rgb(), 2 * PLAIN, "ink of cards");
  }

  @ParameterizedTest
  @EnumSource(Theme.class)
  void aWallIsToldFromSquares(Theme theme) {
    grounds(theme).forEach(g -> assertApart(Ink.JOINT.rgb(), g, PLAIN / 2, "joint"));
    assertApart(Ink.STONE.rgb(), theme.ground(false), PLAIN, "stone and light");
  }

  @ParameterizedTest
  @EnumSource(Theme.class)
  void piecesHaveStrongContrastToEveryGround(Theme theme) {
    for (int ground : grounds(theme)) {
      assertTrue(Sight.contrast(Ink.BLACK.rgb(), ground) >= 4.5, "black, or the rim of white");
    }
    assertTrue(Sight.contrast(Ink.BLACK.rgb(), Ink.WHITE.rgb()) >= 15);
  }

  @Test
  void theThemeForFewerConesSetsTheLastMoveFurthestApart() {
    Theme theme = Theme.COLOUR_BLIND;
    assertApart(theme.ground(false), theme.lastGround(false), 25, "light");
    assertApart(theme.ground(true), theme.lastGround(true), 25, "dark");
  }

  @Test
  void theThemeOfContrastTellsLightFromDarkAndBlackFromBoth() {
    Theme theme = Theme.CONTRAST;
    assertTrue(Sight.contrast(theme.ground(true), theme.ground(false)) >= 3);
    grounds(theme).forEach(g -> assertTrue(Sight.contrast(Ink.BLACK.rgb(), g) >= 4.5));
  }

  @Test
  void coordinatesHaveStrongContrast() {
    assertTrue(Sight.contrast(Ink.CREAM.rgb(), Ink.FRAME.rgb()) >= 7);
    assertTrue(Sight.contrast(Ink.CREAM.rgb(), Ink.QUIET.rgb()) >= 7);
  }

  @Test
  void linksBetweenCardsAreSeenOnTheFrame() {
    assertTrue(Sight.contrast(Ink.GOLD.rgb(), Ink.FRAME.rgb()) >= 4.5, "thick ones");
    assertApart(Ink.GOLD.rgb(), Ink.FRAME.rgb(), 2 * PLAIN, "gold and frame");
    assertApart(Ink.GOLD.rgb(), Ink.WHITE.rgb(), 2 * PLAIN, "gold and card");
  }

  @Test
  void theFrameReadsOnBothOfDiscordsThemes() {
    assertTrue(Sight.contrast(Ink.FRAME.rgb(), 0xFFFFFF) >= 7, "its edge on the light theme");
    assertTrue(Sight.contrast(Ink.FRAME.rgb(), 0x313338) <= 1.5, "quiet on the dark one");
  }
}
