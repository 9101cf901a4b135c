package rookery.engine.games.cloak;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;
import rookery.engine.Result;
import rookery.engine.TwoColourSeats;
import rookery.engine.Viewer;
import rookery.engine.attack.Attack;
import rookery.engine.attack.AttackedPiece;
import rookery.engine.attack.CapturablePieces;
import rookery.engine.board.Colour;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.chess.ChessEndings;
import rookery.engine.chess.KingAttack;
import rookery.engine.chess.Move;
import rookery.engine.chess.PieceType;
import rookery.engine.explanation.Explanation;
import rookery.engine.games.cloak.known.PublicBoard;
import rookery.engine.games.cloak.setup.Arrangement;
import rookery.engine.games.cloak.view.CheckerVisibility;
import rookery.engine.games.cloak.view.PiecesInExchange;
import rookery.engine.lazy.Lazy;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;

/**
 * What the other side could win by capturing, or how it could capture the king, as far as a side
 * may know it: by pawns, revealed pieces, and checkers that were guessed or can only be one thing.
 * What any other checker could be is a {@link CloakAmbush}.
 *
 * @param side whose pieces may be in danger
 * @param own what they are
 * @param enemies what is known of the others
 * @param board as everybody sees it
 * @param bonus with what the other side's next turn begins, if with any
 * @param bonusMoves what that could be
 */
