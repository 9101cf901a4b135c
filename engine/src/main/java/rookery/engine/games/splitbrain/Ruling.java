package rookery.engine.games.splitbrain;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import rookery.engine.Action;
import rookery.engine.Seat;
import rookery.engine.Viewer;
import rookery.engine.board.Square;
import rookery.engine.games.splitbrain.SplitBrainAction.Rule;

/** The circles do not fit; the opponents' chooser rules which one binds. */
record Ruling(Turn turn, Circles both) implements Phase {
  private static final Rule PIECE = new Rule(Verdict.PIECE);
  private static final Rule TARGET = new Rule(Verdict.TARGET);

  @Override
  public String word() {
    return "ruling";
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
    return Set.of(turn.judge());
  }

  @Override
  public List<Set<Seat>> awaited() {
    return List.of(mayAct());
  }

  @Override
  public List<Rule> legal(Seat seat) {
    return List.of(PIECE, TARGET);
  }

  @Override
  public Phase after(Seat seat, Action action) {
    return Finishing.begin(turn, both, ((Rule) action).verdict());
  }

  @Override
  public Map<String, Action> aliases(Seat seat) {
    return Map.of("piece", PIECE, "target", TARGET);
  }

  @Override
  public String refusal(Seat seat, String typed) {
    return "Rule which circle binds: write use piece or use target.";
  }

  @Override
  public String status() {
    return "%s circled the %s, %s %s, which is no legal move. %s rules."
        .formatted(
            turn.chooser().title(),
            turn.piece(both.piece()),
            turn.mover().title(),
            both.target(),
            turn.judge().title());
  }

  @Override
  public String task(Seat seat) {
    return "Rule which circle %s must keep: the %s, or the target %s."
        .formatted(turn.team().title(), turn.piece(both.piece()), both.target());
  }

  @Override
  public Optional<String> describe(Seat actor, Action action, Viewer viewer) {
    Verdict verdict = ((Rule) action).verdict();
    String line = "%s rules: %s".formatted(actor.title(), action.text());
    return turn.moveTo(after(actor, action).turn())
        .map(san -> "%s, which leaves only %s.".formatted(line, san))
        .or(
            () ->
                Optional.of(
                    "%s. %s is to %s."
                        .formatted(line, verdict.actor(turn).title(), verdict.duty(turn, both))));
  }
}
