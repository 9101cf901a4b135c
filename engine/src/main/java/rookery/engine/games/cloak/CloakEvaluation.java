package rookery.engine.games.cloak;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import rookery.engine.Evaluation;
import rookery.engine.TwoColourSeats;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.board.SquareSet;
import rookery.engine.chess.ChessEvaluation;
import rookery.engine.chess.PieceType;
import rookery.engine.games.cloak.known.CloakMoves;
import rookery.engine.games.cloak.known.CloakStep;
import rookery.engine.games.cloak.known.PublicBoard;
import rookery.engine.games.cloak.known.PublicSide;
import rookery.engine.games.cloak.setup.Evidence;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;

/**
 * Judges the pieces as what they are in this world, and each king by how many arrangements that
 * explain all that is public give it away.
 */
final class CloakEvaluation {
  private static final Geometry BOARD = Geometry.CHESS;
  private static final double SCALE = 4.5;

  /** So many things that a checker could be are named. */
  private static final int FEW = 2;

  /** How likely a checker is the king for that to be a reason to capture it. */
  private static final double LIKELY = 0.2;

  private static final double HAND = 0.7;
  private static final double FOUND = 2.2;
  private static final double TAKEN = 14;
  private static final double THREATENED = 2.5;

  /** Bonus moves let a pawn move twice in a turn, and capture a cloaked king by the second move. */
  private static final double NEAR_PAWN = 2;

  /** An attacked king is captured also by whoever takes it for another piece. */
  private static final double CAPTURED_UNKNOWN = 5;

  private CloakEvaluation() {}

  /**
   * What a captured checker may be, what could capture the king otherwise, that a move attacks a
   * king that has been found, what hidden checkers it gets away from, what the bonus move can
   * capture after it, or that a turn ends without revealing.
   */
  static Optional<Sentence> why(CloakSituation before, CloakSituation after) {
    PublicSide other = before.board().side(before.turn().side().opposite());
    PublicSide left = after.board().side(other.colour());
    return other.guessable().stream()
        .filter(number -> !left.lives(number))
        .findFirst()
        .flatMap(number -> prize(number, other.known().all()))
        .or(() -> savesKing(before, after))
        .or(() -> attacksKing(before, after))
        .or(() -> CloakAmbush.escaped(before, after))
        .or(() -> afterwards(before, after));
  }

  /** What a captured checker could be, where that is little or the king, by what is public. */
  private static Optional<Sentence> prize(int number, Evidence known) {
    List<PieceType> kinds = known.concluded().kinds(number);
    String either = Phrase.either(kinds.stream().map(Evidence::one).toList());
    double king = known.share(number, PieceType.KING);
    if (king == 1 || kinds.size() > FEW && king < LIKELY) {
      return Optional.empty();
    }
    if (kinds.size() > FEW) {
      return Optional.of(
          Sentence.of(
              "Checker %s is the king in %s of the setups that are still possible.",
              number, Math.round(100 * king) + "%"));
    }
    return Optional.of(
        king == 0
            ? Sentence.of("Checker %s is %s.", number, either)
            : Sentence.of(
                "Checker %s is %s, so you win the game or %s.",
                number, either, Evidence.one(kinds.get(1))));
  }

  private static Optional<Sentence> savesKing(CloakSituation before, CloakSituation after) {
    Colour side = before.turn().side();
    boolean isSafe = CloakDanger.to(side, after).flatMap(CloakDanger::threat).isEmpty();
    return before
        .threat(TwoColourSeats.seat(side))
        .filter(threat -> isSafe)
        .map(threat -> threat.told().sentences().get(0))
        .map(told -> told.beginning("Careful:", "Otherwise").as(SentenceRole.FACT));
  }

  /** That a move is the first to attack the king of which everybody can tell where it hides. */
  private static Optional<Sentence> attacksKing(CloakSituation before, CloakSituation after) {
    Colour side = before.turn().side();
    PublicSide other = after.board().side(side.opposite());
    boolean isMove = before.turn().step() == CloakStep.GUESS && after.turn().moved();
    return after
        .knownKing(other.colour())
        .filter(king -> isMove && after.turn().step() != CloakStep.GUESS)
        .filter(king -> !attacks(before, side, other.place(king)))
        .filter(king -> attacks(after, side, other.place(king)))
        .map(
            king ->
                Sentence.of(
                    "Next turn you could capture checker %s on %s, the king.",
                    king, other.place(king)));
  }

  private static boolean attacks(CloakSituation situation, Colour by, Square square) {
    // CL-11: no capture that leaves an own revealed king attacked.
    return new CloakMoves(situation.board(), by, situation.setUps().of(by), true)
        .regular().stream().anyMatch(move -> move.to().equals(square));
  }

