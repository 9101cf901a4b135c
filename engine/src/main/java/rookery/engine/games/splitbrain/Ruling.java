package rookery.engine.games.splitbrain;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import rookery.engine.Seat;
import rookery.engine.board.Square;
import rookery.engine.play.Duty;

/** The circles do not fit; the opponents' chooser rules which one binds. */
record Ruling(SplitBrainTurn turn, Circles both) implements SplitBrainPhase, Duty<SplitBrainPhase> {
  @Override
  public String word() {
    return "ruling";
  }

  @Override
  public SortedMap<Seat, Square> circles() {
    return both.by(turn);
  }

  @Override
  public List<Ruling> duties() {
    return List.of(this);
  }

  @Override
  public Set<Seat> seats() {
    return Set.of(turn.judge());
  }

  @Override
  public List<Rule> deeds() {
    return List.of(new Rule(this, Verdict.PIECE), new Rule(this, Verdict.TARGET));
  }

  @Override
  public Optional<String> whyNot(String typed) {
    return Optional.of("Rule which circle binds: write use piece or use target.");
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
  public String task() {
    return "Rule which circle %s must keep: the %s, or the target %s."
        .formatted(turn.team().title(), turn.piece(both.piece()), both.target());
  }

  @Override
  public String title() {
    return "Rule";
  }
}
