package rookery.bot.crash;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What people have tried at one table in one life of the bot, and what they were told. Rounds came
 * one after another; what stands in one round was tried at the same time.
 */
final class TableHistory {
  private final List<List<Attempt>> rounds = new ArrayList<>();

  /** What somebody was told of an action. */
  enum Heard {
    /** Nothing; it may have been kept or not. */
    NOTHING,
    /** That it was done. */
    DONE,
    /** That it was not done. */
    REFUSED
  }

  /** One action that somebody has tried. */
  static final class Attempt {
    private final String seat;
    private final Optional<String> action;
    private volatile Heard heard = Heard.NOTHING;

    /**
     * @param action its text; empty where it was chosen by menus
     */
    Attempt(String seat, Optional<String> action) {
      this.seat = seat;
      this.action = action;
    }

    void heard(Heard answer) {
      heard = answer;
    }

    private Attempt asNow() {
      Attempt copy = new Attempt(seat, action);
      copy.heard = heard;
      return copy;
    }

    private boolean couldBe(String entry) {
      String begins = "act " + seat + " ";
      boolean same =
          action.map(text -> entry.equals(begins + text)).orElse(entry.startsWith(begins));
      return heard != Heard.REFUSED && same;
    }

    @Override
    public String toString() {
      return "%s %s %s".formatted(seat, action.orElse("by menus"), heard);
    }
  }

  synchronized void add(List<Attempt> round) {
    rounds.add(List.copyOf(round));
  }

  /** The same as it is at this moment, whatever is tried and heard afterwards. */
  synchronized TableHistory asNow() {
    TableHistory copy = new TableHistory();
    rounds.forEach(round -> copy.add(round.stream().map(Attempt::asNow).toList()));
    return copy;
  }

  /** How far an explanation has come: so many entries, so many rounds, some of the next round. */
  private record Progress(int entries, int rounds, int used, Set<Late> late) {
    private Progress with(Late one) {
      Set<Late> more = new HashSet<>(late);
      more.add(one);
      return new Progress(entries + 1, rounds, used, Set.copyOf(more));
    }
  }

  /**
   * Whether the entries are just what people were told was done, in that order, and perhaps some of
   * what they were told nothing of.
   *
   * @param entries what was kept in this life, but for what chance did
   */
  boolean explains(List<String> entries) {
    return explains(entries, List.of());
  }

  /** The same where what was told nothing of may have been kept in a later round. */
  boolean explainsLate(List<String> entries) {
    List<Late> late = new ArrayList<>();
    for (int round = 0; round < rounds.size(); round++) {
      for (int n = 0; n < rounds.get(round).size(); n++) {
        Attempt attempt = rounds.get(round).get(n);
        // Menus leave so many open that to try them all would never end.
        if (attempt.heard == Heard.NOTHING && attempt.action.isPresent()) {
          late.add(new Late(round, n));
        }
      }
    }
    return explains(entries, late);
  }

  /** An attempt that may come late. */
  private record Late(int round, int n) {}

  private boolean explains(List<String> entries, List<Late> late) {
    Set<Progress> now = new HashSet<>(Set.of(new Progress(0, 0, 0, Set.of())));
    Set<Progress> seen = new HashSet<>();
    while (!now.isEmpty()) {
      Set<Progress> next = new HashSet<>();
      for (Progress at : now) {
        if (at.entries() == entries.size() && at.rounds() == rounds.size()) {
          return true;
        }
        if (seen.add(at)) {
          go(at, entries, late, next);
          goLate(at, entries, late, next);
        }
      }
      now = next;
    }
    return false;
  }

  private void goLate(Progress at, List<String> entries, List<Late> late, Set<Progress> next) {
    late.stream()
        .filter(one -> one.round() < at.rounds() && !at.late().contains(one))
        .filter(one -> at.entries() < entries.size())
        .filter(one -> rounds.get(one.round()).get(one.n()).couldBe(entries.get(at.entries())))
        .forEach(one -> next.add(at.with(one)));
  }

  private void go(Progress at, List<String> entries, List<Late> late, Set<Progress> next) {
    if (at.rounds() == rounds.size()) {
      return;
    }
    List<Attempt> round = rounds.get(at.rounds());
    boolean nothingMissing = true;
    for (int n = 0; n < round.size(); n++) {
      boolean used = (at.used() & 1 << n) != 0;
      nothingMissing &= used || round.get(n).heard != Heard.DONE;
      if (!used
          && at.entries() < entries.size()
          && round.get(n).couldBe(entries.get(at.entries()))) {
        Late one = new Late(at.rounds(), n);
        // Only what may come late must be remembered, else the possibilities never end.
        Progress with = late.contains(one) ? at.with(one) : at;
        next.add(new Progress(at.entries() + 1, at.rounds(), at.used() | 1 << n, with.late()));
      }
    }
    if (nothingMissing) {
      next.add(new Progress(at.entries(), at.rounds() + 1, 0, at.late()));
    }
  }

  @Override
  public String toString() {
    return rounds.toString();
  }
}
