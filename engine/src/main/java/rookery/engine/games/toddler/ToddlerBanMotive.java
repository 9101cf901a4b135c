package rookery.engine.games.toddler;

import java.util.List;
import java.util.Optional;
import rookery.engine.games.toddler.move.ToddlerThreats;
import rookery.engine.games.toddler.piece.ToddlerBoard;
import rookery.engine.games.toddler.piece.ToddlerKind;
import rookery.engine.games.toddler.piece.ToddlerPiece;
import rookery.engine.text.Sentence;

/**
 * What a move is good for by a Genius: the own one keeps an enemy from capturing, or the piece that
 * moves gets away from the enemy's.
 *
 * @param from the piece that moves as it stood
 * @param to the same where it stands now
 */
record ToddlerBanMotive(ToddlerBoard was, ToddlerBoard now, ToddlerPiece from, ToddlerPiece to) {
  /** The enemies beside the own Genius that could capture something before. */
  Optional<Sentence> banned() {
    if (to.kind() != ToddlerKind.GENIUS) {
      return Optional.empty();
    }
    List<String> banned =
        now.pieces(to.colour().opposite()).stream()
            .filter(enemy -> now.isBanned(enemy) && captures(was, enemy))
            .sorted()
            .map(enemy -> "the " + enemy.placed())
            .toList();
    return banned.isEmpty()
        ? Optional.empty()
        : Optional.of(Sentence.of("It keeps %s from capturing.", banned));
  }

  /** That a piece can capture something once it isn't beside the enemy's Genius any more. */
  Optional<Sentence> freed() {
    return was.isBanned(from) && !now.isBanned(to) && captures(now, to)
        ? Optional.of(
            Sentence.of(
                "Away from the %s, it can capture again.",
                was.piece(was.find(ToddlerKind.GENIUS, from.colour().opposite())).placed()))
        : Optional.empty();
  }

  private static boolean captures(ToddlerBoard field, ToddlerPiece piece) {
    return field.pieces(piece.colour().opposite()).stream()
        .anyMatch(enemy -> ToddlerThreats.to(field, enemy).contains(piece));
  }
}
