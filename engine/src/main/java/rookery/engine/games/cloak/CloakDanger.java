package rookery.engine.games.cloak;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import rookery.engine.Result;
import rookery.engine.Seat;
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
import rookery.engine.diagram.Mark;
import rookery.engine.explanation.Explanation;
import rookery.engine.games.cloak.known.CloakStep;
import rookery.engine.games.cloak.known.PublicBoard;
import rookery.engine.games.cloak.known.PublicSide;
import rookery.engine.games.cloak.setup.Arrangement;
import rookery.engine.games.cloak.setup.Evidence;
import rookery.engine.play.Attack;
import rookery.engine.play.AttackedPiece;
import rookery.engine.play.CapturablePieces;
import rookery.engine.play.Exchange;
import rookery.engine.play.PlacedPieces;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;

/**
 * What the other side could win by capturing, or how it could capture the king, as far as a side
 * may know it: by pawns, revealed pieces, and checkers that were guessed or can only be one thing.
 * What any other checker could be is told apart from that.
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

  /** So many squares are named. */
  private static final int MOST_NAMED = 3;

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
    SortedMap<Integer, PieceType> certain = situation.certain(side.opposite());
    return new CloakDanger(
        side,
        pieces(board, side, square -> Optional.of(board.kind(square, arrangement))),
        pieces(
            board,
            side.opposite(),
            square -> eyes.kind(square).or(() -> board.number(square).map(certain::get))),
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
    Square king = king().orElseThrow();
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

  /** What hidden checkers could capture a piece that moves, if one of them likely could. */
  Optional<Sentence> ambush(Move move, PublicSide other) {
    // Whoever captures the king has won.
    return enemies.get(move.to()) == PieceType.KING
        ? Optional.empty()
        : after(move).ambush(move.to(), other);
  }

  /** The same of a king that the other side knows, where it stands. */
  Optional<Sentence> ambushOnKing(PublicSide other) {
    return king().flatMap(square -> ambush(square, other));
  }

  private Optional<Square> king() {
    return own.keySet().stream().filter(at -> own.get(at) == PieceType.KING).findFirst();
  }

  /** The same of the own piece on a square, but of no pawn. */
  private Optional<Sentence> ambush(Square square, PublicSide other) {
    List<Integer> hidden =
        other.guessable().stream()
            .filter(number -> own.get(square) != PieceType.PAWN)
            .filter(number -> !enemies.containsKey(other.place(number)))
            .filter(number -> chance(number, square, other) > 0)
            .toList();
    return hidden.stream().anyMatch(number -> chance(number, square, other) >= LIKELY)
        ? Optional.of(ambush(hidden, square, other))
        : Optional.empty();
  }

  private Sentence ambush(List<Integer> hidden, Square square, PublicSide other) {
    Seat rival = TwoColourSeats.seat(other.colour());
    String piece = "%s on %s".formatted(own.get(square).word(), square);
    int first = hidden.get(0);
    return hidden.size() == 1
        ? Sentence.of(
            SentenceRole.STAKE,
            "Beware: if %s's checker %s on %s is %s, it can capture your %s.",
            rival,
            first,
            other.place(first),
            Phrase.either(hitting(first, square, other).stream().map(Evidence::one).toList()),
            piece)
        : Sentence.of(
            SentenceRole.STAKE,
            "Beware: %s may be able to capture your %s with checker %s.",
            rival,
            piece,
            Phrase.either(
                hidden.stream().map(one -> one + " (" + other.place(one) + ")").toList()));
  }

  /** After which something hidden could likely capture what moves, and nothing that is known. */
  static Set<Move> ambushes(CloakSituation situation) {
    Colour side = situation.turn().side();
    PublicSide other = situation.board().side(side.opposite());
    CloakDanger now = of(side, situation, situation.setUps().of(side));
    return situation.moves().get().regular().stream()
        .filter(move -> now.after(move).on(move.to()).isEmpty())
        .filter(move -> now.ambush(move, other).isPresent())
        .filter(move -> now.after(move).isLikelyLost(move.to(), other))
        .collect(Collectors.toSet());
  }

  /** From what hidden checkers a piece was moved away, if nothing that is known attacked it. */
  static Optional<Sentence> escaped(CloakSituation before, CloakSituation after) {
    List<Square> way = after.open().trail().latest();
    Colour side = before.turn().side();
    // After a guess the latest move is still the bonus before it, or what the others played.
    boolean isMove =
        before.turn().step() == CloakStep.GUESS && after.turn().step() != CloakStep.GUESS;
    if (!isMove || !after.turn().moved() || way.size() != 2) {
      return Optional.empty();
    }
    CloakDanger now = of(side, before, before.setUps().of(side));
    return now.isWaitedFor(way.get(0), before)
            && of(side, after, after.setUps().of(side)).isSafe(way.get(1), after)
        ? Optional.of(
            Sentence.of(
                SentenceRole.RESCUE,
                "A hidden checker could capture your %s on %s, but not on %s.",
                now.own.get(way.get(0)).word(),
                way.get(0),
                way.get(1)))
        : Optional.empty();
  }

  private boolean isWaitedFor(Square square, CloakSituation situation) {
    return !isLostOn(square) && isLikelyLost(square, situation.board().side(side.opposite()));
  }

  private boolean isSafe(Square square, CloakSituation situation) {
    return !isLostOn(square) && !isLikelyLost(square, situation.board().side(side.opposite()));
  }

  /** Where a piece that stands there would likely be captured so, if anywhere. */
  static Optional<String> ambushed(CloakSituation situation, Square from) {
    List<Square> risky =
        situation.ambushes().get().stream()
            .filter(move -> move.from().equals(from))
            .map(Move::to)
            .distinct()
            .sorted()
            .toList();
    return risky.isEmpty()
        ? Optional.empty()
        : Optional.of(
            risky.size() > MOST_NAMED
                ? "A ? marks where a hidden checker could capture it."
                : "A hidden checker could capture it on %s (?).".formatted(Phrase.either(risky)));
  }

  private double chance(int number, Square square, PublicSide other) {
    return chance(number, other, hitting(number, square, other));
  }

  private static double chance(int number, PublicSide other, List<PieceType> kinds) {
    return kinds.stream().mapToDouble(kind -> other.known().all().share(number, kind)).sum();
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

  /** They, with what threatens them, and then what hidden checkers likely could capture. */
  Optional<Explanation> danger(PublicSide other) {
    SortedMap<Square, Character> known = endangered();
    Optional<Explanation> danger =
        new CapturablePieces(known, PieceType.NAMES).danger(square -> attacked(square).arrows());
    SortedMap<Square, Character> hidden = new TreeMap<>();
    own.forEach(
        (square, kind) -> {
          boolean isKing = kind == PieceType.KING;
          if (!isKing && !known.containsKey(square) && isLikelyLost(square, other)) {
            hidden.put(square, side.cased(kind.letter()));
          }
        });
    if (hidden.isEmpty()) {
      return danger;
    }
    Explanation besides =
        Explanation.of(
            List.of(Mark.doubt(List.copyOf(hidden.keySet()))),
            "A hidden checker could capture %s.",
            Phrase.either(new PlacedPieces(hidden, PieceType.NAMES).words("your", MOST_NAMED)));
    return Optional.of(danger.map(besides::below).orElse(besides));
  }

  /** Whether one hidden checker likely could win a piece, not counting what only exchanges it. */
  private boolean isLikelyLost(Square square, PublicSide other) {
    PieceType kind = own.get(square);
    List<Double> protectors = worths(attacks(square, own, side), own);
    return kind != PieceType.PAWN
        && other.guessable().stream()
            .filter(number -> !enemies.containsKey(other.place(number)))
            .anyMatch(
                number ->
                    chance(
                            number,
                            other,
                            hitting(number, square, other).stream()
                                .filter(by -> wins(kind, List.of(worth(by)), protectors))
                                .toList())
                        >= LIKELY);
  }

  private static boolean wins(PieceType kind, List<Double> attackers, List<Double> protectors) {
    return Exchange.gain(worth(kind), attackers, protectors) > LOSS;
  }

  /** By what the own piece on a square could be captured there; empty if it could not. */
  Optional<Explanation> on(Square square) {
    return isLostOn(square) ? Optional.of(attacked(square).exposed()) : Optional.empty();
  }

  /** A king in danger loses more than itself. */
  private boolean isLostOn(Square square) {
    PieceType kind = own.get(square);
    return kind != PieceType.KING
        && wins(kind, worths(by(square), enemies), worths(attacks(square, own, side), own));
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
        .map(CloakDanger::worth)
        .sorted()
        .toList();
  }

  private static double worth(PieceType piece) {
    return piece == PieceType.KING ? KING : ChessEvaluation.worth(piece);
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
