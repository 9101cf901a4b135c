package rookery.engine.games.telepathy;

import java.util.List;
import java.util.Optional;
import rookery.engine.Choice;
import rookery.engine.News;
import rookery.engine.Seat;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;
import rookery.engine.play.Deed;

/** Taking one of the own pieces off the board. */
record Remove(Removing phase, Square square) implements Deed<TelepathyPhase> {
  @Override
  public String text() {
    return "remove " + square;
  }

  @Override
  public List<Choice> path() {
    String label = PieceType.of(phase.standing().position().at(square)).title() + " " + square;
    return List.of(new Choice("Which piece do you remove?", square.toString(), label));
  }

  @Override
  public List<String> names() {
    return List.of(square.toString());
  }

  @Override
  public Optional<String> asks() {
    return Optional.of("Remove the " + phase.standing().piece(square));
  }

  /** TE-10: the next turn begins, and may end the game, after the removal. */
  @Override
  public TelepathyPhase done(Seat by) {
    return TelepathyPhase.begin(phase.standing().without(square).finished(phase.card()));
  }

  @Override
  public News news(Seat by, TelepathyPhase after) {
    return News.toAll(
        () -> "%s removes the %s.".formatted(by.title(), phase.standing().piece(square)));
  }
}
