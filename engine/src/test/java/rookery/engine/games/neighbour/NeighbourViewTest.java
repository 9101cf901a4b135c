package rookery.engine.games.neighbour;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import rookery.engine.View;
import rookery.engine.Viewer;
import rookery.engine.diagram.Mark;
import rookery.engine.kit.script.Script;
import rookery.engine.play.PlayableState;
import rookery.engine.text.Sentences;

class NeighbourViewTest {
  private static final Viewer PLAYER = Viewer.of(NeighbourGame.PLAYER);
  private static final String PAIR =
      """
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . R N . . . . .
      . . . . . . . .
      . . . . . . . b
      """;

  private static PlayableState<NeighbourSituation> placing() {
    return Script.played(
        DrawnNeighbour.dealt("N r Q b", "3H 4S 6D 2H"), "add", "add", "add", "add");
  }

  private static List<String> marks(PlayableState<NeighbourSituation> state) {
    return state.view(PLAYER).diagram().marks().stream().map(Mark::line).toList();
  }

  @Test
  void thePositionHasTheKeysOfThePage() {
    Map<String, Object> position = placing().position();
    assertEquals(
        Set.of("position", "phase", "last", "target", "held", "pieces", "positions", "spent"),
        position.keySet());
    assertEquals("place", position.get("phase"));
    assertEquals("b5", position.get("last"));
    assertEquals("d5", position.get("target"));
    assertEquals("b", position.get("held"));
    assertEquals(12, ((List<?>) position.get("pieces")).size());
    assertEquals(16, ((List<?>) position.get("positions")).size());
    assertEquals(0, position.get("spent"));
  }

  @Test
  void whoeverMayStopSeesWhichPiecesCouldMoveAndReadsHowMany() {
    PlayableState<NeighbourSituation> state = DrawnNeighbour.adding(3, PAIR);
    assertTrue(marks(state).contains("candidates: b3, c3"), marks(state).toString());
    assertTrue(state.view(PLAYER).alt().contains("Pieces that can move: rook b3, knight c3."));
    assertEquals("2 of 3 can move, but no black one.", movable(PAIR));
    assertEquals("2 of 3 pieces can move.", movable(PAIR.replace('b', 'B')));
    assertEquals("All 2 pieces can move.", movable(PAIR.replace('b', '.')));
    assertEquals("None of the 3 pieces can move.", movable(PAIR.replace('N', 'n')));
  }

  private static String movable(String rows) {
    return DrawnNeighbour.adding(3, rows).view(PLAYER).status().sentences().get(0).plain();
  }

  @Test
  void nothingIsHeldButWhilePlacing() {
    Map<String, Object> position = DrawnNeighbour.dealt("N", "3H").position();
    assertEquals("add", position.get("phase"));
    assertNull(position.get("last"));
    assertNull(position.get("target"));
    assertNull(position.get("held"));
  }

  @Test
  void theFactsGiveThePilesByTheirSizesAndTheUnseenCardsTogether() {
    PlayableState<NeighbourSituation> state =
        Script.played(DrawnNeighbour.moving(14, 5, PAIR), "b3d2");
    View view = state.view(PLAYER);
    assertEquals(2, view.facts().get("pieces"));
    assertEquals(0, view.facts().get("positions"));
    assertEquals(
        Map.of(
            "pieces", NeighbourPiles.PIECES.subList(14, 16),
            "positions", NeighbourPiles.POSITIONS.subList(14, 20).stream().sorted().toList()),
        view.facts().get("unseen"));
  }

  @Test
  void whereTheUnseenCardsLieChangesNothingInTheView() {
    PlayableState<NeighbourSituation> state = placing();
    RandomGenerator random = new SplittableRandom(3);
    Set<Object> tops = new HashSet<>();
    for (int i = 0; i < 50; i++) {
      PlayableState<NeighbourSituation> other = state.resample(PLAYER, random);
      assertEquals(state.view(PLAYER), other.view(PLAYER));
      tops.add(other.situation().gathering().piles().piecesLeft().get(0));
      tops.add(other.situation().gathering().piles().positionsLeft().get(0));
    }
    assertTrue(tops.size() > 15, tops.toString());
  }

