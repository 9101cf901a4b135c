package rookery.engine.games.cloak;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.Castling;
import rookery.engine.chess.Move;
import rookery.engine.chess.PieceType;
import rookery.engine.chess.Reach;

/**
 * The board as everybody sees it, and what everybody knows of the two sides.
 *
 * @param shown visible pieces by their letters, cloaked ones as {@link #CHECKER} in the case of
 *     their colour
 * @param white what is known of White
 * @param black what is known of Black
 * @param passed the squares that double steps have passed and where they may still be answered, by
 *     name
 */
record Field(Board shown, Force white, Force black, SortedSet<Square> passed) {
  /** The letter of a cloaked white piece, upper case as all that is white. */
  static final char CHECKER = 'O';

  private static final List<String> START =
      List.of(
          "oooooooo",
          "pppppppp",
          "........",
          "........",
          "........",
          "........",
          "PPPPPPPP",
          "OOOOOOOO");

  Field {
    passed = Collections.unmodifiableSortedSet(passed);
  }

  /** Every checker cloaked behind its pawns. */
  static Field start() {
    return new Field(
        Board.of(START), Force.start(Colour.WHITE), Force.start(Colour.BLACK), new TreeSet<>());
  }

  static int backRank(Colour colour) {
    return colour == Colour.WHITE ? 0 : 7;
  }

  static int secondRank(Colour colour) {
    return backRank(colour) + forward(colour);
  }

  /** One step of that side's pawns, in ranks. */
  static int forward(Colour colour) {
    return colour == Colour.WHITE ? 1 : -1;
  }

  Force force(Colour colour) {
    return colour == Colour.WHITE ? white : black;
  }

  /** With other things known of one side. */
  Field with(Force force) {
    return force.colour() == Colour.WHITE
        ? new Field(shown, force, black, passed)
        : new Field(shown, white, force, passed);
  }

  private Field with(Board board) {
    return new Field(board, white, black, passed);
  }

  /** Whose man stands there. */
  Optional<Colour> owner(Square square) {
    return shown.isEmpty(square) ? Optional.empty() : Optional.of(Colour.of(shown.at(square)));
  }

  /** The number of the checker there, uncloaked or not; none where a pawn stands or did promote. */
  Optional<Integer> number(Square square) {
    return owner(square).flatMap(colour -> force(colour).number(square));
  }

  /** What visibly stands there: nothing where it is empty or a checker is cloaked. */
  Optional<PieceType> visible(Square square) {
    char letter = Character.toUpperCase(shown.at(square));
    return letter == Board.EMPTY || letter == CHECKER
        ? Optional.empty()
        : Optional.of(PieceType.of(letter));
  }

  /** What the man there is, where the set-up of its side is known. */
  PieceType kind(Square square, Arrangement arrangement) {
    return visible(square).orElseGet(() -> arrangement.kind(number(square).orElseThrow()));
  }

  /** Whether a visible piece of that side could capture there. */
  boolean attacked(Square square, Colour by) {
    return Sight.attacked(shown, square, by);
  }

  /** CL-2: whether that side's king is uncloaked and a visible piece attacks it. */
  boolean inCheck(Colour colour) {
    return Sight.inCheck(shown, colour);
  }

  /** Where that side's king stands, if it is uncloaked. */
  Optional<Square> king(Colour colour) {
    return shown.find(colour.cased('K'));
  }

  /** The square whose man a move captures; CL-7: en passant another than it goes to. */
  Optional<Square> victim(Move move) {
    if (!shown.isEmpty(move.to())) {
      return Optional.of(move.to());
    }
    boolean pawn = visible(move.from()).filter(kind -> kind == PieceType.PAWN).isPresent();
    return pawn && move.from().file() != move.to().file()
        ? Optional.of(Square.at(move.to().file(), move.from().rank()))
        : Optional.empty();
  }

  /** Whether a move leaves the mover's uncloaked king attacked by a visible piece. */
  boolean exposes(Move move) {
    return Sight.inCheck(boardAfter(move), owner(move.from()).orElseThrow());
  }

  private Board boardAfter(Move move) {
    Board board = victim(move).map(shown::without).orElse(shown).moved(move.from(), move.to());
    return move.promotion()
        .map(kind -> board.with(move.to(), Colour.of(board.at(move.to())).cased(kind.letter())))
        .orElse(board);
  }

  /** Whether a castling leaves the uncloaked king attacked by a visible piece. */
  boolean exposes(Castling castling) {
    return Sight.inCheck(boardAfter(castling), castling.colour());
  }

  private Board boardAfter(Castling castling) {
    return shown
        .without(castling.king())
        .without(castling.rook())
        .with(castling.kingTo(), shown.at(castling.king()))
        .with(castling.rookTo(), shown.at(castling.rook()));
  }

