package rookery.bot.post.text;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;
import rookery.engine.Seat;
import rookery.engine.Side;
import rookery.engine.computer.ComputerPlayer;
import rookery.engine.computer.ComputerPlayers;
import rookery.engine.match.Entry;
import rookery.engine.text.Phrase;

/**
 * Who somebody is at a table, with whom and against whom: in a sentence until they have acted for
 * the first time, and in the small print from then on.
 *
 * @param table where the game has started
 */
public record SeatWords(Table table) {
  /**
   * Who plays what, for the first board of a game, with mentions of these people instead of their
   * names; empty once people have acted.
   */
  public Optional<String> first(Set<Person> mentioned) {
    return isForSeveral() && table.stage() == TableStage.PLAYING && !hasBegun()
        ? Optional.of(onlyPerson().map(this::introduction).orElseGet(() -> everybody(mentioned)))
        : Optional.empty();
  }

  /** Who the person in that seat is, as long as nobody but computers has acted. */
  public Optional<String> first(Seat seat) {
    return isForSeveral() && !hasBegun() && !hasActed(seat)
        ? Optional.of(introduction(seat))
        : Optional.empty();
  }

  private boolean hasBegun() {
    return onlyPerson().map(this::hasActed).orElse(table.turn() > 0);
  }

  private boolean isForSeveral() {
    return table.seats().size() > 1;
  }

  /** Whether the player in that seat has done anything in this game. */
  public boolean hasActed(Seat seat) {
    return table.match().stream()
        .flatMap(match -> match.record().entries().stream())
        .anyMatch(entry -> entry instanceof Entry.Act act && act.by().equals(seat.id()));
  }

  /** The seat of a person who plays with computers alone; empty at other tables. */
  public Optional<Seat> onlyPerson() {
    List<Seat> people = table.seats().stream().filter(seat -> !person(seat).isComputer()).toList();
    return isForSeveral() && people.size() == 1 ? Optional.of(people.get(0)) : Optional.empty();
  }

  /** The seat of a person who plays alone, or with computers alone; empty at other tables. */
  public Optional<Seat> onlyPlayer() {
    return isForSeveral() ? onlyPerson() : Optional.of(table.seats().get(0));
  }

  /**
   * Which side has the person who plays with and against computers, and with whom: {@code Ada and
   * Wren 🤖 are White.}
   */
  public Optional<String> team() {
    return onlyPerson()
        .filter(seat -> !partners(seat).isEmpty() && !opponents(seat).isEmpty())
        .map(seat -> Stream.concat(Stream.of(seat), partners(seat).stream()).toList())
        .map(seats -> side(PlayerNames.place(seats.get(0)), names(seats, true)) + ".");
  }

  /** In small print: {@code White: you and Wren}, {@code Black: Jay and Magpie}. */
  List<String> small(Seat seat) {
    if (seat.side() == Side.PARTNERS || table.seats().size() == 2) {
      return isForSeveral() ? List.of(who(seat, true)) : List.of();
    }
    // Whoever plays with computers alone knows that they are.
    boolean marked = onlyPerson().isEmpty();
    return Stream.of(partners(seat), opponents(seat))
        .map(seats -> side(seat, seats, marked))
        .toList();
  }

  private String side(Seat own, List<Seat> others, boolean marked) {
    Seat any = others.get(0);
    List<String> names = new ArrayList<>(any.side() == own.side() ? List.of("you") : List.of());
    names.addAll(names(others, marked));
    return "%s: %s".formatted(PlayerNames.place(any), Phrase.list(names));
  }

  private String listed(Seat seat) {
    return PlayerNames.listed(person(seat));
  }

  /** {@code You're White, with Wren 🤖 against Jay 🤖 and Magpie 🤖}. */
  private String who(Seat seat, boolean marked) {
    if (seat.side() == Side.PARTNERS) {
      return "Your partner is " + Phrase.list(names(partners(seat), marked));
    }
    List<String> words = new ArrayList<>();
    words.add("You're " + PlayerNames.place(seat) + ",");
    company("with ", partners(seat), marked).ifPresent(words::add);
    company("against ", opponents(seat), marked).ifPresent(words::add);
    return String.join(" ", words);
  }

  private Optional<String> company(String how, List<Seat> seats, boolean marked) {
    return seats.isEmpty()
        ? Optional.empty()
        : Optional.of(how + Phrase.list(names(seats, marked)));
  }

  private List<String> names(List<Seat> seats, boolean marked) {
    return seats.stream()
        .map(seat -> marked ? listed(seat) : PlayerNames.of(person(seat)))
        .toList();
  }

  /** The same with the strength of the computers: {@code ..., all beginners 🤖.} */
  private String introduction(Seat seat) {
    List<Seat> others = seats(other -> !other.equals(seat));
    String strength = strength(others);
    // One mark is enough where it stands for all others.
    boolean shared = !strength.isEmpty() && onlyPerson().isPresent();
    return shared
        ? "%s%s %s.".formatted(who(seat, false), strength, PlayerNames.COMPUTER)
        : who(seat, true) + strength + ".";
  }

  /** {@code Ada and Ben are White; Cleo and Dan are Black.} */
  private String everybody(Set<Person> mentioned) {
    Map<String, List<String>> sides =
        table.seats().stream()
            .collect(
                Collectors.groupingBy(
                    seat -> seat.side() == Side.PARTNERS ? "" : PlayerNames.place(seat),
                    LinkedHashMap::new,
                    Collectors.mapping(
                        seat ->
                            mentioned.contains(person(seat))
                                ? person(seat).mention()
                                : listed(seat),
                        Collectors.toList())));
    List<String> told = new ArrayList<>();
    sides.forEach((side, names) -> told.add(side(side, names)));
    return String.join("; ", told) + strength(table.seats()) + ".";
  }

  private static String side(String side, List<String> names) {
    String all = Phrase.list(names);
    return side.isEmpty()
        ? "Partners: " + all
        : "%s %s %s".formatted(all, names.size() == 1 ? "is" : "are", side);
  }

  /** How strong the computers among some players are, whose names bear a mark. */
  private String strength(List<Seat> seats) {
    List<ComputerPlayer> levels =
        seats.stream().flatMap(seat -> person(seat).computer().stream()).toList();
    if (levels.isEmpty() || levels.stream().distinct().count() > 1) {
      return "";
    }
    String level = title(levels.get(0));
    String kind = levels.size() == 1 ? "a " + level : level + "s";
    if (levels.size() < seats.size()) {
      return levels.size() == 1
          ? ". The computer plays like " + kind
          : ". The computers play like " + kind;
    }
    return levels.size() > 2 ? ", all " + kind : ", " + kind;
  }

  /** What a computer of that strength is: {@code beginner}, {@code casual player}. */
  public static String title(ComputerPlayer level) {
    return level.equals(ComputerPlayers.BEGINNER) ? "beginner" : level.name() + " player";
  }

  private List<Seat> partners(Seat seat) {
    return seats(other -> other.side() == seat.side() && !other.equals(seat));
  }

  private List<Seat> opponents(Seat seat) {
    return seats(other -> other.side() != seat.side());
  }

  private List<Seat> seats(Predicate<Seat> wanted) {
    return table.seats().stream().filter(wanted).toList();
  }

  private Person person(Seat seat) {
    return table.seating().chairs().get(seat);
  }
}
