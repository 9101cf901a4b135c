package rookery.engine.games.booster;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
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
 * it, and a card that the other hand likely holds. A warning of what hardly ever comes tires.
 *
 * @param table with the other side to move, whose hand has a card of each kind that is likely
 */
record BoosterThreat(BoosterGameState table) {
  /** More of them are too many to look at while somebody waits. */
  private static final int MOST_STEPS = 2;

  static BoosterThreat to(Colour own, BoosterGameState now) {
    Colour other = own.opposite();
    return new BoosterThreat(now.imagined(other, LikelyCards.of(other, now).kinds()));
  }

  /**
   * What the other side can have on the board before it plays a card or ends its turn.
   *
   * @param way of the piece that moved, with its steps
   */
  private record Reached(BoosterGameState table, List<Square> way) {
    /** Steps by another way come to the same, and so does what can follow. */
    void add(List<Reached> all, Set<BoosterPosition> known) {
      if (!known.add(table.position())) {
        return;
      }
      all.add(this);
      Square last = way.get(way.size() - 1);
      if (way.size() <= MOST_STEPS + 1) {
        for (TurnPart part : BoosterMoveGenerator.boosts(table.position(), last)) {
          List<Square> longer = new ArrayList<>(way);
          longer.add(part.touched().get(1));
          new Reached(table.after(part), longer).add(all, known);
        }
      }
    }
  }

  /** The first way to mate, without a card if there is one; empty if there is none. */
  Optional<Explanation> mate() {
    List<Reached> all = new ArrayList<>();
    Set<BoosterPosition> known = new HashSet<>();
    for (TurnPart part : BoosterMoveGenerator.moves(table.position())) {
      if (part instanceof TurnPart.Move) {
        new Reached(table.after(part), part.touched()).add(all, known);
      }
    }
    return all.stream()
        .filter(one -> one.table().mates())
        .findFirst()
        .map(one -> told(one.table().position().passedOn(), attack(one.way()), Optional.empty()))
        .or(() -> all.stream().flatMap(one -> byCard(one).stream()).findFirst());
  }

  private Optional<Explanation> byCard(Reached one) {
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
