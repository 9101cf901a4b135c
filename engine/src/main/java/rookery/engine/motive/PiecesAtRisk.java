package rookery.engine.motive;

import java.util.ArrayList;
import java.util.List;
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
import rookery.engine.board.PieceNames;
import rookery.engine.board.Square;
import rookery.engine.explanation.Explanation;
import rookery.engine.explanation.Plan;
import rookery.engine.play.PlacedPieces;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;

/**
 * What a move means for the pieces that its player was told to be in danger, and for the piece that
 * it moves: the same in every game that tells such dangers.
 *
 * @param pieces what they are called, the dearest first
 */
public record PiecesAtRisk(Seat seat, State before, PieceNames pieces) {

  /** The pieces that are still in danger after an action, by where they stand before it. */
  public SortedSet<Square> left(Action action) {
    SortedSet<Square> left = new TreeSet<>();
    if (action.speaksForItself() || before.danger(seat).isEmpty()) {
      return left;
    }
    State after = before.play(seat, action);
    Set<Square> endangered = after.endangered(seat).keySet();
    for (Square square : before.endangered(seat).keySet()) {
      if (endangered.contains(later(square, action))) {
        left.add(square);
      }
    }
    return left;
  }

  /**
   * Why a move is good, with what it means for the pieces in danger.
   *
   * @param reason why it is good otherwise, if anything tells it
   */
  public Sentences around(Action action, Optional<Sentence> reason) {
    State after = before.play(seat, action);
    if (after.result().isPresent() || action.speaksForItself()) {
      return new Sentences(reason.stream().toList());
    }
    Optional<Sentence> own = reason.filter(one -> action.fits().filter(one::equals).isEmpty());
    Fate fate = fate(action, lost(action, after), after);
    List<Sentence> told = new ArrayList<>(fate.ofHopeless().stream().toList());
    List<Sentence> then = new ArrayList<>(fate.ofOthers());
    exposure(action, after, fate.all().isEmpty()).ifPresent(then::add);
    uncovered(action, after).ifPresent(then::add);
    rescue(action, reason).ifPresent(told::add);
    own.filter(one -> !repeats(one, action))
        .filter(one -> then.isEmpty() || one.role() != SentenceRole.CONSEQUENCE)
        .ifPresent(told::add);
    told.addAll(then);
    action.fits().ifPresent(told::add);
    action.warning().filter(one -> one.role() != SentenceRole.TO_DO).ifPresent(told::add);
    return new Sentences(told);
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
        .map(this::fateOf);
  }

