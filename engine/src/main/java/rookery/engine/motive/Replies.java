package rookery.engine.motive;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rookery.engine.Action;
import rookery.engine.ActionText;
import rookery.engine.Choice;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.board.PieceNames;
import rookery.engine.board.Square;
import rookery.engine.text.Sentence;

/**
 * What other sides can do to the pieces of a seat in the turn that follows, as far as each tells
 * what it captures.
 *
 * @param own whose pieces they are
 * @param state the moment at which the others are to act; none can where they aren't
 */
record Replies(Seat own, State state) {
  /** One of them. */
  record Reply(Seat by, Action action) {
    /** Where the piece stands that captures. */
    String from() {
      return action.path().get(0).value();
    }
  }

  /** Those that capture the piece on a square. */
  List<Reply> capturing(Square square) {
    List<Reply> found = new ArrayList<>();
    for (Seat other : state.mayAct()) {
      if (other.side() != own.side()) {
        state.legal(other).stream()
            .filter(action -> action.captures().contains(square))
            .forEach(action -> found.add(new Reply(other, action)));
      }
    }
    return found;
  }

  /**
   * What some replies take of two own pieces on a square, or the dearer of what they can, in words:
   * {@code the rook half of your queen}; empty if one takes all that stands there.
   */
  Optional<String> half(Square square, List<Reply> replies, PieceNames pieces) {
    String pair = own(state, square);
    List<String> left =
        replies.stream().map(one -> own(state.play(one.by(), one.action()), square)).toList();
    return pair.length() < 2 || left.contains("")
        ? Optional.empty()
        : left.stream()
            .map(one -> pair.replaceFirst(one, "").charAt(0))
            .min(Comparator.comparing(pieces::rank))
            .map(pieces::word)
            .map(
                taken ->
                    pieces
                        .joined(pair)
                        .map(whole -> "the %s half of your %s".formatted(taken, whole))
                        .orElse("your " + taken));
  }

  private String own(State at, Square square) {
    return PieceLettersBySquare.of(at)
        .squares()
        .getOrDefault(square.toString(), "")
        .chars()
        .filter(letter -> PieceLettersBySquare.isOf(own, (char) letter))
        .mapToObj(Character::toString)
        .collect(Collectors.joining());
  }

  /** Those for the name of a square; empty where there is no such square. */
  List<Reply> capturing(String square) {
    return Square.find(square).map(this::capturing).orElse(List.of());
  }

  /** Whether others are to move at once, so that all they could capture is known. */
  boolean areKnown() {
    return state.mayAct().stream()
        .filter(other -> other.side() != own.side())
        .flatMap(other -> state.legal(other).stream())
        .filter(answer -> !answer.secret())
        .flatMap(answer -> answer.path().stream())
        .anyMatch(Choice::isTarget);
  }

  /**
   * Whether every capture of that piece could be answered by a capture of what captured it, without
   * a loss.
   */
  boolean areAnswered(Square square) {
    List<Reply> captures = capturing(square);
    return !captures.isEmpty()
        && captures.stream().allMatch(reply -> capturingBack(reply).findAny().isPresent());
  }

  /**
   * By what the seat could capture back, where the piece on a square is captured from beside it;
   * empty where it is captured by going there.
   *
   * @param piece what stands there, in words
   */
  Optional<Sentence> fromBeside(Square square, String piece, PieceNames pieces) {
    List<Reply> captures = capturing(square);
    if (captures.stream().allMatch(reply -> goesTo(square, reply))) {
      return Optional.empty();
    }
    Set<String> backs =
        captures.stream()
            .flatMap(reply -> capturingBack(reply).limit(1).map(back -> by(back, reply, pieces)))
            .collect(Collectors.toSet());
    return Optional.of(
        Sentence.of(
            "If %s is captured, you can capture back%s.",
            piece, backs.size() == 1 ? " with " + backs.iterator().next() : ""));
  }

  private static boolean goesTo(Square square, Reply reply) {
    return arrival(reply.action()).filter(square::equals).isPresent();
  }

  private String by(Action back, Reply reply, PieceNames pieces) {
    return PieceLettersBySquare.of(state.play(reply.by(), reply.action()))
        .words("your", back.path().get(0).value(), pieces);
  }

  /** The seat's own actions that capture what has captured, and lose nothing by it. */
  Stream<Action> capturingBack(Reply reply) {
    State then = state.play(reply.by(), reply.action());
    return capturesBack(reply).stream()
        .filter(
            answer ->
                arrival(answer)
                    .filter(then.play(own, answer).endangered(own)::containsKey)
                    .isEmpty());
  }

  /** All that captures what has captured. */
  List<Action> capturesBack(Reply reply) {
    Optional<Square> captor = arrival(reply.action());
    return state.play(reply.by(), reply.action()).legal(own).stream()
        .filter(answer -> captor.filter(answer.captures()::contains).isPresent())
        .toList();
  }

  /** Where the piece comes to stand that an action moves. */
  static Optional<Square> arrival(ActionText action) {
    return action.path().stream()
        .filter(Choice::isTarget)
        .flatMap(choice -> Square.find(choice.value()).stream())
        .reduce((one, next) -> next);
  }
}
