package rookery.engine.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.View;
import rookery.engine.Viewer;
import rookery.engine.board.Square;
import rookery.engine.diagram.Cell;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.MarksInWords;
import rookery.engine.diagram.Stroke;
import rookery.engine.explanation.Explanation;
import rookery.engine.kit.trial.ForManyTrials;
import rookery.engine.kit.trial.Trial;
import rookery.engine.kit.trial.TrialMoment;

/**
 * Each end says why, in words and on the board; so do checks, and threats to those who face them.
 */
@ForManyTrials
record WhyTest(Trial trial) {
  private static final int MOMENTS = 12;

  /** Ends by which something was taken, or could have been: the board shows by what. */
  private static final Set<String> TAKEN =
      Set.of("checkmate", "king-captured", "threat-and-capture", "throne", "last-piece");

  private State last() {
    List<State> states = trial.played().states();
    return states.get(states.size() - 1);
  }

  @Test
  void anEndHasAReason() {
    Optional<Result> result = last().result();
    if (result.isPresent()) {
      Explanation why = last().why().orElseThrow();
      rules().assertTold(why.told());
      boolean isTaken = TAKEN.contains(result.get().reason());
      assertFalse(isTaken && why.marks().isEmpty(), () -> "nothing is drawn: " + why);
    }
  }

  @Test
  void theReasonStandsOnTheLastBoardForEverybody() {
    if (last().result().isPresent()) {
      Explanation why = last().why().orElseThrow();
      TrialMoment end = new TrialMoment(trial, trial.played().plies().size());
      for (Viewer viewer : end.viewers()) {
        View view = end.view(viewer);
        assertTrue(view.diagram().marks().containsAll(why.marks()), why.toString());
        assertEquals(view.alt(), new MarksInWords(why.marks()).after(view.alt()));
        assertTrue(view.status().sentences().containsAll(why.told().sentences()), why.toString());
        assertArrowsJoinPieces(why, view.diagram());
      }
    }
  }

  @Test
  void whatAttacksIsDrawnFromWhereItStands() {
    sometimes(
        moment ->
            moment
                .state()
                .why()
                .ifPresent(why -> assertArrowsJoinPieces(why, board(moment, Viewer.SPECTATOR))));
  }

  @Test
  void aThreatIsToldInSentencesToThoseWhoMayAct() {
    SentenceRules rules = rules();
    sometimes(
        moment -> {
          for (Seat seat : moment.seats()) {
            Optional<Explanation> threat = moment.state().threat(seat);
            threat.map(Explanation::told).ifPresent(rules::assertTold);
            threat.ifPresent(why -> assertArrowsJoinPieces(why, board(moment, Viewer.of(seat))));
            assertFalse(
                threat.isPresent() && !moment.state().mayAct().contains(seat), seat.toString());
          }
        });
  }

  @Test
  void dangerIsToldInSentencesToThoseWhoMayAct() {
    SentenceRules rules = rules();
    sometimes(
        moment -> {
          for (Seat seat : moment.seats()) {
            Optional<Explanation> danger = moment.state().danger(seat);
            danger.map(Explanation::told).ifPresent(rules::assertTold);
            danger.ifPresent(why -> assertArrowsJoinPieces(why, board(moment, Viewer.of(seat))));
            assertFalse(
                danger.isPresent() && !moment.state().mayAct().contains(seat), seat.toString());
          }
        });
  }

  @Test
  void aCheckIsToldInSentences() {
    SentenceRules rules = rules();
    sometimes(moment -> moment.state().why().map(Explanation::told).ifPresent(rules::assertTold));
  }

  private SentenceRules rules() {
    return new SentenceRules(trial.game().seats(trial.options()));
  }

  private static Diagram board(TrialMoment moment, Viewer viewer) {
    return moment.view(viewer).diagram();
  }

  private void sometimes(Consumer<TrialMoment> property) {
    trial.sometimes(MOMENTS, property);
  }

  /** An arrow begins on a piece, or where the last step ended; or its piece has come to its end. */
  private static void assertArrowsJoinPieces(Explanation why, Diagram board) {
    List<Stroke> arrows =
        why.marks().stream()
            .filter(mark -> mark instanceof Stroke stroke && stroke.form() == Stroke.Form.ARROW)
            .map(Stroke.class::cast)
            .filter(stroke -> !stroke.isRing())
            .toList();
    for (Stroke arrow : arrows) {
      boolean isStep = arrows.stream().anyMatch(before -> before.to().equals(arrow.from()));
      assertTrue(
          isStep || stands(board, arrow.from()) || stands(board, arrow.to()),
          () -> arrow + " begins nowhere");
    }
    assertEquals(arrows.stream().distinct().toList(), arrows, "drawn twice");
  }

  private static boolean stands(Diagram board, Square square) {
    return !(board.at(square) instanceof Cell.Empty);
  }
}
