package rookery.bot.post.text;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import rookery.bot.post.Markdown;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.engine.Action;
import rookery.engine.Choice;
import rookery.engine.Seat;
import rookery.engine.Side;
import rookery.engine.View;
import rookery.engine.board.Square;
import rookery.engine.text.GameLogLine;
import rookery.engine.text.Named;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceReader;
import rookery.engine.text.SentenceRole;

/**
 * The names of a table's people, put into the game's sentences in place of seats. A person without
 * a visible name is mentioned instead, which notifies nobody.
 *
 * @param you the seat of the only person who reads it, which is "you" in sentences
 */
public record PlayerNames(Table table, Optional<Seat> you) implements SentenceReader {
  /** What marks a computer beside its name; who hears it read hears "robot". */
  static final String COMPUTER = "\ud83e\udd16";

  private static final String PLAYED = "%s played %s.";
  private static final int LONGEST_ON_A_BUTTON = 20;
  private static final int LONGEST_IN_A_CORNER = 8;

  /** What our fonts can draw, from left to right. */
  private static final Pattern DRAWN =
      Pattern.compile("[\\p{IsLatin}\\p{IsGreek}\\p{IsCyrillic}0-9 .'_-]+");

  /** Names for everybody. */
  public PlayerNames(Table table) {
    this(table, Optional.empty());
  }

  /** The person in a seat, in the markup of messages. */
  public String of(Seat seat) {
    return of(person(seat));
  }

  /** A person, in the markup of messages. */
  public static String of(Person person) {
    // A name may be made of nothing that can be seen.
    String name = Markdown.tamed(person.name()).replace('\n', ' ').strip();
    return name.isEmpty()
        ? person.mention()
        : Markdown.escaped(name).replaceFirst("^[#>-]", "\\\\$0");
  }

  /** A person in a list of players, in the markup of messages: computers bear a mark. */
  public static String listed(Person person) {
    return person.isComputer() ? of(person) + " " + COMPUTER : of(person);
  }

  /** A computer with its strength: {@code Magpie, a casual computer player}. */
  public static String described(Person computer) {
    return computer
        .computer()
        .map(level -> "%s, a %s computer player".formatted(of(computer), level.name()))
        .orElseGet(() -> of(computer));
  }

  /** The person in a seat, on a button. */
  public String plain(Seat seat) {
    String name = name(seat);
    return name.isEmpty() ? seat.title() : TruncatedText.to(LONGEST_ON_A_BUTTON, name);
  }

  /** The same however long it is. */
  private String whole(Seat seat) {
    String name = name(seat);
    return name.isEmpty() ? seat.title() : name;
  }

  private String name(Seat seat) {
    return Markdown.tamed(person(seat).name()).strip();
  }

  /**
   * The view with people's names instead of seats in its picture and alt text. With two players the
   * seats are the colours of the pieces, so they stay.
   */
  public View shown(View view) {
    if (table.seats().size() == 2) {
      return view;
    }
    String alt = named(view.alt());
    return view.pictured(
        view.diagram().withCorners(this::inCorner),
        alt.length() > View.LONGEST_ALT ? view.alt() : alt);
  }

  /** The name of the person in a seat, short enough for a square; other words stay as they are. */
  private String inCorner(String words) {
    return table.seats().stream()
        .filter(seat -> seat.id().equals(words))
        .map(this::plain)
        .filter(name -> DRAWN.matcher(name).matches())
        .map(name -> TruncatedText.to(LONGEST_IN_A_CORNER, name))
        .findFirst()
        .orElse(words);
  }

  /** Several people, in the markup of messages: {@code Ada and Ben}. */
  public static String of(Collection<Person> people) {
    return together(people.stream().map(PlayerNames::of).toList());
  }

  /**
   * Names, last those of nameless people from other servers as one: {@code Ada and 2 people from
   * other servers}.
   */
  public static String together(List<String> names) {
    long nameless = names.stream().filter(Person.STRANGER::equals).count();
    List<String> told = new ArrayList<>(names);
    told.removeIf(Person.STRANGER::equals);
    if (nameless > 0) {
      told.add(nameless == 1 ? Person.STRANGER : nameless + " people from other servers");
    }
    return Phrase.list(told);
  }

  @Override
  public boolean addresses(Named seat) {
    return you.filter(seat::equals).isPresent();
  }

  /** A computer beside somebody: its name tells them less than that it is their partner. */
  @Override
  public boolean isYourPartner(Named named) {
    return named instanceof Seat seat
        && seat.side() != Side.PARTNERS
        && you.filter(own -> own.side() == seat.side() && !own.equals(seat)).isPresent()
        && person(seat).isComputer();
  }

  /** Computers against somebody: which of them it is tells less than which side. */
  private boolean isSide(Object named) {
    return you.isPresent()
        && table.seats().size() > 2
        && named instanceof Seat seat
        && seat.side() != you.get().side()
        && table.seats().stream()
            .filter(one -> one.side() == seat.side())
            .allMatch(one -> person(one).isComputer());
  }

