package rookery.engine.games.booster;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.random.RandomGenerator;
import rookery.engine.Seat;
import rookery.engine.TwoColourSeats;
import rookery.engine.Viewer;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.diagram.Diagram;
import rookery.engine.explanation.Explanation;
import rookery.engine.explanation.PieceGuide;
import rookery.engine.games.booster.board.BoosterNames;
import rookery.engine.games.booster.part.BoosterMoveGenerator;
import rookery.engine.games.booster.part.TurnPart;
import rookery.engine.lazy.LazyList;
import rookery.engine.play.SingleDuty;
import rookery.engine.play.SituationAction;
import rookery.engine.text.Sentences;

/** A side is to move, or has moved and may go on. */
sealed interface BoosterTurn extends BoosterPhase, SingleDuty<BoosterPhase>
    permits BoosterMoving, BoosterTurn.GoingOn {
  /** What can be done, in the order of the texts. */
  List<TurnPart> parts();

  @Override
  default Seat actor() {
    return TwoColourSeats.seat(table().turn());
  }

  @Override
  default List<? extends SituationAction<BoosterPhase>> deeds() {
    return LazyList.of(parts(), part -> new TurnAction(table(), part));
  }

  @Override
  default boolean inOrder() {
    return true;
  }

  /** A check comes first. */
  @Override
  default Optional<Explanation> threat(Seat seat) {
    return actor().equals(seat) && !table().position().inCheck()
        ? BoosterThreat.to(table().turn(), table()).mate()
        : Optional.empty();
  }

  /** A check is more, and told to everybody. */
  @Override
  default Optional<Explanation> danger(Seat seat) {
    if (!actor().equals(seat) || table().position().inCheck()) {
      return Optional.empty();
    }
    BoosterDanger danger = danger(table().turn());
    return danger.pieces().danger(square -> danger.on(square).arrows());
  }

  @Override
  default SortedMap<Square, Character> endangered(Seat seat) {
    return danger(TwoColourSeats.colour(seat)).pieces().letters();
  }

  private BoosterDanger danger(Colour own) {
    return BoosterDanger.to(own, table());
  }

  @Override
  default Sentences status() {
    BoosterSentences status = new BoosterSentences(table());
    return result().map(status::ending).orElseGet(status::turn);
  }

  @Override
  default Sentences task() {
    return new BoosterSentences(table()).task();
  }

  /** What a checker of the other side makes of a piece; of a boosted one its label tells enough. */
  @Override
  default Optional<PieceGuide> about(String value) {
    return Square.find(value)
        .filter(square -> table().moved().isEmpty() && table().position().boosters(square) < 0)
        .map(square -> BoosterNames.hobbled(table().position().type(square)));
  }

  /** A card may be for the piece that is chosen, or for where it goes. */
  @Override
  default Optional<Diagram> choosing() {
    return Optional.of(new BoosterPicture(table(), Viewer.of(actor()), false).choosing());
  }

  @Override
  default String title() {
    return table().moved().isEmpty() ? "Move" : "Continue the turn";
  }

  @Override
  default String whyNot(String typed) {
    return new BoosterRefusal(table()).of(typed);
  }

  /** After step 1 or a boost: the side boosts on, plays a card, or ends its turn. */
  record GoingOn(BoosterGameState table) implements BoosterTurn {
    @Override
    public List<TurnPart> parts() {
      List<TurnPart> parts =
          new ArrayList<>(
              BoosterMoveGenerator.boosts(table.position(), table.moved().orElseThrow()));
      parts.addAll(new CardPlays(table).all());
      parts.add(new TurnPart.End());
      return parts;
    }

    @Override
    public Optional<BoosterPhase> resampled(Viewer viewer, RandomGenerator random) {
      return Optional.of(new GoingOn(table.resampled(viewer, random)));
    }
  }
}
