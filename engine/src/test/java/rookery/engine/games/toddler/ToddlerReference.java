package rookery.engine.games.toddler;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The rules page read out word by word, as slowly as it likes: every piece walks square by square
 * over a grid of letters, and every question is answered by trying everything. It shares nothing
 * with the game but the letters.
 *
 * @param lines line 1 first
 */
record ToddlerReference(List<String> lines, boolean white) {
  private static final int[][] STRAIGHT = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
  private static final int[][] SLANTED = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
  private static final int[][] ALL = {
    {0, 1}, {1, 0}, {0, -1}, {-1, 0}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}
  };
  private static final int[][] LEAPS = {
    {1, 2}, {2, 1}, {-1, 2}, {-2, 1}, {1, -2}, {2, -1}, {-1, -2}, {-2, -1}
  };

  private static final List<Place> PLACES =
      IntStream.range(0, 121).mapToObj(i -> new Place(i / 11, i % 11)).toList();

  private static final List<String> NAMES =
      IntStream.range(0, 121)
          .mapToObj(i -> "abcdefghijk".charAt(i % 11) + "" + (i / 11 + 1))
          .toList();

  /** A square by line and file, both from 0. */
  private record Place(int line, int file) {
    Place plus(int[] step) {
      return new Place(line + step[0], file + step[1]);
    }

    boolean near(Place other) {
      return !equals(other) && Math.abs(line - other.line) < 2 && Math.abs(file - other.file) < 2;
    }

    @Override
    public String toString() {
      return NAMES.get(11 * line + file);
    }
  }

  /** Something a piece could do: its text, whom it captures (or null), the board after it. */
  private record Doing(String text, Place from, Place victim, Supplier<List<String>> after) {}

  /** What the side to move may do, by text, with the board afterwards. */
  TreeMap<String, List<String>> legal() {
    TreeMap<String, List<String>> legal = new TreeMap<>();
    boolean threatened = threatened();
    if (!threatened) {
      legal.put("pass", lines);
    }
    for (Doing doing : doings()) {
      List<String> after = doing.after.get();
      boolean fine = !new ToddlerReference(after, white).threatened();
      if (fine || draws(doing)) {
        legal.put(doing.text, after);
      }
    }
    return legal;
  }

  /** Whether the legal action of that text joins the Toddlers. */
  boolean draws(String text) {
    return doings().stream().anyMatch(doing -> doing.text.equals(text) && draws(doing));
  }

  private boolean draws(Doing doing) {
    ToddlerReference then = new ToddlerReference(doing.after.get(), white);
    Place mine = then.find('T', white);
    return !threatened() && !mine.equals(find('T', white)) && mine.near(then.find('T', !white));
  }

  /** Whether the Toddler of the side to move is under threat. */
  boolean threatened() {
    return !attackers(find('T', white)).isEmpty();
  }

  /** Everything the pieces of the side to move can do, with protections but without caution. */
  private List<Doing> doings() {
    List<Doing> doings = new ArrayList<>();
    for (Doing doing : everything(white)) {
      if (doing.victim == null) {
        doings.add(doing);
      } else if (!forbidden(doing)) {
        boolean special = "WG".indexOf(Character.toUpperCase(at(doing.victim))) >= 0;
        if (!special || attackers(doing.victim).size() >= 2) {
          doings.add(doing);
        }
      }
    }
    return doings;
  }

  /** Where the enemies stand that threaten the piece on {@code target}. */
  private TreeSet<String> attackers(Place target) {
    TreeSet<String> attackers = new TreeSet<>();
    for (Doing doing : everything(!isWhite(at(target)))) {
      if (target.equals(doing.victim) && !forbidden(doing)) {
        attackers.add(doing.from.toString());
      }
    }
    return attackers;
  }

  private boolean forbidden(Doing capture) {
    char victim = at(capture.victim);
    boolean mine = isWhite(at(capture.from));
    Place genius = find('G', !mine);
    Place angel = find('W', !mine);
    boolean solidarity =
        Character.toUpperCase(victim) == 'P' && Character.toUpperCase(at(capture.from)) == 'P';
    return solidarity
        || genius != null && genius.near(capture.from)
        || angel != null && angel.near(capture.victim)
        || touching('W')
        || touching('G')
        || Character.toUpperCase(victim) == 'I' && seesEmperor(capture.victim);
  }

  private boolean touching(char kind) {
    Place mine = find(kind, true);
    Place yours = find(kind, false);
    return mine != null && yours != null && mine.near(yours);
  }

  private boolean seesEmperor(Place empress) {
    char emperor = isWhite(at(empress)) ? 'E' : 'e';
    for (int[] step : ALL) {
      Place place = empress.plus(step);
      while (onBoard(place) && at(place) == '.') {
        place = place.plus(step);
      }
      if (onBoard(place) && at(place) == emperor) {
        return true;
      }
    }
    return false;
  }

  /** Everything that geometry allows to one side. */
  private List<Doing> everything(boolean side) {
    List<Doing> doings = new ArrayList<>();
    for (Place from : PLACES) {
      if (isPiece(at(from)) && isWhite(at(from)) == side) {
        switch (Character.toUpperCase(at(from))) {
          case 'T' -> toddler(from, doings);
          case 'E' -> ride(from, ALL, true, doings);
          case 'I' -> empress(from, doings);
          case 'W', 'G' -> ride(from, ALL, false, doings);
          case 'P' -> phoenix(from, doings);
          case 'A' -> android(from, doings);
          case 'N' -> ride(from, SLANTED, true, doings);
          case 'S' -> soldier(from, doings);
          case 'C' -> captain(from, doings);
          default -> throw new IllegalStateException("" + at(from));
        }
      }
    }
    return doings;
  }

  private void toddler(Place from, List<Doing> doings) {
    boolean side = isWhite(at(from));
    boolean minor = find('E', side) != null || find('I', side) != null;
    for (int[] step : ALL) {
      Place to = from.plus(step);
      if (empty(to)) {
        doings.add(go(from, to));
      } else if (!minor && enemies(from, to)) {
        doings.add(take(from, to));
      }
    }
    if (minor) {
      for (Place nurse : PLACES) {
        if (at(nurse) == (side ? 'N' : 'n')) {
          doings.add(
              new Doing(
                  from + "" + nurse,
                  from,
                  null,
                  () -> put(put(lines, from, at(nurse)), nurse, at(from))));
        }
      }
    }
  }

  private void empress(Place from, List<Doing> doings) {
    ride(from, ALL, true, doings);
    Place child = find('T', isWhite(at(from)));
    for (int[] step : ALL) {
      goOrTake(from, child.plus(step), doings);
    }
  }

  private void phoenix(Place from, List<Doing> doings) {
    for (int[] leap : LEAPS) {
      if (enemies(from, from.plus(leap))) {
        doings.add(take(from, from.plus(leap)));
      }
    }
    for (Place to : PLACES) {
      boolean otherColour = (from.line + from.file + to.line + to.file) % 2 == 1;
      if (empty(to) && otherColour && !from.near(to)) {
        doings.add(go(from, to));
      }
    }
  }

  private void android(Place from, List<Doing> doings) {
    for (int[] first : STRAIGHT) {
      Place corner = from.plus(first);
      while (empty(corner)) {
        doings.add(go(from, corner));
        for (int[] second : STRAIGHT) {
          boolean rightAngle = first[0] * second[0] + first[1] * second[1] == 0;
          if (rightAngle) {
            walk(from, corner, second, doings);
          }
        }
        corner = corner.plus(first);
      }
      if (enemies(from, corner)) {
        doings.add(take(from, corner));
      }
    }
  }

  private void soldier(Place from, List<Doing> doings) {
    for (int[] step : STRAIGHT) {
      if (empty(from.plus(step))) {
        doings.add(go(from, from.plus(step)));
      }
    }
    for (int[] step : SLANTED) {
      if (enemies(from, from.plus(step))) {
        doings.add(take(from, from.plus(step)));
      }
    }
  }

  private void captain(Place from, List<Doing> doings) {
    soldier(from, doings);
    for (int[] straight : STRAIGHT) {
      for (int[] slanted : SLANTED) {
        Place step = from.plus(straight);
        Place end = step.plus(slanted);
        if (empty(step) && enemies(from, end)) {
          doings.add(
              new Doing(
                  from + "" + step + end,
                  from,
                  end,
                  () -> put(put(lines, from, '.'), end, at(from))));
        }
        Place victim = from.plus(slanted);
        Place rest = victim.plus(straight);
        if (enemies(from, victim) && empty(rest)) {
          doings.add(
              new Doing(
                  from + "" + victim + rest,
                  from,
                  victim,
                  () -> put(put(put(lines, from, '.'), victim, '.'), rest, at(from))));
        }
      }
    }
  }

  private void ride(Place from, int[][] steps, boolean captures, List<Doing> doings) {
    for (int[] step : steps) {
      List<Doing> ridden = new ArrayList<>();
      walk(from, from, step, ridden);
      ridden.stream().filter(d -> captures || d.victim == null).forEach(doings::add);
    }
  }

  /** All that a piece from {@code from} reaches by going on from {@code start} in one direction. */
  private void walk(Place from, Place start, int[] step, List<Doing> doings) {
    Place to = start.plus(step);
    while (empty(to)) {
      doings.add(go(from, to));
      to = to.plus(step);
    }
    if (enemies(from, to)) {
      doings.add(take(from, to));
    }
  }

  private void goOrTake(Place from, Place to, List<Doing> doings) {
    if (empty(to)) {
      doings.add(go(from, to));
    } else if (enemies(from, to)) {
      doings.add(take(from, to));
    }
  }

  private Doing go(Place from, Place to) {
    return new Doing(from + "" + to, from, null, () -> put(put(lines, from, '.'), to, at(from)));
  }

  private Doing take(Place from, Place to) {
    return new Doing(
        from + "" + to, from, to, () -> put(put(lines, from, '.'), to, afterTaking(from, to)));
  }

  private char afterTaking(Place from, Place to) {
    boolean small = "SC".indexOf(Character.toUpperCase(at(to))) >= 0;
    return switch (at(from)) {
      case 'S' -> small ? 'S' : 'C';
      case 's' -> small ? 's' : 'c';
      default -> at(from);
    };
  }

  private static List<String> put(List<String> lines, Place place, char letter) {
    List<String> changed = new ArrayList<>(lines);
    StringBuilder line = new StringBuilder(lines.get(place.line));
    line.setCharAt(place.file, letter);
    changed.set(place.line, line.toString());
    return changed;
  }

  private Place find(char kind, boolean side) {
    char letter = side ? kind : Character.toLowerCase(kind);
    return PLACES.stream().filter(place -> at(place) == letter).findFirst().orElse(null);
  }

  private boolean onBoard(Place place) {
    return place.line >= 0 && place.line < 11 && place.file >= 0 && place.file < 11;
  }

  /** How many pieces there are. */
  long pieces() {
    return String.join("", lines).chars().filter(letter -> letter != '.').count();
  }

  /** Whether a move, written as the game writes it, is a Soldier's or a Captain's. */
  boolean isFighters(String move) {
    return PLACES.stream()
        .filter(place -> move.matches(place + "[a-k].*"))
        .anyMatch(place -> "SsCc".indexOf(at(place)) >= 0);
  }

  private char at(Place place) {
    return lines.get(place.line).charAt(place.file);
  }

  private boolean empty(Place place) {
    return onBoard(place) && at(place) == '.';
  }

  private boolean enemies(Place one, Place other) {
    return onBoard(other) && isPiece(at(other)) && isWhite(at(one)) != isWhite(at(other));
  }

  private static boolean isPiece(char letter) {
    return letter != '.';
  }

  private static boolean isWhite(char letter) {
    return Character.isUpperCase(letter);
  }

  @Override
  public String toString() {
    return lines.stream().collect(Collectors.joining("\n", "", white ? "\nW" : "\nB"));
  }
}
