package rookery.engine.motive;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import rookery.engine.Action;
import rookery.engine.Choice;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.attack.PlacedPieces;
import rookery.engine.board.PieceNames;
import rookery.engine.board.Square;
import rookery.engine.diagram.Mark;
import rookery.engine.explanation.Explanation;
import rookery.engine.explanation.Plan;
import rookery.engine.lazy.Lazy;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;

/**
 * What a move means for the pieces that its player was told to be in danger, and for the piece that
 * it moves: the same in every game that tells such dangers.
 */
public final class PiecesAtRisk {
  private final Seat seat;
  private final State before;
  private final PieceNames pieces;
  private final Lazy<SortedMap<Square, Character>> endangered;
  private final Lazy<Boolean> isTold;
  private final Map<String, DangerAfter> known = new HashMap<>();

  /**
   * Those of a seat that is to act.
   *
   * @param pieces what they are called, the dearest first
   */
  public PiecesAtRisk(Seat seat, State before, PieceNames pieces) {
    this.seat = seat;
    this.before = before;
    this.pieces = pieces;
    this.endangered = Lazy.of(() -> before.endangered(seat));
    this.isTold = Lazy.of(() -> before.danger(seat).isPresent());
  }

  /** Each action is looked at once, as a hint compares many. */
  private DangerAfter after(Action action) {
    return known.computeIfAbsent(
        action.text(),
        any ->
            new DangerAfter(
                seat, action, before.play(seat, action), endangered.get(), isTold.get()));
  }

  private Stream<DangerAfter> afterAny() {
    return before.legal(seat).stream().map(this::after);
  }

  /** The pieces that are still in danger after an action, by where they stand before it. */
  public SortedSet<Square> left(Action action) {
    return after(action).left();
  }

  /** The pieces in danger that are in none after an action, by where they stand before it. */
  SortedSet<Square> saved(Action action) {
    return after(action).saved();
  }

  MoveExposure exposure(Action action) {
    return new MoveExposure(before, after(action), pieces);
  }

  /**
   * Why a move is good, with what it means for the pieces in danger.
   *
   * @param reason why it is good otherwise, if anything tells it
   */
  public Sentences around(Action action, Optional<Sentence> reason) {
    DangerAfter then = after(action);
    if (then.after().result().isPresent() || action.speaksForItself()) {
      return new Sentences(reason.stream().toList());
    }
    Optional<Sentence> own = reason.filter(one -> action.fits().filter(one::equals).isEmpty());
    Fate fate = fate(then, then.lost());
    MoveExposure exposure = exposure(action);
    Optional<Sentence> lost = exposure.ofOthers();
    boolean isFollowed = fate.ofOthers().isEmpty() && lost.isEmpty();
    List<Sentence> told = new ArrayList<>(fate.ofHopeless().stream().toList());
    rescue(then, reason).ifPresent(told::add);
    Optional<Sentence> why =
        own.filter(one -> !repeats(one, action))
            .filter(one -> isFollowed || one.role() != SentenceRole.CONSEQUENCE);
    why.ifPresent(told::add);
    told.addAll(fate.ofOthers());
    if (why.filter(one -> one.role() == SentenceRole.CONSEQUENCE).isEmpty()) {
      exposure.ofMover(fate.all().isEmpty()).ifPresent(told::add);
    }
    lost.ifPresent(told::add);
    action.fits().ifPresent(told::add);
    action.warning().filter(one -> one.role() != SentenceRole.TO_DO).ifPresent(told::add);
    return new Sentences(told);
  }

  /** The pieces apart from the one it moves that an action leaves or brings in danger, marked. */
  public Optional<Explanation> besideMover(Action action) {
    SortedSet<Square> left = after(action).leftAtRest();
    left.removeIf(after(action)::isMoved);
    MoveExposure exposure = exposure(action);
    List<Sentence> told = new ArrayList<>();
    if (!left.isEmpty()) {
      String stay = left.size() == 1 ? "stays" : "stay";
      told.add(Sentence.of("%s %s in danger.", Phrase.capitalised(words(left)), stay));
    }
    exposure.ofOthers().ifPresent(told::add);
    List<Square> marked = new ArrayList<>(left);
    marked.addAll(exposure.others().keySet());
    return told.isEmpty()
        ? Optional.empty()
        : Optional.of(new Explanation(new Sentences(told), List.of(Mark.danger(marked))));
  }

  /** Whether an action newly brings other pieces than the one it moves in danger. */
  public boolean endangersOthers(Action action) {
    return exposure(action).ofOthers().isPresent();
  }

  /** The pieces in danger as they are told beside a plan: that none can be saved, if that is so. */
  public Explanation around(Explanation danger, Plan plan) {
    return fateOf(plan)
        .filter(Fate::isOfAll)
        .flatMap(Fate::ofHopeless)
        .map(danger::beginningWith)
        .orElse(danger);
  }

  /**
   * A plan with what its first action means for pieces that it leaves in danger, even guarded,
   * unless it is named as a rescue, or the danger is told that way, and so tells that itself.
   */
  public Plan around(Plan plan) {
    return plan.thenFirst(
        fateOf(plan).map(fate -> fate.isOfAll() ? fate.ofOthers() : fate.all()).orElse(List.of()));
  }

  private Optional<Fate> fateOf(Plan plan) {
    return plan.first()
        .filter(text -> plan.naming().role() != SentenceRole.RESCUE)
        .flatMap(text -> Action.find(before.legal(seat), text))
        .map(this::after)
        .map(this::fateOf);
  }

