package rookery.engine.chess;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;

/** Moves as numbers, for the generator alone: from, to and the promotion in eight bits each. */
final class MoveList {
  private int[] moves = new int[64];
  private int size;

  static int from(int move) {
    return move & 0xff;
  }

  static int to(int move) {
    return move >> 8 & 0xff;
  }

  static int promotion(int move) {
    return move >> 16;
  }

  static int encoded(int from, int to, int promotion) {
    return from | to << 8 | promotion << 16;
  }

  int size() {
    return size;
  }

  int get(int i) {
    return moves[i];
  }

  void keep(IntPredicate wanted) {
    int kept = 0;
    for (int i = 0; i < size; i++) {
      if (wanted.test(moves[i])) {
        moves[kept++] = moves[i];
      }
    }
    size = kept;
  }

  void add(int from, int to) {
    add(encoded(from, to, 0));
  }

  void add(int move) {
    if (size == moves.length) {
      moves = Arrays.copyOf(moves, 2 * size);
    }
    moves[size++] = move;
  }

  List<Move> decoded(MailboxBoard layout) {
    List<Move> decoded = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      int move = moves[i];
      int promotion = promotion(move);
      decoded.add(
          new Move(
              layout.square(from(move)),
              layout.square(to(move)),
              promotion == 0 ? Optional.empty() : Optional.of(Piece.named(promotion))));
    }
    return decoded;
  }
}