  /** The kinds of piece that could go from one square to another as the men stand. */
  List<PieceType> explaining(Move move) {
    return Arrangement.KINDS.stream()
        .filter(kind -> Reach.of(shown, move.from(), kind).contains(move.to()))
        .toList();
  }

  /** After a move, with what it captures told to all. */
  Field after(Move move, Armies armies) {
    Colour side = owner(move.from()).orElseThrow();
    Optional<Integer> number = number(move.from());
    Field taken = victim(move).map(square -> capturing(square, armies)).orElse(this);
    Field gone = taken.with(boardAfter(move));
    Field moved =
        number.map(n -> gone.with(force(side).went(n, move.to(), explaining(move)))).orElse(gone);
    return moved.settled().passing(move, side);
  }

  private Field capturing(Square square, Armies armies) {
    Force loser = force(owner(square).orElseThrow());
    Optional<Integer> number = loser.number(square);
    if (number.isPresent()) {
      int lost = number.get();
      return with(loser.lost(lost, armies.kind(loser.colour(), lost)));
    }
    // CL-8: a promoted piece does not come into hand.
    return visible(square).orElseThrow() == PieceType.PAWN
        ? with(loser.holding(loser.pawns() + 1))
        : this;
  }

  /** CL-7: every double step may be answered, a bonus one too. */
  private Field passing(Move move, Colour side) {
    boolean twoRanks = Math.abs(move.from().rank() - move.to().rank()) == 2;
    boolean pawn = shown.at(move.to()) == side.cased('P');
    return twoRanks && pawn && move.from().file() == move.to().file()
        ? with(withPassed(Square.at(move.from().file(), move.from().rank() + forward(side))))
        : this;
  }

  private SortedSet<Square> withPassed(Square square) {
    SortedSet<Square> more = new TreeSet<>(passed);
    more.add(square);
    return more;
  }

  private Field with(SortedSet<Square> rights) {
    return new Field(shown, white, black, rights);
  }

  /** CL-13: without the rights whose pawn is gone or whose square is filled. */
  private Field settled() {
    SortedSet<Square> left = new TreeSet<>(passed);
    left.removeIf(square -> !shown.isEmpty(square) || !isPawnBeyond(square));
    return with(left);
  }

  private boolean isPawnBeyond(Square square) {
    Colour stepped = stepped(square);
    Square beyond = Square.at(square.file(), square.rank() + forward(stepped));
    return shown.at(beyond) == stepped.cased('P');
  }

  /** Whose double step passed that square. */
  private static Colour stepped(Square square) {
    return square.rank() == secondRank(Colour.WHITE) + 1 ? Colour.WHITE : Colour.BLACK;
  }

  /** The passed squares where pawns of that side may capture. */
  List<Square> answerable(Colour side) {
    return passed.stream().filter(square -> stepped(square) != side).toList();
  }

  /** After a turn of that side, which has not answered what it could. */
  Field afterTurn(Colour side) {
    SortedSet<Square> left = new TreeSet<>(passed);
    left.removeAll(answerable(side));
    return with(left);
  }

  /** CL-5: after a castling, which proves who king and rook are but uncloaks neither. */
  Field after(Castling castling) {
    Force force = force(castling.colour());
    int king = force.number(castling.king()).orElseThrow();
    int rook = force.number(castling.rook()).orElseThrow();
    return with(boardAfter(castling))
        .with(
            force
                .went(king, castling.kingTo(), List.of(PieceType.KING))
                .went(rook, castling.rookTo(), List.of(PieceType.ROOK)))
        .settled();
  }

  /** After a captured pawn was dropped. */
  Field after(Square drop, Colour side) {
    Force force = force(side);
    return with(shown.with(drop, side.cased('P'))).with(force.holding(force.pawns() - 1)).settled();
  }

  /** After a checker gave way to its piece. */
  Field uncloaked(Colour side, int number, PieceType kind) {
    Force force = force(side);
    return with(shown.with(force.checkers().get(number), side.cased(kind.letter())))
        .with(force.uncloaked(number, kind));
  }

  /** The castlings whose king and rook live and have not moved, in the order of FEN. */
  List<Castling> rights(Colour side, Arrangement arrangement) {
    Force force = force(side);
    List<Castling> rights = new ArrayList<>();
    for (Wing wing : Wing.values()) {
      int king = arrangement.king();
      int rook = arrangement.rook(wing);
      if (force.isUnmoved(king) && force.isUnmoved(rook)) {
        rights.add(wing.castling(side, force.checkers().get(king), force.checkers().get(rook)));
      }
    }
    return rights;
  }
}
