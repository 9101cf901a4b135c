package rookery.engine.games.telepathy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.engine.Action;
import rookery.engine.Choice;
import rookery.engine.Seat;
import rookery.engine.board.Board;
import rookery.engine.board.Square;
import rookery.engine.chess.Castling;
import rookery.engine.chess.Move;
import rookery.engine.chess.PieceType;
import rookery.engine.chess.Position;

/** What a seat may do in Telepathy Chess. Actions are equal when their texts are. */
sealed interface TelepathyAction extends Action {

  /** Saying who of the team predicts first. */
  record Lead(Seat predictor) implements TelepathyAction {
    @Override
    public String text() {
      return "lead " + predictor.id();
    }

    @Override
    public List<Choice> path() {
      return List.of(
          new Choice("Who of your team predicts first?", predictor.id(), predictor.title()));
    }
  }

  /**
   * Playing a card face down, unseen by everybody else.
   *
   * @param faceUp what lies open, which the checker stands for; it makes no difference to the text
   */
  record Predict(Card card, Card faceUp) implements TelepathyAction {
    @Override
    public String text() {
      return "card " + card.letter();
    }

    @Override
    public boolean secret() {
      return true;
    }

    @Override
    public List<Choice> path() {
      String kind = card.predicted(faceUp).title();
      String label = card == Card.CHECKER ? kind + ", by the checker" : kind;
      return List.of(
          new Choice("What will your partner move?", Character.toString(card.letter()), label));
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Predict predict && predict.card == card;
    }

    @Override
    public int hashCode() {
      return card.hashCode();
    }
  }

  /**
   * A move.
   *
   * @param position where it is made; it makes no difference to the text
   */
  record Play(Move move, Position position) implements TelepathyAction {
    @Override
    public String text() {
      return move.text();
    }

    @Override
    public List<Choice> path() {
      List<Choice> path = new ArrayList<>();
      String piece = PieceType.of(position.at(move.from())).title();
      path.add(new Choice("Which piece?", move.from().toString(), piece + " " + move.from()));
      path.add(new Choice("Where to?", move.to().toString(), target()));
      move.promotion()
          .map(type -> new Choice("Promote to what?", "" + type.letter(), type.title()))
          .ifPresent(path::add);
      return path;
    }

    private String target() {
      Optional<Castling> castling = position.castling(move);
      if (castling.isPresent()) {
        return "%s, castling with the rook %s".formatted(move.to(), castling.get().rook());
      }
      return position
          .captured(move)
          .map(taken -> "%s, taking the %s".formatted(move.to(), PieceType.of(taken).word()))
          .orElse(move.to().toString());
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Play play && play.move.equals(move);
    }

    @Override
    public int hashCode() {
      return move.hashCode();
    }
  }

  /**
   * Taking one of the own pieces off the board.
   *
   * @param board what stands there; it makes no difference to the text
   */
  record Remove(Square square, Board board) implements TelepathyAction {
    @Override
    public String text() {
      return "remove " + square;
    }

    @Override
    public List<Choice> path() {
      String label = PieceType.of(board.at(square)).title() + " " + square;
      return List.of(new Choice("Which piece do you remove?", square.toString(), label));
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Remove remove && remove.square == square;
    }

    @Override
    public int hashCode() {
      return square.hashCode();
    }
  }
}