record CloakDanger(
    Colour side,
    SortedMap<Square, PieceType> own,
    SortedMap<Square, PieceType> enemies,
    PublicBoard board,
    Optional<ComingBonus> bonus,
    Lazy<List<ComingBonus.Move>> bonusMoves) {
  private static final Geometry BOARD = Geometry.CHESS;

  /** Where the other side's next turn begins with no bonus. */
  CloakDanger(
      Colour side,
      SortedMap<Square, PieceType> own,
      SortedMap<Square, PieceType> enemies,
      PublicBoard board) {
    this(side, own, enemies, board, Optional.empty(), Lazy.of(List::of));
  }

  /** The same where the other side's next turn begins with that. */
  CloakDanger with(Optional<ComingBonus> coming) {
    return new CloakDanger(
        side,
        own,
        enemies,
        board,
        coming,
        Lazy.of(() -> coming.map(one -> one.moves(this)).orElse(List.of())));
  }

  /** What that side may know, once it is set up. */
  static Optional<CloakDanger> to(Colour side, CloakSituation situation) {
    return situation.setUps().find(side).map(arrangement -> of(side, situation, arrangement));
  }

  private static CloakDanger of(Colour side, CloakSituation situation, Arrangement arrangement) {
    PublicBoard board = situation.board();
    CheckerVisibility eyes =
        new CheckerVisibility(
            situation.open(), situation.setUps(), Viewer.of(TwoColourSeats.seat(side)), false);
    SortedMap<Integer, PieceType> certain = situation.certain(side.opposite());
    CloakDanger danger =
        new CloakDanger(
            side,
            pieces(board, side, square -> Optional.of(board.kind(square, arrangement))),
            pieces(
                board,
                side.opposite(),
                square -> eyes.kind(square).or(() -> board.number(square).map(certain::get))),
            board);
    return danger.with(ComingBonus.of(situation, side.opposite()));
  }

  /** The men of a side of which is known what they are. */
  private static SortedMap<Square, PieceType> pieces(
      PublicBoard board, Colour colour, Function<Square, Optional<PieceType>> known) {
    SortedMap<Square, PieceType> pieces = new TreeMap<>();
    for (Square square : BOARD.squares(board.shown().occupied(colour))) {
      known.apply(square).ifPresent(kind -> pieces.put(square, kind));
    }
    return pieces;
  }

  /**
   * What attacks the king whose side has to move, or what has captured it. CL-16: a check is by
   * visible pieces, on a king that everybody sees.
   */
  static Optional<Explanation> why(CloakSituation situation, Optional<Result> result) {
    if (result.filter(end -> end.reason().equals(ChessEndings.KING_CAPTURED)).isPresent()) {
      return Optional.of(fallen(situation));
    }
    PublicBoard board = situation.board();
    Colour side = situation.turn().side();
    PiecesInExchange seen =
        new PiecesInExchange(
            side,
            Collections.emptySortedMap(),
            pieces(board, side.opposite(), board::visible),
            board);
    return board.inCheck(side)
        ? KingAttack.why(
            board.king(side).map(king -> KingAttack.on(king, seen.attacking(king))), result)
        : Optional.empty();
  }

  /** Everything is shown at the end, and the captor stands where the king stood. */
  private static Explanation fallen(CloakSituation situation) {
    List<Square> way = situation.open().trail().latest();
    Square king = way.get(1);
    PublicBoard board = situation.board();
    Colour captor = board.owner(king).orElseThrow();
    String piece = board.kind(king, situation.setUps().of(captor)).word();
    return KingAttack.captured(Attack.of(piece, way.get(0), king), "");
  }

  /**
   * A warning for that side: what could capture its king next. CL-2: a cloaked king may stand
   * attacked, and one that is not by what is cloaked. CL-11: taking it is no exception.
   */
  Optional<Explanation> threat() {
    Square king = king().orElseThrow();
    List<Attack> by = exchange().by(king);
    return by.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Explanation(
                Sentences.of(
                    Sentence.of(
                        SentenceRole.URGENT,
                        "Careful: %s could capture your king on %s with %s.",
                        TwoColourSeats.seat(side.opposite()),
                        king,
                        Phrase.either(by.stream().map(Attack::words).toList()))),
                new AttackedPiece(PieceType.KING.word(), king, by).arrows()));
  }

  /** Where the king of that side is, wherever it is hidden. */
  Optional<Square> king() {
    return own.keySet().stream().filter(at -> own.get(at) == PieceType.KING).findFirst();
  }

  /** After a move of that side. */
  CloakDanger after(Move move) {
    SortedMap<Square, PieceType> moved = new TreeMap<>(own);
    PieceType kind = moved.remove(move.from());
    moved.put(move.to(), move.promotion().orElse(kind));
    SortedMap<Square, PieceType> left = new TreeMap<>(enemies);
    board.victim(move).ifPresent(left::remove);
    return new CloakDanger(side, moved, left, board.shownAfter(move)).with(bonus);
  }

  /** After a pawn of the others has moved. */
  CloakDanger afterTheirs(Move move) {
    SortedMap<Square, PieceType> left = new TreeMap<>(own);
    board.victim(move).ifPresent(left::remove);
    SortedMap<Square, PieceType> moved = new TreeMap<>(enemies);
    moved.remove(move.from());
    moved.put(move.to(), move.promotion().orElse(PieceType.PAWN));
    return new CloakDanger(side, left, moved, board.shownAfter(move));
  }

  /** After a captured pawn of theirs has come back. */
  CloakDanger afterTheirs(Square drop) {
    SortedMap<Square, PieceType> more = new TreeMap<>(enemies);
    more.put(drop, PieceType.PAWN);
    return new CloakDanger(side, own, more, board.after(drop, side.opposite()));
  }

  /** The pieces in danger. */
  SortedMap<Square, Character> endangered() {
    return letters(this::isLostOn);
  }

  /** The own pieces on such squares. */
  SortedMap<Square, Character> letters(Predicate<Square> test) {
    SortedMap<Square, Character> letters = new TreeMap<>();
    own.forEach(
        (square, kind) -> {
          if (test.test(square)) {
            letters.put(square, side.cased(kind.letter()));
          }
        });
    return letters;
  }

  /** They, with what threatens them. */
  Optional<Explanation> danger() {
    return new CapturablePieces(endangered(), PieceType.NAMES)
        .danger(square -> on(square).map(Explanation::marks).orElse(List.of()));
  }

  /** By what the own piece on a square could be captured there; empty if it could not. */
  Optional<Explanation> on(Square square) {
    return on(square, 0);
  }

  /** By what a piece could be captured where it has moved, if that costs more than it has won. */
  Optional<Explanation> exposed(Move move) {
    double won = board.victim(move).map(enemies::get).map(PiecesInExchange::worth).orElse(0.0);
    return after(move).on(move.to(), won);
  }

  private Optional<Explanation> on(Square square, double won) {
    return exchange().loss(square) > won + PiecesInExchange.LOSS
        ? Optional.of(exchange().attacked(square).exposed())
        : byBonus(square, won);
  }

  /** How bonus moves would make that possible. */
  private Optional<Explanation> byBonus(Square square, double won) {
    return ComingBonus.told(
        bonusMoves.get().stream()
            .filter(move -> move.loss(square) > won + PiecesInExchange.LOSS)
            .toList(),
        square);
  }

  boolean isLostOn(Square square) {
    return exchange().loss(square) > PiecesInExchange.LOSS
        || bonusMoves.get().stream().anyMatch(move -> move.loss(square) > PiecesInExchange.LOSS);
  }

  /** What capturing on a square wins as things stand. */
  PiecesInExchange exchange() {
    return new PiecesInExchange(side, own, enemies, board);
  }
}
