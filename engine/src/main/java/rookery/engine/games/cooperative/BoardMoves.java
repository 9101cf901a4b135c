package rookery.engine.games.cooperative;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import rookery.engine.chess.Move;
import rookery.engine.chess.PieceType;
import rookery.engine.games.cooperative.cards.CardExchange;
import rookery.engine.games.cooperative.cards.CardLine;

/** Finds the moves of pieces that a turn allows among the legal moves of chess (CO-1, CO-4). */
final class BoardMoves {
  private final CooperativeTurn turn;
  private final CardLine line;
  private final List<BoardMove> found = new ArrayList<>();

  private BoardMoves(CooperativeTurn turn) {
    this.turn = turn;
    this.line = turn.cards().line();
  }

  /** All of them, in any order. */
  static List<BoardMove> of(CooperativeTurn turn) {
    BoardMoves moves = new BoardMoves(turn);
    turn.chess().legalMoves().forEach(moves::add);
    return moves.found;
  }

  private void add(Move move) {
    Optional<Character> victim = turn.chess().captured(move);
    if (victim.isPresent()) {
      addCapture(move, victim.get());
    } else if (turn.step() != CooperativeTurn.Step.CAPTURE) {
      // CO-2: castling and a promotion without capture are such moves too.
      addWithCards(move, OptionalInt.empty(), line);
    }
  }

  private void addCapture(Move move, char victim) {
    boolean takesKing = PieceType.of(victim) == PieceType.KING;
    if (takesKing && move.promotion().isPresent()) {
      addTakingTheKing(move, victim);
      return;
    }
    for (int position : cardsOf(move, victim)) {
      addWithCards(move, OptionalInt.of(position), line.without(position));
    }
  }

  /** CO-11: no promotion, so one move stands for those to all kinds. */
  private void addTakingTheKing(Move move, char victim) {
    if (move.promotion().equals(Optional.of(PieceType.QUEEN))) {
      Move plain = Move.of(move.from(), move.to());
      for (int position : cardsOf(move, victim)) {
        found.add(new BoardMove(turn, plain, OptionalInt.of(position), Optional.empty()));
      }
    }
  }

  /** CO-6: each card that fits may be the one to be discarded; CO-5: a king's like any other. */
  private List<Integer> cardsOf(Move move, char victim) {
    return line.beside(turn.chess().at(move.from()), victim);
  }

  /**
   * @param left the line once the captured piece's card has left
   */
  private void addWithCards(Move move, OptionalInt taken, CardLine left) {
    if (move.promotion().isEmpty()) {
      found.add(new BoardMove(turn, move, taken, Optional.empty()));
    } else if (turn.cards().discards().contains(turn.card(move.promotion().get()))) {
      addExchanges(move, taken, left);
    }
  }

  /** CO-7: any pawn's card for a card of the new piece at any place. */
  private void addExchanges(Move move, OptionalInt taken, CardLine left) {
    for (int out : left.positions(turn.chess().at(move.from()))) {
      for (int in = 1; in <= left.size(); in++) {
        found.add(new BoardMove(turn, move, taken, Optional.of(new CardExchange(out, in))));
      }
    }
  }
}
