package rookery.engine.games.telepathy;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import rookery.engine.Choice;
import rookery.engine.News;
import rookery.engine.Note;
import rookery.engine.Seat;
import rookery.engine.board.Colour;
import rookery.engine.games.telepathy.turn.Teams;
import rookery.engine.play.Duty;
import rookery.engine.play.SceneAction;

/** TE-1: a team is to say who of it predicts first, which either partner may do. */
record FirstPredictorDuty(TelepathyPhase phase, Colour team) implements Duty<TelepathyPhase> {
  @Override
  public Set<Seat> seats() {
    return Set.copyOf(Teams.partners(team));
  }

  /** Nobody waits for it before the first turn of the team. */
  @Override
  public boolean awaited() {
    return team == phase.acting();
  }

  @Override
  public List<Lead> deeds() {
    return Teams.partners(team).stream().map(seat -> new Lead(phase, seat)).toList();
  }

  @Override
  public String task() {
    return "Which of you predicts first? The other one moves. After each turn you swap.";
  }

  @Override
  public String title() {
    return "Say who predicts";
  }

  @Override
  public String whyNot(String typed) {
    List<Lead> leads = deeds();
    return "Say who of your team predicts first: write %s or %s."
        .formatted(leads.get(0).text(), leads.get(1).text());
  }

  /** Saying who of the team predicts first, whatever else goes on. */
  record Lead(TelepathyPhase phase, Seat predictor) implements SceneAction<TelepathyPhase> {
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
      return News.toAll(() -> said(by));
    }

    private String said(Seat by) {
      String partner = Teams.partner(by).title();
      return predictor.equals(by)
          ? "%s chooses to predict first; %s moves.".formatted(by.title(), partner)
          : "%s lets %s predict first, and moves.".formatted(by.title(), partner);
    }
  }
}
