package rookery.engine.games.parade;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import rookery.engine.State;
import rookery.engine.View;
import rookery.engine.Viewer;
import rookery.engine.diagram.BesideBoard;
import rookery.engine.diagram.Mark;
import rookery.engine.kit.script.Script;
import rookery.engine.lesson.Lesson;
import rookery.engine.lesson.LessonMoment;
import rookery.engine.play.PlayableState;
import rookery.engine.text.Sentences;

class ParadeViewTest {
  private static final Viewer PLAYER = Viewer.of(ParadeGame.PLAYER);

  private static List<Mark> marks(PlayableState<ParadeSituation> state) {
    return state.view(PLAYER).diagram().marks();
  }

  @Test
  void thePositionHasTheKeysOfThePage() {
    PlayableState<ParadeSituation> played = Script.played(DrawnParade.document(), "d3:c1b2", "add");
    assertEquals(Set.of("position", "pile", "spent", "below"), played.position().keySet());
    assertEquals(Script.cards("QRBqbn"), played.position().get("pile"));
    assertEquals(Map.of("facedown", 1, "added", List.of("K")), played.position().get("spent"));
    assertEquals(0, played.position().get("below"));
  }

  @Test
  void theFactsGiveThePileByItsSizeAndTheUnseenCardsTogether() {
    PlayableState<ParadeSituation> played = Script.played(DrawnParade.document(), "d3:c1b2", "add");
    View view = played.view(PLAYER);
    assertEquals(6, view.facts().get("pile"));
    assertEquals(Script.cards("BNQRbnq"), view.facts().get("unseen"));
    assertEquals(played.position().get("spent"), view.facts().get("spent"));
  }

  @Test
  void whereTheUnseenCardsLieChangesNothingInTheView() {
    PlayableState<ParadeSituation> played =
        Script.played(DrawnParade.document(), "d3:c1b2", "add", "e4:f3g2");
    RandomGenerator random = new SplittableRandom(3);
    for (int i = 0; i < 20; i++) {
      assertEquals(played.view(PLAYER), played.resample(PLAYER, random).view(PLAYER));
    }
  }

  @Test
  void anyUnseenCardMayLieAnywhere() {
    PlayableState<ParadeSituation> played = Script.played(DrawnParade.document(), "d3:c1b2");
    RandomGenerator random = new SplittableRandom(4);
    Set<List<String>> facedown = new HashSet<>();
    Set<String> tops = new HashSet<>();
    for (int i = 0; i < 200; i++) {
      ParadePosition other = played.resample(PLAYER, random).situation().parade();
      facedown.add(other.facedown());
      tops.add(other.top());
    }
    assertEquals(8, facedown.size());
    assertEquals(8, tops.size());
  }

  @Test
  void fewPiecesThatAreStillAloneAreNamed() {
    LessonMoment last = Lesson.of(new ParadeGame()).orElseThrow().at(5);
    assertEquals(
        "3 groups, 6 cards left. The rook on h3 and the bishop on c4 are alone.",
        last.match().view(PLAYER).status().plain());
  }

  @Test
  void thePlayerIsToldWhatToDoAndSpectatorsAreNot() {
    View player = DrawnParade.document().view(PLAYER);
    View spectator = DrawnParade.document().view(Viewer.SPECTATOR);
    assertEquals(
        Optional.of(
            "Make one group: give orders, or add pieces, which can't be taken back."
                + " Small letters show where each kind would go, counted from e4."),
        player.task().map(Sentences::plain));
    assertEquals(Optional.empty(), spectator.task().map(Sentences::plain));
    assertEquals(List.of(), spectator.legal());
    assertEquals(
        List.of(
            "corner text: N, 7, 4",
            "corner text: B, 8, 4",
            "corner text: R, 1, 5",
            "corner text: Q, 3, 5",
            "corner text: K, 4, 5"),
        player.diagram().marks().stream()
            .map(Mark::line)
            .filter(line -> line.startsWith("corner text"))
            .toList(),
        "where the next card's piece would go");
    assertEquals(player.diagram(), spectator.diagram(), "the first board is everybody's");
  }

  @Test
  void theStatusCountsCardsAndGroups() {
    assertEquals("6 groups, 8 cards left.", DrawnParade.document().view(PLAYER).status().plain());
  }

