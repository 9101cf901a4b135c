package rookery.engine.games.splitbrain;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.Function;
import rookery.engine.Choice;
import rookery.engine.News;
import rookery.engine.Note;
import rookery.engine.Seat;
import rookery.engine.Viewer;
import rookery.engine.board.Square;
import rookery.engine.chess.Move;
import rookery.engine.play.SceneAction;
import rookery.engine.play.SingleDuty;
import rookery.engine.text.Phrase;

/** The circles do not fit; the opponents' chooser rules which one binds. */
record RulingPhase(SplitBrainTurn turn, SplitBrainTurn.Circles both)
    implements SplitBrainPhase, SingleDuty<SplitBrainPhase> {
  @Override
  public String word() {
    return "ruling";
  }

  @Override
  public SortedMap<Seat, Square> circles() {
    return both.by(turn);
  }

  @Override
  public Seat actor() {
    return turn.judge();
  }

  @Override
  public List<Rule> deeds() {
    return List.of(new Rule(this, Verdict.PIECE), new Rule(this, Verdict.TARGET));
  }

  @Override
  public String whyNot(String typed) {
    return "Rule which circle binds: write use piece or use target.";
  }

  /** What has come of the circles, in the same words wherever it is told. */
  String disagreement() {
    return "%s circled the %s, %s %s: no legal move."
        .formatted(
            turn.chooser().title(), turn.piece(both.piece()), turn.mover().title(), both.target());
  }

  @Override
  public String status(Viewer viewer) {
    return disagreement();
  }

  @Override
  public String whoseTurn() {
    return turn.judge().title() + " to rule.";
  }

  @Override
  public String task() {
    return "Rule which circle %s must keep.".formatted(turn.team().title());
  }

  /** What a verdict would leave, in words: {@code knight c2 to b4 or d4}. */
  String way(Verdict verdict) {
    return "%s to %s"
        .formatted(
            Phrase.either(parts(verdict, move -> turn.piece(move.from()))),
            Phrase.either(parts(verdict, move -> move.to().toString())));
  }

  private List<String> parts(Verdict verdict, Function<Move, String> part) {
    return verdict.moves(turn, both).stream().map(part).distinct().toList();
  }

  @Override
  public List<Move> ways(Verdict verdict) {
    return verdict.moves(turn, both);
  }

  @Override
  public String title() {
    return "Rule";
  }

  /** The opponents' ruling on two circles that do not fit. */
  record Rule(RulingPhase phase, Verdict verdict) implements SceneAction<SplitBrainPhase> {
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
      return FinalMovePhase.begin(phase.turn(), phase.both(), verdict);
    }

    @Override
    public Optional<Note> noted(Seat by, SplitBrainPhase after) {
      return phase.turn().noted(after.turn());
    }

    @Override
    public News news(Seat by, SplitBrainPhase after) {
      return News.toAll(
          () -> "%s rules for %s%s".formatted(by.title(), kept(), consequence(after)));
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
}
