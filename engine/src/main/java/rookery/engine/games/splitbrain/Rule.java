package rookery.engine.games.splitbrain;

import java.util.List;
import java.util.Optional;
import rookery.engine.Choice;
import rookery.engine.News;
import rookery.engine.Note;
import rookery.engine.Seat;
import rookery.engine.play.Deed;

/** The opponents' ruling on two circles that do not fit. */
record Rule(Ruling phase, Verdict verdict) implements Deed<SplitBrainPhase> {
  @Override
  public String text() {
    return "use " + circle();
  }

  private String circle() {
    return verdict == Verdict.PIECE ? "piece" : "target";
  }

  @Override
  public List<Choice> path() {
    String label = "Use %s: %s".formatted(kept(), phase.way(verdict));
    return List.of(new Choice("Which circle binds?", circle(), label));
  }

  private String kept() {
    return "%s's %s".formatted(verdict.kept(phase.turn()).title(), circle());
  }

  @Override
  public List<String> names() {
    return List.of(circle());
  }

  @Override
  public SplitBrainPhase done(Seat by) {
    return Finishing.begin(phase.turn(), phase.both(), verdict);
  }

  @Override
  public Optional<Note> noted(Seat by, SplitBrainPhase after) {
    return phase.turn().noted(after.turn());
  }

  @Override
  public News news(Seat by, SplitBrainPhase after) {
    return News.toAll(() -> "%s rules for %s%s".formatted(by.title(), kept(), consequence(after)));
  }

  private String consequence(SplitBrainPhase after) {
    SplitBrainTurn turn = phase.turn();
    return turn.moveTo(after.turn())
        .map(san -> ", so %s is played.".formatted(san))
        .orElseGet(
            () ->
                ". %s is to %s."
                    .formatted(verdict.actor(turn).title(), verdict.duty(turn, phase.both())));
  }
}
