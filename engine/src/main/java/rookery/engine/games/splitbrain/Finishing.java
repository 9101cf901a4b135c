package rookery.engine.games.splitbrain;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import rookery.engine.Action;
import rookery.engine.Choice;
import rookery.engine.Seat;
import rookery.engine.Viewer;
import rookery.engine.board.Square;
import rookery.engine.chess.Move;
import rookery.engine.chess.San;
import rookery.engine.games.splitbrain.SplitBrainAction.Play;

/** More than one move is left; who makes the final move picks it. */
record Finishing(Turn turn, Circles both, Verdict verdict, List<Move> moves) implements Phase {

  /** What follows a verdict: the next turn if it leaves only one move, which is made by itself. */
  static Phase begin(Turn turn, Circles both, Verdict verdict) {
    List<Move> moves = verdict.moves(turn, both);
    return moves.size() == 1
        ? Circling.begin(turn.after(moves.get(0)))
        : new Finishing(turn, both, verdict, moves);
  }

  @Override
  public String word() {
    return "finish";
  }

  @Override
  public SortedMap<Seat, Square> circles() {
    return both.by(turn);
  }

  @Override
  public boolean shows(Seat seat, Viewer viewer) {
    return true;
  }

  @Override
  public Set<Seat> mayAct() {
    return Set.of(verdict.actor(turn));
  }

  @Override
  public List<Set<Seat>> awaited() {
    return List.of(mayAct());
  }

  @Override
  public List<Play> legal(Seat seat) {
    return moves.stream().map(move -> new Play(move, path(move))).toList();
  }

  private List<Choice> path(Move move) {
    List<Choice> path = new ArrayList<>();
    if (varies(Move::from)) {
      String label = turn.titled(move.from());
      path.add(new Choice("Which piece?", move.from().toString(), label));
    }
    if (varies(Move::to)) {
      path.add(new Choice("Where to?", move.to().toString(), turn.target(move.to())));
    }
    move.promotion()
        .map(type -> new Choice("Promote to what?", "" + type.letter(), type.title()))
        .ifPresent(path::add);
    return path;
  }

  private boolean varies(Function<Move, Square> part) {
    return moves.stream().map(part).distinct().count() > 1;
  }

  @Override
  public Phase after(Seat seat, Action action) {
    return Circling.begin(turn.after(((Play) action).move()));
  }

  @Override
  public Map<String, Action> aliases(Seat seat) {
    Map<String, Action> aliases = new TreeMap<>();
    San.names(turn.position(), moves)
        .forEach((name, move) -> aliases.put(name, new Play(move, path(move))));
    return Collections.unmodifiableMap(aliases);
  }

  @Override
  public String refusal(Seat seat, String typed) {
    return "You are to %s: %s."
        .formatted(verdict.duty(turn, both), String.join(", ", texts(moves)));
  }

  private static List<String> texts(Collection<Move> moves) {
    return moves.stream().map(Move::text).toList();
  }

  @Override
  public String status() {
    return "%s is to %s.".formatted(verdict.actor(turn).title(), verdict.duty(turn, both));
  }

  @Override
  public String task(Seat seat) {
    String duty = verdict.duty(turn, both);
    return Character.toUpperCase(duty.charAt(0)) + duty.substring(1) + ".";
  }

  @Override
  public List<Square> candidates() {
    Function<Move, Square> part = varies(Move::from) ? Move::from : Move::to;
    return moves.stream().map(part).distinct().sorted().toList();
  }

  @Override
  public Optional<String> describe(Seat actor, Action action, Viewer viewer) {
    Move move = ((Play) action).move();
    return Optional.of("%s plays %s.".formatted(actor.title(), turn.san(move)));
  }
}