  private Fate fateOf(Action action) {
    State after = before.play(seat, action);
    SortedSet<Square> savable = left(action, after);
    savable.removeAll(hopeless(savable));
    savable.addAll(lost(action, after));
    return fate(action, savable, after);
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
  private Fate fate(Action action, SortedSet<Square> savable, State after) {
    SortedSet<Square> guarded = left(action, after);
    guarded.removeAll(savable);
    SortedSet<Square> hopeless = hopeless(savable);
    savable.removeAll(hopeless);
    if (Replies.arrival(action).isEmpty()) {
      // What moves no piece, such as a removal or a card, isn't chosen instead of a rescue.
      savable.clear();
      hopeless.clear();
    }
    savable.removeIf(square -> isMoved(square, action));
    guarded.removeIf(square -> isMoved(square, action));
    Optional<Sentence> ofHopeless =
        hopeless.isEmpty()
            ? Optional.empty()
            : Optional.of(
                Sentence.of("%s can't be saved.", Phrase.capitalised(words(hopeless, before))));
    boolean isOfAll = hopeless.equals(before.endangered(seat).keySet());
    return new Fate(ofHopeless, isOfAll, ofOthers(action, savable, guarded, after));
  }

  private List<Sentence> ofOthers(
      Action action, SortedSet<Square> savable, SortedSet<Square> guarded, State after) {
    List<Sentence> told = new ArrayList<>();
    if (!savable.isEmpty()) {
      told.add(Sentence.of(instead(action, savable), words(savable, before)));
    }
    SortedSet<Square> there = new TreeSet<>(guarded);
    for (Square square : guarded) {
      Optional<Sentence> back =
          new Replies(seat, after)
              .fromBeside(square, words(new TreeSet<>(Set.of(square)), before), pieces);
      back.ifPresent(told::add);
      back.ifPresent(any -> there.remove(square));
    }
    if (!there.isEmpty()) {
      told.add(Sentence.of("You can recapture on %s.", Phrase.list(List.copyOf(there))));
    }
    return told;
  }

  /**
   * What is said of a move that is chosen instead of a rescue. Prices aren't compared: a rank is no
   * price, and what captures may be captured in its turn.
   */
  private String instead(Action action, SortedSet<Square> savable) {
    if (isEitherOr(action, savable)) {
      return "You can't save %s as well.";
    }
    return isDearToSave(savable)
        ? "You can't save %s without losing another piece."
        : "It seems better than saving %s.";
  }

  /** Whether whatever saves any of those newly lets something as dear be captured for nothing. */
  private boolean isDearToSave(SortedSet<Square> savable) {
    SortedMap<Square, Character> endangered = before.endangered(seat);
    int dearest = savable.stream().map(endangered::get).mapToInt(pieces::rank).min().orElseThrow();
    return before.legal(seat).stream()
        .filter(rescue -> !left(rescue).containsAll(savable))
        .map(rescue -> newlyForNothing(rescue, before.play(seat, rescue)))
        .allMatch(lost -> lost.values().stream().anyMatch(one -> pieces.rank(one) <= dearest));
  }

  /** What could be captured for nothing after an action, and was in no danger before it. */
  private SortedMap<Square, Character> newlyForNothing(Action action, State after) {
    SortedMap<Square, Character> fresh = forNothing(after);
    before.endangered(seat).keySet().forEach(square -> fresh.remove(later(square, action)));
    return fresh;
  }

  private SortedMap<Square, Character> forNothing(State after) {
    SortedMap<Square, Character> lost = new TreeMap<>(after.endangered(seat));
    lost.keySet().removeIf(square -> isGuarded(square, after));
    return lost;
  }

  /** Whether it saves some pieces, and nothing saves any of these others with them. */
  private boolean isEitherOr(Action action, SortedSet<Square> others) {
    SortedSet<Square> saved = saved(action);
    return !saved.isEmpty()
        && before.legal(seat).stream()
            .map(this::left)
            .allMatch(left -> left.containsAll(others) || left.stream().anyMatch(saved::contains));
  }

  private static boolean isMoved(Square square, Action action) {
    return square.toString().equals(action.path().get(0).value());
  }

  /** Whether an action takes a piece off the board instead of moving it. */
  private static boolean isGivenUp(Square square, Action action) {
    return isMoved(square, action) && Replies.arrival(action).isEmpty();
  }

  /** Whether a reason says no more than the choices of the move, which name what it captures. */
  public static boolean repeats(Sentence reason, Action action) {
    return reason.role() == SentenceRole.CAPTURE
        && action.path().stream()
            .map(Choice::words)
            .anyMatch(words -> words.role() == SentenceRole.CAPTURE);
  }

  /** The pieces in danger that are in none after an action, by where they stand before it. */
  SortedSet<Square> saved(Action action) {
    SortedSet<Square> saved = new TreeSet<>();
    if (before.danger(seat).isPresent()) {
      saved.addAll(before.endangered(seat).keySet());
      saved.removeAll(left(action));
      saved.removeIf(square -> isGivenUp(square, action));
    }
    return saved;
  }

  private Optional<Sentence> rescue(Action action, Optional<Sentence> reason) {
    if (reason.filter(one -> one.role() == SentenceRole.RESCUE).isPresent()) {
      return Optional.empty();
    }
    SortedSet<Square> saved = saved(action);
    return saved.isEmpty()
        ? Optional.empty()
        : Optional.of(
            Sentence.of(
                SentenceRole.RESCUE,
                isGuard(action, saved) ? "It guards %s." : "It saves %s.",
                words(saved, before)));
  }

  /** Whether something that moves no piece leaves one of those where it can be captured. */
  private boolean isGuard(Action action, SortedSet<Square> saved) {
    Replies replies = new Replies(seat, before.play(seat, action));
    return Replies.arrival(action).isEmpty()
        && saved.stream().anyMatch(square -> !replies.capturing(square).isEmpty());
  }

  /** Those that could then be captured for nothing. */
  private SortedSet<Square> lost(Action action, State after) {
    SortedSet<Square> lost = left(action, after);
    lost.removeIf(square -> isGuarded(later(square, action), after));
    return lost;
  }

  /**
   * Those in danger that are so after an action too; as long as the turn goes on, or if the game
   * ends, none.
   */
  private SortedSet<Square> left(Action action, State after) {
    boolean isOver = after.result().isPresent() || after.mayAct().contains(seat);
    return isOver ? new TreeSet<>() : left(action);
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

  /**
   * That the piece that moves could be captured where it goes, and what can follow, or by what.
   *
   * @param isIt whether it is the only piece of its side that is spoken of
   */
  private Optional<Sentence> exposure(Action action, State after, boolean isIt) {
    // As long as its turn goes on it may leave again.
    boolean isAtRest = !after.mayAct().contains(seat) || action.isExposed();
    return Replies.arrival(action)
        .filter(to -> isAtRest && after.endangered(seat).containsKey(to))
        .map(
            to ->
                exposed(to, after, won(action, after))
                    .or(() -> action.exposure().filter(by -> isIt).map(PiecesAtRisk::first))
                    .orElseGet(
                        () ->
                            Sentence.of(
                                "Your %s could be captured on %s.",
                                pieces.word(after.endangered(seat).get(to)), to)));
  }

  /**
   * That other pieces could be captured then that couldn't before; where the choice doesn't say
   * which piece goes where, nothing tells the others from it.
   */
  private Optional<Sentence> uncovered(Action action, State after) {
    SortedSet<Square> fresh = new TreeSet<>(newlyForNothing(action, after).keySet());
    Replies.arrival(action).ifPresent(fresh::remove);
    return fresh.isEmpty() || Replies.arrival(action).isEmpty() || after.mayAct().contains(seat)
        ? Optional.empty()
        : Optional.of(Sentence.of("But then you could lose %s.", words(fresh, after)));
  }

  private static Sentence first(Explanation exposure) {
    return exposure.told().sentences().get(0);
  }

  private Optional<Sentence> exposed(Square to, State after, Optional<String> won) {
    Replies replies = new Replies(seat, after);
    Optional<String> half = replies.half(to, replies.capturing(to), pieces);
    String piece = half.map(Phrase::capitalised).orElse("It");
    return isGuarded(to, after)
        ? Optional.of(
            Sentence.of("%s can be captured on %s, but then you can recapture.", piece, to))
        : won.map(
                word ->
                    Sentence.of(
                        "%s can be captured on %s, but you win the %s for it.", piece, to, word))
            .or(() -> half.map(one -> Sentence.of("%s can be captured on %s.", piece, to)));
  }

  /** What an action captures where its piece could be lost, if that is no dearer. */
  Optional<String> won(Action action, State after) {
    int own = Replies.arrival(action).map(after.endangered(seat)::get).map(pieces::rank).orElse(-1);
    return missing(after).stream()
        .filter(letter -> !action.captures().isEmpty() && pieces.rank(letter) <= own)
        .findFirst()
        .map(pieces::word);
  }

  private Set<Character> missing(State after) {
    return PieceLettersBySquare.of(before).missingIn(PieceLettersBySquare.of(after));
  }

  private boolean isGuarded(Square square, State after) {
    return new Replies(seat, after).areAnswered(square);
  }

  /** Where a piece stands once an action has moved it, or has let it change places. */
  private static Square later(Square square, Action action) {
    List<Choice> path = action.path();
    String from = path.get(0).value();
    String to =
        Replies.arrival(action).map(Square::toString).orElse(path.get(path.size() - 1).value());
    String name = square.toString();
    return Square.find(name.equals(from) ? to : name.equals(to) ? from : name).orElse(square);
  }

  private String words(SortedSet<Square> squares, State at) {
    SortedMap<Square, Character> letters = new TreeMap<>(at.endangered(seat));
    letters.keySet().retainAll(squares);
    return Phrase.list(new PlacedPieces(letters, pieces).words("your"));
  }
}
