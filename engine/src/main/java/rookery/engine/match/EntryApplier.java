package rookery.engine.match;

import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import rookery.engine.ActionNews;
import rookery.engine.PlayOutcome;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.Viewer;
import rookery.engine.match.past.MatchProgress;
import rookery.engine.match.past.PastStep;
import rookery.engine.text.GameLogLine;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;

/** How a match goes on by an entry of its record. */
record EntryApplier(Match match, State state, MatchProgress progress) {
  /**
   * @param past gives the state after so many entries of the record
   */
  Step of(Entry entry, IntFunction<State> past) {
    if (entry instanceof Entry.Act act) {
      return acted(act);
    }
    if (entry instanceof Entry.Shuffle shuffle) {
      State dealt = state.shuffled(shuffle.order());
      return new Step(
          match.with(entry, dealt, match.agreements(), progress.dealt(dealt)),
          viewer -> Optional.empty());
    }
    if (entry instanceof Entry.TakeBack back) {
      return takenBack(back, past.apply(back.keeps()));
    }
    return said((Entry.Said) entry);
  }

  private Step acted(Entry.Act act) {
    PlayOutcome played = match.course().played(state, act);
    Optional<GameLogLine> line = played.news().line(Viewer.SPECTATOR);
    Seat by = match.seat(act.by());
    Agreements left = line.isPresent() ? match.agreements().playedOn(by) : match.agreements();
    PastStep done = PastStep.done(entries(), by, played.news(), state, played.next());
    return new Step(
        match.with(act, played.next(), left, progress.played(done, line)), played.news());
  }

  private Step takenBack(Entry.TakeBack back, State earlier) {
    Seat by = match.seat(back.by());
    Sentence told = Sentence.of("%s took back %s.", by, Phrase.last(undone(back).size(), "move"));
    Optional<GameLogLine> line = Optional.of(GameLogLine.by(by, told));
    Agreements left = match.agreements().withDraw(Optional.empty()).withTakeBack(Optional.empty());
    ActionNews news = viewer -> line;
    PastStep taken = PastStep.said(entries(), by, news, earlier);
    MatchProgress seen = progress.backAt(back.keeps()).then(taken).movedOn(line);
    return new Step(match.with(back, earlier, left, seen), news);
  }

  /** What everybody has read of what is undone. */
  private List<GameLogLine> undone(Entry.TakeBack back) {
    return match.course().linesFrom(back.keeps(), match.record().entries());
  }

  private Step said(Entry.Said said) {
    Seat by = match.seat(said.by());
    Optional<GameLogLine> line = Optional.of(said.talk().line(by, match));
    Agreements now = said.talk().said(by, match);
    ActionNews news = viewer -> line;
    State heard = said.talk().heard(by, match, state);
    MatchProgress seen = progress.then(PastStep.said(entries(), by, news, heard)).told(line);
    return new Step(match.with(said, heard, now, seen), news);
  }

  private int entries() {
    return match.record().entries().size();
  }

  /** What an entry leads to, and what may be read of it. */
  record Step(Match next, ActionNews news) {}
}
