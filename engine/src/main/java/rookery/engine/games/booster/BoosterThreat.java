package rookery.engine.games.booster;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import rookery.engine.Seat;
import rookery.engine.TwoColourSeats;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.KingAttack;
import rookery.engine.explanation.Explanation;
import rookery.engine.games.booster.board.BoosterNames;
import rookery.engine.games.booster.board.BoosterPosition;
import rookery.engine.games.booster.part.AddCard;
import rookery.engine.games.booster.part.BoosterMoveGenerator;
import rookery.engine.games.booster.part.TurnPart;
import rookery.engine.play.Attack;
import rookery.engine.play.AttackedPiece;

/**
 * By what a side would be mated, if it did nothing more about it: by a move, the extra steps after
 * it, and a card that the other hand may hold.
 *
 * @param table with the other side to move, whose hand has a card of each kind unseen
 */
record BoosterThreat(BoosterGameState table) {
  /** More of them are too many to look at while somebody waits. */
  private static final int MOST_STEPS = 2;

  static BoosterThreat to(Colour own, BoosterGameState now) {
    List<String> hand = now.hands().of(own.opposite());
    List<String> unseen =
        Stream.concat(hand.stream(), now.hands().pile().stream()).distinct().toList();
    return new BoosterThreat(now.imagined(own.opposite(), hand.isEmpty() ? hand : unseen));
  }

  /** The first way to mate, without a card if there is one; empty if there is none. */
  Optional<Explanation> mate() {
    return mate(false).or(() -> mate(true));
  }

  private Optional<Explanation> mate(boolean byCard) {
    for (TurnPart part : BoosterMoveGenerator.moves(table.position())) {
      if (part instanceof TurnPart.Move) {
        Optional<Explanation> found = mating(table.after(part), part.touched(), byCard);
        if (found.isPresent()) {
          return found;
        }
      }
    }
    return Optional.empty();
  }

  /** That way, or the way with the steps after it that mate. */
  private Optional<Explanation> mating(BoosterGameState reached, List<Square> way, boolean byCard) {
    Optional<Explanation> mate = byCard ? byCard(reached, way) : atOnce(reached, way);
    if (mate.isPresent() || way.size() > MOST_STEPS + 1) {
      return mate;
    }
    Square last = way.get(way.size() - 1);
    return BoosterMoveGenerator.boosts(reached.position(), last).stream()
        .flatMap(
            part -> mating(reached.after(part), on(way, part.touched().get(1)), byCard).stream())
        .findFirst();
  }

  private static List<Square> on(List<Square> way, Square next) {
    List<Square> longer = new ArrayList<>(way);
    longer.add(next);
    return longer;
  }

  private static boolean isMate(BoosterPosition next) {
    return next.inCheck() && BoosterMoveGenerator.moves(next).isEmpty();
  }

  private Optional<Explanation> atOnce(BoosterGameState reached, List<Square> way) {
    return reached.mates()
        ? Optional.of(told(reached.position().passedOn(), attack(way), ""))
        : Optional.empty();
  }

  private Optional<Explanation> byCard(BoosterGameState reached, List<Square> way) {
    return new CardPlays(reached)
        .all().stream()
            .filter(part -> isMate(part.on(reached.position()).passedOn()))
            .map(AddCard.class::cast)
            .findFirst()
            .map(
                card ->
                    told(
                        card.on(reached.position()).passedOn(),
                        attack(way),
                        " and putting a checker under the %s on %s"
                            .formatted(card.type().word(), card.square())));
  }

  /** With how the king could be captured after it, in words if the piece that moved does that. */
  private Explanation told(BoosterPosition mated, Attack attack, String card) {
    AttackedPiece king = mated.attackedKing().orElseThrow();
    String way =
        king.attacks().stream()
            .filter(next -> next.way().get(0).equals(attack.goal()) && !next.via().isEmpty())
            .findFirst()
            .map(next -> ", which attacks your king" + next.via())
            .orElse("");
    Explanation mate = KingAttack.mate(by(), attack, card + way);
    return new Explanation(
        mate.told(), Stream.of(mate.marks(), king.arrows()).flatMap(List::stream).toList());
  }

  private Attack attack(List<Square> way) {
    return BoosterNames.attack(table.position().type(way.get(0)), way);
  }

  private Seat by() {
    return TwoColourSeats.seat(table.turn());
  }
}
