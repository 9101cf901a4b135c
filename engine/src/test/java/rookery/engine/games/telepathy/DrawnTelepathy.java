package rookery.engine.games.telepathy;

import java.util.List;
import java.util.Optional;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.Position;
import rookery.engine.chess.Variant;
import rookery.engine.games.telepathy.cards.Card;
import rookery.engine.games.telepathy.cards.Coin;
import rookery.engine.games.telepathy.cards.FaceUp;
import rookery.engine.games.telepathy.turn.PublicPosition;
import rookery.engine.games.telepathy.turn.Roles;
import rookery.engine.play.PlayableState;

/**
 * A position drawn as text, as a turn of {@code team} begins; W1 and B1 predict.
 *
 * @param castling letters as in FEN
 * @param passed what a double step has passed; {@code -} for nothing
 */
record DrawnTelepathy(
    Board board, Colour team, String castling, String passed, FaceUp faceUp, Coin coin) {

  static DrawnTelepathy white(String drawing) {
    return of(Colour.WHITE, drawing);
  }

  static DrawnTelepathy black(String drawing) {
    return of(Colour.BLACK, drawing);
  }

  private static DrawnTelepathy of(Colour team, String drawing) {
    Board board = Board.of(List.of(drawing.strip().split("\\s+")));
    return new DrawnTelepathy(board, team, "-", "-", FaceUp.PAWNS, Coin.MIDDLE);
  }

  DrawnTelepathy castling(String letters) {
    return new DrawnTelepathy(board, team, letters, passed, faceUp, coin);
  }

  DrawnTelepathy passed(String square) {
    return new DrawnTelepathy(board, team, castling, square, faceUp, coin);
  }

  /** With these cards lying open. */
  DrawnTelepathy faceUp(Card white, Card black) {
    return new DrawnTelepathy(board, team, castling, passed, new FaceUp(white, black), coin);
  }

  DrawnTelepathy coin(Coin place) {
    return new DrawnTelepathy(board, team, castling, passed, faceUp, place);
  }

  /** The game from there. */
  PlayedTelepathy play() {
    Optional<Square> ep = Square.find(passed);
    Roles roles = Roles.UNSETTLED.with(PlayedTelepathy.seat("W1")).with(PlayedTelepathy.seat("B1"));
    return new PlayedTelepathy(
        new PlayableState<>(
            TelepathyPhase.begin(
                PublicPosition.of(
                    Position.of(Variant.ORTHODOX, board, team, castling, ep),
                    roles,
                    faceUp,
                    coin))));
  }
}
