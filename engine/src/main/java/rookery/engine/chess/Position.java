package rookery.engine.chess;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.MailboxBoard.CastlingPath;

/**
 * A position of a variant of chess: pieces, side to move, castling rights and the square that a
 * pawn has just passed. Immutable. There may be no king of a colour, but not two.
 */
public final class Position implements ChessEndings.Beginning {
  private final MailboxBoard layout;
  private final byte[] cells;
  private final int turn;
  private final int rights;
  private final int enPassant;
  private final int whiteKing;
  private final int blackKing;

  private Position(
      MailboxBoard layout,
      byte[] cells,
      int turn,
      int rights,
      int enPassant,
      int whiteKing,
      int blackKing) {
    this.layout = layout;
    this.cells = cells;
    this.turn = turn;
    this.rights = rights;
    this.enPassant = enPassant;
    this.whiteKing = whiteKing;
    this.blackKing = blackKing;
  }

  /** The starting array, White to move, with every castling right. */
  public static Position start(Variant variant) {
    return of(variant, variant.array(), Colour.WHITE, Fen.allRights(variant), Optional.empty());
  }

  /**
   * A position put together. A right or a passed square that contradicts the board is left out: the
   * king and rook must be at home, and a pawn of the other side just beyond the empty square.
   *
   * @param castling letters of rights as in FEN, in any order
   * @param passed the square a double step has just passed
   * @throws IllegalArgumentException if the board does not fit the variant or has two kings of one
   *     colour
   */
  public static Position of(
      Variant variant, Board board, Colour turn, String castling, Optional<Square> passed) {
    MailboxBoard layout = variant.layout();
    byte[] cells = layout.cells(board);
    int side = Piece.bit(turn);
    int enPassant = passed.filter(board::has).map(layout::index).orElse(0);
    return new Position(
        layout,
        cells,
        side,
        Fen.rights(layout, cells, castling),
        layout.isPassed(cells, side, enPassant) ? enPassant : 0,
        layout.king(cells, Colour.WHITE),
        layout.king(cells, Colour.BLACK));
  }

  /** The first four fields of a FEN, with the passed square whether or not a capture is legal. */
  public String fen() {
    return Fen.write(this, enPassant());
  }

  /**
   * This position as it counts for repetition, without a passed square on which no capture is legal
   * now: equal to every other that is the same.
   */
  public Position counted() {
    return enPassant == 0 || new MoveGenerator(this).mayTakeEnPassant()
        ? this
        : new Position(layout, cells, turn, rights, 0, whiteKing, blackKing);
  }

  /**
   * The same pieces with {@code side} to move.
   *
   * @param passed the square a double step has passed; left out where it contradicts the board
   */
  public Position toMove(Colour side, Optional<Square> passed) {
    int bit = Piece.bit(side);
    int square = passed.map(layout::index).orElse(0);
    int kept = layout.isPassed(cells, bit, square) ? square : 0;
    return new Position(layout, cells, bit, rights, kept, whiteKing, blackKing);
  }

  /** What kind of chess this is a position of. */
  public Variant variant() {
    return layout.variant;
  }

  /** The pieces; unused squares are empty. */
  public Board board() {
    return layout.board(cells);
  }

  /** The letter of the piece on {@code square} of the board; {@link Board#EMPTY} if none is. */
  public char at(Square square) {
    return Piece.letter(cells[layout.index(square)]);
  }

  /** The side to move. */
  public Colour turn() {
    return turn == Piece.WHITE ? Colour.WHITE : Colour.BLACK;
  }

  /** The castling rights as in FEN, {@code -} if there are none. */
  public String castling() {
    return Fen.castling(this);
  }

  /** The square that a double step has just passed. */
  public Optional<Square> enPassant() {
    return Optional.ofNullable(layout.square(enPassant));
  }

  /** Where the king of {@code colour} stands. */
  public Optional<Square> king(Colour colour) {
    return Optional.ofNullable(layout.square(kingIndex(Piece.bit(colour))));
  }

  /** Where the king of {@code colour} is, if the other side could capture it. */
  public Optional<Square> attackedKing(Colour colour) {
    return king(colour).filter(king -> attacked(king, colour.opposite()));
  }

  /** The kings that the other side could capture, whoever is to move. */
  public List<Square> attackedKings() {
    return Stream.of(Colour.values()).flatMap(colour -> attackedKing(colour).stream()).toList();
  }

