package rookery.engine.games.splitbrain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import rookery.engine.ActionNews;
import rookery.engine.Choice;
import rookery.engine.ScoreSheetNote;
import rookery.engine.Seat;
import rookery.engine.Viewer;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.chess.Move;
import rookery.engine.chess.PieceType;
import rookery.engine.chess.Position;
import rookery.engine.chess.tactics.ChessDanger;
import rookery.engine.chess.tactics.LikelyMove;
import rookery.engine.diagram.Mark;
import rookery.engine.explanation.Explanation;
import rookery.engine.lazy.LazyList;
import rookery.engine.play.Duty;
import rookery.engine.play.SituationAction;
import rookery.engine.refusal.TypedSquares;
import rookery.engine.text.GameLogLine;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;

/** What each of the partners is to circle: the chooser a piece, the mover a target. */
record CircleDuty(CirclingPhase phase, Seat seat) implements Duty<SplitBrainPhase> {
  private static final int LONGEST_MENU = 25;

  /** The files d and e. */
  private static final Set<Integer> MIDDLE = Set.of(3, 4);

  private static final TypedSquares IN_USE =
      new TypedSquares(SplitBrainGame.AREA.lower(), SplitBrainGame.AREA.upper());

  private SplitBrainTurn turn() {
    return phase.turn();
  }

  /** Whether a piece is to be circled, not a target. */
  boolean isPiece() {
    return seat.equals(turn().chooser());
  }

  @Override
  public Set<Seat> seats() {
    return Set.of(seat);
  }

  /** SB-2: a circle may be changed, but nobody waits for that. */
  @Override
  public boolean awaited() {
    return !phase.circles().containsKey(seat);
  }

  private List<Square> valid() {
    return Geometry.CHESS.alongRanks(turn().valid(seat));
  }

  @Override
  public List<Circle> deeds() {
    List<Square> squares = Geometry.CHESS.squares(turn().valid(seat));
    boolean byRank = !isPiece() && squares.size() > LONGEST_MENU;
    return LazyList.of(squares, square -> new Circle(this, square, byRank));
  }

  @Override
  public boolean inOrder() {
    return true;
  }

  @Override
  public Sentences task() {
    if (!awaited()) {
      return Sentences.of("You can still change your circle.");
    }
    return Sentences.of(
        isPiece() ? "Secretly circle the piece to move." : "Secretly circle the target square.");
  }

  @Override
  public String title() {
    return isPiece() ? "Circle a piece" : "Circle a square";
  }

  @Override
  public String sharedTitle() {
    return "Draw a circle each";
  }

  @Override
  public String whyNot(String typed) {
    return IN_USE
        .missing(typed)
        .or(() -> IN_USE.named(typed).map(this::whyNotBy))
        .orElseGet(() -> "To circle a square, type `circle` and its name.");
  }

  /** Why a text that begins with that square is no circle. */
  private String whyNotBy(Square square) {
    return valid().contains(square)
        ? "Name just one square: `circle %s`.".formatted(square)
        : whyNot(square) + " " + near(square);
  }

  private String whyNot(Square square) {
    if (!isPiece()) {
      return "None of your team's pieces can move to %s.".formatted(square);
    }
    return turn().team().owns(turn().position().at(square))
        ? "The %s has no legal move.".formatted(turn().piece(square))
        : "Your team has no piece on %s.".formatted(square);
  }

  /** SB-1: the nearest valid squares are named, and nothing is recorded. */
  private String near(Square square) {
    int least = valid().stream().mapToInt(square::walk).min().orElseThrow();
    List<Square> nearest = valid().stream().filter(s -> s.walk(square) == least).toList();
    return nearest.size() == 1
        ? "The nearest square you can circle is %s.".formatted(nearest.get(0))
        : "The nearest squares you can circle are %s.".formatted(Phrase.list(nearest));
  }