  @Test
  void bothPilesAndTheirTurnedCardsLieBeneathTheBoard() {
    assertEquals(
        List.of(
            "card: back, 0.15, 8.65, 0.5",
            "text: 12 left, 1.15, -1.93",
            "card: back, 4.4, 8.65, 0.5",
            "text: 16 left, 5.4, -1.93",
            "card: b, 2.25, 8.65, 0.5",
            "text: 4 turned, 3.25, -1.93",
            "card: 2H, 6.5, 8.65, 0.5",
            "text: 4 turned, 7.5, -1.93"),
        marks(placing()).subList(0, 8));
  }

  @Test
  void theRingIsMarkedWhilePlacing() {
    assertEquals(
        List.of("last: b5", "arrow: d5, d5, black", "candidates: c4, d4, e4, c5, e5, c6, d6, e6"),
        marks(placing()).subList(8, 11));
  }

  @Test
  void spentCardsCoverThePositionsTurned() {
    List<String> lines = marks(Script.played(DrawnNeighbour.moving(3, 0, PAIR), "b3d2"));
    assertEquals(
        List.of("card: back, 6.5, 8.65, 0.5", "text: 1 spent, 7.5, -1.93"), lines.subList(6, 8));
    assertTrue(lines.contains("last: b3, d2"), lines.toString());
  }

  @Test
  void theStatusTellsWhichSquareIsTakenAndHowManyPiecesAndCardsThereAre() {
    PlayableState<NeighbourSituation> start = DrawnNeighbour.dealt(8, "N", "3H");
    assertEquals(
        "You have 0 pieces and need 8. 36 cards are left.", start.view(PLAYER).status().plain());
    assertEquals(
        "The pieces form 1 group, and 34 cards are left.",
        Script.played(start, "add").view(PLAYER).status().plain());
    assertEquals(
        "The player turned up a black bishop, but its square, d5, was occupied."
            + " 3 pieces are on the board. The pieces form 3 groups, and 28 cards are left.",
        placing().view(PLAYER).status().plain());
  }

  @Test
  void theStatusTellsNoCardsOnceThePiecesMove() {
    PlayableState<NeighbourSituation> moving =
        Script.played(Script.played(placing(), "place c4"), "stop");
    assertEquals(
        "A single group is no longer possible. The pieces form 2 groups, and 28 cards are"
            + " left.",
        moving.view(PLAYER).status().plain());
  }

  @Test
  void theStatusCountsCardsAndGroupsAfterAMove() {
    assertEquals(
        "2 groups, 29 cards.",
        Script.played(DrawnNeighbour.moving(3, 0, PAIR), "b3d2").view(PLAYER).status().plain());
  }

  @Test
  void whatAMoveLeavesIsToldWithTheNextTask() {
    assertEquals(
        Optional.of("2 groups, 29 cards. Move a piece."),
        Script.played(DrawnNeighbour.moving(3, 0, PAIR), "b3d2")
            .view(PLAYER)
            .task()
            .map(Sentences::plain));
  }

  @Test
  void thePlayerIsToldWhatToDoAndSpectatorsAreNot() {
    assertEquals(
        Optional.of("Turn up cards until you have to choose."),
        DrawnNeighbour.dealt("N", "3H").view(PLAYER).task().map(Sentences::plain));
    assertEquals(
        Optional.of("Place the bishop: d5 is taken."),
        placing().view(PLAYER).task().map(Sentences::plain));
    assertEquals(
        Optional.of(
            "2 of 3 can move, but no black one."
                + " Start moving, or add a piece for two cards: later you can't add any."),
        DrawnNeighbour.adding(3, PAIR).view(PLAYER).task().map(Sentences::plain));
    assertEquals(
        Optional.of("Add pieces: these can't all join yet."),
        Script.played(placing(), "place c4").view(PLAYER).task().map(Sentences::plain));
    assertEquals(
        Optional.of("2 groups, 30 cards. Move a piece."),
        DrawnNeighbour.moving(3, 0, PAIR).view(PLAYER).task().map(Sentences::plain));
    assertEquals(Optional.empty(), placing().view(Viewer.SPECTATOR).task().map(Sentences::plain));
  }

