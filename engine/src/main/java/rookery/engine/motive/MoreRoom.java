package rookery.engine.motive;

import rookery.engine.board.Square;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;

/** That a piece can go to more squares than before, in words. */
public record MoreRoom(int squares, int before) {
  /**
   * Of the piece that has moved: {@code The rook has more room on d1: 5 squares instead of 2.}
   *
   * @param piece without an article
   * @param square where it stands now
   */
  public Sentence on(String piece, Square square) {
    return Sentence.of(
        "The %s has more room on %s: %s instead of %s.", piece, square, counted(), before);
  }

  /**
   * Of another piece: {@code It gives the bishop on c1 more room: 5 squares instead of 2.}
   *
   * @param piece with its article
   */
  public Sentence given(String piece) {
    return Sentence.of("It gives %s more room: %s instead of %s.", piece, counted(), before);
  }

  private String counted() {
    return Phrase.counted(squares, "square");
  }
}
