package rookery.engine.games.custodian;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.engine.Duel;
import rookery.engine.Result;
import rookery.engine.board.Colour;
import rookery.engine.chess.ChessEndings;
import rookery.engine.chess.DrawRules;

/** Says in words whose turn it is or how the game ended, and what a look may miss. */
final class CustodianSentences {
  private CustodianSentences() {}

  /** One to three short sentences. */
  static String of(CustodianScene scene) {
    return scene.result().map(result -> ending(scene, result)).orElseGet(() -> turn(scene));
  }

  private static String turn(CustodianScene scene) {
    CustodianPosition position = scene.truth();
    List<String> sentences = new ArrayList<>();
    sentences.add("%s to move.".formatted(position.turn().title()));
    for (Colour colour : Colour.values()) {
      claim(position, colour).ifPresent(sentences::add);
      kingless(position, colour).ifPresent(sentences::add);
    }
    return String.join(" ", sentences);
  }

  /** CU-4: a king that stands on the other throne threatens to win there. */
  private static Optional<String> claim(CustodianPosition position, Colour colour) {
    if (!position.reached(colour)) {
      return Optional.empty();
    }
    String own = colour.title();
    return Optional.of(
        "%s's king is on the throne %s: if it is still there and safe after %s's next move, %s wins."
            .formatted(own, CustodianPosition.goal(colour), own, own));
  }

  /** Where kings are recruited a side may be without one. */
  private static Optional<String> kingless(CustodianPosition position, Colour colour) {
    return position.board().find(colour.cased('K')).isPresent()
        ? Optional.empty()
        : Optional.of("%s has no king.".formatted(colour.title()));
  }

  private static String ending(CustodianScene scene, Result result) {
    Colour loser = scene.truth().turn();
    if (result instanceof Result.Win win) {
      Colour winner = win.winners().contains(Duel.seat(loser)) ? loser : loser.opposite();
      return won(scene, winner, win.reason());
    }
    return DrawRules.sentence(result.reason(), "a capture or a pawn's move");
  }

  private static String won(CustodianScene scene, Colour winner, String reason) {
    String loser = winner.opposite().title();
    String why =
        switch (reason) {
          case ChessEndings.KING_CAPTURED ->
              scene.options().recruit()
                  ? loser + "'s king was recruited and nothing is left."
                  : loser + "'s king is captured.";
          case CustodianEndings.LAST_PIECE ->
              loser + " has no two pieces left to recruit with, and no king.";
          case CustodianEndings.THRONE ->
              "the king is safe on the throne " + CustodianPosition.goal(winner) + ".";
          case ChessEndings.BARE_KINGS ->
              "of the two kings left, it gets to the other throne first.";
          case CustodianEndings.BLOCKED -> loser + " has no move.";
          default -> throw new IllegalStateException("no ending " + reason);
        };
    return "%s wins: %s".formatted(winner.title(), why);
  }
}
