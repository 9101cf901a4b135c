package rookery.engine.games.toddler;

import java.util.List;
import java.util.Optional;
import rookery.engine.Choice;
import rookery.engine.News;
import rookery.engine.Seat;
import rookery.engine.board.Square;
import rookery.engine.games.toddler.move.Move;
import rookery.engine.games.toddler.move.Pass;
import rookery.engine.games.toddler.move.Trade;
import rookery.engine.play.Deed;

/** A move as the side to move may make it. */
record MoveDeed(ToddlerScene scene, Move move) implements Deed<ToddlerScene> {
  @Override
  public String text() {
    return move.text();
  }

  @Override
  public List<Choice> path() {
    return move.path();
  }

  /** TO-8: a trade may be written from either square. */
  @Override
  public List<String> names() {
    return move instanceof Trade trade ? List.of(trade.alias()) : List.of();
  }

  @Override
  public Optional<String> asks() {
    return move instanceof Pass ? Optional.of("Pass") : Optional.empty();
  }

  @Override
  public List<Square> captures() {
    return move.victims();
  }

  @Override
  public ToddlerScene done(Seat by) {
    return scene.after(move);
  }

  @Override
  public News news(Seat by, ToddlerScene after) {
    return News.toAll(() -> "%s: %s.".formatted(by.title(), move.words()));
  }
}
