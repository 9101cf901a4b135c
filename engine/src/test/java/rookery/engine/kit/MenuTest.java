package rookery.engine.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import rookery.engine.Action;
import rookery.engine.Choice;
import rookery.engine.Seat;
import rookery.engine.kit.trial.ForManyTrials;
import rookery.engine.kit.trial.Trial;
import rookery.engine.text.DutyTitle;

/** The menus that lead to actions: one step for each choice, and no two actions at one place. */
@ForManyTrials
record MenuTest(Trial trial) {
  private static final int MOMENTS = 40;
  private static final int LONGEST_WAY = 60;
  private static final int LONGEST_QUESTION = 150;
  private static final int LONGEST_DUTY = 20;
  private static final int LONGEST_ACT = 60;
  private static final Pattern PLAIN = Pattern.compile("[!-9;-}]([ -9;-}]*[!-9;-}])?");

  /** An action and the steps that lead to it, worked out once. */
  private record Way(Action action, List<Choice> path, List<String> values) {
    static Way to(Action action) {
      List<Choice> path = action.path();
      return new Way(action, path, path.stream().map(Choice::value).toList());
    }
  }

  private void everySeat(Consumer<List<Way>> property) {
    trial.sometimes(
        MOMENTS,
        moment -> {
          for (Seat seat : moment.seats()) {
            property.accept(
                trial.shared(
                    List.of(moment.entry(), seat), () -> offered(moment.state().legal(seat))));
          }
        });
  }

  private static List<Way> offered(List<Action> legal) {
    return legal.stream().filter(Action::isOffered).map(Way::to).toList();
  }

  private void everyWay(Consumer<Way> property) {
    everySeat(ways -> ways.forEach(property));
  }

  @Test
  void everyActionIsReachedByAtLeastOneStep() {
    everyWay(way -> assertFalse(way.path().isEmpty(), () -> way.action().text()));
  }

  @Test
  void noTwoActionsAreReachedByTheSameSteps() {
    everySeat(
        ways -> {
          Map<List<String>, Action> ends = new HashMap<>();
          for (Way way : ways) {
            Action other = ends.put(way.values(), way.action());
            assertTrue(other == null, () -> "%s and %s".formatted(other, way));
          }
        });
  }

  @Test
  void noActionLiesOnTheWayToAnother() {
    everySeat(
        ways -> {
          Set<List<String>> between = new HashSet<>();
          for (Way way : ways) {
            for (int step = 1; step < way.values().size(); step++) {
              between.add(way.values().subList(0, step));
            }
          }
          ways.forEach(
              way -> assertFalse(between.contains(way.values()), () -> way.action().text()));
        });
  }

  @Test
  void atEachPlaceOneQuestionIsAskedAndEachAnswerHasOneLabel() {
    everySeat(
        ways -> {
          Map<List<String>, String> questions = new HashMap<>();
          Map<List<String>, String> labels = new HashMap<>();
          for (Way way : ways) {
            for (int step = 0; step < way.path().size(); step++) {
              Choice choice = way.path().get(step);
              assertSame(questions, way.values().subList(0, step), choice.question());
              assertSame(labels, way.values().subList(0, step + 1), choice.label());
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
  void aButtonHasRoomForWhatIsToBeDone() {
    trial.sometimes(
        MOMENTS,
        moment -> {
          for (Seat seat : moment.seats()) {
            Optional<String> duty = moment.state().duty(seat).map(DutyTitle::words);
            assertEquals(moment.state().mayAct().contains(seat), duty.isPresent());
            duty.ifPresent(words -> assertTrue(words.length() <= LONGEST_DUTY, words));
          }
        });
    everyWay(
        way ->
            way.action()
                .asks()
                .ifPresent(words -> assertTrue(words.length() <= LONGEST_ACT, words)));
  }

  @Test
  void theStepsFitIntoWhatAButtonCanRemember() {
    everyWay(
        way -> {
          String remembered = String.join("~", way.values());
          assertTrue(remembered.length() <= LONGEST_WAY, remembered);
        });
  }

  @Test
  void valuesAreWordsOfPlainLetters() {
    everyWay(
        way -> way.values().forEach(value -> assertTrue(PLAIN.matcher(value).matches(), value)));
  }

  @Test
  void questionsAreShort() {
    everyWay(
        way ->
            way.path()
                .forEach(
                    choice ->
                        assertTrue(
                            choice.question().length() <= LONGEST_QUESTION, choice.question())));
  }
}
