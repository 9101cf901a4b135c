package rookery.engine.games.telepathy;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import rookery.engine.attack.PlacedPieces;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.ChessEvaluation;
import rookery.engine.chess.KingAttack;
import rookery.engine.chess.PieceReach;
import rookery.engine.chess.PieceType;
import rookery.engine.chess.Position;
import rookery.engine.chess.tactics.ChessDanger;
import rookery.engine.diagram.Mark;
import rookery.engine.explanation.Explanation;
import rookery.engine.games.telepathy.turn.PublicPosition;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;

/**
 * What taking one of its own pieces off the board does to a team.
 *
 * @param before with that piece
 */
record RemovalEffect(PublicPosition before, Colour team, Square square) {
  private Position after() {
    return before.without(square).position();
  }

  /** The team's other pieces that are in danger only then; TE-6: its king among them. */
  SortedMap<Square, Character> exposed() {
    Position after = after();
    SortedMap<Square, Character> exposed = ChessDanger.pieces(team, after);
    exposed.keySet().removeAll(ChessDanger.pieces(team, before.position()).keySet());
    if (opensLineTo(team)) {
      after.attackedKing(team).ifPresent(king -> exposed.put(king, after.at(king)));
    }
    return exposed;
  }

  /** The enemy's pieces that the team could capture only then, if it's the next to move. */
  SortedMap<Square, Character> won() {
    SortedMap<Square, Character> won = new TreeMap<>();
    if (isNext() && !opensLineTo(team)) {
      won.putAll(ChessDanger.pieces(team.opposite(), after()));
      won.keySet().removeAll(ChessDanger.pieces(team.opposite(), before.position()).keySet());
    }
    return won;
  }

  /** Whether the king of that colour is attacked only then. */
  private boolean opensLineTo(Colour colour) {
    return before.position().attackedKing(colour).isEmpty()
        && after().attackedKing(colour).isPresent();
  }

  /** Whether an enemy piece could go to a line that is open to the team's king only then. */
  private boolean baresKing() {
    Board board = before.position().board();
    return board.find(team.cased(PieceType.KING.letter())).stream()
        .anyMatch(
            king ->
                Stream.of(PieceType.ROOK, PieceType.BISHOP)
                    .filter(type -> hasEnemy(board, type) || hasEnemy(board, PieceType.QUEEN))
                    .anyMatch(type -> opens(board, king, type)));
  }

  private boolean hasEnemy(Board board, PieceType type) {
    return board.find(team.opposite().cased(type.letter())).isPresent();
  }

  /** Whether lines of that kind lead further from the king, and not only to an own piece. */
  private boolean opens(Board board, Square king, PieceType type) {
    Board thinned = board.without(square);
    long further = lines(thinned, king, type) & ~lines(board, king, type);
    return further != 0 && (further & thinned.occupied(team)) == 0;
  }

  private static long lines(Board board, Square king, PieceType type) {
    int from = board.geometry().number(king);
    return PieceReach.of(board.geometry(), from, type, board.occupied());
  }

  /** Whether it lays nothing open, or opens a line to the enemy, or gives what is lost. */
  boolean isSensible() {
    return opensLineTo(team.opposite())
        || wins()
        || (exposed().isEmpty() && !baresKing())
        || (!opensLineTo(team) && ChessDanger.isAmongPieces(square, before.position()));
  }

  /** The same in words; empty where there are none. */
  Optional<Explanation> exposure() {
    SortedMap<Square, Character> exposed = exposed();
    return exposed.isEmpty() || wins()
        ? Optional.empty()
        : Optional.of(
            Explanation.of(
                List.of(Mark.danger(List.copyOf(exposed.keySet()))),
                "Then your opponents could capture %s.",
                Phrase.list(new PlacedPieces(exposed, PieceType.NAMES).words("your"))));
  }

  /** Whether nothing else is worth a word: it wins the game or a piece at once. */
  boolean isDecisive() {
    return isNext() && (opensLineTo(team.opposite()) || wins());
  }

  /** Whether a piece can be captured then that is worth what the team could lose. */
  private boolean wins() {
    SortedMap<Square, Character> won = won();
    return !won.isEmpty() && dearest(won) >= dearest(ChessDanger.pieces(team, after()));
  }

  private static double dearest(SortedMap<Square, Character> pieces) {
    return pieces.values().stream()
        .mapToDouble(letter -> ChessEvaluation.worth(PieceType.of(letter)))
        .max()
        .orElse(0);
  }

  private boolean isNext() {
    return before.team() != team;
  }

  private Optional<Sentence> lineToKing() {
    Colour enemy = team.opposite();
    return isNext()
        ? KingAttack.on(after(), enemy)
            .map(king -> king.attacks().get(0).piece())
            .map(piece -> Sentence.of("Then your %s can capture the king, and you win.", piece))
        : Optional.of(Sentence.of("That opens a line to %s's king.", enemy.title()));
  }

  /** Why the team should remove just that piece; empty where nothing tells it. */
  Optional<Sentence> reason() {
    Position position = before.position();
    if (opensLineTo(team.opposite())) {
      return lineToKing();
    }
    if (!won().isEmpty()) {
      String pieces = Phrase.list(new PlacedPieces(won(), PieceType.NAMES).words("the"));
      return Optional.of(Sentence.of("Then you could capture %s at once.", pieces));
    }
    // Whoever moves next can still save it, or capture what threatens it.
    if (!isNext() && ChessDanger.isAmongPieces(square, position)) {
      return Optional.of(Sentence.of("It's in danger anyway."));
    }
    boolean isPawn = PieceType.of(position.at(square)) == PieceType.PAWN;
    if (!exposed().isEmpty()) {
      return isPawn ? Optional.of(Sentence.of("A pawn is worth the least.")) : Optional.empty();
    }
    if (baresKing()) {
      return Optional.of(Sentence.of("But it opens a line to your king."));
    }
    return Optional.of(
        Sentence.of(
            isPawn
                ? "A pawn is worth the least, and losing it opens no line to your king."
                : "Losing it opens no line to your king."));
  }
}
