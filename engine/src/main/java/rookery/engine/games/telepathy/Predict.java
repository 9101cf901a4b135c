package rookery.engine.games.telepathy;

import java.util.List;
import java.util.Optional;
import rookery.engine.Choice;
import rookery.engine.News;
import rookery.engine.Seat;
import rookery.engine.games.telepathy.cards.Card;
import rookery.engine.games.telepathy.turn.TelepathyTurn;
import rookery.engine.play.Deed;

/** Playing a card face down, unseen by everybody else. */
record Predict(TelepathyTurn turn, Card card) implements Deed<TelepathyPhase> {
  @Override
  public String text() {
    return "card " + card.letter();
  }

  @Override
  public List<Choice> path() {
    String kind = card.predicted(turn.faceUp()).title();
    String label = card == Card.CHECKER ? kind + ", by the checker" : kind;
    return List.of(
        new Choice("What will your partner move?", Character.toString(card.letter()), label));
  }

  @Override
  public List<String> names() {
    return List.of(Character.toString(card.letter()), card.word());
  }

  @Override
  public boolean secret() {
    return true;
  }

  @Override
  public Moving done(Seat by) {
    return new Moving(turn, card);
  }

  @Override
  public News news(Seat by, TelepathyPhase after) {
    return viewer ->
        after.secret(viewer).or(() -> Optional.of(by.title() + " has played a card face down."));
  }
}