  @Test
  void theStatusTellsTheCardThatWasShown() {
    assertEquals(
        "The player added the white knight on g4, 1 empty square after e4."
            + " 7 groups, 7 cards left.",
        Script.played(DrawnParade.document(), "add").view(PLAYER).status().plain());
  }

  private static final String ONE_ORDER_AWAY =
      """
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      n . . . . . . .
      . . . . . . . .
      R b . . . . . .
      """;

  @Test
  void whenTheLastCardIsSpentItIsSaidThatItIsTooLateAndWhatAnOrderCosts() {
    View view = Script.played(DrawnParade.withPile("K", ONE_ORDER_AWAY), "a1:a3a4").view(PLAYER);
    assertEquals(
        "No card left, but 2 groups: too late to win, and each order costs a point."
            + " The knight on a4 is alone.",
        view.status().plain());
    assertEquals(Optional.of("Each order costs a point."), view.task().map(Sentences::plain));
  }

  @Test
  void tooFewCardsForTheGroupsAreSaidToBeTooFew() {
    String sixGroups =
        """
        n . . . . . . n
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        n . . . . . . .
        . . . . . . . .
        R . b . r . . .
        """;
    assertEquals(
        "6 groups, 1 card left: too late to win.",
        DrawnParade.withPile("K", sixGroups).view(PLAYER).status().plain());
    assertEquals(
        "6 groups, 2 cards left.",
        DrawnParade.withPile("KQ", sixGroups).view(PLAYER).status().plain());
  }

  @Test
  void whereNoOrderJoinsAllWithTheLastCardItIsTooLate() {
    String apart =
        """
        n . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        R . . . . . b .
        """;
    assertTrue(
        DrawnParade.withPile("K", apart).view(PLAYER).status().plain().contains("too late to win"));
    assertEquals(
        "2 groups, 1 card left. The knight on a3 is alone.",
        DrawnParade.withPile("K", ONE_ORDER_AWAY).view(PLAYER).status().plain());
  }

  @Test
  void anOrderIsABowFromThePieceThatGaveItAndItsMoveAnArrow() {
    List<Mark> marks = marks(Script.played(DrawnParade.document(), "d3:c1b2"));
    assertEquals(
        List.of("bow: d3, c1, black", "arrow: c1, b2, black"),
        marks.stream().map(Mark::line).filter(line -> line.matches("(bow|arrow).*")).toList());
  }

  @Test
  void manyCardsShownEndBeforeThePiles() {
    List<Mark> marks = marks(Script.played(DrawnParade.document(), "add", "add", "add", "add"));
    List<BesideBoard.Card> cards =
        marks.stream()
            .filter(BesideBoard.Card.class::isInstance)
            .map(BesideBoard.Card.class::cast)
            .toList();
    int shown =
        (int) cards.stream().filter(card -> !card.face().equals(BesideBoard.Card.BACK)).count();
    assertTrue(shown > 10, cards.toString());
    assertEquals(BesideBoard.Card.BACK, cards.get(shown).face());
    double width = 1.95 * 0.5;
    assertTrue(cards.get(shown - 1).x() + width < cards.get(shown).x(), cards.toString());
  }

  @Test
  void anAddedPieceIsMarkedAndItsCardLaidOut() {
    List<String> lines =
        marks(Script.played(DrawnParade.document(), "add")).stream().map(Mark::line).toList();
    assertTrue(lines.contains("last: g4"), lines.toString());
    assertTrue(lines.contains("card: N, 3.6, 8.65, 0.5"), lines.toString());
  }

  @Test
  void thePilesAreBacksWithTheirSizes() {
    List<String> lines =
        marks(Script.played(DrawnParade.document(), "d3:c1b2")).stream().map(Mark::line).toList();
    assertEquals(
        List.of(
            "card: back, 4.75, 8.65, 0.5",
            "text: 7 left, 5.75, -1.93",
            "card: back, 6.65, 8.65, 0.5",
            "text: 1 spent, 7.65, -1.93"),
        lines.subList(8, 12));
  }

