package rookery.engine.games.telepathy;

import java.util.List;
import rookery.engine.games.telepathy.turn.PublicPosition;
import rookery.engine.games.telepathy.turn.Roles;
import rookery.engine.play.Duty;

/** TE-1: the first turn of a team has not begun, as nobody has said who predicts. */
record FirstPredictorPhase(PublicPosition standing) implements TelepathyPhase {
  /** TE-9: what the host says once. */
  private static final String HUSH = "No talk of moves before they are made!";

  @Override
  public TelepathyPhase with(Roles roles) {
    return TelepathyPhase.begin(standing.with(roles));
  }

  @Override
  public List<Duty<TelepathyPhase>> ownDuties() {
    return List.of();
  }

  @Override
  public String status() {
    String team = standing.team().title();
    String first =
        "%s is to say who of the team predicts first; either partner may.".formatted(team);
    if (!standing.roles().equals(Roles.UNSETTLED)) {
      return first;
    }
    String other = standing.team().opposite().title();
    return "%s %s %s may say so already.".formatted(HUSH, first, other);
  }
}
