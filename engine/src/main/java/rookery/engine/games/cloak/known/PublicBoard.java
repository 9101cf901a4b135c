package rookery.engine.games.cloak.known;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.board.SquareSet;
import rookery.engine.chess.Castling;
import rookery.engine.chess.Move;
import rookery.engine.chess.PieceReach;
import rookery.engine.chess.PieceType;
import rookery.engine.games.cloak.setup.Arrangement;
import rookery.engine.games.cloak.setup.CastlingSide;
import rookery.engine.games.cloak.setup.SetUps;

/**
 * The board as everybody sees it, and what everybody knows of the two sides.
 *
 * @param shown visible pieces by their letters, cloaked ones as {@link #CHECKER} in the case of
 *     their colour
 * @param white what is known of White
 * @param black what is known of Black
 * @param passed the set of squares that double steps have passed and where they may still be
 *     answered
 */
public record PublicBoard(Board shown, PublicSide white, PublicSide black, long passed) {
  /** The letter of a cloaked white piece, upper case as all that is white. */
  public static final char CHECKER = 'O';

  private static final Geometry GEOMETRY = Geometry.CHESS;
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

  /** Every checker cloaked behind its pawns. */
  public static PublicBoard start() {
    return new PublicBoard(
        Board.of(START), PublicSide.start(Colour.WHITE), PublicSide.start(Colour.BLACK), 0);
  }

  /** The rank that a side's checkers begin on, from 0. */
  public static int backRank(Colour colour) {
    return colour == Colour.WHITE ? 0 : 7;
  }

  /** The rank that its pawns begin on. */
  public static int secondRank(Colour colour) {
    return backRank(colour) + forward(colour);
  }

  /** One step of that side's pawns, in ranks. */
  public static int forward(Colour colour) {
    return colour == Colour.WHITE ? 1 : -1;
  }

  /** What is known of that side. */
  public PublicSide side(Colour colour) {
    return colour == Colour.WHITE ? white : black;
  }

  /** With other things known of one side. */
  public PublicBoard with(PublicSide side) {
    return side.colour() == Colour.WHITE
        ? new PublicBoard(shown, side, black, passed)
        : new PublicBoard(shown, white, side, passed);
  }

  private PublicBoard with(Board board) {
    return new PublicBoard(board, white, black, passed);
  }

  /** Whose man stands there. */
  public Optional<Colour> owner(Square square) {
    return shown.isEmpty(square) ? Optional.empty() : Optional.of(Colour.of(shown.at(square)));
  }

  /** The number of the checker there, uncloaked or not; none where a pawn stands or did promote. */
  public Optional<Integer> number(Square square) {
    return owner(square).flatMap(colour -> side(colour).number(square));
  }

  /** What visibly stands there: nothing where it is empty or a checker is cloaked. */
  public Optional<PieceType> visible(Square square) {
    char letter = Character.toUpperCase(shown.at(square));
    return letter == Board.EMPTY || letter == CHECKER
        ? Optional.empty()
        : Optional.of(PieceType.of(letter));
  }

  /** What the man there is, where the set-up of its side is known. */
  public PieceType kind(Square square, Arrangement arrangement) {
    return visible(square).orElseGet(() -> arrangement.kind(number(square).orElseThrow()));
  }

  /** The man there: {@code checker 3} while it is cloaked, {@code knight} after that. */
  public String man(Square square) {
    return visible(square)
        .map(PieceType::word)
        .orElseGet(() -> "checker " + number(square).orElseThrow());
  }

  /** Whether a visible piece of that side could capture there. */
  public boolean attacked(Square square, Colour by) {
    return VisibleAttacks.of(shown, by).attacks(GEOMETRY.number(square), shown.occupied(), 0);
  }

  /** CL-2: whether that side's king is uncloaked and a visible piece attacks it. */
  public boolean inCheck(Colour colour) {
    return king(colour).filter(king -> attacked(king, colour.opposite())).isPresent();
  }

  /** Where that side's king stands, if it is uncloaked. */
  public Optional<Square> king(Colour colour) {
    return shown.find(colour.cased('K'));
  }

  /** The square whose man a move captures; CL-7: en passant another than it goes to. */
  public Optional<Square> victim(Move move) {
    if (!shown.isEmpty(move.to())) {
      return Optional.of(move.to());
    }
    return isPawn(move.from()) && move.from().file() != move.to().file()
        ? Optional.of(Square.at(move.to().file(), move.from().rank()))
        : Optional.empty();
  }

  /** Whether a pawn stands there. */
  public boolean isPawn(Square square) {
    return Character.toUpperCase(shown.at(square)) == PieceType.PAWN.letter();
  }

  /** After a move, with what it captures told to all. */
  public PublicBoard after(Move move, SetUps setUps) {
    Colour mover = Colour.of(shown.at(move.from()));
    Optional<Integer> number = number(move.from());
    PublicBoard taken = victim(move).map(square -> capturing(square, setUps)).orElse(this);
    PublicBoard gone = taken.with(boardAfter(move));
    PublicBoard moved =
        number.map(n -> gone.with(side(mover).went(n, move.to(), explaining(move)))).orElse(gone);
    return moved.settled().passing(move, mover);
  }

