package rookery.engine.games.toddler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.engine.games.toddler.DrawnToddler.start;

import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.engine.Viewer;
import rookery.engine.board.Square;
import rookery.engine.diagram.PieceLegend;
import rookery.engine.games.toddler.move.ToddlerMoveGenerator;
import rookery.engine.games.toddler.move.ToddlerPosition;
import rookery.engine.games.toddler.piece.ToddlerKind;
import rookery.engine.play.PlayableState;
import rookery.engine.rules.RulesPage;
import rookery.engine.rules.RulesPicture;

/** What the pages of rules show is what the game does. */
class ToddlerPicturesTest {
  private static final ToddlerGame GAME = new ToddlerGame();

  static Stream<RulesPicture> pictures() {
    return RulesPicture.all(GAME).filter(picture -> !picture.diagram().cells().isEmpty());
  }

  private static ToddlerPosition position(String title) {
    return DrawnToddler.white(RulesPicture.of(GAME, title).rows());
  }

  @ParameterizedTest
  @CsvSource({
    "Toddler, f9",
    "Emperor and Empress, b4",
    "Guardian Angel, e6",
    "Genius, e6",
    "Phoenix, e6",
    "Android, c8",
    "Nurse, d7",
    "Soldier, e6",
    "Captain, e6"
  })
  void theMarkedSquaresAreThoseThePieceCanGoTo(String title, String from) {
    assertEquals(targets(position(title), from), RulesPicture.of(GAME, title).marked());
  }

  /** Where moves can end that begin on the square, or change it for another. */
  private static TreeSet<String> targets(ToddlerPosition position, String from) {
    Square start = Square.named(from);
    return ToddlerMoveGenerator.legal(position).stream()
        .map(action -> action.squares())
        .filter(squares -> squares.contains(start))
        .map(squares -> squares.get(squares.get(0) == start ? squares.size() - 1 : 0))
        .map(Square::toString)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** Which piece is which on the page that the boards lead to. */
  private static PieceLegend legend() {
    return (PieceLegend) RulesPicture.of(GAME, "The pieces").diagram().marks().get(0);
  }

  @Test
  void theLegendNamesEveryKindOfPieceAndItsWorthInTheirOrder() {
    assertEquals(
        Stream.of(ToddlerKind.values())
            .map(kind -> kind.letter() + " " + kind.title() + worth(kind, " (worth %s)"))
            .toList(),
        legend().rows().stream().map(row -> row.letter() + " " + row.name()).toList());
  }

  @Test
  void theLegendIsToldInWordsAsItIsDrawn() {
    String words =
        GAME.rules().stream().filter(RulesPage::isLegend).findFirst().orElseThrow().alt();
    for (PieceLegend.Row row : legend().rows()) {
      ToddlerKind kind = ToddlerKind.values()[legend().rows().indexOf(row)];
      assertTrue(words.contains(kind.title() + ", a"), row.name());
      assertTrue(words.contains(worth(kind, ", worth %s") + ": " + row.does()), row.name());
    }
  }

  /** What the computers count it for; a Toddler can't be traded. */
  private static String worth(ToddlerKind kind, String format) {
    return kind == ToddlerKind.TODDLER ? "" : format.formatted(kind.worth());
  }

  @ParameterizedTest
  @MethodSource("pictures")
  void everyPictureHasAWholeBoard(RulesPicture picture) {
    assertEquals(11, picture.diagram().ranks());
    assertEquals(11, picture.diagram().files());
  }

  @Test
  void theFirstPictureIsTheStart() {
    assertEquals(
        start(ToddlerSetup.position()).view(Viewer.SPECTATOR).diagram(),
        RulesPicture.of(GAME, "The rules in a minute").diagram());
  }

  @Test
  void theProtectionShownIsTheOneExplained() {
    String title = "Who can't be captured";
    assertEquals(
        start(position(title)).explained(Viewer.SPECTATOR).orElseThrow().diagram(),
        RulesPicture.of(GAME, title).diagram());
  }

  @Test
  void whoAttacksWhatOnlyTwoCanCaptureIsTold() {
    String told =
        start(position("Who can't be captured"))
            .explained(Viewer.SPECTATOR)
            .orElseThrow()
            .status()
            .plain();
    assertTrue(
        told.contains(
            "The Nurse on e7 attacks Black's Guardian Angel on h4: a second attacker could capture"
                + " it."),
        told);
  }

  @Test
  void theThreatIsEndedByTheGenius() {
    assertTrue(DrawnToddler.legal(position("Threats")).contains("h7d7"));
  }

  @Test
  void theToddlersMeetOnTheMarkedSquares() {
    for (String square : RulesPicture.of(GAME, "Passing and the end").marked()) {
      PlayableState<ToddlerSituation> met =
          DrawnToddler.played(position("Passing and the end"), "f8" + square);
      assertEquals("toddlers-meet", met.result().orElseThrow().reason());
    }
  }

  @Test
  void everyKindOfPieceHasAPage() {
    List<String> titles = GAME.rules().stream().map(RulesPage::title).toList();
    for (ToddlerKind kind : ToddlerKind.values()) {
      assertTrue(titles.stream().anyMatch(t -> t.contains(kind.title())), kind.title());
    }
  }
}
