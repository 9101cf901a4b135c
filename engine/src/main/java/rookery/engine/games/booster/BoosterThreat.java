package rookery.engine.games.booster;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import rookery.engine.Seat;
import rookery.engine.TwoColourSeats;
import rookery.engine.attack.Attack;
import rookery.engine.attack.AttackedPiece;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.KingAttack;
import rookery.engine.explanation.Explanation;
import rookery.engine.games.booster.board.BoosterNames;
import rookery.engine.games.booster.board.BoosterPosition;
import rookery.engine.games.booster.part.AddCard;

/**
 * By what a side would be mated, if it did nothing more about it: by a move, the extra steps after
 * it, and a card that the other hand likely holds. A warning of what hardly ever comes tires.
 *
 * @param table with the other side to move, whose hand has a card of each kind that is likely
 */
record BoosterThreat(BoosterGameState table) {
  static BoosterThreat to(Colour own, BoosterGameState now) {
    Colour other = own.opposite();
    return new BoosterThreat(now.imagined(other, LikelyCards.of(other, now).kinds()));
  }

  /** The first way to mate, without a card if there is one; empty if there is none. */
  Optional<Explanation> mate() {
    List<ReachedByTurn> all = ReachedByTurn.from(table);
    return all.stream()
        .filter(one -> one.table().mates())
        .findFirst()
        .map(one -> told(one.table().position().passedOn(), attack(one.way()), Optional.empty()))
        .or(() -> all.stream().flatMap(one -> byCard(one).stream()).findFirst());
  }

  private Optional<Explanation> byCard(ReachedByTurn one) {
    BoosterPosition reached = one.table().position();
    return new CardPlays(one.table())
        .mating()
        .map(card -> told(card.on(reached).passedOn(), attack(one.way()), Optional.of(card)));
  }

  /** With the card that it takes; what more there is to say of it arrows tell in less room. */
  private Explanation told(BoosterPosition mated, Attack attack, Optional<AddCard> played) {
    AttackedPiece king = mated.attackedKing().orElseThrow();
    String and =
        played
            .map(card -> " and a card on %s".formatted(card.square()))
            .orElseGet(() -> way(king, attack));
    Explanation mate = KingAttack.mate(by(), attack, and);
    return new Explanation(
        mate.told(), Stream.of(mate.marks(), king.arrows()).flatMap(List::stream).toList());
  }

  /** How the piece that moved could capture the king, if that takes an extra step. */
  private static String way(AttackedPiece king, Attack attack) {
    return king.attacks().stream()
        .filter(next -> next.way().get(0).equals(attack.goal()) && !next.via().isEmpty())
        .findFirst()
        .map(next -> ", so that the %s attacks your king%s".formatted(attack.piece(), next.via()))
        .orElse("");
  }

  private Attack attack(List<Square> way) {
    return BoosterNames.attack(table.position().type(way.get(0)), way);
  }

  private Seat by() {
    return TwoColourSeats.seat(table.turn());
  }
}
