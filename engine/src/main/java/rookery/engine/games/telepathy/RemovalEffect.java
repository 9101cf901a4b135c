package rookery.engine.games.telepathy;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;
import rookery.engine.chess.Position;
import rookery.engine.chess.tactics.ChessDanger;
import rookery.engine.diagram.Mark;
import rookery.engine.explanation.Explanation;
import rookery.engine.games.telepathy.turn.PublicPosition;
import rookery.engine.play.PlacedPieces;
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

  /** The team's other pieces that are in danger only then. */
  SortedMap<Square, Character> exposed() {
    SortedMap<Square, Character> exposed = ChessDanger.pieces(team, after());
    exposed.keySet().removeAll(ChessDanger.pieces(team, before.position()).keySet());
    return exposed;
  }

  /** The same in words; empty where there are none. */
  Optional<Explanation> exposure() {
    SortedMap<Square, Character> exposed = exposed();
    return exposed.isEmpty()
        ? Optional.empty()
        : Optional.of(
            Explanation.of(
                List.of(Mark.danger(List.copyOf(exposed.keySet()))),
                "Then your opponents could capture %s.",
                Phrase.list(new PlacedPieces(exposed, PieceType.NAMES).words("your"))));
  }

  /** Why the team should remove just that piece; empty where nothing tells it. */
  Optional<Sentence> reason() {
    Colour enemy = team.opposite();
    Position position = before.position();
    if (position.attackedKing(enemy).isEmpty() && after().attackedKing(enemy).isPresent()) {
      return Optional.of(Sentence.of("That opens a line to %s's king.", enemy.title()));
    }
    if (ChessDanger.isAmongPieces(square, position)) {
      return Optional.of(Sentence.of("It's in danger anyway."));
    }
    boolean isPawn = PieceType.of(position.at(square)) == PieceType.PAWN;
    if (!exposed().isEmpty()) {
      return isPawn ? Optional.of(Sentence.of("A pawn is worth the least.")) : Optional.empty();
    }
    return Optional.of(
        isPawn
            ? Sentence.of("A pawn is worth the least, and losing it puts no other piece in danger.")
            : Sentence.of("Losing it puts no other piece in danger."));
  }
}
