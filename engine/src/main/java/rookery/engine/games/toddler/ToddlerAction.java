package rookery.engine.games.toddler;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import rookery.engine.Choice;
import rookery.engine.Seat;
import rookery.engine.diagram.Mark;
import rookery.engine.explanation.Explanation;
import rookery.engine.games.toddler.capture.ToddlerPin;
import rookery.engine.games.toddler.move.CaptainMove;
import rookery.engine.games.toddler.move.ToddlerMove;
import rookery.engine.games.toddler.move.ToddlerThreats;
import rookery.engine.games.toddler.piece.ToddlerBoard;
import rookery.engine.games.toddler.piece.ToddlerPiece;
import rookery.engine.play.MoveAction;

/** A move as the side to move may make it. */
record ToddlerAction(ToddlerSituation situation, ToddlerMove move)
    implements MoveAction<ToddlerSituation> {
  private static final int WITH_WAY = 3;

  @Override
  public ToddlerSituation done(Seat by) {
    return situation.after(move);
  }

  /** A Captain's way is asked for only where another one comes to something else. */
  @Override
  public List<Choice> path() {
    List<Choice> path = move.path();
    boolean isSettled =
        path.size() == WITH_WAY && sameEnds().map(ToddlerMove::captures).distinct().count() == 1;
    return isSettled ? path.subList(0, path.size() - 1) : path;
  }

  /** TO-13: two ways to one result are two moves, but nobody has to choose between them. */
  @Override
  public boolean isOffered() {
    return !(move instanceof CaptainMove)
        || sameEnds()
            .filter(other -> other.captures().equals(move.captures()))
            .findFirst()
            .filter(move::equals)
            .isPresent();
  }

  private Stream<ToddlerMove> sameEnds() {
    return situation.moves().get().stream()
        .filter(other -> other.arrival().equals(move.arrival()))
        .filter(other -> other.squares().indexOf(move.squares().get(0)) == 0);
  }

  @Override
  public Optional<String> spoken() {
    List<Choice> path = path();
    if (path.size() < WITH_WAY) {
      return Optional.empty();
    }
    String captured =
        move instanceof CaptainMove captain
            ? ", capturing %s on the way".formatted(captain.victim().words())
            : "";
    return Optional.of(
        "move %s to %s%s".formatted(path.get(0).label(), path.get(1).label(), captured));
  }

  /** Round a corner, an arrow for each part of the way. */
  @Override
  public List<Mark> marks() {
    return move.bend(situation.truth().field());
  }

  /** An exchange that wins or is even is none; {@link #exposure} tells it all the same. */
  @Override
  public boolean isExposed() {
    return new ToddlerMoveGuide(situation, move).isLosing()
        || new ToddlerPin(situation.truth()).isLosing(move);
  }

  @Override
  public boolean isExposedElsewhere() {
    return !new ToddlerMoveGuide(situation, move).isLosing()
        && new ToddlerPin(situation.truth()).isLosing(move);
  }

  @Override
  public Optional<String> recompense() {
    return new ToddlerMoveGuide(situation, move).recompense();
  }

  @Override
  public Optional<Explanation> exposure() {
    return new ToddlerMoveGuide(situation, move).exposure();
  }

  @Override
  public Optional<Explanation> explained() {
    return new ToddlerMoveGuide(situation, move).explained();
  }

  @Override
  public boolean isThreatening() {
    ToddlerBoard after = situation.truth().after(move).field();
    return move.arrival().map(after::piece).filter(piece -> threatens(after, piece)).isPresent();
  }

  private static boolean threatens(ToddlerBoard field, ToddlerPiece piece) {
    return field.pieces(piece.colour().opposite()).stream()
        .filter(enemy -> !enemy.kind().fighter())
        .anyMatch(enemy -> ToddlerThreats.to(field, enemy).contains(piece));
  }
}
