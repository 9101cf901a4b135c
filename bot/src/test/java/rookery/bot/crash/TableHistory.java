package rookery.bot.crash;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
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
    /** Nothing; it may have been kept or not, or be kept yet. */
    NOTHING,
    /** Something that does not say whether it was done; it was kept by then, or never. */
    ANSWERED,
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

    private boolean mayComeLate() {
      return heard == Heard.NOTHING;
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

  /**
   * How far an explanation has come: so many entries, so many rounds, some of the next round.
   *
   * @param late which of what may come late is used
   * @param menus how many of a seat's choices by menus that may come late are used; it does not
   *     matter which, as any of them may be anything
   */
  private record Progress(
      int entries, int rounds, int used, Set<Late> late, Map<String, Integer> menus) {
    private Progress with(Late one) {
      Set<Late> more = new HashSet<>(late);
      more.add(one);
      return new Progress(entries + 1, rounds, used, Set.copyOf(more), menus);
    }

    private Progress withMenus(String seat) {
      Map<String, Integer> more = new HashMap<>(menus);
      more.merge(seat, 1, Integer::sum);
      return new Progress(entries + 1, rounds, used, late, Map.copyOf(more));
    }

    private Progress using(int n) {
      return new Progress(entries, rounds, used | 1 << n, late, menus);
    }

    private Progress nextRound() {
      return new Progress(entries, rounds + 1, 0, late, menus);
    }
  }

  /**
   * Whether the entries are just what people were told was done, in that order, and perhaps some of
   * what they were told nothing of.
   *
   * @param entries what was kept in this life, but for what chance did
   */
  boolean explains(List<String> entries) {
    return explains(entries, false);
  }

  /** The same where what was told nothing of may have been kept in a later round. */
  boolean explainsLate(List<String> entries) {
    return explains(entries, true);
  }

  /** An attempt that may come late. */
  private record Late(int round, int n) {}

  private boolean explains(List<String> entries, boolean late) {
    Set<Progress> now = new HashSet<>(Set.of(new Progress(0, 0, 0, Set.of(), Map.of())));
    Set<Progress> seen = new HashSet<>();
    while (!now.isEmpty()) {
      Set<Progress> next = new HashSet<>();
      for (Progress at : now) {
        if (at.entries() == entries.size() && at.rounds() == rounds.size()) {
          return true;
        }
        if (seen.add(at)) {
          go(at, entries, late, next);
          if (late && at.entries() < entries.size()) {
            goLate(at, entries.get(at.entries()), next);
          }
        }
      }
      now = next;
    }
    return false;
  }

  private void goLate(Progress at, String entry, Set<Progress> next) {
    Map<String, Integer> byMenus = new HashMap<>();
    for (int round = 0; round < at.rounds(); round++) {
      for (int n = 0; n < rounds.get(round).size(); n++) {
        Attempt attempt = rounds.get(round).get(n);
        if (attempt.mayComeLate() && attempt.couldBe(entry)) {
          if (attempt.action.isEmpty()) {
            byMenus.merge(attempt.seat, 1, Integer::sum);
          } else if (!at.late().contains(new Late(round, n))) {
            next.add(at.with(new Late(round, n)));
          }
        }
      }
    }
    byMenus.forEach(
        (seat, count) -> {
          if (at.menus().getOrDefault(seat, 0) < count) {
            next.add(at.withMenus(seat));
          }
        });
  }

  private void go(Progress at, List<String> entries, boolean late, Set<Progress> next) {
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
        next.add(with(at.using(n), n, late && round.get(n).mayComeLate()));
      }
    }
    if (nothingMissing) {
      next.add(at.nextRound());
    }
  }

  /** Only what may come late must be remembered, else the possibilities never end. */
  private Progress with(Progress at, int n, boolean late) {
    Attempt attempt = rounds.get(at.rounds()).get(n);
    if (!late) {
      return new Progress(at.entries() + 1, at.rounds(), at.used(), at.late(), at.menus());
    }
    return attempt.action.isEmpty()
        ? at.withMenus(attempt.seat)
        : at.with(new Late(at.rounds(), n));
  }

  @Override
  public String toString() {
    return rounds.toString();
  }
}
