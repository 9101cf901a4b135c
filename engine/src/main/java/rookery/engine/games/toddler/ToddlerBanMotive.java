package rookery.engine.games.toddler;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import rookery.engine.games.toddler.move.ToddlerMoveGenerator;
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
record ToddlerBanMotive(
    ToddlerSituation before, ToddlerSituation after, ToddlerPiece from, ToddlerPiece to) {
  private static final int MOST_NAMED = 2;

  /** The enemies beside the own Genius that could capture something before, the dearest first. */
  Optional<Sentence> banned() {
    if (to.kind() != ToddlerKind.GENIUS) {
      return Optional.empty();
    }
    List<String> banned =
        now().pieces(to.colour().opposite()).stream()
            .filter(enemy -> now().isBanned(enemy) && captures(before.passed(), enemy))
            .sorted(Comparator.comparing(ToddlerPiece::kind))
            .limit(MOST_NAMED)
            .map(enemy -> "the " + enemy.placed())
            .toList();
    return banned.isEmpty()
        ? Optional.empty()
        : Optional.of(Sentence.of("It keeps %s from capturing.", banned));
  }

  /** That a piece can capture something that it couldn't beside the enemy's Genius. */
  Optional<Sentence> freed() {
    return was().isBanned(from) && !isBackAgain() && captures(after.passed(), to)
        ? Optional.of(
            Sentence.of(
                "Away from the %s, it can capture again.",
                was().piece(was().find(ToddlerKind.GENIUS, from.colour().opposite())).placed()))
        : Optional.empty();
  }

  /** A piece that goes to and fro would be told the same again and again. */
  private boolean isBackAgain() {
    return before.returns(after.last().orElseThrow());
  }

  private ToddlerBoard was() {
    return before.truth().field();
  }

  private ToddlerBoard now() {
    return after.truth().field();
  }

  /** Whether a piece of the side to move can capture something, by all rules. */
  private static boolean captures(ToddlerSituation situation, ToddlerPiece piece) {
    return ToddlerMoveGenerator.captures(situation.truth()).stream()
        .anyMatch(capture -> capture.squares().get(0).equals(piece.square()));
  }
}
