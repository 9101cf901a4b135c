package rookery.bot.post.text;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import rookery.bot.post.Markdown;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.engine.Seat;
import rookery.engine.View;
import rookery.engine.text.Phrase;

/**
 * What the people of a table are called, and what games say of seats with those names instead.
 * Whoever's name is not known is mentioned, which calls nobody.
 *
 * @param table where the game is played
 */
public record PlayerNames(Table table) {
  private static final int LONGEST_ON_A_BUTTON = 20;
  private static final int LONGEST_IN_A_CORNER = 8;

  /** What our fonts can draw, from left to right. */
  private static final Pattern DRAWN =
      Pattern.compile("[\\p{IsLatin}\\p{IsGreek}\\p{IsCyrillic}0-9 .'_-]+");

  private static final String ASKS = " asks: ";

  /** What a move does beside, in the log. */
  private static final Pattern ALSO =
      Pattern.compile(", (captur|leav|join|becom|shar|recruit)e?s (?=\\p{L})");

  /** Where the log says what a piece does, and not which move is made: {@code rook e8 is stuck}. */
  private static final String A_PIECE_DOES = "(?=\\p{L}[\\p{L} ]* [a-k]\\d{1,2} [a-z]+s\\b)";

  /** What in a name would else be taken for the end of a sentence, where words may be cut. */
  private static final Pattern NO_END = Pattern.compile("(?<=[.!?]) ");

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
        : NO_END
            .matcher(Markdown.escaped(name).replaceFirst("^[#>-]", "\\\\$0"))
            .replaceAll("\u00a0");
  }

  /** The person in a seat, on a button. */
  public String plain(Seat seat) {
    String name = Markdown.tamed(person(seat).name()).strip();
    return name.isEmpty() ? seat.title() : TruncatedText.to(LONGEST_ON_A_BUTTON, name);
  }

  /**
   * The view with people's names in its picture and in what tells the picture, where the game says
   * seats; the colours of two players are those of their pieces too, and stay.
   */
  public View shown(View view) {
    if (table.seats().size() == 2) {
      return view;
    }
    String alt = replaced(view.alt(), this::plain);
    return view.pictured(
        view.diagram().withCorners(this::inCorner),
        alt.length() > View.LONGEST_ALT ? view.alt() : alt);
  }

  /** The person of a seat as short as fits into a square; whatever is no seat stays. */
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
    return Phrase.list(people.stream().map(PlayerNames::of).toList());
  }

  /** A line of the log, or a sentence about the game, which may hold what people have typed. */
  public String told(String line) {
    int asked = line.indexOf(ASKS);
    String before = Markdown.escaped(asked < 0 ? line : line.substring(0, asked));
    String typed = asked < 0 ? "" : Markdown.escaped(line.substring(asked));
    return named(before) + typed;
  }

  /** Several lines of the log. */
  public String told(List<String> lines) {
    return String.join(" ", lines.stream().map(this::told).toList());
  }

  /** What a game calls a choice, on a button; colours of pieces are no people. */
  public String label(String label) {
    String titles = table.seats().size() > 2 ? titles() : "(?:" + titles() + ")(?='s)";
    return replaced(label, titles, this::plain);
  }

  private String named(String line) {
    String titles = titles();
    Matcher moved = Pattern.compile("^(" + titles + "): (?![a-z]+s\\b)").matcher(line);
    String done =
        moved.find()
            ? ALSO.matcher(played(line, titles)).replaceAll(", $1ing ")
            : line.replaceFirst("^(" + titles + "): ", "$1 ");
    return replaced(done, this::of);
  }

  private static String played(String line, String titles) {
    return line.replaceFirst("^(" + titles + "): " + A_PIECE_DOES, "$1's ")
        .replaceFirst("^(" + titles + "): ", "$1 played ");
  }

  private String replaced(String words, Function<Seat, String> names) {
    return replaced(words, titles(), names);
  }

  private String replaced(String words, String titles, Function<Seat, String> names) {
    Matcher found = Pattern.compile("\\b(?:" + titles + ")\\b").matcher(words);
    return found.replaceAll(title -> Matcher.quoteReplacement(names.apply(seat(title.group()))));
  }

  /** The longest first, as one may begin with another. */
  private String titles() {
    return table.seats().stream()
        .map(Seat::title)
        .sorted(Comparator.comparing(String::length).reversed())
        .map(Pattern::quote)
        .collect(Collectors.joining("|"));
  }

  private Seat seat(String title) {
    return table.seats().stream()
        .filter(seat -> seat.title().equals(title))
        .findFirst()
        .orElseThrow();
  }

  /** Who sits where, each side's people together: {@code Ada (White), Ben (Black)}. */
  public String seats() {
    return seats(table.seats(), this::of);
  }

  /** Where those sit who are called by it. */
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

  /** Whoever plays alone sits nowhere. */
  private String side(String people, String place) {
    return table.seats().size() == 1 ? people : "%s (%s)".formatted(people, place);
  }

  private Person person(Seat seat) {
    return table.seating().chairs().get(seat);
  }

  /** Where somebody sits: at White's side, at Black's, or at a place of one's own. */
  public static String place(Seat seat) {
    return switch (seat.side()) {
      case WHITE -> "White";
      case BLACK -> "Black";
      case PARTNERS -> seat.title();
    };
  }
}
