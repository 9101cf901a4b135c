package rookery.engine.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.engine.Action;
import rookery.engine.Game;
import rookery.engine.Seat;
import rookery.engine.Viewer;
import rookery.engine.cards.Dealer;
import rookery.engine.games.Games;
import rookery.engine.match.Entry;
import rookery.engine.match.Match;
import rookery.engine.text.ClauseChain;
import rookery.engine.text.DutyTitle;

/**
 * The lesson of every game that has one, as it lies beside the game. With {@code
 * -Dgolden.update=true} the boards are drawn into the file anew. {@link LessonSheet} prints what
 * can be done at each step.
 */
@ParameterizedClass(name = "{0}")
@MethodSource("games")
record LessonTest(String id) {
  private static final int FEWEST_STEPS = 5;
  private static final int MOST_STEPS = 8;
  private static final int MOST_WORDS = 320;
  private static final int LONGEST_HEADING = 40;

  /** Four lines on a telephone, so that board and buttons are on one screen with them. */
  private static final int LONGEST_QUESTION = 150;

  private static final int LONGEST_TEXT = 240;
  private static final int LONGEST_REMARK = 200;
  private static final int MOST_HINTS = 5;
  private static final int LONGEST_HINT = 41;
  private static final int LONGEST_LINE = 100;
  private static final int GAMES_LOOKED_AT = 12;
  private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}][^\\s]*");
  private static final Pattern DOUBLED = Pattern.compile("(?iU)\\b(\\p{L}+) \\1\\b");
  private static final Pattern ENDS = Pattern.compile("(?s).*[.?!]");

  static List<String> games() {
    return Games.all().stream().filter(g -> Lesson.of(g).isPresent()).map(Game::id).toList();
  }

  private Lesson lesson() {
    return Games.find(id).flatMap(Lesson::of).orElseThrow();
  }

  private Path file() {
    String folder = lesson().game().getClass().getPackageName().replace('.', '/');
    return Path.of("src/main/resources", folder, Lesson.FILE);
  }

  private Stream<LessonMoment> moments() {
    return IntStream.rangeClosed(1, lesson().steps().size()).mapToObj(lesson()::at);
  }

  @Test
  void itHasFiveToEightSteps() {
    int steps = lesson().steps().size();
    assertTrue(steps >= FEWEST_STEPS && steps <= MOST_STEPS, steps + " steps");
  }

  @Test
  void eachStepAsksForSomethingThatCanBeDone() {
    moments().forEach(moment -> assertTrue(isLegal(moment, moment.step().example()), at(moment)));
  }

  @Test
  void eachStepNamesOnlyWhatCanBeDone() {
    moments()
        .forEach(
            moment ->
                named(moment.step())
                    .forEach(
                        pattern ->
                            assertTrue(
                                moment.legal().stream().anyMatch(a -> pattern.names(a.text())),
                                () -> pattern.text() + " is not legal.\n" + at(moment))));
  }

  private static Stream<ActionPattern> named(LessonStep step) {
    return Stream.concat(
        step.wanted().patterns().stream(),
        step.remarks().stream().flatMap(remark -> remark.patterns().stream()));
  }

  @Test
  void eachStepLeavesAChoice() {
    moments()
        .forEach(
            moment ->
                assertTrue(
                    moment.legal().size() > 1, () -> "only one legal action\n" + at(moment)));
  }

  @Test
  void everyLegalActionIsAnswered() {
    moments()
        .forEach(
            moment ->
                moment
                    .legal()
                    .forEach(action -> assertFalse(moment.judge(action).words().isBlank())));
  }

  /** Whoever reads only the question again thinks that nothing has happened. */
  @Test
  void aWrongAnswerIsToldMoreThanTheQuestionAgain() {
    for (LessonStep step : lesson().steps()) {
      Stream.concat(
              step.remarks().stream().map(LessonStep.Remark::sentence), step.otherwise().stream())
          .forEach(said -> assertFalse(step.question().contains(said), said));
    }
  }

  @Test
  void noActionIsBothRightAndWrong() {
    moments()
        .forEach(
            moment ->
                moment.step().remarks().stream()
                    .flatMap(remark -> remark.patterns().stream())
                    .filter(ActionPattern::isOne)
                    .forEach(
                        pattern ->
                            assertFalse(
                                moment.step().wanted().names(pattern.text()),
                                () -> pattern.text() + " is right and wrong\n" + at(moment))));
  }

  @Test
  void theRestOfTheActionsIsMoreThanNone() {
    moments()
        .filter(moment -> moment.step().otherwise().isPresent())
        .forEach(
            moment ->
                assertTrue(
                    moment.legal().stream()
                        .anyMatch(a -> moment.judge(a) instanceof Judgement.NotAsked),
                    () -> "everything is right, so write \"find any\"\n" + at(moment)));
  }

  @Test
  void itsSentencesFit() {
    for (LessonStep step : lesson().steps()) {
      assertFits(LONGEST_HEADING, step.heading());
      assertSaid(LONGEST_QUESTION, step.question().replace("**", ""));
      assertSaid(LONGEST_TEXT, step.answer());
      step.remarks().forEach(remark -> assertSaid(LONGEST_REMARK, remark.sentence()));
      step.otherwise().ifPresent(rest -> assertSaid(LONGEST_REMARK, rest));
    }
    assertFits(LONGEST_HEADING, lesson().closing().heading());
    assertSaid(LONGEST_TEXT, lesson().closing().text());
    lesson().hints().values().forEach(hint -> assertSaid(LONGEST_HINT, hint));
  }

  private static void assertSaid(int most, String text) {
    assertFits(most, text);
    assertTrue(ENDS.matcher(text).matches(), () -> "has no full stop: " + text);
    assertFalse(DOUBLED.matcher(text).find(), () -> "a word twice: " + text);
    ClauseChain.assertNoneIn(text);
  }

  private static void assertFits(int most, String text) {
    assertFalse(text.isBlank());
    assertTrue(
        text.length() <= most,
        () -> "%s characters, at most %s: %s".formatted(text.length(), most, text));
  }

  @Test
  void itIsReadInThreeMinutes() {
    Lesson lesson = lesson();
    List<String> read = new ArrayList<>();
    lesson.steps().forEach(s -> read.addAll(List.of(s.heading(), s.question(), s.answer())));
    read.addAll(List.of(lesson.closing().heading(), lesson.closing().text()));
    long words = read.stream().flatMap(text -> WORD.matcher(text).results()).count();
    assertTrue(words <= MOST_WORDS, words + " words, at most " + MOST_WORDS);
  }

  @Test
  void itsHintsAreForDecisionsOfTheGame() {
    TreeSet<String> decisions = decisions();
    assertTrue(lesson().hints().size() <= MOST_HINTS);
    lesson()
        .hints()
        .keySet()
        .forEach(hint -> assertTrue(decisions.contains(hint), hint + " is none of " + decisions));
  }

  private TreeSet<String> decisions() {
    TreeSet<String> found = new TreeSet<>();
    for (int seed = 0; seed < GAMES_LOOKED_AT; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      Match match = Match.begin(lesson().game(), lesson().setup().options(), Dealer.of(random));
      for (int ply = 0; ply < 60 && match.result().isEmpty(); ply++) {
        List<Seat> acting = new ArrayList<>();
        for (Seat seat : match.seats()) {
          match.duty(seat).map(DutyTitle::words).ifPresent(found::add);
          if (!match.legal(seat).isEmpty()) {
            acting.add(seat);
          }
        }
        Seat seat = acting.get(random.nextInt(acting.size()));
        List<Action> legal = match.legal(seat);
        match = match.act(seat, legal.get(random.nextInt(legal.size())), Dealer.of(random));
      }
    }
    return found;
  }

  @Test
  void itsDecksAreThoseOfTheGame() {
    Set<String> shuffled = new TreeSet<>();
    moments()
        .flatMap(moment -> moment.match().record().standing().stream())
        .filter(Entry.Shuffle.class::isInstance)
        .forEach(entry -> shuffled.add(((Entry.Shuffle) entry).deck()));
    lesson()
        .setup()
        .decks()
        .keySet()
        .forEach(deck -> assertTrue(shuffled.contains(deck), deck + " is none of " + shuffled));
  }

  @Test
  void itsBoardsAreWhatTheLearnerSees() throws IOException {
    if (Boolean.getBoolean("golden.update")) {
      Files.writeString(file(), LessonBoards.drawn(lesson(), Files.readString(file())));
    } else {
      moments()
          .forEach(
              moment ->
                  assertEquals(
                      LessonBoards.of(moment).lines().map(String::strip).toList(),
                      moment.step().board().orElse("none").lines().toList(),
                      () -> "-Dgolden.update=true draws the boards: " + moment.step().heading()));
    }
  }

  @Test
  void whatIsToldBeforeAQuestionIsWhatTheLearnerMayRead() {
    moments()
        .forEach(
            moment ->
                assertEquals(
                    Viewer.of(lesson().setup().you()),
                    moment.match().view(Viewer.of(moment.you())).viewer()));
  }

  @Test
  void itsLinesFitAScreen() throws IOException {
    for (String line : LessonBoards.withoutBoards(Files.readString(file()))) {
      assertTrue(line.length() <= LONGEST_LINE, line);
    }
  }

  private static boolean isLegal(LessonMoment moment, String action) {
    return Action.find(moment.legal(), action).isPresent();
  }

  private static String at(LessonMoment moment) {
    return LessonSheet.of(moment);
  }
}
