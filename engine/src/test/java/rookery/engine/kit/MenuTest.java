package rookery.engine.kit;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import rookery.engine.Action;
import rookery.engine.Choice;
import rookery.engine.Seat;

/** The menus that lead to actions: one step for each choice, and no two actions at one place. */
@ForManyTrials
record MenuTest(Trial trial) {
  private static final int MOMENTS = 40;
  private static final int LONGEST_WAY = 60;
  private static final int LONGEST_QUESTION = 150;

  private static List<String> values(Action action) {
    return action.path().stream().map(Choice::value).toList();
  }

  private void everySeat(Consumer<List<Action>> property) {
    trial.sometimes(
        MOMENTS,
        moment -> {
          for (Seat seat : moment.seats()) {
            property.accept(moment.state().legal(seat));
          }
        });
  }

  @Test
  void everyActionIsReachedByAtLeastOneStep() {
    everySeat(
        legal -> legal.forEach(action -> assertFalse(action.path().isEmpty(), action.text())));
  }

  @Test
  void noTwoActionsAreReachedByTheSameSteps() {
    everySeat(
        legal -> {
          Map<List<String>, Action> ends = new HashMap<>();
          for (Action action : legal) {
            Action other = ends.put(values(action), action);
            assertTrue(other == null, () -> "%s and %s".formatted(other, action));
          }
        });
  }

  @Test
  void noActionLiesOnTheWayToAnother() {
    everySeat(
        legal -> {
          Set<List<String>> between = new HashSet<>();
          for (Action action : legal) {
            List<String> values = values(action);
            for (int step = 1; step < values.size(); step++) {
              between.add(values.subList(0, step));
            }
          }
          legal.forEach(
              action -> assertFalse(between.contains(values(action)), () -> action.text()));
        });
  }

  @Test
  void atEachPlaceOneQuestionIsAskedAndEachAnswerHasOneLabel() {
    everySeat(
        legal -> {
          Map<List<String>, String> questions = new HashMap<>();
          Map<List<String>, String> labels = new HashMap<>();
          for (Action action : legal) {
            for (int step = 0; step < action.path().size(); step++) {
              Choice choice = action.path().get(step);
              assertSame(questions, values(action).subList(0, step), choice.question());
              assertSame(labels, values(action).subList(0, step + 1), choice.label());
            }
          }
        });
  }

  private static void assertSame(Map<List<String>, String> texts, List<String> place, String text) {
    String before = texts.putIfAbsent(place, text);
    assertTrue(
        before == null || before.equals(text), () -> "%s: %s, %s".formatted(place, before, text));
  }

  @Test
  void theStepsFitIntoWhatAButtonCanRemember() {
    everySeat(
        legal -> {
          for (Action action : legal) {
            String way = String.join("~", values(action));
            assertTrue(way.length() <= LONGEST_WAY, way);
          }
        });
  }

  @Test
  void valuesAreWordsOfPlainLetters() {
    everySeat(
        legal ->
            legal.stream()
                .flatMap(action -> values(action).stream())
                .forEach(
                    value -> assertTrue(value.matches("[!-9;-}]([ -9;-}]*[!-9;-}])?"), value)));
  }

  @Test
  void questionsAreShort() {
    everySeat(
        legal ->
            legal.stream()
                .flatMap(action -> action.path().stream())
                .map(Choice::question)
                .forEach(question -> assertTrue(question.length() <= LONGEST_QUESTION, question)));
  }
}
