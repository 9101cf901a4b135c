package rookery.engine.games.cooperative;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import rookery.engine.Result;
import rookery.engine.View;
import rookery.engine.Viewer;
import rookery.engine.chess.PieceType;
import rookery.engine.diagram.Diagram;

/** What one viewer may know, in facts, words and picture. */
record CooperativeView(CooperativeState state, Turn turn, Viewer viewer) {
  private static final int MOST_CAPTURES = 6;

  CooperativeView(CooperativeState state, Viewer viewer) {
    this(state, state.turn(), viewer);
  }

  View view() {
    Picture picture = new Picture(turn, viewer);
    return view(picture.diagram(picture.trail()), status());
  }

  /** The same with what the cards allow in place of the moves made. */
  View explained() {
    Explanation explanation = new Explanation(turn);
    return view(new Picture(turn, viewer).diagram(explanation.marks()), explanation.words());
  }

  private View view(Diagram diagram, String status) {
    return new View(
        viewer,
        facts(),
        diagram,
        new Words(turn, viewer).of(diagram),
        status,
        viewer.seat().filter(state.mayAct()::contains).map(seat -> task()),
        secret(),
        state.mayAct(),
        state.awaited(),
        viewer.seat().map(state::legal).orElse(List.of()),
        Set.of(),
        state.result());
  }

  /** The other hand and the pile by their sizes alone. */
  private SortedMap<String, Object> facts() {
    SortedMap<String, Object> hands = new TreeMap<>();
    turn.cards()
        .hands()
        .forEach((seat, hand) -> hands.put(seat.id(), viewer.is(seat) ? hand : hand.size()));
    return CooperativeState.position(turn, hands, turn.cards().pile().size());
  }

  private Optional<String> secret() {
    return viewer
        .seat()
        .map(turn.cards()::hand)
        .filter(hand -> !hand.isEmpty())
        .map(hand -> "You hold %s.".formatted(Words.cards(hand)));
  }

  private String status() {
    if (turn.isUndealt()) {
      return "The cards are being shuffled.";
    }
    return turn.result().map(this::ended).orElseGet(() -> "%s. %s".formatted(next(), standing()));
  }

  private String next() {
    String who = turn.colour().title();
    return switch (turn.step()) {
      case PLAY -> who + " is to play a card";
      case MOVE -> who + " may move, capture, or end the turn";
      case CAPTURE -> who + " may capture, or end the turn";
    };
  }

  private String standing() {
    Score score = turn.score();
    return "Captured so far: %s%s. A king now would make %s."
        .formatted(score.pieces(), Words.gone(score), points(score.withAKing()));
  }

  private static String points(Score score) {
    return score.points() + (score.points() == 1 ? " point" : " points");
  }

  private String ended(Result result) {
    if (result.reason().equals(CooperativeGame.OUT_OF_CARDS)) {
      return "The cards have run out, and no king was captured.";
    }
    Score score = turn.score();
    return "A king is captured. Captured in all: %s%s. That makes %s."
        .formatted(score.pieces(), Words.gone(score), points(score));
  }

  private String task() {
    if (turn.step() == Step.PLAY) {
      return "Play a card of your hand to the end of the line.";
    }
    String captures = captures();
    if (turn.step() == Step.CAPTURE) {
      return captures.isEmpty()
          ? "Nothing can be captured now: end the turn."
          : "Capture, or end the turn. You can take %s.".formatted(captures);
    }
    return captures.isEmpty()
        ? "Make a move, or end the turn. Nothing can be captured yet."
        : "Make a move, capture, or end the turn. You can take %s.".formatted(captures);
  }

  /** What can be captured now, the most important first: {@code queen d8, pawn e2}. */
  private String captures() {
    List<String> victims =
        new BoardMoves(turn)
            .all().stream()
                .filter(move -> move.victim().isPresent())
                .sorted(
                    Comparator.comparing(
                        (BoardMove move) -> PieceType.of(move.victim().orElseThrow())))
                .map(CooperativeView::victim)
                .distinct()
                .toList();
    String named = victims.stream().limit(MOST_CAPTURES).collect(Collectors.joining(", "));
    return victims.size() > MOST_CAPTURES ? named + " and more" : named;
  }

  private static String victim(BoardMove move) {
    return CooperativeAction.word(move.victim().orElseThrow()) + " " + move.move().to();
  }
}
