package rookery.engine.games.splitbrain;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import rookery.engine.Action;
import rookery.engine.Choice;
import rookery.engine.Seat;
import rookery.engine.Viewer;
import rookery.engine.board.Square;
import rookery.engine.games.splitbrain.SplitBrainAction.Circle;

/**
 * Both partners circle in secret; at most one has. A circle may be changed until the other is in.
 */
record Circling(Turn turn, SortedMap<Seat, Square> circles) implements Phase {
  private static final int LONGEST_MENU = 25;
  private static final Pattern SQUARE = Pattern.compile(".*?([a-z]\\d{1,2})");

  /** The beginning of a turn. */
  static Circling begin(Turn turn) {
    return new Circling(turn, new TreeMap<>());
  }

  private Circling with(Seat seat, Square square) {
    SortedMap<Seat, Square> more = new TreeMap<>(circles);
    more.put(seat, square);
    return new Circling(turn, more);
  }

  @Override
  public String word() {
    return "circle";
  }

  @Override
  public boolean shows(Seat seat, Viewer viewer) {
    return viewer.is(seat);
  }

  @Override
  public Set<Seat> mayAct() {
    return Set.of(turn.chooser(), turn.mover());
  }

  @Override
  public List<Set<Seat>> awaited() {
    return partners().stream().filter(seat -> !circles.containsKey(seat)).map(Set::of).toList();
  }

  private List<Seat> partners() {
    return List.of(turn.chooser(), turn.mover());
  }

  private Set<Square> valid(Seat seat) {
    return seat.equals(turn.chooser()) ? turn.pieces() : turn.targets();
  }

  @Override
  public List<Circle> legal(Seat seat) {
    Set<Square> valid = valid(seat);
    boolean byRank = valid.size() > LONGEST_MENU;
    return valid.stream().map(square -> new Circle(square, path(seat, square, byRank))).toList();
  }

  private List<Choice> path(Seat seat, Square square, boolean byRank) {
    if (seat.equals(turn.chooser())) {
      return List.of(new Choice("Which piece?", square.toString(), turn.titled(square)));
    }
    List<Choice> path = new ArrayList<>();
    if (byRank) {
      String rank = Integer.toString(square.rank() + 1);
      path.add(new Choice("Which rank?", "rank " + rank, "Rank " + rank));
    }
    path.add(new Choice("Which target?", square.toString(), turn.target(square)));
    return path;
  }

  @Override
  public Phase after(Seat seat, Action action) {
    Circling next = with(seat, ((Circle) action).square());
    return next.circles.size() < partners().size() ? next : next.revealed();
  }

  private Phase revealed() {
    Circles both = new Circles(circles.get(turn.chooser()), circles.get(turn.mover()));
    return turn.fitting(both).isEmpty()
        ? new Ruling(turn, both)
        : Finishing.begin(turn, both, Verdict.BOTH);
  }

  @Override
  public boolean reveals(Seat actor) {
    return circles.keySet().stream().anyMatch(seat -> !seat.equals(actor));
  }

  @Override
  public Map<String, Action> aliases(Seat seat) {
    Map<String, Action> aliases = new LinkedHashMap<>();
    legal(seat).forEach(circle -> aliases.put(circle.square().toString(), circle));
    return aliases;
  }

  @Override
  public String refusal(Seat seat, String typed) {
    Matcher matcher = SQUARE.matcher(typed.toLowerCase(Locale.ROOT));
    if (!matcher.matches()) {
      return "Circle a square by its name, for example circle %s."
          .formatted(valid(seat).iterator().next());
    }
    String name = matcher.group(1);
    return Square.find(name)
        .filter(SplitBrainGame.AREA::has)
        .map(square -> whyNot(seat, square) + " " + near(seat, square))
        .orElse("There is no square %s: the board in use goes from b2 to g7.".formatted(name));
  }

  private String whyNot(Seat seat, Square square) {
    if (seat.equals(turn.mover())) {
      return "None of your team's pieces can move to %s.".formatted(square);
    }
    return turn.team().owns(turn.position().at(square))
        ? "The %s has no legal move.".formatted(turn.piece(square))
        : "Your team has no piece on %s.".formatted(square);
  }

  /** SB-1: the nearest valid squares are named, and nothing is recorded. */
  private String near(Seat seat, Square square) {
    Set<Square> valid = valid(seat);
    int least = valid.stream().mapToInt(square::walk).min().orElseThrow();
    List<String> nearest =
        valid.stream().filter(s -> s.walk(square) == least).map(Square::toString).toList();
    return nearest.size() == 1
        ? "The nearest you can circle is %s.".formatted(nearest.get(0))
        : "The nearest you can circle are %s.".formatted(String.join(", ", nearest));
  }

  @Override
  public String status() {
    String roles =
        "%s circles the piece, %s the target."
            .formatted(turn.chooser().title(), turn.mover().title());
    return circles.keySet().stream()
        .findFirst()
        .map(seat -> "%s %s has circled.".formatted(roles, seat.title()))
        .orElse(roles);
  }

  @Override
  public String task(Seat seat) {
    if (circles.containsKey(seat)) {
      return "You have circled; you may change your circle until your partner has circled.";
    }
    return seat.equals(turn.chooser())
        ? "Circle, in secret, the piece that your team is to move."
        : "Circle, in secret, the square that your team is to move to.";
  }

  @Override
  public Optional<String> secret(Viewer viewer) {
    return viewer.seat().filter(circles::containsKey).map(seat -> own(seat, circles.get(seat)));
  }

  private String own(Seat seat, Square square) {
    return "You circled %s.".formatted(circled(seat, square));
  }

  private String circled(Seat seat, Square square) {
    return seat.equals(turn.chooser()) ? "the " + turn.piece(square) : square.toString();
  }

  @Override
  public Optional<String> describe(Seat actor, Action action, Viewer viewer) {
    if (reveals(actor)) {
      return Optional.of(revelation(after(actor, action), with(actor, square(action)).circles));
    }
    if (viewer.is(actor)) {
      return Optional.of(own(actor, square(action)));
    }
    // SB-2: that a seat has circled shows once, a change of the circle nowhere.
    return circles.containsKey(actor)
        ? Optional.empty()
        : Optional.of("%s has circled.".formatted(actor.title()));
  }

  private static Square square(Action action) {
    return ((Circle) action).square();
  }

  private String revelation(Phase next, SortedMap<Seat, Square> both) {
    String shown =
        "%s circled the %s, %s %s:"
            .formatted(
                turn.chooser().title(),
                turn.piece(both.get(turn.chooser())),
                turn.mover().title(),
                both.get(turn.mover()));
    if (next instanceof Ruling) {
      return "%s no legal move, so %s rules.".formatted(shown, turn.judge().title());
    }
    return turn.moveTo(next.turn())
        .map(san -> "%s %s.".formatted(shown, san))
        .orElse("%s %s picks the promotion.".formatted(shown, turn.mover().title()));
  }

  @Override
  public Phase resample(Viewer viewer, RandomGenerator random) {
    SortedMap<Seat, Square> other = new TreeMap<>();
    circles.forEach(
        (seat, square) -> other.put(seat, viewer.is(seat) ? square : any(valid(seat), random)));
    return new Circling(turn, other);
  }

  private static Square any(Collection<Square> squares, RandomGenerator random) {
    return squares.stream()
        .sorted(Comparator.naturalOrder())
        .skip(random.nextInt(squares.size()))
        .findFirst()
        .orElseThrow();
  }
}
