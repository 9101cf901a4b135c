package rookery.engine.games.telepathy;

import java.util.List;
import rookery.engine.board.Colour;
import rookery.engine.games.telepathy.turn.PublicPosition;
import rookery.engine.games.telepathy.turn.Roles;
import rookery.engine.play.Duty;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;

/** TE-1: the first turn of a team has not begun, as nobody has said who predicts. */
record FirstPredictorPhase(PublicPosition standing) implements TelepathyPhase {
  /** TE-9: what the host says once. */
  private static final Sentence SILENCE =
      Sentence.of(SentenceRole.AMONG_PEOPLE, "Don't discuss moves in advance.");

  @Override
  public TelepathyPhase with(Roles roles) {
    return TelepathyPhase.begin(standing.with(roles));
  }

  @Override
  public List<Duty<TelepathyPhase>> ownDuties() {
    return List.of();
  }

  @Override
  public Sentences status() {
    Colour team = standing.team();
    Sentence chooses =
        Sentence.of(
            SentenceRole.TO_DO,
            "%s's players must choose which of them guesses first.",
            team.title());
    if (!standing.roles().equals(Roles.UNSETTLED)) {
      return Sentences.of(chooses);
    }
    Sentence others =
        Sentence.of(
            SentenceRole.TO_DO, "%s's players can choose now, too.", team.opposite().title());
    return Sentences.of(SILENCE, chooses, others);
  }
}