  private static Optional<Sentence> afterwards(CloakSituation before, CloakSituation after) {
    if (before.turn().step() == CloakStep.GUESS && after.turn().step() == CloakStep.BONUS) {
      List<Square> already = victims(before);
      return victims(after).stream()
          .filter(square -> !already.contains(square))
          .max(Comparator.comparing(square -> ChessEvaluation.worth(kind(after, square))))
          .map(
              square ->
                  Sentence.of(
                      "Then your bonus move can capture the %s on %s.",
                      kind(after, square).word(), square));
    }
    boolean ends =
        before.turn().step() == CloakStep.UNCLOAK
            && !after.turn().side().equals(before.turn().side())
            && !before.isToldBy(after);
    return ends
        ? Optional.of(Sentence.of("Your opponent learns nothing more that way."))
        : Optional.empty();
  }

  /** CL-6: what pawns can capture. */
  private static List<Square> victims(CloakSituation situation) {
    return situation.moves().get().pawns().stream()
        .flatMap(move -> situation.board().victim(move).stream())
        .toList();
  }

  /** What a man of the side that waits is in this world. */
  private static PieceType kind(CloakSituation situation, Square square) {
    Colour owner = situation.turn().side().opposite();
    return situation.board().kind(square, situation.setUps().of(owner));
  }

  static double of(CloakSituation situation) {
    if (!situation.setUps().areComplete()) {
      return Evaluation.NONE.of(null);
    }
    PublicBoard open = situation.board();
    char[] letters = letters(situation);
    Colour next = next(situation);
    long white = open.shown().occupied(Colour.WHITE);
    long black = open.shown().occupied(Colour.BLACK);
    double balance = ChessEvaluation.of(BOARD, square -> letters[square], white, black, next);
    balance += HAND * (open.white().pawns() - open.black().pawns());
    balance +=
        danger(situation, Colour.BLACK, next, letters)
            - danger(situation, Colour.WHITE, next, letters);
    return Evaluation.share(balance, SCALE);
  }

  /** Once a side has moved, the other one's pieces go next. */
  private static Colour next(CloakSituation situation) {
    boolean moved =
        situation.turn().step() == CloakStep.BONUS || situation.turn().step() == CloakStep.UNCLOAK;
    return moved ? situation.turn().side().opposite() : situation.turn().side();
  }

  private static char[] letters(CloakSituation situation) {
    Board shown = situation.board().shown();
    char[] letters = new char[BOARD.size()];
    for (long left = shown.occupied(); left != 0; left = SquareSet.rest(left)) {
      int square = SquareSet.first(left);
      char letter = shown.at(square);
      Colour colour = Colour.of(letter);
      letters[square] =
          letter == colour.cased(PublicBoard.CHECKER)
              ? colour.cased(kind(situation, colour, square))
              : letter;
    }
    return letters;
  }

  private static char kind(CloakSituation situation, Colour colour, int square) {
    int number = situation.board().side(colour).number(square);
    return situation.setUps().of(colour).kind(number).letter();
  }

  /** What it costs {@code colour} that its king may be known, and attacked. */
  private static double danger(
      CloakSituation situation, Colour colour, Colour next, char[] letters) {
    PublicSide side = situation.board().side(colour);
    int king = situation.setUps().of(colour).king();
    if (!side.lives(king)) {
      return 0;
    }
    double known = side.known().all().share(king, PieceType.KING);
    int square = BOARD.number(side.place(king));
    if (!attacked(situation, colour.opposite(), square, letters)) {
      boolean cloaked = situation.board().king(colour).isEmpty();
      double near = cloaked && isNearPawn(situation.board(), colour, square) ? NEAR_PAWN : 0;
      return FOUND * known + near;
    }
    return known * (FOUND + (next == colour ? THREATENED : TAKEN))
        + (next == colour ? 0.2 : CAPTURED_UNKNOWN);
  }

  /** Whether a pawn of the other side could attack the king after one move, and then capture it. */
  private static boolean isNearPawn(PublicBoard open, Colour colour, int king) {
    Board shown = open.shown();
    Colour by = colour.opposite();
    for (long left = BOARD.pawnTakes(king, colour); left != 0; left = SquareSet.rest(left)) {
      int from = SquareSet.first(left);
      long before =
          colour.owns(shown.at(from)) ? BOARD.pawnTakes(from, colour) : behind(shown, from, by);
      for (long pawns = before; pawns != 0; pawns = SquareSet.rest(pawns)) {
        if (shown.at(SquareSet.first(pawns)) == by.cased('P')) {
          return true;
        }
      }
    }
    return false;
  }

  /** The square from which a pawn steps to an empty one. */
  private static long behind(Board shown, int square, Colour by) {
    int rank = BOARD.rank(square, by);
    if (!shown.isEmpty(square) || rank == 0) {
      return 0;
    }
    int back = by == Colour.WHITE ? BOARD.rank(square) - 1 : BOARD.rank(square) + 1;
    return SquareSet.of(BOARD.number(BOARD.file(square), back));
  }

  private static boolean attacked(CloakSituation situation, Colour by, int king, char[] letters) {
    long occupied = situation.board().shown().occupied();
    for (long left = situation.board().shown().occupied(by);
        left != 0;
        left = SquareSet.rest(left)) {
      int square = SquareSet.first(left);
      if (SquareSet.has(ChessEvaluation.reach(BOARD, square, letters[square], occupied), king)) {
        return true;
      }
    }
    return false;
  }
}
