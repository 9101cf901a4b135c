package rookery.engine.games.custodian.plan;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import rookery.engine.attack.CapturingTurn;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;
import rookery.engine.games.custodian.capture.CapturedPiece;
import rookery.engine.games.custodian.move.CustodianMove;
import rookery.engine.games.custodian.move.CustodianMoveGenerator;
import rookery.engine.games.custodian.move.CustodianOptions;
import rookery.engine.games.custodian.move.CustodianPosition;
import rookery.engine.lazy.Best;
import rookery.engine.lazy.Lazy;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;

/**
 * A turn that could come about, without what has led to it: what the side to move could capture,
 * and what could become of its pieces.
 */
public record ImaginedTurn(
    CustodianOptions options, CustodianPosition position, Lazy<List<CustodianMove>> possible)
    implements CapturingTurn<CustodianMove> {
  private static final double MOST = 0.5;

  static ImaginedTurn of(CustodianOptions options, CustodianPosition position) {
    return new ImaginedTurn(
        options, position, Lazy.of(() -> CustodianMoveGenerator.moves(options, position)));
  }

  @Override
  public ImaginedTurn after(CustodianMove move) {
    return of(options, position.after(move));
  }

  /** The other side's turn if this one played nothing. */
  public ImaginedTurn passed() {
    return of(options, position.passed());
  }

  /** The moves that capture nothing. */
  public Stream<CustodianMove> quiet() {
    return possible.get().stream().filter(move -> move.taken().isEmpty());
  }

  /** All that can be captured, the dearest first. */
  public List<PairCapture> captures() {
    return PairCapture.by(possible.get()).toList();
  }

  /** The dearest that can be captured here and couldn't be at another turn. */
  public Optional<PairCapture> addedTo(ImaginedTurn other) {
    Set<Square> already = other.victims();
    return captures().stream().filter(aim -> !already.contains(aim.victim().square())).findFirst();
  }

  /** Where stands what can be captured. */
  public Set<Square> victims() {
    Set<Square> victims = new HashSet<>();
    for (CustodianMove move : possible.get()) {
      victims.addAll(move.captures());
    }
    return victims;
  }

  /**
   * All that the dearest answer to a move captures, in words.
   *
   * @param what what the move is: {@code Capturing d4}
   */
  public Optional<Sentence> cost(String what, CustodianMove move) {
    return after(move)
        .dearest(any -> true)
        .map(
            answer ->
                Sentence.of(
                    SentenceRole.WEIGHTY,
                    "%s costs %s.",
                    what,
                    CapturedPiece.kinds(answer.taken())));
  }

  /** Which pieces of the side to move could be captured next whatever it plays. */
  Set<Square> hopeless() {
    Set<Square> hopeless = passed().victims();
    for (CustodianMove move : hopeless.isEmpty() ? List.<CustodianMove>of() : possible.get()) {
      Set<Square> lost = after(move).victims();
      hopeless.removeIf(square -> !lost.contains(move.later(square)));
    }
    return hopeless;
  }

  /**
   * Whether some answer to a move costs a piece that could be saved if the move hadn't been played:
   * it takes the only defender away.
   */
  boolean abandons(CustodianMove move) {
    ImaginedTurn answer = after(move);
    ImaginedTurn otherwise = passed();
    return answer.possible.get().stream()
        .filter(reply -> answer.after(reply).losesPiece())
        .anyMatch(
            reply ->
                otherwise.possible.get().stream()
                    .filter(reply::isLike)
                    .anyMatch(same -> !otherwise.after(same).losesPiece()));
  }

  /** Whether every move loses more than it wins. */
  private boolean losesPiece() {
    return !passed().capturing().isEmpty()
        && possible.get().stream().allMatch(move -> balance(move) < 0);
  }

  /**
   * How likely a plan is to come off: in how many of the turns that could follow its first move it
   * still works, from 0 to 1. Zero if in one of them the piece that moved is in danger before the
   * capture, or if the other side stops it by what it captures.
   */
  double chance(PairPlan plan) {
    double later = survivesCapture(plan) ? laterChance(plan) : 0;
    int works = 0;
    for (ImaginedTurn then : later > 0 ? following(plan) : List.<ImaginedTurn>of()) {
      boolean isOpen = then.isOpen(plan);
      // A capture that comes next comes before anything that happens to the piece.
      if ((plan.rest().isPresent() || !isOpen) && then.endangers(plan.first())) {
        return 0;
      }
      works += isOpen ? 1 : 0;
    }
    return later * works / answers(plan);
  }

  private double laterChance(PairPlan plan) {
    return plan.rest().map(after(plan.first()).passed()::chance).orElse(1.0);
  }

  /** Whether a plan works after the dearest capture that can answer its first move. */
  private boolean survivesCapture(PairPlan plan) {
    ImaginedTurn answer = after(plan.first());
    return answer.captures().stream()
        .limit(1)
        .allMatch(capture -> answer.after(capture.move()).isOpen(plan));
  }

  /** After which part of the answers to its first move a plan works, even if that is in danger. */
  double survival(PairPlan plan) {
    return (double) works(plan) / answers(plan);
  }

  /** Whether a plan works after most answers to each of its moves. */
  boolean isLikely(PairPlan plan) {
    return survivesCapture(plan)
        && survival(plan) > MOST
        && plan.rest().map(after(plan.first()).passed()::isLikely).orElse(true);
  }

  /** The turns that could follow its first move. */
  private List<ImaginedTurn> following(PairPlan plan) {
    ImaginedTurn answer = after(plan.first());
    return answer.possible.get().stream().map(answer::after).toList();
  }

  /** How many answers to the first move of a plan it survives. */
  int works(PairPlan plan) {
    return (int) following(plan).stream().filter(then -> then.isOpen(plan)).count();
  }

  /** Whether a plan goes on after its first move. */
  private boolean isOpen(PairPlan plan) {
    return plan.rest().map(this::reaches).orElseGet(() -> allows(plan.aim()));
  }

  /** How many answers there are to the first move of a plan. */
  int answers(PairPlan plan) {
    return after(plan.first()).possible.get().size();
  }

  /** Whether the capture of a plan would lose more than it wins. */
  boolean loses(PairPlan plan) {
    ImaginedTurn next = after(plan.first()).passed();
    return plan.rest()
        .map(next::loses)
        .orElseGet(
            () -> next.after(plan.aim().move()).worthLost() > PairCapture.won(plan.aim().move()));
  }

  /** Before how many moves of a plan what it aims at can step away for nothing. */
  int escapes(PairPlan plan) {
    ImaginedTurn answer = after(plan.first());
    boolean canStepAway =
        answer.possible.get().stream()
            .filter(reply -> reply.from() == plan.victim())
            .anyMatch(reply -> answer.after(reply).victims().isEmpty());
    return (canStepAway ? 1 : 0) + plan.rest().map(answer.passed()::escapes).orElse(0);
  }

  /** Whether what a plan aims at is a piece, and no pawn, that can move before it is captured. */
  boolean canLeave(PairPlan plan) {
    ImaginedTurn answer = after(plan.first());
    return PieceType.of(plan.aim().victim().piece()) != PieceType.PAWN
        && (answer.possible.get().stream().anyMatch(reply -> reply.from() == plan.victim())
            || plan.rest().filter(answer.passed()::canLeave).isPresent());
  }

  /** Whether nothing can be captured after a move, and not its piece after any answer. */
  public boolean isSafe(CustodianMove move) {
    ImaginedTurn answer = after(move);
    return answer.victims().isEmpty()
        && answer.possible.get().stream()
            .map(answer::after)
            .noneMatch(then -> then.endangers(move));
  }

  private boolean endangers(CustodianMove moved) {
    return passed().victims().contains(moved.to());
  }

  private boolean allows(PairCapture aim) {
    return possible.get().stream()
        .anyMatch(move -> move.isLike(aim.move()) && move.takesAt(aim.victim().square()));
  }

  private boolean reaches(PairPlan rest) {
    return quiet().anyMatch(rest.first()::isLike)
        && after(rest.first()).passed().allows(rest.aim());
  }

  @Override
  public List<CustodianMove> capturing() {
    return isOver()
        ? List.of()
        : possible.get().stream().filter(move -> !move.taken().isEmpty()).toList();
  }

  /** Whether the king of the side to move has been captured. */
  private boolean isOver() {
    return !options.recruit() && position.board().find(position.turn().cased('K')).isEmpty();
  }

  @Override
  public double worth(CustodianMove move) {
    return PairCapture.won(move);
  }

  /** The one of some captures that wins most. */
  public Optional<CustodianMove> dearest(Predicate<CustodianMove> some) {
    return Best.of(capturing().stream().filter(some), this::worth);
  }

  /** What the dearest capture wins. */
  public double worthLost() {
    return dearest(any -> true).map(this::worth).orElse(0.0);
  }
}
