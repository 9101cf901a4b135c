package rookery.engine.games.splitbrain;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import rookery.engine.ActionNews;
import rookery.engine.Choice;
import rookery.engine.ScoreSheetNote;
import rookery.engine.Seat;
import rookery.engine.Viewer;
import rookery.engine.board.Square;
import rookery.engine.chess.Move;
import rookery.engine.explanation.Explanation;
import rookery.engine.play.SingleDuty;
import rookery.engine.play.SituationAction;
import rookery.engine.text.GameLogLine;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;

/** The circles do not fit; the opponents' chooser chooses which one counts. */
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
    return List.of(new Rule(this, CircleVerdict.PIECE), new Rule(this, CircleVerdict.TARGET));
  }

  @Override
  public String whyNot(String typed) {
    return "Choose a circle: type `use piece` or `use target`.";
  }

  /** What has come of the circles, in the same words wherever it is told. */
  Sentences disagreement(Viewer viewer) {
    Sentence apart = both.told(turn, viewer).as(SentenceRole.PENDING);
    return turn.isOfTeam(viewer)
        ? Sentences.of(
            apart,
            Sentence.of(SentenceRole.PENDING, "%s chooses which circle counts.", turn.judge()))
        : Sentences.of(apart);
  }

  @Override
  public Sentences status(Viewer viewer) {
    return disagreement(viewer);
  }

  @Override
  public Sentence whoseTurn() {
    return Sentence.of(SentenceRole.TURN, "%s must choose which circle counts.", turn.judge());
  }

  @Override
  public Sentences task() {
    return Sentences.of("Which of %s's circles counts?", turn.team().title());
  }

  @Override
  public List<Move> ways(CircleVerdict verdict) {
    return verdict.moves(turn, both);
  }

  @Override
  public String title() {
    return "Choose a circle";
  }

  /** The opponents' choice between two circles that do not fit. */
  record Rule(RulingPhase phase, CircleVerdict verdict)
      implements SituationAction<SplitBrainPhase> {
    @Override
    public String text() {
      return "use " + verdict.word();
    }

    @Override
    public List<Choice> path() {
      Sentence label =
          Sentence.of(
              "The %s counts: %s", verdict.circled(), verdict.way(phase.turn(), phase.both()));
      return List.of(new Choice("Which circle counts?", verdict.word(), label));
    }

    @Override
    public Optional<String> spoken() {
      return Optional.of("let the %s count".formatted(verdict.circled()));
    }

    /** What it spares whoever chooses, or lets them capture. */
    @Override
    public Optional<Sentence> fits() {
      return motive().reason();
    }

    @Override
    public boolean speaksForItself() {
      return true;
    }

    @Override
    public boolean isExpected() {
      return motive().isGood();
    }

    private RulingMotive motive() {
      return RulingMotive.of(phase, verdict);
    }

    /** Why it is good, and what either circle would leave. */
    @Override
    public Optional<Explanation> explained() {
      return Optional.of(motive().explained(verdict == CircleVerdict.PIECE));
    }

    @Override
    public List<String> names() {
      return List.of(verdict.word(), verdict.circled());
    }

    @Override
    public SplitBrainPhase done(Seat by) {
      return FinalMovePhase.begin(phase.turn(), phase.both(), verdict);
    }

    @Override
    public Optional<ScoreSheetNote> noted(Seat by, SplitBrainPhase after) {
      return phase.turn().noted(after.turn());
    }

    @Override
    public ActionNews news(Seat by, SplitBrainPhase after) {
      return ActionNews.toAll(() -> new GameLogLine(Optional.of(by), told(by, after)));
    }

    /**
     * Which circle counts, and the move or what is left to pick. It tells the circle that doesn't
     * count, too, from which partners learn what the other thought of.
     */
    private Sentences told(Seat by, SplitBrainPhase after) {
      SplitBrainTurn turn = phase.turn();
      Square counts = circled(verdict);
      Square other = circled(verdict.other());
      return turn.moveTo(after.turn())
          .map(turn::inWords)
          .map(
              move ->
                  Sentences.of(
                      Sentence.of(
                          SentenceRole.OUTCOME,
                          "%s chose the circle on %s, not %s: %s's %s.",
                          by,
                          counts,
                          other,
                          turn.called(),
                          move)))
          .orElseGet(
              () ->
                  Sentences.of(
                      Sentence.of(
                          SentenceRole.OUTCOME,
                          "%s chose the circle on %s, not %s.",
                          by,
                          counts,
                          other),
                      left()));
    }

    private Square circled(CircleVerdict which) {
      return phase.circles().get(which.circling(phase.turn()));
    }

    private Sentence left() {
      Sentences told = verdict.told(phase.turn(), phase.both());
      return told.sentences().get(0).as(SentenceRole.PENDING);
    }
  }
}