  @Override
  public boolean hasOnlyKings() {
    for (byte piece : cells) {
      if (Piece.colour(piece) != 0 && Piece.type(piece) != Piece.KING) {
        return false;
      }
    }
    return true;
  }

  /** Whether a piece of {@code by} could capture on {@code square}, whoever is to move. */
  public boolean attacked(Square square, Colour by) {
    return Attacks.on(layout, cells, layout.index(square), Piece.bit(by));
  }

  @Override
  public boolean inCheck() {
    int king = kingIndex(turn);
    return king != 0 && Attacks.on(layout, cells, king, Piece.opposite(turn));
  }

  /**
   * The moves of the side to move that do not leave its own king attacked. Where the enemy king
   * stands attacked, capturing it is among them.
   */
  public List<Move> legalMoves() {
    return legal().decoded(layout);
  }

  /** Those of them that capture what stands on {@code square}. */
  public List<Move> legalCaptures(Square square) {
    return new MoveGenerator(this).legalCaptures(layout.index(square)).decoded(layout);
  }

  /** The moves of the side to move, also those that leave its own king attacked. */
  public List<Move> pseudoLegalMoves() {
    return new MoveGenerator(this).pseudoLegal().decoded(layout);
  }

  /** What {@code move} captures, by its letter. */
  public Optional<Character> captured(Move move) {
    int square = captureSquare(move);
    return square == 0 ? Optional.empty() : Optional.of(Piece.letter(cells[square]));
  }

  /** Where the piece stands that {@code move} captures. */
  public Optional<Square> capturedOn(Move move) {
    int square = captureSquare(move);
    return square == 0 ? Optional.empty() : Optional.of(layout.square(square));
  }

  private int captureSquare(Move move) {
    return captureSquare(layout.index(move.from()), layout.index(move.to()));
  }

  int captureSquare(int from, int to) {
    return cells[to] == Piece.EMPTY ? takenEnPassant(cells[from], to) : to;
  }

  /** Whether {@code move} is a capture or a pawn's, so that nothing before it can come back. */
  public boolean isZeroing(Move move) {
    return Piece.type(cells[layout.index(move.from())]) == Piece.PAWN || captured(move).isPresent();
  }

  /** The castling that {@code move} is. */
  public Optional<Castling> castling(Move move) {
    boolean byKing = Piece.type(cells[layout.index(move.from())]) == Piece.KING;
    return variant().castlings().stream()
        .filter(castling -> byKing && castling.king() == move.from())
        .filter(castling -> castling.kingTo() == move.to())
        .findFirst();
  }

  /**
   * The position after {@code move}, with the other side to move.
   *
   * @param move one of {@link #pseudoLegalMoves()}; this is not checked
   */
  public Position after(Move move) {
    return after(
        MoveList.encoded(
            layout.index(move.from()),
            layout.index(move.to()),
            move.promotion().map(Piece::number).orElse(0)));
  }

  Position after(int move) {
    int from = MoveList.from(move);
    int to = MoveList.to(move);
    return new Position(
        layout,
        NextPosition.cells(this, move),
        Piece.opposite(turn),
        rights & layout.rightsKept[from] & layout.rightsKept[to],
        NextPosition.passed(layout, cells[from], from, to),
        NextPosition.king(whiteKing, from, to),
        NextPosition.king(blackKing, from, to));
  }

  MoveList legal() {
    return new MoveGenerator(this).legal();
  }

  MailboxBoard layout() {
    return layout;
  }

  byte[] copyOfCells() {
    return cells.clone();
  }

  int turnBit() {
    return turn;
  }

  int kingIndex(int colour) {
    return colour == Piece.WHITE ? whiteKing : blackKing;
  }

  int enPassantIndex() {
    return enPassant;
  }

  boolean mayCastle(CastlingPath castling) {
    return (rights & castling.bit()) != 0;
  }

  /**
   * The pawn that {@code moving} takes in passing when it goes to that square; 0 if it does not.
   */
  int takenEnPassant(int moving, int to) {
    return to == enPassant && Piece.type(moving) == Piece.PAWN ? to - layout.forward(turn) : 0;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Position position
        && position.layout == layout
        && position.turn == turn
        && position.rights == rights
        && position.enPassant == enPassant
        && Arrays.equals(position.cells, cells);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(cells) * 31 + turn + rights + enPassant;
  }

  @Override
  public String toString() {
    return fen();
  }
}