  /**
   * Circling a piece or a target, unseen by the others until both circles are in.
   *
   * @param byRank whether there are so many targets that the rank is asked first
   */
  record Circle(CircleDuty duty, Square square, boolean byRank)
      implements SituationAction<SplitBrainPhase> {
    @Override
    public String text() {
      return "circle " + square;
    }

    @Override
    public List<Choice> path() {
      List<Choice> path = new ArrayList<>();
      if (byRank) {
        String rank = Integer.toString(square.rank() + 1);
        path.add(new Choice("Which rank?", "rank " + rank, "Rank " + rank));
      }
      SplitBrainTurn turn = phase().turn();
      path.add(
          duty.isPiece()
              ? Choice.piece(square.toString(), turn.titled(square))
              : turn.target("Which target?", square));
      return path;
    }

    @Override
    public List<String> names() {
      return List.of(square.toString());
    }

    @Override
    public boolean secret() {
      return true;
    }

    @Override
    public Optional<String> spoken() {
      return Optional.of("circle " + circled());
    }

    private String circled() {
      return duty.isPiece() ? "the " + phase().turn().piece(square) : square.toString();
    }

    /**
     * Where the circled piece could go, or what could go to the circled square and be lost there.
     */
    @Override
    public List<Mark> marks() {
      return new CirclePreview(phase().turn(), duty.isPiece(), square, fitting()).marks();
    }

    /** By the position alone, so that nothing depends on the partner's circle. */
    @Override
    public Optional<Sentence> fits() {
      Position position = phase().turn().position();
      List<Move> fitting = fitting();
      List<Move> seen = seen(fitting);
      return isShown()
          ? Optional.of(
              Sentence.of("Your partner circled %s last turn, and may circle it again.", circled()))
          : LikelyMove.reason(position, phase().turn().moves(), seen.isEmpty() ? fitting : seen)
              .or(() -> several(fitting))
              .or(() -> opening(fitting))
              .or(() -> LikelyMove.plain(position, fitting));
    }

    /** Whether the partner has shown to want it, where no capture or check is seen. */
    private boolean isShown() {
      SplitBrainTurn turn = phase().turn();
      return turn.shown(duty.isPiece()).filter(square::equals).isPresent()
          && turn.seen().get().isEmpty()
          && !lost().containsAll(fitting());
    }

    private List<Move> fitting() {
      return phase().turn().moves().stream()
          .filter(move -> square == (duty.isPiece() ? move.from() : move.to()))
          .toList();
    }

    /** What partners think of as long as nothing has been captured. */
    private Optional<Sentence> opening(List<Move> fitting) {
      Position position = phase().turn().position();
      return LikelyMove.best(position, fitting)
          .filter(move -> phase().turn().isOpening())
          .flatMap(
              move ->
                  opened(move)
                      .map(
                          what ->
                              Sentence.of(
                                  "Early on, many people %s, such as %s.",
                                  what, LikelyMove.moved(position, move))));
    }

    /** The usual thing that it does with a piece that stands as at the start, if it does one. */
    private Optional<String> opened(Move move) {
      Position position = phase().turn().position();
      char piece = position.at(move.from());
      if (position.variant().array().at(move.from()) != piece) {
        return Optional.empty();
      }
      return switch (PieceType.of(piece)) {
        case PAWN ->
            Optional.of("move a pawn in the middle")
                .filter(any -> MIDDLE.contains(move.from().file()));
        case KNIGHT -> Optional.of("bring out a knight");
        default -> Optional.empty();
      };
    }

    /** Where many pieces can go, partners agree more often. */
    private Optional<Sentence> several(List<Move> fitting) {
      long pieces = fitting.stream().map(Move::from).distinct().count();
      return duty.isPiece() || pieces < 2
          ? Optional.empty()
          : Optional.of(
              Sentence.of(
                  "%s of your pieces can go to %s, so your partner may well have circled one.",
                  pieces == 2 ? "Two" : "Several", square));
    }

    /** Whether it goes with a capture or a check that both partners see. */
    @Override
    public boolean isExpected() {
      return isShown() || !seen(fitting()).isEmpty();
    }

    private List<Move> seen(List<Move> fitting) {
      return phase().turn().seen().get().stream().filter(fitting::contains).toList();
    }

    /** Those of the fitting moves by which the piece that moves would be lost. */
    private List<Move> lost() {
      Position position = phase().turn().position();
      return fitting().stream().filter(move -> ChessDanger.isLoss(move, position)).toList();
    }

    /** Whether any piece that can go to the square would be lost there. */
    @Override
    public boolean isExposed() {
      return !duty.isPiece() && lost().containsAll(fitting());
    }

    /** Which pieces would be lost there, even if others that can go there would not. */
    @Override
    public Optional<Explanation> exposure() {
      return duty.isPiece() || lost().isEmpty()
          ? Optional.empty()
          : Optional.of(Explanation.of(Sentences.of(exposedWords())));
    }

    @Override
    public Sentence exposedWords() {
      List<String> kinds =
          lost().stream()
              .map(move -> PieceType.of(phase().turn().position().at(move.from())).word())
              .distinct()
              .toList();
      return Sentence.of("Your %s could be captured on %s.", Phrase.either(kinds), square);
    }

    /** The partner's circle is in, so that nothing can be changed once this one is. */
    @Override
    public Optional<String> asks() {
      boolean last = phase().isCompletedBy(duty.seat());
      return last ? Optional.of("Circle " + circled()) : Optional.empty();
    }

    private CirclingPhase phase() {
      return duty.phase();
    }

    @Override
    public SplitBrainPhase done(Seat by) {
      CirclingPhase circled = phase().with(by, square);
      return phase().isCompletedBy(by) ? circled.revealed() : circled;
    }

    @Override
    public Optional<ScoreSheetNote> noted(Seat by, SplitBrainPhase after) {
      return phase().turn().noted(after.turn());
    }

    @Override
    public ActionNews news(Seat by, SplitBrainPhase after) {
      CirclingPhase circled = phase().with(by, square);
      return phase().isCompletedBy(by)
          ? new ActionNews.Revealing(
              viewer ->
                  Optional.of(new GameLogLine(Optional.of(by), revelation(circled, after, viewer))))
          : viewer -> hidden(by, circled, viewer).map(told -> GameLogLine.by(by, told));
    }

    private Optional<Sentence> hidden(Seat by, CirclingPhase circled, Viewer viewer) {
      if (viewer.is(by)) {
        return Optional.of(circled.own(by));
      }
      // SB-2: that a seat has circled shows once, a change of the circle nowhere.
      return duty.awaited() ? Optional.of(circled.hasCircled(by, viewer)) : Optional.empty();
    }

    private static Sentences revelation(
        CirclingPhase circled, SplitBrainPhase after, Viewer viewer) {
      if (after instanceof RulingPhase ruling) {
        return ruling.disagreement(viewer);
      }
      return Sentences.of(agreement(circled.turn(), after.turn(), viewer));
    }

    /** It says what has become of the circles: the move, or the piece that becomes another. */
    private static Sentence agreement(SplitBrainTurn turn, SplitBrainTurn next, Viewer viewer) {
      String move = turn.moveTo(next).map(made -> " on " + turn.inWords(made)).orElse("");
      return turn.isOfTeam(viewer)
          ? Sentence.of(SentenceRole.OUTCOME, "You both agreed%s.", move)
          : Sentence.of(
              SentenceRole.OUTCOME, "%s agreed%s.", List.of(turn.chooser(), turn.mover()), move);
    }
  }
}
