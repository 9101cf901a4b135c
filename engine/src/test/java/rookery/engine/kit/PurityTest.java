package rookery.engine.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import rookery.engine.State;
import rookery.engine.Viewer;
import rookery.engine.kit.trial.ForFewTrials;
import rookery.engine.kit.trial.Texts;
import rookery.engine.kit.trial.Trial;
import rookery.engine.kit.trial.TrialMoment;
import rookery.engine.playthrough.Playthrough;
import rookery.engine.playthrough.Ply;

/** A state never changes, and answers the same whenever and by whomever it is asked. */
@ForFewTrials
record PurityTest(Trial trial) {
  private static final int MOMENTS = 5;
  private static final int THREADS = 4;

  @Test
  void nothingThatIsAskedOrDoneChangesAState() {
    trial.sometimes(
        MOMENTS,
        moment -> {
          State state = moment.state();
          String before = Texts.of(state, moment.viewers());
          moment.legal().forEach(ply -> state.play(ply.seat(), ply.action()));
          moment.viewers().forEach(viewer -> state.resample(viewer, moment.random()));
          Texts.answers(moment);
          Texts.assertSame(before, Texts.of(state, moment.viewers()), "the state");
        });
  }

  @Test
  void theSameQuestionGetsTheSameAnswer() {
    trial.sometimes(
        MOMENTS,
        moment -> Texts.assertSame(Texts.answers(moment), Texts.answers(moment), "twice asked"));
  }

  @Test
  void theSameActionLeadsToTheSameState() {
    trial.sometimes(
        MOMENTS,
        moment ->
            moment
                .legal()
                .forEach(
                    ply -> assertEquals(after(moment, ply), after(moment, ply), ply.toString())));
  }

  private static String after(TrialMoment moment, Ply ply) {
    return Texts.of(moment.state().play(ply.seat(), ply.action()));
  }

  @Test
  void theSameSeedDrawsTheSameWorld() {
    trial.sometimes(
        MOMENTS,
        moment ->
            moment
                .viewers()
                .forEach(viewer -> assertEquals(world(moment, viewer), world(moment, viewer))));
  }

  private static String world(TrialMoment moment, Viewer viewer) {
    return Texts.of(moment.state().resample(viewer, moment.random()));
  }

  @Test
  void whatAStateHandsOutCannotBeUsedToChangeIt() {
    trial.sometimes(
        MOMENTS,
        moment -> {
          State state = moment.state();
          String before = Texts.of(state, moment.viewers());
          moment.seats().forEach(seat -> clear(state.legal(seat)));
          clear(state.awaited());
          clear(state.mayAct());
          Texts.assertSame(before, Texts.of(state, moment.viewers()), "the state");
        });
  }

  private static void clear(Collection<?> handedOut) {
    try {
      handedOut.clear();
    } catch (UnsupportedOperationException e) {
      // One that cannot be changed at all is just as well.
    }
  }

  @Test
  void gamesPlayedAtTheSameTimeAreTheSameAsOnePlayedAlone() throws Exception {
    String alone = played();
    for (String text : atTheSameTime(this::played)) {
      assertEquals(alone, text);
    }
  }

  private String played() {
    return Playthrough.random(trial.game(), trial.options(), new SplittableRandom(0), 100).text();
  }

  @Test
  void statesAnswerSeveralAtTheSameTimeAsTheyAnswerOne() throws Exception {
    Trial fresh = trial.again();
    fresh.played();
    List<String> answers = atTheSameTime(() -> Texts.answers(fresh, MOMENTS));
    String alone = Texts.answers(fresh, MOMENTS);
    answers.forEach(text -> Texts.assertSame(alone, text, "at the same time"));
  }

  private static List<String> atTheSameTime(Callable<String> task) throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    try {
      List<String> answers = new ArrayList<>();
      for (Future<String> answer : threads.invokeAll(Collections.nCopies(THREADS, task))) {
        answers.add(answer.get());
      }
      return answers;
    } catch (ExecutionException e) {
      throw new AssertionError(e.getCause());
    } finally {
      threads.shutdown();
    }
  }
}
