package rookery.engine.motive;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import rookery.engine.Action;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.Side;
import rookery.engine.State;
import rookery.engine.board.Colour;
import rookery.engine.board.PieceNames;
import rookery.engine.board.Square;
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

  /** One sentence; empty where nothing on the board tells it. */
  public Optional<Sentence> sentence() {
    State after = before.play(seat, action);
    if (after.result().isPresent()) {
      return after.result().filter(this::isWon).map(result -> Sentence.of("It wins the game."));
    }
    if (action.secret()) {
      return action.fits();
    }
    return taken(after)
        .or(() -> saved(after))
        .or(() -> purpose(after))
        .or(action::fits)
        .or(() -> purposeOf(after).flatMap(MovePurpose::plan))
        .or(() -> safe(after));
  }

  /** The same at more length: who could do what, and from where to where. */
  public List<Sentence> details() {
    State after = before.play(seat, action);
    return after.result().isPresent() || action.secret() || isTogether()
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

  private Optional<Sentence> saved(State after) {
    return rescued(after).stream()
        .findFirst()
        .map(
            square ->
                Sentence.of(
                    SentenceRole.RESCUE,
                    "It saves %s from being captured.",
                    BoardLetters.of(before).words("the", square, pieces)));
  }

  /** Where stands what could be taken after most other actions and can't after this one. */
  List<String> rescued(State after) {
    List<Action> others = others();
    Map<String, Integer> dangers = new TreeMap<>();
    for (Action other : others) {
      takenNext(before.play(seat, other)).forEach(square -> dangers.merge(square, 1, Integer::sum));
    }
    Optional<Square> to = Replies.arrival(action);
    for (String square : takenNext(after)) {
      boolean isMoved = to.map(Square::toString).filter(square::equals).isPresent();
      dangers.remove(isMoved ? action.path().get(0).value() : square);
    }
    BoardLetters board = BoardLetters.of(before);
    return dangers.entrySet().stream()
        .filter(danger -> 2 * danger.getValue() > others.size())
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
    return BoardLetters.of(earlier).missingIn(BoardLetters.of(later)).stream()
        .sorted(Comparator.comparing(this::rank).thenComparing(Character::isUpperCase))
        .toList();
  }

  private Optional<Sentence> purpose(State after) {
    return purposeOf(after).flatMap(MovePurpose::sentence);
  }

  /** What a move from one square to another is good for beyond what it captures and saves. */
  Optional<MovePurpose> purposeOf(State after) {
    return MovePurpose.of(seat, before, action, after, others(), pieces);
  }

  /** Worth a word only where other actions would leave something to be captured. */
  private Optional<Sentence> safe(State after) {
    return !isTogether()
            && new Replies(seat, after).areKnown()
            && takenNext(after).isEmpty()
            && others().stream().anyMatch(other -> !takenNext(before.play(seat, other)).isEmpty())
        ? Optional.of(Sentence.of("It keeps all of your pieces safe, which not every move does."))
        : Optional.empty();
  }

  private static String begin(Action action) {
    return action.path().isEmpty() ? action.text() : action.path().get(0).label();
  }

  private int rank(char letter) {
    return pieces.letters().indexOf(Character.toUpperCase(letter));
  }

  private boolean isTogether() {
    return seat.side() == Side.PARTNERS;
  }

  private Colour own() {
    return seat.side() == Side.BLACK ? Colour.BLACK : Colour.WHITE;
  }
}
