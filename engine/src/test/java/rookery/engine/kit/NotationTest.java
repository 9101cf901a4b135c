package rookery.engine.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import rookery.engine.Action;
import rookery.engine.ActionNews;
import rookery.engine.Seat;
import rookery.engine.Viewer;
import rookery.engine.kit.trial.AllActions;
import rookery.engine.kit.trial.ForFewTrials;
import rookery.engine.kit.trial.Texts;
import rookery.engine.kit.trial.Trial;
import rookery.engine.kit.trial.TrialMoment;
import rookery.engine.playthrough.Ply;
import rookery.engine.reading.ActionReader;
import rookery.engine.reading.ActionReading;
import rookery.engine.text.GameLogLine;

/** What players type is taken for the action they mean, or for none. */
@ForFewTrials
record NotationTest(Trial trial) {
  private static final int MOMENTS = 8;
  private static final int FEW = 3;
  private static final int OFFERED = 25;
  private static final int STRANGERS = 40;
  private static final Pattern SHORT_LINE = Pattern.compile("[!-~]([ -~]{0,38}[!-~])?");
  private static final Pattern BETWEEN_SQUARES = Pattern.compile("(?<=[a-z][0-9])(?=[a-z][0-9])");
  private static final Pattern AFTER_A_SQUARE = Pattern.compile("(?<=[a-z][0-9])");
  private static final Pattern SEPARATOR = Pattern.compile("[ :=-]");
  private static final List<String> NONSENSE =
      List.of("", " ", "-", "zz99", "\u265e\u0130\ud83d", "0-0-0-0", "x".repeat(300), "null");

  /** Looks at what each seat may do, with the reader of what the seat types. */
  private interface Property {
    void check(ActionReader reader, Action action);
  }

  private void everyAction(Property property) {
    everyReader(
        (moment, seat, reader) ->
            moment.state().legal(seat).forEach(action -> property.check(reader, action)));
  }

  /** Looks at each seat that may act. */
  private interface SeatProperty {
    void check(TrialMoment moment, Seat seat, ActionReader reader);
  }

  private void everyReader(SeatProperty property) {
    trial.sometimes(
        MOMENTS,
        moment -> {
          for (Seat seat : moment.seats()) {
            property.check(moment, seat, ActionReader.of(moment.state(), seat));
          }
        });
  }

  @Test
  void textsAreShortLinesOfPlainLetters() {
    everyAction(
        (reader, action) -> assertTrue(SHORT_LINE.matcher(action.text()).matches(), action.text()));
  }

  @Test
  void theTextOfAnActionIsReadAsThatAction() {
    everyAction(
        (reader, action) ->
            assertEquals(new ActionReading.One(action), reader.read(action.text())));
  }

  @Test
  void anyCaseIsReadAsThatActionOrAsOneOfSeveral() {
    everyAction(
        (reader, action) -> {
          if (!action.caseMatters()) {
            assertMeant(reader, action, action.text().toUpperCase(Locale.ROOT));
            assertMeant(reader, action, action.text().toLowerCase(Locale.ROOT));
          }
        });
  }

  @Test
  void otherSeparatorsAreReadAsThatActionOrAsOneOfSeveral() {
    everyAction(
        (reader, action) -> {
          String text = action.text();
          assertMeant(reader, action, "  " + text + " ");
          assertMeant(reader, action, BETWEEN_SQUARES.matcher(text).replaceAll("-"));
          assertMeant(reader, action, BETWEEN_SQUARES.matcher(text).replaceAll("x"));
          assertMeant(reader, action, AFTER_A_SQUARE.matcher(text).replaceAll(" "));
          assertMeant(reader, action, SEPARATOR.matcher(text).replaceAll(""));
        });
  }

  private static void assertMeant(ActionReader reader, Action action, String typed) {
    ActionReading reading = reader.read(typed);
    List<Action> meant =
        reading instanceof ActionReading.Several several
            ? several.actions()
            : reading instanceof ActionReading.One one ? List.of(one.action()) : List.of();
    assertTrue(
        meant.contains(action),
        () -> "\"%s\" for %s is read as %s".formatted(typed, action.text(), reading));
  }

  @Test
  void whatTheLogWillSayIsReadAsThatActionOrAsOneOfSeveral() {
    everyReader(
        (moment, seat, reader) -> {
          for (Action action : some(moment, seat)) {
            ActionNews news = moment.played(new Ply(seat, action)).news();
            Optional<String> line = news.line(Viewer.of(seat)).map(GameLogLine::plain);
            if (line.isPresent() && !action.secret() && !news.reveals()) {
              assertMeant(reader, action, line.get());
            }
          }
        });
  }

  @Test
  void theWordsOfTheMenusAreReadAsThatActionOrAsOneOfSeveral() {
    everyReader(
        (moment, seat, reader) -> {
          for (Action action : some(moment, seat)) {
            String words = Texts.labels(action);
            if (words.matches(".*\\p{L}{3}.*")) {
              assertMeant(reader, action, words);
            }
          }
        });
  }

  private static List<Action> some(TrialMoment moment, Seat seat) {
    return AllActions.some(FEW, moment.state().legal(seat), moment.random());
  }

  @Test
  void whatIsOfferedWhileTypingContainsTheAction() {
    everyAction(
        (reader, action) ->
            assertTrue(
                reader.complete(action.text(), OFFERED).stream()
                    .anyMatch(offered -> offered.value().equals(action.text())),
                action.text()));
  }

  @Test
  void otherNamesAreNamesOfLegalActions() {
    everyReader(
        (moment, seat, reader) -> {
          Map<String, Action> aliases = moment.state().aliases(seat);
          assertTrue(moment.state().legal(seat).containsAll(aliases.values()), seat.id());
          aliases.forEach((alias, action) -> assertMeant(reader, action, alias));
        });
  }

  @Test
  void nonsenseIsReadAsNothingAndAnsweredWithASentence() {
    everyReader(
        (moment, seat, reader) -> {
          List<Action> legal = moment.state().legal(seat);
          NONSENSE.forEach(typed -> assertNothing(legal, reader, typed));
        });
  }

  private static void assertNothing(List<Action> legal, ActionReader reader, String typed) {
    ActionReading.None none = assertInstanceOf(ActionReading.None.class, reader.read(typed), typed);
    assertFalse(none.sentence().isBlank(), typed);
    assertTrue(none.sentence().length() <= 1_000, none.sentence());
    assertTrue(legal.containsAll(none.near()), typed);
    assertTrue(none.example().stream().allMatch(legal::contains), typed);
  }

  @Test
  void theTextOfAnotherMomentsActionIsNeverReadAsADifferentOne() {
    AllActions universe = AllActions.of(trial);
    everyReader(
        (moment, seat, reader) -> {
          if (moment.state().mayAct().contains(seat)) {
            universe.some(STRANGERS, moment.random()).stream()
                .filter(action -> moment.state().find(seat, action.text()).isEmpty())
                .forEach(action -> assertNotAnother(reader, action));
          }
        });
  }

  /** Unless it is short for that one, as a capture without the cards that it needs. */
  private static void assertNotAnother(ActionReader reader, Action action) {
    if (reader.read(action.text()) instanceof ActionReading.One one) {
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