  @Test
  void belowZeroAllCardsArePickedUp() {
    PlayableState<ParadeSituation> state =
        DrawnParade.below(
            3,
            """
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            n . . . . . . .
            . . . . . . . .
            R b . . . . . .
            """);
    assertEquals(
        "2 groups, score -3: too late to win. The knight on a3 is alone.",
        state.view(PLAYER).status().plain());
    assertEquals(
        List.of(
            "card: back, 4.75, 8.65, 0.5",
            "text: 13 left, 5.75, -1.93",
            "card: back, 6.65, 8.65, 0.5",
            "text: score -3, 7.65, -1.93",
            "group: a1, b1"),
        marks(state).stream().map(Mark::line).toList());
  }

  @Test
  void thePictureIsToldInWords() {
    assertEquals(
        "White: rook g1; bishop b2; knight f3."
            + " Black: king f2; rooks b3, b4; bishop e4; knight d3."
            + " 5 groups. Connected pieces: b2 b3 b4; f2 f3."
            + " Cards face up: white bishop, white rook, black king, black rook, black knight,"
            + " white knight, black rook, black bishop."
            + " Cards in the pile: 7. Cards put aside face down: 1."
            + " Last turn: knight d3 sent bishop c1 to b2."
            + " The next piece would go to g4 if it's a knight, h4 if it's a bishop, a5 if it's"
            + " a rook, c5 if it's a queen or d5 if it's a king.",
        Script.played(DrawnParade.document(), "d3:c1b2").view(PLAYER).alt());
  }

  @Test
  void theEndIsToldInTheStatus() {
    String oneAway =
        """
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        n . . . . . . .
        . . . . . . . .
        R b . . . . . .
        """;
    assertEquals(
        "All pieces form one group, with 1 card left.",
        Script.played(DrawnParade.withPile("KN", oneAway), "a1:a3a2")
            .view(PLAYER)
            .status()
            .plain());
    assertEquals(
        "All pieces form one group, with a score of -6.",
        Script.played(DrawnParade.below(5, oneAway), "a1:a3a2").view(PLAYER).status().plain());
    assertEquals(
        "You've used all the cards, and the pieces still form 2 groups.",
        Script.played(DrawnParade.below(15, oneAway), "a1:a3a4").view(PLAYER).status().plain());
  }

  @Test
  void oncePickedUpCardsAreCountedNothingLiesBeneathTheBoard() {
    String together = "R b . . . . . .\n";
    String rows =
        ". . . . . . . .\n".repeat(5) + "n . . . . . . .\n" + ". . . . . . . .\n" + together;
    assertEquals(2.45, bottom(DrawnParade.below(5, rows)));
    assertEquals(0, bottom(Script.played(DrawnParade.below(5, rows), "a1:a3a2")));
    assertEquals(2.45, bottom(Script.played(DrawnParade.withPile("KN", rows), "a1:a3a2")));
  }

  @Test
  void atTheEndTheCardsThatNobodySawLieOpenInTheirOrder() {
    PlayableState<ParadeSituation> played = Script.played(DrawnParade.document(), "d3:c1b2", "add");
    View end = played.viewAtEnd(PLAYER);
    List<String> cards =
        end.diagram().marks().stream()
            .map(Mark::line)
            .filter(line -> line.startsWith("card"))
            .map(line -> line.substring(6, 7))
            .toList();
    assertEquals(Script.cards("QRBqbn" + "N"), cards);
    assertEquals(played.position().get("pile"), end.facts().get("pile"));
    assertTrue(end.alt().contains("Cards in the pile: white queen, white rook"), end.alt());
    assertTrue(end.alt().contains("Cards put aside face down: white knight."), end.alt());
  }

  @Test
  void atTheEndThereIsRoomForTheWordsBelowAPileOfOneCard() {
    String rows = ". . . . . . . .\n".repeat(7) + "R b . . . . . .\n";
    List<Double> words =
        DrawnParade.withPile("K", rows).viewAtEnd(PLAYER).diagram().marks().stream()
            .filter(Mark.Text.class::isInstance)
            .map(mark -> ((Mark.Text) mark).file())
            .toList();
    assertTrue(words.get(1) - words.get(0) >= 1.5, words.toString());
  }

  private static double bottom(State state) {
    return state.view(PLAYER).diagram().margins().bottom();
  }
}
