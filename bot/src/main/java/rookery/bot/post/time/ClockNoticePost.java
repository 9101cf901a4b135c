package rookery.bot.post.time;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import rookery.bot.clock.ClockPause;
import rookery.bot.clock.DurationWords;
import rookery.bot.post.Control;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Post;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;
import rookery.engine.Seat;
import rookery.engine.Side;
import rookery.engine.text.Phrase;

/**
 * The message at a table about its clock: who is late and what the others can do, which seats are
 * free, and whether the game is paused. People decide what happens to a late player, never the bot.
 */
public final class ClockNoticePost {
  private static final int BUTTONS_A_ROW = 5;

  private ClockNoticePost() {}

  /** The message; empty if there is nothing to say. */
  public static Optional<Post> of(Table table) {
    if (table.stage() != TableStage.PLAYING || table.match().isEmpty()) {
      return Optional.empty();
    }
    List<String> lines = new ArrayList<>();
    List<List<Control>> rows = new ArrayList<>();
    late(table, lines, rows);
    vacant(table, lines, rows);
    table.clock().rest().ifPresent(rest -> rest(table, rest, lines, rows));
    if (lines.isEmpty()) {
      return Optional.empty();
    }
    // The first line is what a lock screen shows.
    lines.add(1, table.heading());
    return Optional.of(Post.words(String.join("\n", lines)).withRows(rows));
  }

  private static void late(Table table, List<String> lines, List<List<Control>> rows) {
    Set<Seat> late = late(table);
    Set<Person> asked = others(table, late);
    if (late.isEmpty() || asked.isEmpty()) {
      return;
    }
    boolean isEveryone = people(table, late).containsAll(asked);
    String who = isEveryone ? "you" : names(table, late);
    lines.add(
        "%s: %s run out of time. What do you want to do?"
            .formatted(Person.mentions(asked), isEveryone ? youHave(asked) : have(who, late)));
    lines.add("%s can still move.".formatted(Phrase.capitalised(who)));
    rows.add(decisionButtons(table, late));
  }

  private static String youHave(Set<Person> people) {
    return switch (people.size()) {
      case 1 -> "you've";
      case 2 -> "you've both";
      default -> "you've all";
    };
  }

  private static String have(String who, Set<Seat> seats) {
    return who + (seats.size() == 1 ? " has" : " have");
  }

  /** The seats of the late players; a computer is never late. */
  private static Set<Seat> late(Table table) {
    Set<Seat> late = new TreeSet<>(table.clock().late());
    late.removeIf(seat -> table.seating().chairs().get(seat).isComputer());
    return late;
  }

  /** The buttons with which the others decide what happens to the late players. */
  static List<Control> decisionButtons(Table table, Set<Seat> late) {
    boolean partners = table.seats().get(0).side() == Side.PARTNERS;
    List<Control> row = new ArrayList<>();
    row.add(
        partners
            ? button(ControlVerb.LATE_STOP, table, "ask", "Stop the game", Look.PLAIN)
            : button(ControlVerb.LATE_CLAIM, table, "ask", "Claim the win", Look.PLAIN));
    row.add(
        button(
            ControlVerb.LATE_TIME,
            table,
            "",
            partners ? "Give more time" : "Give 2 more days",
            Look.MAIN));
    boolean isOffered = table.timing().vacant().keySet().containsAll(late);
    if (!isOffered && table.both().isEmpty()) {
      row.add(button(ControlVerb.LATE_OTHER, table, "", "Find someone else", Look.PLAIN));
    }
    row.add(button(ControlVerb.LATE_COMPUTER, table, "", "Let a computer play", Look.PLAIN));
    return row;
  }

  /** The people who decide what happens to the late players. */
  static Set<Person> deciders(Table table) {
    return others(table, late(table));
  }

  private static void vacant(Table table, List<String> lines, List<List<Control>> rows) {
    List<Control> row = new ArrayList<>();
    table
        .timing()
        .vacant()
        .forEach(
            (seat, keptFor) -> {
              lines.add(vacancy(table, seat, keptFor));
              row.add(
                  button(
                      ControlVerb.TAKE_SEAT,
                      table,
                      seat.id(),
                      takeSeatLabel(table, seat),
                      Look.GOOD));
            });
    // Only somebody who still sits there can take the offer back.
    if (table.timing().vacant().keySet().stream()
        .anyMatch(seat -> !table.seating().chairs().get(seat).isComputer())) {
      row.add(button(ControlVerb.KEEP_SEAT, table, "", "Take back the offer", Look.PLAIN));
    }
    if (!row.isEmpty()) {
      rows.add(row.subList(0, Math.min(row.size(), BUTTONS_A_ROW)));
    }
  }

  private static String vacancy(Table table, Seat seat, Optional<Person> keptFor) {
    Optional<String> taker = keptFor.map(Person::mention);
    return taker.isPresent() && table.seating().chairs().get(seat).isComputer()
        ? "%s is playing for %s, who can take the seat back any time."
            .formatted(new PlayerNames(table).of(seat), taker.get())
        : "%s's seat is free: %s can take it and play on."
            .formatted(new PlayerNames(table).of(seat), taker.orElse("anyone"));
  }

