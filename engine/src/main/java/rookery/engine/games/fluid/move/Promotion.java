package rookery.engine.games.fluid.move;

import rookery.engine.text.Phrase;

/** What a pawn may become: a piece, or two that share its square. */
public enum Promotion {
  QUEEN('Q', "queen", FluidPiece.ROOK, FluidPiece.BISHOP),
  ROOK('R', "rook", FluidPiece.ROOK, FluidPiece.NONE),
  BISHOP('B', "bishop", FluidPiece.BISHOP, FluidPiece.NONE),
  KNIGHT('N', "knight", FluidPiece.KNIGHT, FluidPiece.NONE),
  PALADIN('A', "paladin", FluidPiece.BISHOP, FluidPiece.KNIGHT),
  CHANCELLOR('C', "chancellor", FluidPiece.ROOK, FluidPiece.KNIGHT);

  private final char letter;
  private final String word;
  private final int one;
  private final int other;

  Promotion(char letter, String word, int one, int other) {
    this.letter = letter;
    this.word = word;
    this.one = one;
    this.other = other;
  }

  /** The letter in which actions name it. */
  public char letter() {
    return letter;
  }

  /** The word within a sentence. */
  public String word() {
    return word;
  }

  /** Whether it is two pieces. */
  boolean isPair() {
    return other != FluidPiece.NONE;
  }

  /** As the answer to a question: {@code Paladin (bishop and knight)}. */
  public String label() {
    String title = Phrase.capitalised(word);
    return isPair()
        ? title + " (" + FluidPiece.word(one) + " and " + FluidPiece.word(other) + ")"
        : title;
  }

  /** The pieces in that colour. */
  public int stack(int colour) {
    return isPair() ? Stack.plus(one | colour, other | colour) : one | colour;
  }
}