  /** What can be seen of it after a move, but not what that tells of anything hidden. */
  public PublicBoard shownAfter(Move move) {
    Colour mover = Colour.of(shown.at(move.from()));
    return with(boardAfter(move)).settled().passing(move, mover);
  }

  private Board boardAfter(Move move) {
    Board board = victim(move).map(shown::without).orElse(shown).moved(move.from(), move.to());
    return move.promotion()
        .map(kind -> board.with(move.to(), Colour.of(board.at(move.to())).cased(kind.letter())))
        .orElse(board);
  }

  /** The kinds of piece that could go from one square to another as the men stand. */
  private List<PieceType> explaining(Move move) {
    int from = GEOMETRY.number(move.from());
    int to = GEOMETRY.number(move.to());
    long occupied = shown.occupied();
    List<PieceType> kinds = new ArrayList<>(Arrangement.KINDS);
    kinds.removeIf(kind -> !SquareSet.has(PieceReach.of(GEOMETRY, from, kind, occupied), to));
    return kinds;
  }

  private PublicBoard capturing(Square square, SetUps setUps) {
    PublicSide loser = side(owner(square).orElseThrow());
    Optional<Integer> number = loser.number(square);
    if (number.isPresent()) {
      int lost = number.get();
      return with(loser.lost(lost, setUps.kind(loser.colour(), lost)));
    }
    // CL-8: a promoted piece does not come into hand.
    return isPawn(square) ? with(loser.holding(loser.pawns() + 1)) : this;
  }

  /** CL-7: every double step may be answered, a bonus one too. */
  private PublicBoard passing(Move move, Colour mover) {
    boolean twoRanks = Math.abs(move.from().rank() - move.to().rank()) == 2;
    return twoRanks && isPawn(move.to())
        ? withPassed(
            passed | bit(Square.at(move.from().file(), move.from().rank() + forward(mover))))
        : this;
  }

  private static long bit(Square square) {
    return SquareSet.of(GEOMETRY.number(square));
  }

  private PublicBoard withPassed(long rights) {
    return rights == passed ? this : new PublicBoard(shown, white, black, rights);
  }

  /** CL-13: without the rights whose pawn is gone or whose square is filled. */
  private PublicBoard settled() {
    long left = passed;
    for (Square square : GEOMETRY.squares(passed)) {
      if (!shown.isEmpty(square) || !isPawnBeyond(square)) {
        left &= ~bit(square);
      }
    }
    return withPassed(left);
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

  /** The set of passed squares where pawns of that side may capture. */
  public long answerable(Colour side) {
    long answerable = 0;
    for (long left = passed; left != 0; left = SquareSet.rest(left)) {
      int square = SquareSet.first(left);
      if (stepped(GEOMETRY.square(square)) != side) {
        answerable |= SquareSet.of(square);
      }
    }
    return answerable;
  }

  /** After a turn of that side, which has not answered what it could. */
  public PublicBoard afterTurn(Colour side) {
    return withPassed(passed & ~answerable(side));
  }

  /** CL-5: after a castling, which proves who king and rook are but uncloaks neither. */
  public PublicBoard after(Castling castling) {
    PublicSide side = side(castling.colour());
    int king = side.number(castling.king()).orElseThrow();
    int rook = side.number(castling.rook()).orElseThrow();
    return with(boardAfter(castling))
        .with(
            side.went(king, castling.kingTo(), List.of(PieceType.KING))
                .went(rook, castling.rookTo(), List.of(PieceType.ROOK)))
        .settled();
  }

  private Board boardAfter(Castling castling) {
    return shown
        .without(castling.king())
        .without(castling.rook())
        .with(castling.kingTo(), shown.at(castling.king()))
        .with(castling.rookTo(), shown.at(castling.rook()));
  }

  /** After a captured pawn was dropped. */
  public PublicBoard after(Square drop, Colour colour) {
    PublicSide side = side(colour);
    return with(shown.with(drop, colour.cased('P'))).with(side.holding(side.pawns() - 1)).settled();
  }

  /** After a checker gave way to its piece. */
  public PublicBoard uncloaked(Colour colour, int number, PieceType kind) {
    PublicSide side = side(colour);
    return with(shown.with(side.place(number), colour.cased(kind.letter())))
        .with(side.uncloaked(number, kind));
  }

  /** The castlings whose king and rook live and have not moved, in the order of FEN. */
  public List<Castling> rights(Colour colour, Arrangement arrangement) {
    PublicSide side = side(colour);
    int king = arrangement.king();
    List<Castling> rights = new ArrayList<>();
    for (CastlingSide wing : CastlingSide.values()) {
      int rook = arrangement.rook(wing);
      if (side.isUnmoved(king) && side.isUnmoved(rook)) {
        rights.add(wing.castling(colour, side.place(king), side.place(rook)));
      }
    }
    return rights;
  }
}
