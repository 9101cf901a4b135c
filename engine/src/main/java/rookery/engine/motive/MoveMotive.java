package rookery.engine.motive;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Stream;
import rookery.engine.Action;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.Side;
import rookery.engine.State;
import rookery.engine.board.Colour;
import rookery.engine.board.PieceNames;
import rookery.engine.board.Square;
import rookery.engine.lazy.Lazy;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;

/**
 * Why something is good in any game of pieces, told by what is on the board before and after it and
 * by what the other side could take next.
 *
 * @param pieces what they are called, the dearest first
 */
public record MoveMotive(Seat seat, State before, Action action, PieceNames pieces) {
  private static final int OTHERS = 6;

  /**
   * All that is to be said for it, the best reason first; none is worked out before it's asked for.
   */
  public Stream<Sentence> sentences() {
    State after = before.play(seat, action);
    if (after.result().isPresent()) {
      Stream<Sentence> won =
          after.result().filter(this::isWon).stream()
              .map(result -> Sentence.of("It wins the game."));
      // What somebody else has done in secret may end the game, or may not.
      return action.secret() ? Stream.concat(won, action.fits().stream()) : won;
    }
    return action.speaksForItself() ? action.fits().stream() : sentences(after);
  }

  private Stream<Sentence> sentences(State after) {
    Lazy<List<State>> instead = Lazy.of(this::instead);
    Lazy<Optional<MovePurpose>> purpose = Lazy.of(() -> purposeOf(after));
    MovePlace place = new MovePlace(before, action, pieces, own());
    return Stream.<Supplier<Optional<Sentence>>>of(
            () -> taken(after),
            () -> unpunished(after),
            () -> checks(after),
            () -> saved(after, instead.get()),
            this::evaded,
            () -> threatens(after),
            place::castling,
            () -> purpose.get().flatMap(MovePurpose::sentence),
            () -> action.fits().filter(one -> one.role() != SentenceRole.STAKE),
            () -> purpose.get().flatMap(MovePurpose::plan),
            () -> safe(after, instead),
            () -> cramps(after, instead),
            () -> isTogether() ? Optional.empty() : place.sentence(),
            () -> purpose.get().flatMap(one -> new OwnRoom(one).more()))
        .flatMap(reason -> reason.get().stream());
  }

  /** A check that the side is in, which every legal action ends. */
  private Optional<Sentence> evaded() {
    return isInCheck(before, true)
        ? Optional.of(Sentence.of("It gets the king out of check."))
        : Optional.empty();
  }

  private Optional<Sentence> checks(State after) {
    return isInCheck(after, false) ? Optional.of(Sentence.of("It gives check.")) : Optional.empty();
  }

  /** Whether a check is told and it's the turn of this side, or of another one. */
  private boolean isInCheck(State state, boolean own) {
    return !isTogether()
        && state.result().isEmpty()
        && state.why().isPresent()
        && state.mayAct().stream().allMatch(other -> own == (other.side() == seat.side()));
  }

  /** Which enemies are in danger then, in games that tell dangers. */
  Optional<Sentence> threatens(State after) {
    return isLost(after)
        ? Optional.empty()
        : new NewThreats(seat, before, after, pieces).sentence();
  }

  /** Whether the piece that moves is in danger where it goes, so that it may do nothing more. */
  private boolean isLost(State after) {
    return Replies.arrival(action).filter(after.endangered(seat)::containsKey).isPresent();
  }

  /** The same at more length: who could do what, and from where to where. */
  public List<Sentence> details() {
    State after = before.play(seat, action);
    return after.result().isPresent() || action.speaksForItself() || isTogether()
        ? List.of()
        : new MoveDetails(this, after).told();
  }

  private boolean isWon(Result result) {
    return result instanceof Result.Win win
        && win.winners().stream().anyMatch(winner -> winner.side() == seat.side());
  }

  private Optional<Sentence> taken(State after) {
    return missing(before, after).stream()
        .filter(letter -> isTogether() || !own().owns(letter))
        .findFirst()
        .map(
            letter ->
                Sentence.of(SentenceRole.CAPTURE, "It captures the %s.", pieces.word(letter)));
  }

  /** A capture for which nothing can be captured in return, and what it means for a check. */
  Optional<Sentence> unpunished(State after) {
    Replies replies = new Replies(seat, after);
    return Replies.arrival(action)
        .filter(to -> !isTogether() && !action.captures().isEmpty() && replies.areKnown())
        .filter(to -> replies.capturing(to).isEmpty())
        .map(
            to ->
                isInCheck(after, false)
                    ? Sentence.of("It gives check, and nothing can recapture on %s.", to)
                    : isInCheck(before, true)
                        ? Sentence.of("It ends the check, and nothing can recapture on %s.", to)
                        : Sentence.of("Nothing can recapture on %s.", to));
  }

  /**
   * What can be said where nothing else tells why: what it attacks, or that it is safe there.
   *
   * @param hidesNothing whether everybody knows what could capture it
   */
  public Stream<Sentence> lastly(boolean hidesNothing) {
    State after = before.play(seat, action);
    return isTogether() || after.result().isPresent() || action.speaksForItself()
        ? Stream.empty()
        : purposeOf(after)
            .flatMap(MovePurpose::attack)
            .or(() -> hidesNothing ? settled(after) : Optional.empty())
            .stream();
  }

