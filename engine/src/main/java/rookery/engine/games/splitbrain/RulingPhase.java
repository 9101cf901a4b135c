package rookery.engine.games.splitbrain;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import rookery.engine.ActionNews;
import rookery.engine.Choice;
import rookery.engine.Explanation;
import rookery.engine.ScoreSheetNote;
import rookery.engine.Seat;
import rookery.engine.Viewer;
import rookery.engine.board.Square;
import rookery.engine.chess.Move;
import rookery.engine.chess.PieceType;
import rookery.engine.play.SceneAction;
import rookery.engine.play.SingleDuty;
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
    return "Choose which circle counts: type `use piece` or `use target`.";
  }

  /** What has come of the circles, in the same words wherever it is told. */
  Sentences disagreement(Viewer viewer) {
    String piece = PieceType.of(turn.position().at(both.piece())).word();
    return Sentences.of(
        both.told(turn, viewer).as(SentenceRole.PENDING),
        Sentence.of(SentenceRole.PENDING, "The %s can't move to %s.", piece, both.target()));
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
    return "Choose which counts";
  }

  /** The opponents' choice between two circles that do not fit. */
  record Rule(RulingPhase phase, CircleVerdict verdict) implements SceneAction<SplitBrainPhase> {
    @Override
    public String text() {
      return "use " + circle();
    }

    private String circle() {
      return verdict == CircleVerdict.PIECE ? "piece" : "target";
    }

    @Override
    public List<Choice> path() {
      Sentence label =
          Sentence.of("Use the %s: %s", circle(), verdict.way(phase.turn(), phase.both()));
      return List.of(new Choice("Which circle counts?", circle(), label));
    }

    @Override
    public Optional<String> spoken() {
      return Optional.of("use the " + circle());
    }

    private Seat kept() {
      return verdict.kept(phase.turn());
    }

    /** What it spares whoever chooses, or lets them capture. */
    @Override
    public Optional<Sentence> fits() {
      return new RulingMotive(phase.turn(), verdict.moves(phase.turn(), phase.both()))
          .against(verdict.other().moves(phase.turn(), phase.both()));
    }

    @Override
    public Optional<Explanation> explained() {
      return Optional.of(new Explanation(verdict.measured(phase.turn(), phase.both()), List.of()));
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
    public Optional<ScoreSheetNote> noted(Seat by, SplitBrainPhase after) {
      return phase.turn().noted(after.turn());
    }

    @Override
    public ActionNews news(Seat by, SplitBrainPhase after) {
      return viewer -> Optional.of(GameLogLine.by(by, told(by, after, viewer)));
    }

    /** What must be done where several moves are left, the status of the next phase tells. */
    private Sentence told(Seat by, SplitBrainPhase after, Viewer viewer) {
      SplitBrainTurn turn = phase.turn();
      // Weighty, as it says what has become of the circles.
      return turn.moveTo(after.turn())
          .map(move -> chosen(SentenceRole.OUTCOME, by, viewer, ": " + turn.inWords(move)))
          .orElseGet(() -> chosen(SentenceRole.WEIGHTY, by, viewer, ""));
    }

    private Sentence chosen(SentenceRole role, Seat by, Viewer viewer, String move) {
      String what = verdict == CircleVerdict.PIECE ? "piece" : "square";
      if (phase.turn().isOfTeam(viewer)) {
        String whose = viewer.is(kept()) ? "your" : "your partner's";
        return Sentence.of(role, "%s let %s %s count%s.", by, whose, what, move);
      }
      return Sentence.of(role, "%s let %s's %s count%s.", by, kept(), what, move);
    }
  }
}
