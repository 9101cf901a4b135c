package rookery.engine.games.telepathy;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import rookery.engine.Action;
import rookery.engine.IllegalActionException;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.View;
import rookery.engine.Viewer;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;

/** A moment of a game: a phase of a turn, and teams that may still settle who predicts first. */
final class TelepathyState implements State {
  private static final String HIDDEN = "?";

  private final Phase phase;

  private TelepathyState(Phase phase) {
    this.phase = phase;
  }

  /** The state that begins with what lies there. */
  static TelepathyState begin(Standing standing) {
    return new TelepathyState(Phase.begin(standing));
  }

  Phase phase() {
    return phase;
  }

  @Override
  public Set<Seat> mayAct() {
    Set<Seat> seats = new TreeSet<>(phase.actors());
    for (Colour team : Colour.values()) {
      if (mayLead(team)) {
        seats.addAll(TelepathyGame.partners(team));
      }
    }
    return seats;
  }

  /** TE-1: whether a team may settle who predicts first, whoever is to move. */
  private boolean mayLead(Colour team) {
    return phase.result().isEmpty() && !phase.standing().roles().settled(team);
  }

  private Optional<Duty> duty(Seat seat) {
    Colour team = TelepathyGame.team(seat);
    return mayLead(team) ? Optional.of(new Leading(phase, team)) : phase.duty(seat);
  }

  @Override
  public List<Set<Seat>> awaited() {
    return phase.awaited();
  }

  @Override
  public List<Action> legal(Seat seat) {
    return duty(seat).stream()
        .flatMap(duty -> duty.legal().stream())
        .map(Action.class::cast)
        .sorted()
        .toList();
  }

  @Override
  public State play(Seat seat, Action action) {
    Duty duty =
        duty(seat)
            .orElseThrow(() -> new IllegalActionException("It is not your turn to do anything."));
    if (!duty.legal().contains(action)) {
      throw new IllegalActionException(duty.refusal(action.text()));
    }
    return new TelepathyState(duty.after(action));
  }

  @Override
  public Optional<String> refusal(Seat seat, String typed) {
    return duty(seat).map(duty -> duty.refusal(typed));
  }

  @Override
  public Map<String, Action> aliases(Seat seat) {
    return duty(seat).map(Duty::aliases).orElse(Map.of());
  }

  @Override
  public Optional<Result> result() {
    return phase.result();
  }

  @Override
  public Set<String> claims(Seat seat) {
    return TelepathyGame.team(seat) == phase.standing().team() ? phase.claims() : Set.of();
  }

  @Override
  public SortedMap<String, Object> position() {
    return facts(phase.faceDown().map(card -> Character.toString(card.letter())));
  }

  private SortedMap<String, Object> facts(Optional<String> faceDown) {
    Standing standing = phase.standing();
    SortedMap<String, Object> facts = new TreeMap<>();
    facts.put("position", standing.position().board().rows());
    facts.put("turn", standing.team().word());
    facts.put("lead", byTeam(team -> named(standing.roles().predictor(team))));
    facts.put("predictor", named(standing.predictor()));
    facts.put("mover", named(standing.mover()));
    facts.put("faceup", byTeam(team -> Character.toString(standing.faceUp().of(team).letter())));
    facts.put("facedown", faceDown.orElse(null));
    facts.put("coin", standing.coin().word());
    facts.put("castling", standing.position().castling());
    facts.put("ep", standing.position().enPassant().map(Square::toString).orElse(null));
    facts.put("halfmove", standing.draws().halfmove());
    facts.put("pending", phase.pending().map(Colour::word).orElse(null));
    return facts;
  }

  private static Map<String, Object> byTeam(Function<Colour, String> value) {
    Map<String, Object> both = new LinkedHashMap<>();
    Stream.of(Colour.values()).forEach(team -> both.put(team.word(), value.apply(team)));
    return Collections.unmodifiableMap(both);
  }

  private static String named(Optional<Seat> seat) {
    return seat.map(Seat::id).orElse(null);
  }

  @Override
  public View view(Viewer viewer) {
    Optional<Card> shown = phase.faceDown().filter(card -> phase.shows(viewer));
    Picture picture = Picture.of(phase, shown, viewer);
    Optional<Duty> duty = viewer.seat().flatMap(this::duty);
    return new View(
        viewer,
        facts(
            phase
                .faceDown()
                .map(card -> shown.map(c -> Character.toString(c.letter())).orElse(HIDDEN))),
        picture.diagram(),
        picture.words(),
        phase.status(),
        duty.map(Duty::task),
        phase.secret(viewer),
        mayAct(),
        awaited(),
        viewer.seat().map(this::legal).orElse(List.of()),
        viewer.seat().map(this::claims).orElse(Set.of()),
        result());
  }

  @Override
  public State resample(Viewer viewer, RandomGenerator random) {
    Phase other = phase.resample(viewer, random);
    return other == phase ? this : new TelepathyState(other);
  }

  @Override
  public Optional<String> describe(Seat actor, Action action, Viewer viewer) {
    return duty(actor).map(duty -> duty.describe(actor, action, viewer));
  }

  @Override
  public boolean reveals(Seat actor, Action action) {
    return duty(actor).filter(Duty::reveals).isPresent();
  }
}
