package rookery.engine.games.parade;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import rookery.engine.Action;
import rookery.engine.IllegalActionException;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.Shuffle;
import rookery.engine.State;
import rookery.engine.View;
import rookery.engine.Viewer;
import rookery.engine.cards.PieceCards;

/** Before the deck is shuffled: an empty board. */
record ParadeDeal() implements State {
  private static final Shuffle DECK = new Shuffle("deck", PieceCards.ofBoth(0));

  @Override
  public Set<Seat> mayAct() {
    return Set.of();
  }

  @Override
  public List<Set<Seat>> awaited() {
    return List.of();
  }

  @Override
  public List<Action> legal(Seat seat) {
    return List.of();
  }

  @Override
  public State play(Seat seat, Action action) {
    throw new IllegalActionException("The cards are not dealt yet.");
  }

  @Override
  public Optional<Shuffle> chance() {
    return Optional.of(DECK);
  }

  @Override
  public State shuffled(List<String> order) {
    if (!DECK.admits(order)) {
      throw new IllegalArgumentException("not the deck: " + order);
    }
    return ParadeState.dealt(order);
  }

  @Override
  public Optional<Result> result() {
    return Optional.empty();
  }

  @Override
  public SortedMap<String, Object> position() {
    return ParadeState.position(Parade.undealt(), List.of());
  }

  @Override
  public View view(Viewer viewer) {
    return new View(
        viewer,
        ParadeView.facts(Parade.undealt()),
        new ParadePicture(Parade.undealt()).diagram(),
        "An empty board.",
        "The cards are being shuffled.",
        Optional.empty(),
        Optional.empty(),
        mayAct(),
        awaited(),
        List.of(),
        Set.of(),
        result());
  }

  @Override
  public Optional<String> describe(Seat actor, Action action, Viewer viewer) {
    return Optional.empty();
  }
}