  @Test
  void thePictureIsToldInWords() {
    assertEquals(
        "White: queen b5; knight d1. Black: rook d5. 3 groups."
            + " Left in the piles: 12 piece cards and 16 square cards."
            + " Squares for the black bishop: c4, c5, c6, d4, d6, e4, e5, e6."
            + " The player turned up a black bishop and the 2 of hearts, but the bishop's square, d5, was occupied.",
        placing().view(PLAYER).alt());
    assertEquals(
        "White: rook d2; knight c3. Black: bishop h1. 2 groups. Connected pieces: d2 c3."
            + " Left in the piles: 13 piece cards and 16 square cards. Cards put aside face down:"
            + " 1."
            + " Pieces that can move: knight c3, rook d2."
            + " The player moved the white rook from b3 to d2 like a knight.",
        Script.played(DrawnNeighbour.moving(3, 0, PAIR), "b3d2").view(PLAYER).alt());
  }

  @Test
  void thePiecesThatCanMoveAreToldInWords() {
    String alt = DrawnNeighbour.moving(3, 0, PAIR).view(PLAYER).alt();
    assertTrue(alt.contains("Pieces that can move: rook b3, knight c3."), alt);
  }

  private static String words(List<String> positions) {
    return positions.stream()
        .map(
            card ->
                card.charAt(0)
                    + switch (card.charAt(1)) {
                      case 'H' -> " of hearts";
                      case 'D' -> " of diamonds";
                      case 'S' -> " of spades";
                      default -> " of clubs";
                    })
        .collect(Collectors.joining(", "));
  }

  @Test
  void atTheEndTheCardsLeftLieOpenPieceAbovePositionAndThoseSpentFaceDown() {
    PlayableState<NeighbourSituation> state =
        Script.played(DrawnNeighbour.moving(14, 0, PAIR), "b3d2");
    View end = state.viewAtEnd(PLAYER);
    List<String> cards =
        end.diagram().marks().stream()
            .map(Mark::line)
            .filter(line -> line.startsWith("card"))
            .map(line -> line.replaceAll("card: (\\w+), ([0-9.]+),.*", "$1 $2"))
            .toList();
    List<String> pieces = NeighbourPiles.PIECES.subList(14, 16);
    List<String> positions = NeighbourPiles.POSITIONS.subList(14, 20);
    assertEquals(8, cards.size());
    for (int i = 0; i < 2; i++) {
      assertTrue(cards.get(i).startsWith(pieces.get(i) + " "), cards.toString());
      String position = i == 0 ? "back" : positions.get(i);
      assertTrue(cards.get(i + 2).startsWith(position + " "), cards.toString());
      assertEquals(cards.get(i).split(" ")[1], cards.get(i + 2).split(" ")[1]);
    }
    assertEquals(state.position().get("pieces"), end.facts().get("pieces"));
    assertTrue(
        end.diagram().marks().stream()
            .map(Mark::line)
            .anyMatch(line -> line.contains("1 spent on moves, ")),
        end.diagram().marks().toString());
    assertTrue(end.alt().contains("Square cards still face down: " + words(positions)), end.alt());
  }

  @Test
  void theLogNamesTheCards() {
    PlayableState<NeighbourSituation> state = DrawnNeighbour.dealt("N", "3H");
    assertEquals(
        Optional.of(
            "The player turned up the white knight and the 3 of hearts, and put the knight"
                + " on d1."),
        Script.line(state, "add", Viewer.SPECTATOR));
  }
}