  /** That what moves is safe there; of a king, that needs no words. */
  private Optional<Sentence> settled(State after) {
    Replies replies = new Replies(seat, after);
    return Replies.arrival(action)
        .filter(to -> replies.areKnown() && replies.capturing(to).isEmpty())
        .flatMap(to -> Mover.of(before, action, pieces))
        .filter(piece -> !piece.isDearest())
        .map(piece -> Sentence.of("Nothing can capture the %s there.", piece.word()));
  }

  private Optional<Sentence> saved(State after, List<State> instead) {
    return rescued(after, instead).stream()
        .filter(square -> isTogether() || before.endangered(seat).containsKey(Square.named(square)))
        .findFirst()
        .map(
            square ->
                Sentence.of(
                    SentenceRole.RESCUE,
                    "It saves %s from being captured.",
                    PieceLettersBySquare.of(before).words("the", square, pieces)));
  }

  /** Where stands what could be taken after most other actions and can't after this one. */
  List<String> rescued(State after) {
    return rescued(after, instead());
  }

  private List<String> rescued(State after, List<State> instead) {
    if (after.mayAct().contains(seat)) {
      // What others could take is not known before the turn is over.
      return List.of();
    }
    Map<String, Integer> dangers = new TreeMap<>();
    for (State other : instead) {
      takenNext(other).forEach(square -> dangers.merge(square, 1, Integer::sum));
    }
    Optional<Square> to = Replies.arrival(action);
    for (String square : takenNext(after)) {
      boolean isMoved = to.map(Square::toString).filter(square::equals).isPresent();
      dangers.remove(isMoved ? action.path().get(0).value() : square);
    }
    PieceLettersBySquare board = PieceLettersBySquare.of(before);
    return dangers.entrySet().stream()
        .filter(danger -> 2 * danger.getValue() > instead.size())
        .map(Map.Entry::getKey)
        .filter(board.squares()::containsKey)
        .filter(this::isInDanger)
        .sorted(Comparator.comparing(square -> board.rank(square, pieces)))
        .toList();
  }

  /** A player who was told what is in danger is told of nothing else that it is saved. */
  private boolean isInDanger(String square) {
    return before.danger(seat).isEmpty()
        || before.endangered(seat).containsKey(Square.named(square));
  }

  /** Some of what could be done with other pieces. */
  List<Action> others() {
    List<Action> others =
        before.legal(seat).stream()
            .filter(other -> !other.secret() && !begin(other).equals(begin(action)))
            .toList();
    int step = Math.max(1, others.size() / OTHERS);
    List<Action> some = new ArrayList<>();
    for (int i = 0; i < others.size(); i += step) {
      some.add(others.get(i));
    }
    return some;
  }

  /** The states after those. */
  private List<State> instead() {
    return others().stream().map(other -> before.play(seat, other)).toList();
  }

  /** Where own pieces stand that another side can take at once. */
  private Set<String> takenNext(State state) {
    Set<String> taken = new TreeSet<>();
    if (state.result().isPresent() || state.chance().isPresent()) {
      return taken;
    }
    for (Seat other : state.mayAct()) {
      if (other.side() != seat.side()) {
        state.legal(other).stream()
            .flatMap(answer -> answer.captures().stream())
            .map(Square::toString)
            .forEach(taken::add);
      }
    }
    return taken;
  }

  /** The letters of which there are fewer later, the dearest first. */
  private List<Character> missing(State earlier, State later) {
    return PieceLettersBySquare.of(earlier).missingIn(PieceLettersBySquare.of(later)).stream()
        .sorted(Comparator.comparing(pieces::rank).thenComparing(Character::isUpperCase))
        .toList();
  }

  /** What a move from one square to another is good for beyond what it captures and saves. */
  Optional<MovePurpose> purposeOf(State after) {
    return isLost(after)
        ? Optional.empty()
        : MovePurpose.of(seat, before, action, after, others(), pieces);
  }

  /** Worth a word only where most other actions would leave something to be captured. */
  private Optional<Sentence> safe(State after, Lazy<List<State>> instead) {
    if (isTogether() || !new Replies(seat, after).areKnown() || !takenNext(after).isEmpty()) {
      return Optional.empty();
    }
    long risky = instead.get().stream().filter(other -> !takenNext(other).isEmpty()).count();
    return 2 * risky > instead.get().size()
        ? Optional.of(Sentence.of("It keeps all of your pieces safe, which most moves don't."))
        : Optional.empty();
  }

  private Optional<Sentence> cramps(State after, Lazy<List<State>> instead) {
    return isTogether() || isInCheck(after, false)
        ? Optional.empty()
        : new EnemyRoom(seat, after, instead.get(), pieces).sentence();
  }

  private static String begin(Action action) {
    return action.path().isEmpty() ? action.text() : action.path().get(0).label();
  }

  private boolean isTogether() {
    return seat.side() == Side.PARTNERS;
  }

  private Colour own() {
    return seat.side() == Side.BLACK ? Colour.BLACK : Colour.WHITE;
  }
}
