package rookery.bot.command.move;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.bot.post.table.turn.ActionResultPost;
import rookery.bot.preference.LessonProgress;
import rookery.bot.preference.PreferenceChange;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.StepContext;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;
import rookery.engine.Action;
import rookery.engine.Seat;
import rookery.engine.Viewer;
import rookery.engine.cards.Dealer;
import rookery.engine.computer.Decision;
import rookery.engine.computer.Setback;
import rookery.engine.match.History;
import rookery.engine.match.Match;
import rookery.engine.text.DutyTitle;
import rookery.engine.text.GameLogLine;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;

/**
 * An action of whoever makes a request, who can do it now.
 *
 * @param advised what that person was advised last
 */
record PlayedAction(Action action, StepContext context, Optional<Decision> advised) {
  /** The game with the action done, and what its player is told of it. */
  RequestOutcome outcome() {
    Dealer dealer = context.table().dealer(context.random());
    return outcome(context.table().playing(now -> now.act(seat(), action, dealer)));
  }

  /** The same of whoever pressed a button, and the end of the turn if nothing else is offered. */
  RequestOutcome pressed() {
    Dealer dealer = context.table().dealer(context.random());
    return outcome(context.table().playing(now -> now.actToTheEnd(seat(), action, dealer)));
  }

  private RequestOutcome outcome(Table after) {
    Match before = match();
    Optional<GameLogLine> line = before.line(seat(), action, Viewer.of(seat()));
    RequestOutcome acted = told(after, newlyPlayed(before, after, line).then(setback(after)));
    RequestOutcome kept =
        before.usual(seat()).isEmpty()
            ? acted
            : acted.preferring(
                new PreferenceChange.Done(
                    context.request().who(), after.game().id(), action.text()));
    return decided().map(kept::preferring).orElse(kept);
  }

  /** What it cost, where that is much and whoever plays alone can still take it back. */
  private Sentences setback(Table after) {
    boolean isAlone = after.seats().size() == 1 && after.stage() == TableStage.PLAYING;
    return isAlone && after.running().undoing(seat()).refusal().isEmpty()
        ? new Sentences(
            Setback.between(match().outlook(seat()), after.running().outlook(seat()), advised)
                .map(Setback::told)
                .stream()
                .toList())
        : Sentences.NONE;
  }

  private Match match() {
    return context.table().running();
  }

  private Seat seat() {
    return context.seat();
  }

  /** Whether it is done again and again as long as nothing else makes sense. */
  boolean isRepeated() {
    return action.untilChoice().isPresent();
  }

  /** The same, done again as long as nothing else makes sense. */
  RequestOutcome untilChoice() {
    Dealer dealer = context.table().dealer(context.random());
    Table after = context.table().playing(now -> now.actUntilChoice(seat(), action, dealer));
    Match played = after.match().orElseThrow();
    List<GameLogLine> lines = History.of(played, Viewer.of(seat())).lines();
    // There is no room for all of them, and the board shows what was done last.
    Sentences last = lines.get(lines.size() - 1).text();
    int times = played.record().standing().size() - match().record().standing().size();
    Sentences text =
        Optional.of(times)
            .filter(many -> many > 1)
            .flatMap(action::repeated)
            .map(many -> Sentences.of(many))
            .orElse(last);
    return told(after, text);
  }

  private RequestOutcome told(Table after, Sentences words) {
    boolean away = context.isAwayFrom(after);
    return context.changed(
        after, new ActionResultPost(after, seat(), words, away, context.views()).answer());
  }

  /** In a person's first game, that a decision of this kind needs no hint any more. */
  private Optional<PreferenceChange> decided() {
    Table table = context.table();
    Person person = context.request().who();
    String decision = match().duty(seat()).orElse(DutyTitle.MOVE).words();
    LessonProgress met = context.wishes().lessons(person, table.game().id());
    boolean known = met.firstTable().isPresent() && met.told().contains(decision);
    return Optional.of(table)
        .filter(at -> !person.isComputer() && met.isFirst(at.id()) && !known)
        .map(at -> new PreferenceChange.Decided(person, at.game().id(), at.id(), decision));
  }

  /** Describes the player's own action and the conditional moves that followed it at once. */
  private static Sentences newlyPlayed(Match before, Table after, Optional<GameLogLine> line) {
    Match now = after.match().orElseThrow();
    int answers = now.record().entries().size() - before.record().entries().size() - 1;
    List<GameLogLine> recent = now.recent();
    List<GameLogLine> lines = new ArrayList<>(line.stream().toList());
    if (before.game().hidesNothing() && answers > 0) {
      recent.subList(Math.max(0, recent.size() - answers), recent.size()).stream()
          .map(answer -> answer.as(SentenceRole.URGENT))
          .forEach(lines::add);
    }
    return lines.stream().map(GameLogLine::text).reduce(Sentences.NONE, Sentences::then);
  }
}
