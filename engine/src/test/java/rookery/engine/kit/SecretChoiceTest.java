package rookery.engine.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import rookery.engine.Action;
import rookery.engine.ActionNews;
import rookery.engine.PlayOutcome;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.Viewer;
import rookery.engine.cards.Dealer;
import rookery.engine.kit.trial.ForFewTrials;
import rookery.engine.kit.trial.Matches;
import rookery.engine.kit.trial.Texts;
import rookery.engine.kit.trial.Trial;
import rookery.engine.kit.trial.TrialMoment;
import rookery.engine.match.Match;
import rookery.engine.playthrough.Ply;
import rookery.engine.text.GameLogLine;

/** What is chosen in secret shows nothing to others until the game reveals it. */
@ForFewTrials
record SecretChoiceTest(Trial trial) {
  private static final int MOMENTS = 5;
  private static final int ALTERNATIVES = 3;
  private static final int MANY = 12;
  private static final int BRANCHES = 6;
  private static final int STEPS = 8;

  /** Looks at a moment where a seat has several secret choices. */
  private interface Property {
    void check(TrialMoment moment, Seat seat, List<Action> choices);
  }

  /** Looks at some of the secret choices, whether they reveal something at once or not. */
  private void everySecretChoice(Property property) {
    sometimes(MANY, (moment, seat) -> choices(moment, seat, Action::secret), property);
  }

  /** Looks at some of the secret choices that reveal nothing at once. */
  private void everyHiddenChoice(Property property) {
    sometimes(
        ALTERNATIVES,
        (moment, seat) ->
            trial.shared(
                List.of(moment.entry(), seat),
                () -> choices(moment, seat, action -> revealsNothing(moment, seat, action))),
        property);
  }

  private static boolean revealsNothing(TrialMoment moment, Seat seat, Action action) {
    return action.secret() && !moment.played(new Ply(seat, action)).news().reveals();
  }

  private static List<Action> choices(TrialMoment moment, Seat seat, Predicate<Action> which) {
    return moment.state().legal(seat).stream().filter(which).toList();
  }

  private void sometimes(
      int most, BiFunction<TrialMoment, Seat, List<Action>> which, Property property) {
    trial.sometimes(
        MOMENTS,
        moment -> {
          for (Seat seat : moment.seats()) {
            List<Action> choices = which.apply(moment, seat);
            if (choices.size() > 1) {
              property.check(moment, seat, some(most, moment, choices));
            }
          }
        });
  }

  private static List<Action> some(int most, TrialMoment moment, List<Action> choices) {
    List<Action> some = new ArrayList<>(choices);
    while (some.size() > most) {
      some.remove(moment.random().nextInt(some.size()));
    }
    return some;
  }

  private static List<Viewer> others(TrialMoment moment, Seat seat) {
    return moment.viewers().stream().filter(viewer -> !viewer.is(seat)).toList();
  }

  @Test
  void theLogIsTheSameForEveryChoice() {
    everyHiddenChoice(
        (moment, seat, choices) -> {
          ActionNews first = moment.played(new Ply(seat, choices.get(0))).news();
          for (Action choice : choices) {
            ActionNews news = moment.played(new Ply(seat, choice)).news();
            for (Viewer viewer : others(moment, seat)) {
              assertEquals(
                  first.line(viewer),
                  news.line(viewer),
                  () -> "%s reads of %s".formatted(viewer, choice));
            }
          }
        });
  }

  @Test
  void aMatchLooksTheSameToOthersAfterEveryChoice() {
    List<Match> matches = trial.matches();
    everyHiddenChoice(
        (moment, seat, choices) -> {
          Match match = matches.get(moment.entry());
          String first = seen(chosen(match, seat, choices.get(0)), moment, seat);
          for (Action choice : choices) {
            Texts.assertSame(first, seen(chosen(match, seat, choice), moment, seat), choice);
          }
        });
  }

  @Test
  void choosingAnewShowsNothing() {
    List<Match> matches = trial.matches();
    everyHiddenChoice(
        (moment, seat, choices) -> {
          Match once = chosen(matches.get(moment.entry()), seat, choices.get(0));
          if (once.legal(seat).containsAll(choices)) {
            for (Action second : choices) {
              Match twice = chosen(once, seat, second);
              Texts.assertSame(seen(once, moment, seat), seen(twice, moment, seat), second);
            }
          }
        });
  }

  private static Match chosen(Match match, Seat seat, Action choice) {
    return match.act(seat, choice, Dealer.sorted());
  }

  /** All that the others see, and what each of them is told when it wants to take back. */
  private static String seen(Match match, TrialMoment moment, Seat seat) {
    StringBuilder seen = new StringBuilder();
    others(moment, seat).forEach(viewer -> seen.append(seen(match, viewer)).append('\n'));
    return seen.toString();
  }

  private static String seen(Match match, Viewer viewer) {
    return Matches.seen(match, viewer)
        + viewer.seat().map(seat -> "\n" + Matches.takeBackAnswer(match, seat)).orElse("");
  }

  /**
   * Also of a choice that reveals something: what another person does not see of it, no line of the
   * log, no score sheet and no refusal may tell that person.
   */
  @Test
  void choicesThatLookTheSameToSomebodyAreToldThatPersonInTheSameWords() {
    List<Match> matches = trial.matches();
    everySecretChoice(
        (moment, seat, choices) -> {
          Map<String, String> told = new HashMap<>();
          for (Action choice : choices) {
            Match match = chosen(matches.get(moment.entry()), seat, choice);
            PlayOutcome played = moment.played(new Ply(seat, choice));
            for (Viewer viewer : others(moment, seat)) {
              String words = told(played, viewer) + seen(match, viewer);
              String same = told.putIfAbsent(Texts.of(match.view(viewer)), words);
              Texts.assertSame(
                  same == null ? words : same, words, viewer + " is told of " + choice);
            }
          }
        });
  }

  private static String told(PlayOutcome played, Viewer viewer) {
    return "%s\n%s %s\n"
        .formatted(
            played.news().line(viewer).map(GameLogLine::plain).orElse("nothing"),
            played.news().reveals(),
            played.note());
  }

  @Test
  void noChoiceShowsLaterBeforeItIsRevealed() {
    everySecretChoice(
        (moment, seat, choices) -> {
          Dealer dealer = Dealer.sorted();
          State one = dealer.deal(moment.state().play(seat, choices.get(0)));
          State other = dealer.deal(moment.state().play(seat, choices.get(choices.size() - 1)));
          for (Viewer viewer : others(moment, seat)) {
            new Lockstep(one, other, viewer, moment.seats()).branch(BRANCHES, moment.random());
            new Lockstep(one, other, viewer, moment.seats()).walk(STEPS, moment.random());
          }
        });
  }
}
