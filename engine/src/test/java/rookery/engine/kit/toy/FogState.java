package rookery.engine.kit.toy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import rookery.engine.Action;
import rookery.engine.Choice;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.View;
import rookery.engine.Viewer;
import rookery.engine.diagram.Diagram;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;

/**
 * A moment of {@link FogGame}.
 *
 * @param white how far White's pawn has walked
 * @param black how far Black's has
 * @param next whose turn it is
 */
record FogState(FogGame.Told told, int white, int black, Seat next) implements ToldBefore {
  private static final int END = 5;

  /** Walking on: {@code walk 2}. */
  record Walk(int squares) implements Action {
    @Override
    public String text() {
      return "walk " + squares;
    }

    @Override
    public List<Choice> path() {
      return List.of(new Choice("How far?", Integer.toString(squares), "Walk " + squares));
    }

    @Override
    public boolean secret() {
      return true;
    }
  }

  private int at(Seat seat) {
    return seat.equals(FogGame.WHITE) ? white : black;
  }

  private Seat other() {
    return next.equals(FogGame.WHITE) ? FogGame.BLACK : FogGame.WHITE;
  }

  /** With a pawn elsewhere; it may be anybody's turn then. */
  private FogState with(Seat seat, int squares, Seat now) {
    return seat.equals(FogGame.WHITE)
        ? new FogState(told, squares, black, now)
        : new FogState(told, white, squares, now);
  }

  @Override
  public Set<Seat> mayAct() {
    return result().isPresent() ? Set.of() : Set.of(next);
  }

  @Override
  public List<Set<Seat>> awaited() {
    return mayAct().isEmpty() ? List.of() : List.of(mayAct());
  }

  @Override
  public List<Action> legal(Seat seat) {
    List<Action> legal = new ArrayList<>();
    for (int squares = 1; squares <= 2 && mayAct().contains(seat); squares++) {
      if (at(seat) + squares <= END) {
        legal.add(new Walk(squares));
      }
    }
    return legal;
  }

  @Override
  public State play(Seat seat, Action action) {
    if (!(action instanceof Walk walk) || !legal(seat).contains(action)) {
      throw new IllegalArgumentException("You cannot walk so far now.");
    }
    return with(seat, at(seat) + walk.squares(), other());
  }

  @Override
  public Optional<String> refusal(Seat seat, String typed) {
    return Optional.of("Say how far you walk, such as walk 1.");
  }

  @Override
  public Map<String, Action> aliases(Seat seat) {
    return Map.of();
  }

  @Override
  public Optional<Result> result() {
    return FogGame.SEATS.stream()
        .filter(seat -> at(seat) == END)
        .findFirst()
        .map(winner -> new Result.Win(List.of(winner), "arrival"));
  }

  @Override
  public SortedMap<String, Object> position() {
    return facts(FogGame.SEATS);
  }

  /** What is known to those who see the pawns of {@code seen}. */
  private SortedMap<String, Object> facts(List<Seat> seen) {
    SortedMap<String, Object> facts = new TreeMap<>();
    facts.put("position", rows(seen));
    facts.put("turn", next.title().equals("White") ? "white" : "black");
    return facts;
  }

  private List<String> rows(List<Seat> seen) {
    return List.of(
        row("p", black, seen.contains(FogGame.BLACK)),
        row("P", white, seen.contains(FogGame.WHITE)));
  }

  private static String row(String pawn, int squares, boolean seen) {
    return seen ? ".".repeat(squares) + pawn + ".".repeat(END - squares) : ".".repeat(END + 1);
  }

  private List<Seat> seen(Viewer viewer) {
    boolean clear = white == black || result().isPresent();
    return FogGame.SEATS.stream()
        .filter(seat -> viewer.is(seat) || clear && viewer.seat().isPresent())
        .toList();
  }

  @Override
  public View view(Viewer viewer) {
    List<Seat> seen = seen(viewer);
    List<String> places =
        seen.stream().map(seat -> "%s is on square %s.".formatted(seat.title(), at(seat))).toList();
    return new View(
        viewer,
        facts(seen),
        Diagram.ofRows(rows(seen)),
        seen.isEmpty() ? "There is fog everywhere." : String.join(" ", places),
        result().isPresent()
            ? Sentences.of("Somebody has arrived.")
            : Sentences.of(Sentence.of(SentenceRole.TURN, "%s to move.", next)),
        mayAct().stream()
            .filter(viewer::is)
            .map(seat -> Sentences.of("Walk one or two squares."))
            .findAny(),
        Optional.empty(),
        mayAct(),
        awaited(),
        viewer.seat().map(this::legal).orElse(List.of()),
        Set.of(),
        result());
  }

  /** Whoever is in the fog may be anywhere, but at the end and beside whoever looks. */
  @Override
  public State resample(Viewer viewer, RandomGenerator random) {
    FogState world = this;
    List<Seat> seen = seen(viewer);
    for (Seat seat : result().isPresent() ? List.<Seat>of() : FogGame.SEATS) {
      if (!seen.contains(seat)) {
        world = world.with(seat, world.elsewhere(viewer, random), next);
      }
    }
    return world;
  }

  private int elsewhere(Viewer viewer, RandomGenerator random) {
    int squares = random.nextInt(END);
    return viewer.seat().filter(seat -> at(seat) == squares).isPresent()
        ? elsewhere(viewer, random)
        : squares;
  }

  @Override
  public Optional<Sentence> describe(Seat actor, Action action, Viewer viewer) {
    int squares = ((Walk) action).squares();
    if (viewer.is(actor)) {
      return Optional.of(Sentence.of("You walked %s.", squares));
    }
    return Optional.of(
        told == FogGame.Told.HOW_FAR_SOMEBODY_WALKED
            ? Sentence.of("%s walked %s.", actor, squares)
            : Sentence.of("%s walked.", actor));
  }

  @Override
  public boolean reveals(Seat actor, Action action) {
    return true;
  }
}
