package rookery.engine.games.cooperative;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import rookery.engine.Result;
import rookery.engine.Viewer;
import rookery.engine.chess.PieceType;
import rookery.engine.diagram.Diagram;
import rookery.engine.play.ViewContent;

/**
 * What one viewer may know, in facts, words and picture.
 *
 * @param open whether both hands are shown to everybody, as at the end
 */
record CooperativeView(CooperativeTurn turn, Viewer viewer, boolean open) {
  ViewContent telling() {
    CooperativePicture picture = new CooperativePicture(turn, viewer, open);
    return telling(picture.diagram(picture.trail()), status());
  }

  /** The same with what the cards allow in place of the moves made. */
  ViewContent explained() {
    CooperativeExplanation explanation = new CooperativeExplanation(turn);
    return telling(
        new CooperativePicture(turn, viewer, open).diagram(explanation.marks()),
        explanation.words());
  }

  private ViewContent telling(Diagram diagram, String status) {
    return new ViewContent(
        facts(), diagram, new CooperativeAltText(turn, viewer, open).of(diagram), status, secret());
  }

  /** The other hand and the pile by their sizes alone. */
  private SortedMap<String, Object> facts() {
    if (open) {
      return new CooperativeScene(turn).position();
    }
    SortedMap<String, Object> hands = new TreeMap<>();
    turn.cards()
        .hands()
        .forEach((seat, hand) -> hands.put(seat.id(), viewer.is(seat) ? hand : hand.size()));
    return CooperativeScene.position(turn, hands, turn.cards().pile().size());
  }

  private Optional<String> secret() {
    return viewer
        .seat()
        .map(turn.cards()::hand)
        .filter(hand -> !hand.isEmpty())
        .map(hand -> "You hold %s.%s".formatted(CooperativeAltText.cards(hand), allowed(hand)));
  }

  /** What either card would let its holder capture at once, if any would. */
  private String allowed(List<String> hand) {
    if (turn.step() != CooperativeStep.PLAY || !viewer.is(turn.actor())) {
      return "";
    }
    Map<String, List<String>> cards = new LinkedHashMap<>();
    for (String card : new LinkedHashSet<>(hand)) {
      String captures = new CooperativeScene(turn.played(card)).captures();
      cards.computeIfAbsent(captures, key -> new ArrayList<>()).add(card);
    }
    cards.remove("");
    return cards.entrySet().stream()
        .map(allowed -> " %s would allow: %s.".formatted(any(allowed.getValue()), allowed.getKey()))
        .collect(Collectors.joining());
  }

  private static String any(List<String> cards) {
    return cards.size() > 1 ? "Either card" : "The " + PieceType.coloured(cards.get(0).charAt(0));
  }

  private String status() {
    if (turn.isUndealt()) {
      return "The cards are being shuffled.";
    }
    return turn.result()
        .map(this::ended)
        .orElseGet(
            () ->
                "%s. %s".formatted(new CooperativeAltText(turn, viewer, open).next(), standing()));
  }

  private String standing() {
    CooperativeScore score = turn.score();
    return "Captured so far: %s%s. A king now would make %s."
        .formatted(score.pieces(), CooperativeAltText.gone(score), points(score.withAKing()));
  }

  private static String points(CooperativeScore score) {
    return score.points() + (score.points() == 1 ? " point" : " points");
  }

  private String ended(Result result) {
    if (result.reason().equals(CooperativeGame.OUT_OF_CARDS)) {
      return "The cards have run out, and no king was captured.";
    }
    CooperativeScore score = turn.score();
    return "A king is captured. Captured in all: %s%s. That makes %s."
        .formatted(score.pieces(), CooperativeAltText.gone(score), points(score));
  }
}
