package rookery.engine.games.telepathy;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.Viewer;
import rookery.engine.board.Colour;

/** How far a turn has come. Immutable. */
sealed interface Phase permits Settling, Predicting, Moving, Removing, Over {
  /** TE-1: the turn that begins with what lies there, once its team has settled who predicts. */
  static Phase begin(Standing standing) {
    if (!standing.roles().settled(standing.team())) {
      return new Settling(standing);
    }
    Turn turn = Turn.begin(standing);
    return turn.result()
        .<Phase>map(result -> new Over(turn.standing(), Optional.empty(), result))
        .orElseGet(() -> new Predicting(turn));
  }

  /** All that lies open. */
  Standing standing();

  /** The same with other roles; another phase if just that was waited for. */
  Phase with(Roles roles);

  /** Who may do what this phase is for; any one of them does it. */
  Set<Seat> actors();

  /** What {@code seat} is to do, if it may do anything. */
  Optional<Duty> duty(Seat seat);

  /** What is public besides the picture, in one to three sentences. */
  String status();

  /** The card on the table beside the one that lay face up when the turn began. */
  default Optional<Card> faceDown() {
    return Optional.empty();
  }

  /** Whether {@code viewer} may know {@link #faceDown()}. */
  default boolean shows(Viewer viewer) {
    return true;
  }

  /** What {@code viewer} alone knows. */
  default Optional<String> secret(Viewer viewer) {
    return Optional.empty();
  }

  /** The team that must remove a piece. */
  default Optional<Colour> pending() {
    return Optional.empty();
  }

  /** The draws that both partners of the team to move may claim. */
  default Set<String> claims() {
    return Set.of();
  }

  /** How the game ended. */
  default Optional<Result> result() {
    return Optional.empty();
  }

  /** The same to {@code viewer}, with what is hidden from it drawn anew. */
  default Phase resample(Viewer viewer, RandomGenerator random) {
    return this;
  }

  /** Those whose doing is waited for, as one group. */
  default List<Set<Seat>> awaited() {
    return actors().isEmpty() ? List.of() : List.of(actors());
  }
}
