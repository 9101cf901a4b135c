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
    private volatile String words = "";

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

    /** The same, and the words that said so. */
    void heard(Heard answer, String said) {
      words = said;
      heard = answer;
    }

    private Attempt asNow() {
      Attempt copy = new Attempt(seat, action);
      copy.heard = heard;
      copy.words = words;
      return copy;
    }

    private boolean mayComeLate() {
      return heard == Heard.NOTHING;
    }

    /**
     * How many of the next entries it could be: several where one press does the same again until
     * there is a choice.
     */
    private int most(List<String> next) {
      if (next.isEmpty() || !couldBe(next.get(0))) {
        return 0;
      }
      int alike = (int) next.stream().takeWhile(next.get(0)::equals).count();
      return action.isEmpty() ? alike : 1;
    }

    private boolean couldBe(String entry) {
      String begins = "act " + seat + " ";
      boolean same =
          action.map(text -> entry.equals(begins + text)).orElse(entry.startsWith(begins));
      return heard != Heard.REFUSED && same;
    }

    @Override
    public String toString() {
      return "%s %s %s \"%s\"".formatted(seat, action.orElse("by menus"), heard, words);
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
      return new Progress(entries, rounds, used, Set.copyOf(more), menus);
    }

    private Progress withMenus(String seat) {
      Map<String, Integer> more = new HashMap<>(menus);
      more.merge(seat, 1, Integer::sum);
      return new Progress(entries, rounds, used, late, Map.copyOf(more));
    }

    private Progress using(int n) {
      return new Progress(entries, rounds, used | 1 << n, late, menus);
    }

    private Progress explaining(int more) {
      return new Progress(entries + more, rounds, used, late, menus);
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
          List<String> left = entries.subList(at.entries(), entries.size());
          go(at, left, late, next);
          if (late) {
            goLate(at, left, next);
          }
        }
      }
      now = next;
    }
    return false;
  }

  private void goLate(Progress at, List<String> next, Set<Progress> found) {
    Map<String, Integer> byMenus = new HashMap<>();
    for (int round = 0; round < at.rounds(); round++) {
      for (int n = 0; n < rounds.get(round).size(); n++) {
        Attempt attempt = rounds.get(round).get(n);
        if (attempt.mayComeLate() && attempt.most(next) > 0) {
          if (attempt.action.isEmpty()) {
            byMenus.merge(attempt.seat, 1, Integer::sum);
          } else if (!at.late().contains(new Late(round, n))) {
            found.add(at.with(new Late(round, n)).explaining(1));
          }
        }
      }
    }
    byMenus.forEach(
        (seat, count) -> {
          if (at.menus().getOrDefault(seat, 0) < count) {
            int most = new Attempt(seat, Optional.empty()).most(next);
            explain(at.withMenus(seat), most, found);
          }
        });
  }

  private static void explain(Progress with, int most, Set<Progress> found) {
    for (int entries = 1; entries <= most; entries++) {
      found.add(with.explaining(entries));
    }
  }

  private void go(Progress at, List<String> next, boolean late, Set<Progress> found) {
    if (at.rounds() == rounds.size()) {
      return;
    }
    List<Attempt> round = rounds.get(at.rounds());
    boolean nothingMissing = true;
    for (int n = 0; n < round.size(); n++) {
      boolean used = (at.used() & 1 << n) != 0;
      nothingMissing &= used || round.get(n).heard != Heard.DONE;
      if (!used) {
        boolean mayComeLate = late && round.get(n).mayComeLate();
        explain(
            mayComeLate ? remembered(at.using(n), n) : at.using(n), round.get(n).most(next), found);
      }
    }
    if (nothingMissing) {
      found.add(at.nextRound());
    }
  }

  /** Only what may come late must be remembered, else the possibilities never end. */
  private Progress remembered(Progress at, int n) {
    Attempt attempt = rounds.get(at.rounds()).get(n);
    return attempt.action.isEmpty()
        ? at.withMenus(attempt.seat)
        : at.with(new Late(at.rounds(), n));
  }

  @Override
  public String toString() {
    return rounds.toString();
  }
}
