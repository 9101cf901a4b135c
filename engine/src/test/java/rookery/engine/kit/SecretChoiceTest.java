package rookery.engine.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import rookery.engine.Action;
import rookery.engine.News;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.Viewer;
import rookery.engine.cards.Dealer;
import rookery.engine.exchange.Ply;
import rookery.engine.kit.trial.ForFewTrials;
import rookery.engine.kit.trial.Matches;
import rookery.engine.kit.trial.Texts;
import rookery.engine.kit.trial.Trial;
import rookery.engine.kit.trial.TrialMoment;
import rookery.engine.match.Match;

/** What is chosen in secret shows nothing to others until the game reveals it. */
@ForFewTrials
record SecretChoiceTest(Trial trial) {
  private static final int MOMENTS = 5;
  private static final int ALTERNATIVES = 3;
  private static final int BRANCHES = 6;
  private static final int STEPS = 8;

  /** Looks at a moment where a seat has several secret choices that reveal nothing at once. */
  private interface Property {
    void check(TrialMoment moment, Seat seat, List<Action> choices);
  }

  private void everySecretChoice(Property property) {
    trial.sometimes(
        MOMENTS,
        moment -> {
          for (Seat seat : moment.seats()) {
            List<Action> choices = choices(moment.state(), seat);
            if (choices.size() > 1) {
              property.check(moment, seat, some(moment, choices));
            }
          }
        });
  }

  private static List<Action> choices(State state, Seat seat) {
    return state.legal(seat).stream()
        .filter(action -> action.secret() && !state.played(seat, action).news().reveals())
        .toList();
  }

  private static List<Action> some(TrialMoment moment, List<Action> choices) {
    List<Action> some = new ArrayList<>(choices);
    while (some.size() > ALTERNATIVES) {
      some.remove(moment.random().nextInt(some.size()));
    }
    return some;
  }

  private static List<Viewer> others(TrialMoment moment, Seat seat) {
    return moment.viewers().stream().filter(viewer -> !viewer.is(seat)).toList();
  }

  @Test
  void theLogIsTheSameForEveryChoice() {
    everySecretChoice(
        (moment, seat, choices) -> {
          News first = moment.played(new Ply(seat, choices.get(0))).news();
          for (Action choice : choices) {
            News news = moment.played(new Ply(seat, choice)).news();
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
    everySecretChoice(
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
    everySecretChoice(
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
    for (Viewer viewer : others(moment, seat)) {
      seen.append(Matches.seen(match, viewer)).append('\n');
      viewer.seat().ifPresent(s -> seen.append(Matches.takeBackAnswer(match, s)).append('\n'));
    }
    return seen.toString();
  }

  @Test
  void noChoiceShowsLaterBeforeItIsRevealed() {
    everySecretChoice(
        (moment, seat, choices) -> {
          State one = moment.state().play(seat, choices.get(0));
          State other = moment.state().play(seat, choices.get(choices.size() - 1));
          for (Viewer viewer : others(moment, seat)) {
            new Lockstep(one, other, viewer, moment.seats()).branch(BRANCHES, moment.random());
            new Lockstep(one, other, viewer, moment.seats()).walk(STEPS, moment.random());
          }
        });
  }
}
