package rookery.engine.games.cooperative;

import java.util.Optional;
import rookery.engine.board.Colour;
import rookery.engine.games.cooperative.points.CooperativeScore;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;

/**
 * What a player loses by a move or a capture.
 *
 * @param button the words of the button that does it all the same
 */
record MoveWarning(String button, Sentence told) {
  /** The gravest for {@code move}, if there is one. */
  static Optional<MoveWarning> of(BoardMove move) {
    return lost(move)
        .or(() -> kingTakenAway(move))
        .or(() -> takenFromPartner(move))
        .or(() -> costly(move))
        .or(() -> givenUp(move))
        .or(() -> stopped(move));
  }

  /** A king captured too early loses the game. */
  private static Optional<MoveWarning> lost(BoardMove move) {
    return Optional.of(move)
        .filter(BoardMove::loses)
        .map(taking -> taking.turn().score().withAKing())
        .map(
            score ->
                new MoveWarning(
                    "Capture the king anyway",
                    Sentence.of(
                        SentenceRole.URGENT,
                        "That would end the game, and you'd lose with %s of the %s points you"
                            + " need.",
                        score.points(),
                        CooperativeScore.LEAST_WIN)));
  }

  /** In the last turn but one: that the partner could capture no king after it. */
  private static Optional<MoveWarning> kingTakenAway(BoardMove move) {
    return Optional.of(move)
        .filter(BoardMove::takesKingAway)
        .map(
            taking ->
                new MoveWarning(
                    "Play it anyway",
                    Sentence.of(
                        SentenceRole.URGENT,
                        "Then %s couldn't capture a king in the last turn, and you'd score 0.",
                        taking.turn().side(taking.turn().colour().opposite()))));
  }

  /** What the partner could capture next turn for ten points more, and not after this capture. */
  private static Optional<MoveWarning> takenFromPartner(BoardMove move) {
    return Optional.of(move)
        .filter(BoardMove::takesFromPartner)
        .flatMap(taking -> CaptureProspects.lastNextTurn(taking.turn()))
        .map(
            last ->
                new MoveWarning(
                    "Capture anyway",
                    Sentence.of("Next turn %s, but not after your capture.", last.words())));
  }

  /** CO-9: a kind that was gone scores only once all of it is captured again. */
  private static Optional<MoveWarning> costly(BoardMove move) {
    int had = move.turn().score().points();
    int has = had + move.scores();
    return move.move()
        .promotion()
        .filter(kind -> has < had)
        .map(
            kind ->
                new MoveWarning(
                    "Promote anyway",
                    Sentence.of(
                        "With a %s back on the board, you'd have %s points in place of %s.",
                        kind.word(), has, had)));
  }

  /** Captures come after the move of a turn, where any of them still counts. */
  private static Optional<MoveWarning> givenUp(BoardMove move) {
    return Optional.of(move)
        .filter(taking -> taking.victim().isPresent() && !taking.takesKing())
        .filter(taking -> move.turn().step() == CooperativeTurn.Step.MOVE && isLeftByAMove(move))
        .filter(taking -> !new LastTurns(move.turn()).isLost(false))
        .map(
            taking ->
                new MoveWarning(
                    "Capture now",
                    Sentence.of("Capturing now gives up your move: move first, then capture.")));
  }

  /**
   * Whether some move leaves the same piece to be captured by the same one: not always in check.
   */
  private static boolean isLeftByAMove(BoardMove taking) {
    return BoardMoves.of(taking.turn()).stream()
        .filter(move -> move.victim().isEmpty())
        .anyMatch(
            move ->
                BoardMoves.of(taking.turn().moved(move)).stream()
                    .anyMatch(next -> isTheSame(taking, next)));
  }

  private static boolean isTheSame(BoardMove taking, BoardMove next) {
    return next.piece() == taking.piece() && next.captures().equals(taking.captures());
  }

  /**
   * CO-4: in check the other colour can only do what ends that, which is nothing in a checkmate.
   */
  private static Optional<MoveWarning> stopped(BoardMove move) {
    CooperativeTurn then = move.turn().moved(move);
    Colour other = then.colour().opposite();
    return then.result().isEmpty() && isStopped(then, other) && !isStopped(move.turn(), other)
        ? Optional.of(
            new MoveWarning(
                "Give check anyway",
                Sentence.of(
                    "No move or capture gets out of that check: %s could only end the turn.",
                    then.side(other))))
        : Optional.empty();
  }

  /**
   * Whether no move would get the king of {@code colour} out of check, whatever the cards allow.
   */
  private static boolean isStopped(CooperativeTurn turn, Colour colour) {
    return turn.chess().attackedKing(colour).isPresent()
        && turn.moving(colour).chess().legalMoves().isEmpty();
  }
}
