package rookery.engine.games.cloak;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import rookery.engine.Result;
import rookery.engine.TwoColourSeats;
import rookery.engine.Viewer;
import rookery.engine.board.Colour;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.board.SquareSet;
import rookery.engine.chess.ChessEndings;
import rookery.engine.chess.ChessEvaluation;
import rookery.engine.chess.KingAttack;
import rookery.engine.chess.Move;
import rookery.engine.chess.PieceReach;
import rookery.engine.chess.PieceType;
import rookery.engine.explanation.Explanation;
import rookery.engine.games.cloak.known.PublicBoard;
import rookery.engine.games.cloak.known.PublicSide;
import rookery.engine.games.cloak.setup.Arrangement;
import rookery.engine.games.cloak.setup.Evidence;
import rookery.engine.play.Attack;
import rookery.engine.play.AttackedPiece;
import rookery.engine.play.CapturablePieces;
import rookery.engine.play.Exchange;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;

/**
 * What the other side could win by capturing, or how it could capture the king, as far as a side
 * may know it: by pawns, revealed pieces, and checkers that were guessed. What any other checker
 * could be is left aside.
 *
 * @param side whose pieces may be in danger
 * @param own what they are
 * @param enemies what is known of the others
 * @param men where anything stands
 */
record CloakDanger(
    Colour side, SortedMap<Square, PieceType> own, SortedMap<Square, PieceType> enemies, long men) {
  private static final Geometry BOARD = Geometry.CHESS;

  /** In pawns; a bishop and a knight are worth nearly the same. */
  private static final double LOSS = 0.5;

  /** How likely a hidden checker has to be able to capture for its owner's rival to be told. */
  private static final double LIKELY = 0.25;

  /** No king may be captured back. */
  private static final double KING = 100;

  /** What that side may know, once it is set up. */
  static Optional<CloakDanger> to(Colour side, CloakSituation situation) {
    return situation.setUps().find(side).map(arrangement -> of(side, situation, arrangement));
  }

  private static CloakDanger of(Colour side, CloakSituation situation, Arrangement arrangement) {
    PublicBoard board = situation.board();
    CheckerVisibility eyes =
        new CheckerVisibility(situation, Viewer.of(TwoColourSeats.seat(side)), false);
    return new CloakDanger(
        side,
        pieces(board, side, square -> Optional.of(board.kind(square, arrangement))),
        pieces(board, side.opposite(), eyes::kind),
        board.shown().occupied());
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
    CloakDanger seen =
        new CloakDanger(
            side,
            Collections.emptySortedMap(),
            pieces(board, side.opposite(), board::visible),
            board.shown().occupied());
    return board.inCheck(side)
        ? KingAttack.why(board.king(side).map(king -> KingAttack.on(king, seen.by(king))), result)
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
   * attacked, and one that is not by what is cloaked.
   */
  Optional<Explanation> threat() {
    Square king =
        own.keySet().stream()
            .filter(square -> own.get(square) == PieceType.KING)
            .findFirst()
            .orElseThrow();
    List<Attack> by = by(king);
    return by.isEmpty()
        ? Optional.empty()
        : Optional.of(
            Explanation.of(
                attacked(king).arrows(),
                "Careful: %s could capture your king on %s with %s.",
                TwoColourSeats.seat(side.opposite()),
                king,
                Phrase.either(by.stream().map(Attack::words).toList())));
  }

  /** What is hidden and would most likely capture the own piece on a square, but no pawn. */
  Optional<Sentence> ambush(Square square, PublicSide other) {
    return other.guessable().stream()
        .filter(number -> own.get(square) != PieceType.PAWN)
        .filter(number -> chance(number, square, other) >= LIKELY)
        .max(Comparator.comparing(number -> chance(number, square, other)))
        .map(
            number ->
                Sentence.of(
                    "Beware: if checker %s is %s, it can capture on %s.",
                    number,
                    Phrase.either(
                        hitting(number, square, other).stream().map(Evidence::one).toList()),
                    square));
  }

  /**
   * Where something hidden would likely capture what moves, and nothing that is known, by where
   * that stands.
   */
  static Map<Square, List<String>> ambushes(CloakSituation situation) {
    Colour side = situation.turn().side();
    PublicSide other = situation.board().side(side.opposite());
    CloakDanger now = of(side, situation, situation.setUps().of(side));
    return situation.moves().get().regular().stream()
        .filter(move -> now.after(move).on(move.to()).isEmpty())
        .filter(move -> now.after(move).ambush(move.to(), other).isPresent())
        .collect(
            Collectors.groupingBy(
                Move::from, Collectors.mapping(move -> move.to().toString(), Collectors.toList())));
  }

  private double chance(int number, Square square, PublicSide other) {
    return hitting(number, square, other).stream()
        .mapToDouble(kind -> other.known().all().share(number, kind))
        .sum();
  }

  /** As what a hidden checker could capture there. */
  private List<PieceType> hitting(int number, Square square, PublicSide other) {
    return other.known().all().concluded().kinds(number).stream()
        .filter(kind -> attacks(other.place(number), other.colour(), kind, square, men))
        .toList();
  }

  /** After a move of that side. */
  CloakDanger after(Move move) {
    SortedMap<Square, PieceType> moved = new TreeMap<>(own);
    PieceType kind = moved.remove(move.from());
    moved.put(move.to(), move.promotion().orElse(kind));
    SortedMap<Square, PieceType> left = new TreeMap<>(enemies);
    left.remove(move.to());
    long stand = men & ~SquareSet.of(BOARD.number(move.from()));
    return new CloakDanger(side, moved, left, stand | SquareSet.of(BOARD.number(move.to())));
  }

  /** The pieces in danger. */
  SortedMap<Square, Character> endangered() {
    SortedMap<Square, Character> letters = new TreeMap<>();
    own.forEach(
        (square, kind) -> {
          if (isLostOn(square)) {
            letters.put(square, side.cased(kind.letter()));
          }
        });
    return letters;
  }

  /** They, with what threatens them. */
  Optional<Explanation> danger() {
    return new CapturablePieces(endangered(), PieceType.NAMES)
        .danger(square -> attacked(square).arrows());
  }

  /** By what the own piece on a square could be captured there; empty if it could not. */
  Optional<Explanation> on(Square square) {
    return isLostOn(square) ? Optional.of(attacked(square).exposed()) : Optional.empty();
  }

  /** A king in danger loses more than itself. */
  private boolean isLostOn(Square square) {
    PieceType kind = own.get(square);
    return kind != PieceType.KING
        && Exchange.gain(
                ChessEvaluation.worth(kind),
                worths(by(square), enemies),
                worths(attacks(square, own, side), own))
            > LOSS;
  }

  private AttackedPiece attacked(Square square) {
    return new AttackedPiece(own.get(square).word(), square, by(square));
  }

  /** By what of the others a square is attacked. */
  private List<Attack> by(Square square) {
    return attacks(square, enemies, side.opposite());
  }

  private List<Attack> attacks(Square square, Map<Square, PieceType> pieces, Colour colour) {
    List<Attack> attacks = new ArrayList<>();
    pieces.forEach(
        (from, kind) -> {
          if (from != square && attacks(from, colour, kind, square, men)) {
            attacks.add(Attack.of(kind.word(), from, square));
          }
        });
    return attacks;
  }

  private static List<Double> worths(List<Attack> attacks, Map<Square, PieceType> pieces) {
    return attacks.stream()
        .map(attack -> pieces.get(attack.way().get(0)))
        .map(kind -> kind == PieceType.KING ? KING : ChessEvaluation.worth(kind))
        .sorted()
        .toList();
  }

  /** Whether a man of a kind attacks a square on a board where men stand so. */
  private static boolean attacks(Square from, Colour enemy, PieceType kind, Square king, long men) {
    int number = BOARD.number(from);
    long reach =
        kind == PieceType.PAWN
            ? BOARD.pawnTakes(number, enemy)
            : PieceReach.of(BOARD, number, kind, men);
    return SquareSet.has(reach, BOARD.number(king));
  }
}