  private Fate fateOf(DangerAfter then) {
    SortedSet<Square> savable = then.leftAtRest();
    savable.removeAll(hopeless(savable));
    savable.addAll(then.lost());
    return fate(then, savable);
  }

  /**
   * What is said of the pieces in danger that an action leaves there.
   *
   * @param ofHopeless of those that are in danger whatever is done
   * @param isOfAll whether all pieces in danger are
   */
  private record Fate(Optional<Sentence> ofHopeless, boolean isOfAll, List<Sentence> ofOthers) {
    List<Sentence> all() {
      return Stream.concat(ofHopeless.stream(), ofOthers.stream()).toList();
    }
  }

  /** Of the pieces that an action leaves in danger, of which some are worth saving. */
  private Fate fate(DangerAfter then, SortedSet<Square> savable) {
    SortedSet<Square> guarded = then.leftAtRest();
    guarded.removeAll(savable);
    SortedSet<Square> hopeless = hopeless(savable);
    savable.removeAll(hopeless);
    if (Replies.arrival(then.action()).isEmpty()) {
      // What moves no piece, such as a removal or a card, isn't chosen instead of a rescue.
      savable.clear();
      hopeless.clear();
    }
    savable.removeIf(then::isMoved);
    guarded.removeIf(then::isMoved);
    Optional<Sentence> ofHopeless =
        hopeless.isEmpty()
            ? Optional.empty()
            : Optional.of(Sentence.of("%s can't be saved.", Phrase.capitalised(words(hopeless))));
    boolean isOfAll = hopeless.equals(endangered.get().keySet());
    return new Fate(ofHopeless, isOfAll, ofOthers(then, savable, guarded));
  }

  private List<Sentence> ofOthers(
      DangerAfter then, SortedSet<Square> savable, SortedSet<Square> guarded) {
    List<Sentence> told = new ArrayList<>();
    if (!savable.isEmpty()) {
      told.add(Sentence.of(instead(then, savable), words(savable)));
    }
    SortedSet<Square> there = new TreeSet<>(guarded);
    for (Square square : guarded) {
      Optional<Sentence> back =
          new Replies(seat, then.after())
              .fromBeside(square, words(new TreeSet<>(Set.of(square))), pieces);
      back.ifPresent(told::add);
      back.ifPresent(any -> there.remove(square));
    }
    if (!there.isEmpty()) {
      told.add(
          Sentence.of(
              "If %s %s captured, you can recapture.",
              words(there), there.size() == 1 ? "is" : "are"));
    }
    return told;
  }

  /**
   * What is said of a move that is chosen instead of a rescue. Prices aren't compared: a rank is no
   * price, and what captures may be captured in its turn.
   */
  private String instead(DangerAfter then, SortedSet<Square> savable) {
    if (isEitherOr(then, savable)) {
      return "You can't save %s as well.";
    }
    return isDearToSave(savable)
        ? "You can't save %s without losing another piece."
        : "It seems better than saving %s.";
  }

  /** Whether whatever saves any of those newly lets something as dear be captured for nothing. */
  private boolean isDearToSave(SortedSet<Square> savable) {
    int dearest =
        savable.stream().map(endangered.get()::get).mapToInt(pieces::rank).min().orElseThrow();
    return afterAny()
        .filter(rescue -> !rescue.left().containsAll(savable))
        .map(DangerAfter::newlyForNothing)
        .allMatch(lost -> lost.values().stream().anyMatch(one -> pieces.rank(one) <= dearest));
  }

  /** Whether it saves some pieces, and nothing saves any of these others with them. */
  private boolean isEitherOr(DangerAfter then, SortedSet<Square> others) {
    SortedSet<Square> saved = then.saved();
    return !saved.isEmpty()
        && afterAny()
            .map(DangerAfter::left)
            .allMatch(left -> left.containsAll(others) || left.stream().anyMatch(saved::contains));
  }

  /** Those of some pieces that are in danger whatever is done. */
  private SortedSet<Square> hopeless(SortedSet<Square> lost) {
    SortedSet<Square> hopeless = new TreeSet<>(lost);
    for (Action other : before.legal(seat)) {
      if (hopeless.isEmpty()) {
        break;
      }
      hopeless.retainAll(left(other));
    }
    return hopeless;
  }

  /** Whether a reason says no more than the choices of the move, which name what it captures. */
  public static boolean repeats(Sentence reason, Action action) {
    return reason.role() == SentenceRole.CAPTURE
        && action.path().stream()
            .map(Choice::words)
            .anyMatch(words -> words.role() == SentenceRole.CAPTURE);
  }

  private Optional<Sentence> rescue(DangerAfter then, Optional<Sentence> reason) {
    if (reason.filter(one -> one.role() == SentenceRole.RESCUE).isPresent()) {
      return Optional.empty();
    }
    SortedSet<Square> saved = then.saved();
    return saved.isEmpty()
        ? Optional.empty()
        : Optional.of(
            Sentence.of(
                SentenceRole.RESCUE,
                isGuard(then, saved) ? "It guards %s." : "It saves %s.",
                words(saved)));
  }

  /** Whether something that moves no piece leaves one of those where it can be captured. */
  private boolean isGuard(DangerAfter then, SortedSet<Square> saved) {
    Replies replies = new Replies(seat, then.after());
    return Replies.arrival(then.action()).isEmpty()
        && saved.stream().anyMatch(square -> !replies.capturing(square).isEmpty());
  }

  private String words(SortedSet<Square> squares) {
    SortedMap<Square, Character> letters = new TreeMap<>(endangered.get());
    letters.keySet().retainAll(squares);
    return Phrase.list(new PlacedPieces(letters, pieces).words("your"));
  }
}
