package rookery.engine.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import rookery.engine.Action;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.match.ActionReader;
import rookery.engine.match.Reading;

/** What players type is taken for the action they mean, or for none. */
@ForFewTrials
record NotationTest(Trial trial) {
  private static final int MOMENTS = 8;
  private static final int OFFERED = 25;
  private static final int STRANGERS = 40;
  private static final List<String> NONSENSE =
      List.of("", " ", "-", "zz99", "\u265e\u0130\ud83d", "0-0-0-0", "x".repeat(300), "null");

  /** Looks at what each seat may do, with the seat's texts and the action meant. */
  private interface Property {
    void check(State state, Seat seat, Action action);
  }

  private void everyAction(Property property) {
    trial.sometimes(
        MOMENTS,
        moment ->
            moment
                .legal()
                .forEach(ply -> property.check(moment.state(), ply.seat(), ply.action())));
  }

  @Test
  void textsAreShortLinesOfPlainLetters() {
    everyAction(
        (state, seat, action) ->
            assertTrue(action.text().matches("[!-~]([ -~]{0,38}[!-~])?"), action.text()));
  }

  @Test
  void theTextOfAnActionIsReadAsThatAction() {
    everyAction(
        (state, seat, action) ->
            assertEquals(new Reading.One(action), ActionReader.read(state, seat, action.text())));
  }

  @Test
  void anyCaseIsReadAsThatActionOrAsOneOfSeveral() {
    everyAction(
        (state, seat, action) -> {
          if (!action.caseMatters()) {
            assertMeant(state, seat, action, action.text().toUpperCase(Locale.ROOT));
            assertMeant(state, seat, action, action.text().toLowerCase(Locale.ROOT));
          }
        });
  }

  @Test
  void otherSeparatorsAreReadAsThatActionOrAsOneOfSeveral() {
    everyAction(
        (state, seat, action) -> {
          String text = action.text();
          assertMeant(state, seat, action, "  " + text + " ");
          assertMeant(state, seat, action, text.replaceAll("(?<=[a-z][0-9])(?=[a-z][0-9])", "-"));
          assertMeant(state, seat, action, text.replaceAll("(?<=[a-z][0-9])(?=[a-z][0-9])", "x"));
          assertMeant(state, seat, action, text.replaceAll("(?<=[a-z][0-9])", " "));
          assertMeant(state, seat, action, text.replaceAll("[ :=-]", ""));
        });
  }

  private static void assertMeant(State state, Seat seat, Action action, String typed) {
    Reading reading = ActionReader.read(state, seat, typed);
    List<Action> meant =
        reading instanceof Reading.Several several
            ? several.actions()
            : reading instanceof Reading.One one ? List.of(one.action()) : List.of();
    assertTrue(
        meant.contains(action),
        () -> "\"%s\" for %s is read as %s".formatted(typed, action.text(), reading));
  }

  @Test
  void whatIsOfferedWhileTypingContainsTheAction() {
    everyAction(
        (state, seat, action) ->
            assertTrue(
                ActionReader.complete(state.legal(seat), action.text(), OFFERED).contains(action),
                action.text()));
  }

  @Test
  void otherNamesAreNamesOfLegalActions() {
    trial.sometimes(
        MOMENTS,
        moment -> {
          for (Seat seat : moment.seats()) {
            Map<String, Action> aliases = moment.state().aliases(seat);
            assertTrue(moment.state().legal(seat).containsAll(aliases.values()), seat.id());
            aliases.forEach((alias, action) -> assertMeant(moment.state(), seat, action, alias));
          }
        });
  }

  @Test
  void nonsenseIsReadAsNothingAndAnsweredWithASentence() {
    trial.sometimes(
        MOMENTS,
        moment -> {
          for (Seat seat : moment.seats()) {
            NONSENSE.forEach(typed -> assertNothing(moment.state(), seat, typed));
          }
        });
  }

  private static void assertNothing(State state, Seat seat, String typed) {
    Reading.None none =
        assertInstanceOf(Reading.None.class, ActionReader.read(state, seat, typed), typed);
    assertFalse(none.sentence().isBlank(), typed);
    assertTrue(none.sentence().length() <= 1_000, none.sentence());
    assertTrue(state.legal(seat).containsAll(none.near()), typed);
  }

  @Test
  void theTextOfAnotherMomentsActionIsNeverReadAsADifferentOne() {
    Universe universe = Universe.of(trial);
    trial.sometimes(
        MOMENTS,
        moment -> {
          for (Seat seat : moment.state().mayAct()) {
            List<Action> legal = moment.state().legal(seat);
            universe.some(STRANGERS, moment.random()).stream()
                .filter(action -> !legal.contains(action))
                .forEach(action -> assertNotAnother(moment.state(), seat, action));
          }
        });
  }

  /** Unless it is short for that one, as a capture without the cards that it needs. */
  private static void assertNotAnother(State state, Seat seat, Action action) {
    if (ActionReader.read(state, seat, action.text()) instanceof Reading.One one) {
      String meant = letters(one.action().text());
      assertTrue(meant.startsWith(letters(action.text())), action + " is read as " + one);
    }
  }

  private static String letters(String text) {
    return text.replaceAll("[ x:=-]", "").toLowerCase(Locale.ROOT);
  }

  @Test
  void equalTextsAreEqualActionsAtEveryMoment() {
    Map<String, Action> actions = new HashMap<>();
    trial.always(
        moment ->
            moment
                .legal()
                .forEach(
                    ply -> {
                      Action first = actions.putIfAbsent(ply.action().text(), ply.action());
                      assertTrue(first == null || first.equals(ply.action()), ply.toString());
                    }));
    Set<Action> distinct = actions.values().stream().collect(Collectors.toSet());
    assertEquals(actions.size(), distinct.size());
  }
}
