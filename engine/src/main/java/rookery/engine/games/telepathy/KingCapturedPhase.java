package rookery.engine.games.telepathy;

import java.util.List;
import java.util.Optional;
import rookery.engine.Result;
import rookery.engine.attack.Attack;
import rookery.engine.board.Colour;
import rookery.engine.chess.ChessEndings;
import rookery.engine.chess.KingAttack;
import rookery.engine.chess.Move;
import rookery.engine.chess.PieceType;
import rookery.engine.explanation.Explanation;
import rookery.engine.games.telepathy.cards.Card;
import rookery.engine.games.telepathy.turn.PlayedTurn;
import rookery.engine.games.telepathy.turn.PublicPosition;
import rookery.engine.games.telepathy.turn.Roles;
import rookery.engine.games.telepathy.turn.Teams;
import rookery.engine.play.Duty;
import rookery.engine.text.Sentences;

/**
 * A king was captured, which ends the game. TE-12: the turn has passed, the cards lie as they were.
 *
 * @param card the one that was face down, now shown
 */
record KingCapturedPhase(PublicPosition standing, Card card) implements TelepathyPhase {
  @Override
  public TelepathyPhase with(Roles roles) {
    return new KingCapturedPhase(standing.with(roles), card);
  }

  @Override
  public List<Duty<TelepathyPhase>> ownDuties() {
    return List.of();
  }

  @Override
  public Optional<Card> faceDown() {
    return Optional.of(card);
  }

  @Override
  public Optional<Result> result() {
    Colour captor = standing.team().opposite();
    return Optional.of(new Result.Win(Teams.partners(captor), ChessEndings.KING_CAPTURED));
  }

  /** The piece that took the king stands where that stood. */
  @Override
  public Optional<Explanation> why() {
    return standing.last().map(PlayedTurn::move).map(this::fallen);
  }

  private Explanation fallen(Move move) {
    PieceType captor = PieceType.of(standing.position().at(move.to()));
    String moved = (move.promotion().isPresent() ? PieceType.PAWN : captor).word();
    return KingAttack.captured(Attack.of(moved, move.from(), move.to()), "");
  }

  @Override
  public Sentences status() {
    return standing.ending(ChessEndings.KING_CAPTURED);
  }
}
