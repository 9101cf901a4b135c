package rookery.engine.games.telepathy;

import java.util.List;
import java.util.Optional;
import rookery.engine.Choice;
import rookery.engine.News;
import rookery.engine.Note;
import rookery.engine.Seat;
import rookery.engine.games.telepathy.turn.Teams;
import rookery.engine.play.Deed;

/** Saying who of the team predicts first, whatever else goes on. */
record Lead(TelepathyPhase phase, Seat predictor) implements Deed<TelepathyPhase> {
  @Override
  public String text() {
    return "lead " + predictor.id();
  }

  @Override
  public List<Choice> path() {
    return List.of(
        new Choice("Who of your team predicts first?", predictor.id(), predictor.title()));
  }

  @Override
  public List<String> names() {
    return List.of(predictor.id());
  }

  @Override
  public TelepathyPhase done(Seat by) {
    return phase.with(phase.standing().roles().with(predictor));
  }

  @Override
  public Optional<Note> noted(Seat by, TelepathyPhase after) {
    return Optional.empty();
  }

  @Override
  public News news(Seat by, TelepathyPhase after) {
    return News.toAll(
        () ->
            "%s says: %s predicts first, %s moves."
                .formatted(by.title(), predictor.title(), Teams.partner(predictor).title()));
  }
}