  /** If a computer plays for somebody, that person comes back to a seat, not to the computer's. */
  private static String takeSeatLabel(Table table, Seat seat) {
    return table.seating().chairs().get(seat).isComputer()
        ? "Play as " + seat.title()
        : "Play for " + new PlayerNames(table).plain(seat);
  }

  private static void rest(
      Table table, ClockPause rest, List<String> lines, List<List<Control>> rows) {
    switch (rest.kind()) {
      case PROPOSED -> {
        lines.add(
            "%s %s to pause the game. %s: do you agree?"
                .formatted(
                    names(table, rest.wanted()),
                    rest.wanted().size() == 1 ? "wants" : "want",
                    Person.mentions(toAgree(table, rest))));
        rows.add(
            List.of(
                button(ControlVerb.PAUSE, table, "", "Pause", Look.GOOD),
                button(ControlVerb.GO_ON, table, "", "Play on", Look.PLAIN)));
      }
      case PAUSED -> {
        lines.add("The game and its clock are paused until someone presses **Resume**.");
        rows.add(List.of(button(ControlVerb.GO_ON, table, "", "Resume", Look.MAIN)));
      }
      case PUT_AWAY -> {
        lines.add(
            "Nobody has played here for a long time, so I put the game on hold. Nothing is lost.");
        rows.add(List.of(button(ControlVerb.GO_ON, table, "", "Resume", Look.MAIN)));
      }
    }
  }

  /** The people who have not yet agreed to a pause. */
  private static Set<Person> toAgree(Table table, ClockPause rest) {
    return others(table, rest.wanted());
  }

  /** The people in the other seats; if there are no other seats, everybody. */
  private static Set<Person> others(Table table, Set<Seat> seats) {
    List<Seat> left = table.seats().stream().filter(seat -> !seats.contains(seat)).toList();
    Set<Person> others = people(table, left.isEmpty() ? table.seats() : left);
    others.removeIf(Person::isComputer);
    return others;
  }

  /** Whether the message asks that person something. */
  public static boolean asks(Table table, Person person) {
    return of(table).isPresent() && asked(table).contains(person);
  }

  /** Whether that person decides what happens to a late player. */
  public static boolean decides(Table table, Person person) {
    return asks(table, person) && !late(table).isEmpty() && deciders(table).contains(person);
  }

  /** The people whom the message asks something. */
  public static Set<Person> asked(Table table) {
    Set<Seat> late = late(table);
    Set<Person> asked = new TreeSet<>();
    if (!late.isEmpty()) {
      asked.addAll(others(table, late));
    }
    table
        .clock()
        .rest()
        .filter(rest -> rest.kind() == ClockPause.Kind.PROPOSED)
        .ifPresent(rest -> asked.addAll(toAgree(table, rest)));
    table.timing().vacant().values().forEach(keptFor -> keptFor.ifPresent(asked::add));
    return asked;
  }

  /** What the message becomes once it has nothing more to say. */
  public static Post closed(Table before, Table after) {
    return Post.words(before.heading() + "\n" + outcome(before, after));
  }

  private static String outcome(Table before, Table after) {
    List<Seat> taken =
        after.seats().stream()
            .filter(
                seat ->
                    !after.seating().chairs().get(seat).equals(before.seating().chairs().get(seat)))
            .toList();
    if (!taken.isEmpty()) {
      return taken.stream()
          .sorted()
          .map(
              seat ->
                  "%s took over %s's seat."
                      .formatted(new PlayerNames(after).of(seat), new PlayerNames(before).of(seat)))
          .collect(Collectors.joining(" "));
    }
    return after.stage() == TableStage.PLAYING ? "The game continues." : "The game is over.";
  }

  /**
   * Tells that the bot was offline and that everybody gets that time back. A deadline that has
   * passed all the same is not named.
   */
  public static Post outage(Table table, Duration lost, Instant now) {
    String words =
        lost.isNegative()
            ? "My clock was off by %s, so I corrected it; you have as much time as before"
            : "I was offline for %s, so you get that time back";
    String due =
        table
            .clock()
            .due()
            .filter(now::isBefore)
            .map(at -> ". The next move is due " + DurationWords.away(at))
            .orElse("");
    return Post.words(
            table.heading() + "\n" + words.formatted(DurationWords.words(lost.abs())) + due + ".")
        .with(ReminderPost.board(table));
  }

  /** Tells that a player who ran out of time was put on leave instead of being late. */
  public static Post spared(Table table, Collection<Seat> seats, Instant until) {
    return Post.words(
            "%s\n%s ran out of time, so I've given them time off until %s."
                .formatted(table.heading(), names(table, seats), DurationWords.date(until)))
        .with(ReminderPost.board(table));
  }

  private static String names(Table table, Collection<Seat> seats) {
    return Phrase.list(seats.stream().sorted().map(new PlayerNames(table)::of).toList());
  }

  private static Set<Person> people(Table table, Collection<Seat> seats) {
    return seats.stream()
        .map(table.seating().chairs()::get)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Button button(String verb, Table table, String argument, String label, Look look) {
    return new Button(ControlId.of(verb, table, argument), label, look);
  }
}
