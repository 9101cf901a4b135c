package rookery.engine.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import rookery.engine.PlayOutcome;
import rookery.engine.Seat;
import rookery.engine.Shuffle;
import rookery.engine.State;
import rookery.engine.Viewer;
import rookery.engine.cards.Dealer;
import rookery.engine.kit.trial.Texts;
import rookery.engine.playthrough.Ply;

/**
 * Two worlds that somebody cannot tell apart, in which the same is done: as long as nothing is
 * revealed they stay alike, and the log never tells more than the views.
 *
 * @param viewer the one who cannot tell them apart; spectators cannot either
 */
record Lockstep(State one, State other, Viewer viewer, List<Seat> seats) {

  /** Does at most so many things that are legal in both worlds. */
  void walk(int plies, RandomGenerator random) {
    Optional<Lockstep> worlds = Optional.of(this).filter(Lockstep::alike);
    for (int i = 0; i < plies && worlds.isPresent(); i++) {
      List<Ply> common = worlds.get().common();
      if (common.isEmpty()) {
        return;
      }
      worlds = worlds.get().after(common.get(random.nextInt(common.size())), random);
    }
  }

  /** Does some of the things that are legal in both worlds, each from here, if they look alike. */
  void branch(int plies, RandomGenerator random) {
    List<Ply> common = alike() ? common() : new ArrayList<>();
    for (int i = 0; i < plies && !common.isEmpty(); i++) {
      after(common.remove(random.nextInt(common.size())), random);
    }
  }

  private List<Ply> common() {
    List<Ply> common = new ArrayList<>(Ply.legal(one, seats));
    common.removeIf(ply -> other.find(ply.seat(), ply.action().text()).isEmpty());
    return common;
  }

  private boolean alike() {
    Viewer all = Viewer.SPECTATOR;
    return seen(one, viewer).equals(seen(other, viewer)) && seen(one, all).equals(seen(other, all));
  }

  /** The worlds after that, as long as they look the same. */
  private Optional<Lockstep> after(Ply ply, RandomGenerator random) {
    PlayOutcome first = one.played(ply.seat(), ply.action());
    PlayOutcome second = other.played(ply.seat(), ply.action());
    Lockstep undealt = new Lockstep(first.next(), second.next(), viewer, seats);
    Lockstep next = undealt.dealt(random);
    String here = seen(next.one, viewer);
    String there = seen(next.other, viewer);
    if (!first.news().reveals() && !second.news().reveals()) {
      assertEquals(
          undealt.one.chance().isPresent(), undealt.other.chance().isPresent(), "to be shuffled");
      Texts.assertSame(here, there, viewer + " after " + ply);
      Viewer all = Viewer.SPECTATOR;
      Texts.assertSame(seen(next.one, all), seen(next.other, all), all + " after " + ply);
    }
    if (!here.equals(there)) {
      return Optional.empty();
    }
    assertEquals(
        first.news().line(viewer), second.news().line(viewer), viewer + " reads of " + ply);
    assertEquals(first.note(), second.note(), "the score sheet's " + ply);
    assertEquals(first.news().reveals(), second.news().reveals(), "take-backs across " + ply);
    return Optional.of(next);
  }

  /** Decks of the same cards get the same order. */
  private Lockstep dealt(RandomGenerator random) {
    Dealer dealer = Dealer.of(random);
    Optional<Shuffle> wanted = one.chance().filter(w -> other.chance().equals(Optional.of(w)));
    if (wanted.isEmpty()) {
      return new Lockstep(dealer.deal(one), dealer.deal(other), viewer, seats);
    }
    List<String> order = dealer.shuffle(wanted.get());
    return new Lockstep(one.shuffled(order), other.shuffled(order), viewer, seats).dealt(random);
  }

  private static String seen(State state, Viewer viewer) {
    return Texts.of(state.view(viewer));
  }
}
