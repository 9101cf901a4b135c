package rookery.engine.games.toddler;

import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;
import rookery.engine.board.Square;
import rookery.engine.explanation.Plan;
import rookery.engine.explanation.Purpose;
import rookery.engine.games.toddler.move.ToddlerMove;
import rookery.engine.games.toddler.move.ToddlerThreats;
import rookery.engine.games.toddler.piece.Toddler;
import rookery.engine.games.toddler.piece.ToddlerBoard;
import rookery.engine.games.toddler.piece.ToddlerKind;
import rookery.engine.games.toddler.piece.ToddlerPiece;
import rookery.engine.text.Sentence;

/** Enemies that have come near, where the side to move has nothing more urgent to do. */
record ToddlerIntruders(ToddlerSituation situation, ToddlerQuietMoves quiet) {
  /** An enemy that is no further from the own edge, or the Toddler, is worth a word. */
  private static final int CAMP = 4;

  /** Strong enemies that have come into the own camp or near the Toddler, the dearest first. */
  Stream<ToddlerPiece> pieces() {
    ToddlerBoard field = situation.truth().field();
    Square toddler = Toddler.of(field, situation.truth().turn()).square();
    return field.pieces(situation.truth().turn().opposite()).stream()
        .filter(ToddlerQuietMoves::isStrong)
        .filter(
            piece -> quiet.advance(piece.square()) <= CAMP || piece.square().steps(toddler) <= CAMP)
        .sorted(Comparator.comparing(piece -> -piece.kind().worth()));
  }

  /** A move that attacks one of those with a piece that isn't dearer. */
  Optional<Plan> chase() {
    return pieces()
        .flatMap(
            enemy ->
                quiet
                    .all(piece -> piece.kind() != ToddlerKind.TODDLER)
                    .filter(move -> move.piece().kind().worth() <= enemy.kind().worth())
                    .filter(
                        move ->
                            ToddlerThreats.to(quiet.after(move), enemy)
                                .contains(ToddlerQuietMoves.arrived(move)))
                    .filter(quiet::isSafe)
                    .limit(1)
                    .map(move -> chasing(move, enemy)))
        .findFirst();
  }

  /** With what comes of it if the piece that comes can be captured. */
  private Plan chasing(ToddlerMove.QuietMove move, ToddlerPiece enemy) {
    return quiet
        .planned(move, new Purpose("drive", "off the " + enemy.placed()))
        .because(
            new ToddlerExchange(situation)
                .trade(move)
                .map(trade -> trade.words("If it's captured there, you give"))
                .map(words -> Sentence.of("%s.", words))
                .orElseGet(
                    () ->
                        Sentence.of(
                            "So near to your pieces, the %s could soon attack several.",
                            enemy.placed())));
  }
}
