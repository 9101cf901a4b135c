package rookery.engine.kit.toy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.random.RandomGenerator;
import rookery.engine.Action;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.Shuffle;
import rookery.engine.State;
import rookery.engine.View;
import rookery.engine.Viewer;
import rookery.engine.text.Sentence;

/**
 * A moment of a flawed game: what the sound game says, but for what the flaw changes.
 *
 * @param played how often anything was done, which the sound game does not even know
 */
record FlawedState(BidState truth, Flaw flaw, int played) implements ToldBefore {

  State next(State sound) {
    return new FlawedState((BidState) sound, flaw, played + 1);
  }

  /** A world of this moment; it shares the count, as careless games do. */
  State world(State sound) {
    return new FlawedState((BidState) sound, flaw, played);
  }

  @Override
  public Set<Seat> mayAct() {
    return flaw.mayAct(this);
  }

  @Override
  public List<Set<Seat>> awaited() {
    return flaw.awaited(this);
  }

  @Override
  public List<Action> legal(Seat seat) {
    return flaw.legal(this, seat);
  }

  @Override
  public State play(Seat seat, Action action) {
    return flaw.play(this, seat, action);
  }

  @Override
  public Optional<String> refusal(Seat seat, String typed) {
    return flaw.refusal(this, seat, typed);
  }

  @Override
  public Map<String, Action> aliases(Seat seat) {
    return flaw.aliases(this, seat);
  }

  @Override
  public Optional<Shuffle> chance() {
    return truth.chance();
  }

  @Override
  public State shuffled(List<String> order) {
    return world(truth.shuffled(order));
  }

  @Override
  public Optional<Result> result() {
    return flaw.result(this);
  }

  @Override
  public SortedMap<String, Object> position() {
    return flaw.position(this);
  }

  /** A view says what its state says, as far as the flaw lets it. */
  @Override
  public View view(Viewer viewer) {
    return FlawedView.of(flaw.view(this, viewer)).agreeing(this);
  }

  @Override
  public View viewAtEnd(Viewer viewer) {
    return flaw.viewAtEnd(this, viewer);
  }

  @Override
  public State resample(Viewer viewer, RandomGenerator random) {
    return flaw.resample(this, viewer, random);
  }

  @Override
  public Optional<Sentence> describe(Seat actor, Action action, Viewer viewer) {
    return flaw.describe(this, actor, action, viewer);
  }

  @Override
  public boolean reveals(Seat actor, Action action) {
    return flaw.reveals(this, actor, action);
  }
}
