package rookery.engine.kit;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import rookery.engine.Action;
import rookery.engine.ActionNews;
import rookery.engine.Choice;
import rookery.engine.Seat;
import rookery.engine.View;
import rookery.engine.Viewer;
import rookery.engine.explanation.PieceGuide;
import rookery.engine.kit.trial.ForManyTrials;
import rookery.engine.kit.trial.Trial;
import rookery.engine.kit.trial.TrialMoment;
import rookery.engine.playthrough.Ply;
import rookery.engine.text.GameLogLine;

/** Everything that a game tells is made of sentences that are values: see {@link SentenceRules}. */
@ForManyTrials
record SentencesTest(Trial trial) {
  private static final int MOMENTS = 12;

  private interface Property {
    void check(SentenceRules rules, TrialMoment moment);
  }

  private void sometimes(Property property) {
    SentenceRules rules = rules();
    trial.sometimes(MOMENTS, moment -> property.check(rules, moment));
  }

  private SentenceRules rules() {
    return new SentenceRules(trial.game().seats(trial.options()));
  }

  @Test
  void whatAViewSaysIsMadeOfSentences() {
    sometimes(
        (rules, moment) -> {
          for (Viewer viewer : moment.viewers()) {
            View view = moment.view(viewer);
            rules.assertTold(view.status());
            view.task().ifPresent(rules::assertTold);
            view.secret().ifPresent(rules::assertTold);
            rules.assertTold(moment.state().viewAtEnd(viewer).status());
            moment.state().explained(viewer).map(View::status).ifPresent(rules::assertTold);
          }
        });
  }

  @Test
  void theLogIsMadeOfSentences() {
    Set<GameLogLine> seen = new HashSet<>();
    sometimes(
        (rules, moment) -> {
          for (Ply ply : moment.legal()) {
            ActionNews news = moment.played(ply).news();
            for (Viewer viewer : moment.viewers()) {
              news.line(viewer).filter(seen::add).ifPresent(line -> rules.assertTold(line.text()));
            }
          }
        });
  }

  @Test
  void labelsFitOnButtonsAndNameSeatsByArguments() {
    Set<Choice> seen = new HashSet<>();
    sometimes(
        (rules, moment) -> {
          for (Seat seat : moment.seats()) {
            for (Action action : moment.state().legal(seat)) {
              for (Choice choice : action.path()) {
                if (seen.add(choice)) {
                  rules.assertLabel(choice.words());
                }
              }
            }
          }
        });
  }

  @Test
  void whatAPieceDoesIsToldInSentences() {
    sometimes(
        (rules, moment) -> {
          for (Seat seat : moment.seats()) {
            moment.state().legal(seat).stream()
                .map(action -> action.path().get(0).value())
                .distinct()
                .flatMap(value -> moment.state().about(seat, value).stream())
                .map(PieceGuide::told)
                .forEach(rules::assertTold);
          }
        });
  }

  @Test
  void whatCameOfAGameIsToldInSentences() {
    trial.once(
        played ->
            rules()
                .assertTold(trial.game().tally(played.plies().stream().map(Ply::action).toList())));
  }
}
