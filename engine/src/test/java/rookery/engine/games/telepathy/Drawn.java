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
import rookery.engine.games.telepathy.turn.Roles;
import rookery.engine.games.telepathy.turn.Standing;
import rookery.engine.play.Moment;

/**
 * A position drawn as text, as a turn of {@code team} begins; W1 and B1 predict.
 *
 * @param castling letters as in FEN
 * @param passed what a double step has passed; {@code -} for nothing
 */
record Drawn(Board board, Colour team, String castling, String passed, FaceUp faceUp, Coin coin) {

  static Drawn white(String drawing) {
    return of(Colour.WHITE, drawing);
  }

  static Drawn black(String drawing) {
    return of(Colour.BLACK, drawing);
  }

  private static Drawn of(Colour team, String drawing) {
    Board board = Board.of(List.of(drawing.strip().split("\\s+")));
    return new Drawn(board, team, "-", "-", FaceUp.PAWNS, Coin.MIDDLE);
  }

  Drawn castling(String letters) {
    return new Drawn(board, team, letters, passed, faceUp, coin);
  }

  Drawn passed(String square) {
    return new Drawn(board, team, castling, square, faceUp, coin);
  }

  /** With these cards lying open. */
  Drawn faceUp(Card white, Card black) {
    return new Drawn(board, team, castling, passed, new FaceUp(white, black), coin);
  }

  Drawn coin(Coin place) {
    return new Drawn(board, team, castling, passed, faceUp, place);
  }

  /** The game from there. */
  Played play() {
    Optional<Square> ep = Square.find(passed);
    Roles roles = Roles.UNSETTLED.with(Played.seat("W1")).with(Played.seat("B1"));
    return new Played(
        new Moment<>(
            TelepathyPhase.begin(
                Standing.of(
                    Position.of(Variant.ORTHODOX, board, team, castling, ep),
                    roles,
                    faceUp,
                    coin))));
  }
}
