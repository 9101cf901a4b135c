package rookery.engine.games.telepathy;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import rookery.engine.ActionNews;
import rookery.engine.Choice;
import rookery.engine.ScoreSheetNote;
import rookery.engine.Seat;
import rookery.engine.board.Colour;
import rookery.engine.games.telepathy.turn.Teams;
import rookery.engine.play.Duty;
import rookery.engine.play.SituationAction;
import rookery.engine.text.GameLogLine;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;

/** TE-1: a team chooses who predicts first, which either partner may do. */
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
  public Sentences task() {
    return Sentences.of(
        Sentence.of("Who guesses first and who moves?"),
        Sentence.of("You swap roles after each turn, so either of you can start."));
  }

  @Override
  public String title() {
    return "Choose who guesses";
  }

  @Override
  public String whyNot(String typed) {
    List<Lead> leads = deeds();
    return "Choose who in your team guesses first: type `%s` or `%s`."
        .formatted(leads.get(0).text(), leads.get(1).text());
  }

  /** Choosing who of the team predicts first, whatever else goes on. */
  record Lead(TelepathyPhase phase, Seat predictor) implements SituationAction<TelepathyPhase> {
    @Override
    public String text() {
      return "lead " + predictor.id();
    }

    @Override
    public List<Choice> path() {
      return List.of(
          new Choice(
              "Who in your team guesses first?",
              predictor.id(),
              Sentence.of("%s guesses, %s moves", predictor, Teams.partner(predictor))));
    }

    @Override
    public List<String> names() {
      return List.of(predictor.id());
    }

    @Override
    public Optional<Sentence> spokenWithSeats() {
      return Optional.of(
          Sentence.of("let %s guess and %s move", predictor, Teams.partner(predictor)));
    }

    @Override
    public TelepathyPhase done(Seat by) {
      return phase.with(phase.standing().roles().with(predictor));
    }

    @Override
    public Optional<ScoreSheetNote> noted(Seat by, TelepathyPhase after) {
      return Optional.empty();
    }

    @Override
    public ActionNews news(Seat by, TelepathyPhase after) {
      return ActionNews.toAll(() -> GameLogLine.by(by, said()));
    }

    private Sentence said() {
      return Sentence.of(
          SentenceRole.LEADS_ON,
          "%s guesses first, then %s moves.",
          predictor,
          Teams.partner(predictor));
    }
  }
}