  @Override
  public String seat(Named seat) {
    return isSide(seat) ? place((Seat) seat) : of((Seat) seat);
  }

  /** What tells such computers apart names them. */
  @Override
  public String read(Sentence sentence) {
    List<Object> arguments = sentence.arguments();
    return SentenceReader.super.read(
        arguments.stream().filter(this::isSide).count() > 1
            ? new Sentence(
                sentence.role(),
                sentence.format(),
                arguments.stream().map(one -> isSide(one) ? of((Seat) one) : one).toList())
            : sentence);
  }

  @Override
  public String typed(String words) {
    return Markdown.escaped(words);
  }

  @Override
  public String code(String words) {
    return "`" + words + "`";
  }

  @Override
  public String format(Sentence sentence) {
    return sentence.isMove() ? PLAYED : sentence.format();
  }

  /** A line of the log. */
  public String told(GameLogLine line) {
    return read(line.text());
  }

  /** Several lines of the log. */
  public String told(List<GameLogLine> lines) {
    return String.join(" ", lines.stream().map(this::told).toList());
  }

  /** The label of a choice on a button, with names instead of seats. */
  public String label(Choice choice) {
    SentenceReader reader = seat -> plain((Seat) seat);
    return reader.read(choice.words());
  }

  /** What somebody has chosen step by step: {@code **Pawn d3** to **d4**}. */
  public String chosen(List<Choice> steps) {
    List<String> parts = new ArrayList<>();
    for (Choice step : steps) {
      String part = read(Sentence.of("**%s**", step.words()));
      if (step.isTarget() && !parts.isEmpty()) {
        parts.add(parts.remove(parts.size() - 1) + " to " + part);
      } else {
        parts.add(part);
      }
    }
    return Phrase.list(parts);
  }

  /** What whoever does it does, in words that go on after "I'd" or "You can". */
  public String deed(Action action) {
    return deed(action, action.path());
  }

  /** The same without what a move captures, which a picture shows too. */
  public String briefDeed(Action action) {
    return deed(action, action.path().stream().map(PlayerNames::briefly).toList());
  }

  private static Choice briefly(Choice step) {
    return Square.find(step.value())
        .filter(square -> step.words().role() == SentenceRole.CAPTURE)
        .map(Choice::target)
        .orElse(step);
  }

  private String deed(Action action, List<Choice> steps) {
    String verb = steps.size() > 1 && steps.get(1).isTarget() ? "move " : "choose ";
    return action.spokenWithSeats().map(this::read).orElseGet(() -> verb + chosen(steps));
  }

  /** What a hint recommends, and how it is typed: {@code I'd move Knight g1 to f3 (`g1f3`).} */
  public String advice(Action action) {
    String deed = deed(action);
    return deed.equals(action.text())
        ? "I'd %s.".formatted(deed)
        : "I'd %s (`%s`).".formatted(deed, action.text());
  }

  /** An alt text, in which seats have their titles, with names instead. */
  private String named(String alt) {
    return table.seats().stream()
        .filter(seat -> alt.contains(seat.title()))
        .min(Comparator.comparing(seat -> alt.indexOf(seat.title())))
        .map(first -> named(alt, first))
        .orElse(alt);
  }

  /** The same, where {@code first} is the seat whose title comes first. */
  private String named(String alt, Seat first) {
    int begin = alt.indexOf(first.title());
    int end = begin + first.title().length();
    boolean isWord = end == alt.length() || !Character.isLetterOrDigit(alt.charAt(end));
    String name = isWord ? whole(first) : first.title();
    // Only what follows is searched, as a name may contain a title.
    return alt.substring(0, begin) + name + named(alt.substring(end));
  }

  /** Who sits where, each side's people together: {@code Ada (White), Ben (Black)}. */
  public String seats() {
    return seats(table.seats(), seat -> listed(person(seat)));
  }

  /** The seats of these people, with mentions instead of names. */
  String called(Set<Person> called) {
    return seats(
        table.seats().stream().filter(seat -> called.contains(person(seat))).toList(),
        seat -> person(seat).mention());
  }

  private String seats(List<Seat> some, Function<Seat, String> named) {
    List<String> sides = new ArrayList<>();
    some.stream()
        .collect(Collectors.groupingBy(PlayerNames::place, LinkedHashMap::new, Collectors.toList()))
        .forEach(
            (place, seats) ->
                sides.add(side(Phrase.list(seats.stream().map(named).toList()), place)));
    return String.join(", ", sides);
  }

  /** A person who plays alone has no side to name. */
  private String side(String people, String place) {
    return table.seats().size() == 1 ? people : "%s (%s)".formatted(people, place);
  }

  private Person person(Seat seat) {
    return table.seating().chairs().get(seat);
  }

  /** The side of a seat, or its own title if partners have no sides. */
  public static String place(Seat seat) {
    return switch (seat.side()) {
      case WHITE -> "White";
      case BLACK -> "Black";
      case PARTNERS -> seat.title();
    };
  }
}
