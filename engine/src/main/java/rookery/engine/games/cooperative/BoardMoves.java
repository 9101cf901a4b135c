package rookery.engine.games.cooperative;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import rookery.engine.board.Square;
import rookery.engine.chess.Move;
import rookery.engine.chess.PieceType;
import rookery.engine.chess.Position;
import rookery.engine.games.cooperative.BoardMove.Exchange;

/** The moves of pieces that a turn allows, found among the legal moves of chess (CO-1, CO-4). */
record BoardMoves(Turn turn) {

  /** All of them, in any order. */
  List<BoardMove> all() {
    return chess().legalMoves().stream().flatMap(this::with).toList();
  }

  /** Those from one square to another. */
  List<BoardMove> between(Square from, Square to) {
    return chess().legalMoves().stream()
        .filter(move -> move.from() == from && move.to() == to)
        .flatMap(this::with)
        .toList();
  }

  private Position chess() {
    return turn.chess();
  }

  private Stream<BoardMove> with(Move move) {
    Optional<Character> victim = chess().captured(move);
    return victim.isPresent() ? capturing(move, victim.get()) : quiet(move);
  }

  private Stream<BoardMove> quiet(Move move) {
    if (turn.step() == Step.CAPTURE) {
      // CO-2: castling and a promotion without capture are such moves too.
      return Stream.empty();
    }
    return move.promotion().isEmpty()
        ? Stream.of(new BoardMove(move, OptionalInt.empty(), Optional.empty(), turn))
        : promoting(move, OptionalInt.empty(), turn.cards().line());
  }

  private Stream<BoardMove> capturing(Move move, char victim) {
    boolean king = PieceType.of(victim) == PieceType.KING;
    if (king && move.promotion().isPresent()) {
      return takingTheKing(move, victim);
    }
    return cardsOf(move, victim).flatMap(position -> capturing(move, position));
  }

  private Stream<BoardMove> capturing(Move move, int position) {
    OptionalInt taken = OptionalInt.of(position);
    return move.promotion().isEmpty()
        ? Stream.of(new BoardMove(move, taken, Optional.empty(), turn))
        : promoting(move, taken, turn.cards().line().without(position));
  }

  /** CO-11: no promotion, so one move stands for those to all kinds. */
  private Stream<BoardMove> takingTheKing(Move move, char victim) {
    boolean first = move.promotion().equals(Optional.of(PieceType.QUEEN));
    Move plain = Move.of(move.from(), move.to());
    return first
        ? cardsOf(move, victim)
            .map(p -> new BoardMove(plain, OptionalInt.of(p), Optional.empty(), turn))
        : Stream.empty();
  }

  /** CO-6: each card that fits may be the one to be discarded; CO-5: a king's like any other. */
  private Stream<Integer> cardsOf(Move move, char victim) {
    return turn.cards().line().beside(chess().at(move.from()), victim).stream();
  }

  /** CO-7: the exchanges in the line as it is once a captured piece's card has left. */
  private Stream<BoardMove> promoting(Move move, OptionalInt taken, Line line) {
    char promoted = turn.colour().cased(move.promotion().orElseThrow().letter());
    if (!turn.cards().discards().contains(Character.toString(promoted))) {
      return Stream.empty();
    }
    return line.positions(chess().at(move.from())).stream()
        .flatMap(out -> IntStream.rangeClosed(1, line.size()).mapToObj(in -> new Exchange(out, in)))
        .map(exchange -> new BoardMove(move, taken, Optional.of(exchange), turn));
  }
}
