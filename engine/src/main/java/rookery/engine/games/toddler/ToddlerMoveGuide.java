package rookery.engine.games.toddler;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import rookery.engine.board.Square;
import rookery.engine.diagram.Mark;
import rookery.engine.explanation.Explanation;
import rookery.engine.games.toddler.move.ToddlerMove;
import rookery.engine.games.toddler.move.ToddlerThreats;
import rookery.engine.games.toddler.piece.Toddler;
import rookery.engine.games.toddler.piece.ToddlerBoard;
import rookery.engine.games.toddler.piece.ToddlerKind;
import rookery.engine.games.toddler.piece.ToddlerPiece;
import rookery.engine.play.PlacedPieces;
import rookery.engine.text.Phrase;

/** What a move does, for whoever is about to make it: whom it threatens, and who could answer. */
record ToddlerMoveGuide(ToddlerSituation situation, ToddlerMove move) {
  private static final int MOST_NAMED = 3;

  /** Whom the piece that moves could capture next. */
  Optional<Explanation> explained() {
    ToddlerBoard after = situation.truth().after(move).field();
    return moved(after).flatMap(piece -> threat(after, piece).or(() -> inVain(after, piece)));
  }

  /** That the Toddler which the piece then attacks is guarded. */
  private static Optional<Explanation> inVain(ToddlerBoard after, ToddlerPiece piece) {
    ToddlerPiece toddler = Toddler.of(after, piece.colour().opposite());
    return !after.isBanned(piece)
            && after.isShielded(toddler)
            && piece.kind().movement().strikes(after, piece, toddler.at())
        ? Optional.of(
            Explanation.of(
                List.of(),
                "There it attacks the %s, which its Guardian Angel protects.",
                toddler.placed()))
        : Optional.empty();
  }

  private static Optional<Explanation> threat(ToddlerBoard after, ToddlerPiece piece) {
    Map<Square, Character> threatened = new LinkedHashMap<>();
    after.pieces(piece.colour().opposite()).stream()
        .filter(enemy -> ToddlerThreats.to(after, enemy).contains(piece))
        .sorted(Comparator.comparing(ToddlerPiece::kind))
        .forEach(enemy -> threatened.put(enemy.square(), enemy.kind().letter()));
    return threatened.isEmpty()
        ? Optional.empty()
        : Optional.of(
            Explanation.of(
                List.of(),
                "There it threatens %s.",
                new PlacedPieces(threatened, ToddlerKind.NAMES).words("the", MOST_NAMED)));
  }

  /** Who could capture the piece where it comes to stand. */
  Optional<Explanation> exposure() {
    ToddlerSituation after = situation.after(move);
    ToddlerBoard field = after.truth().field();
    return after.result().isPresent()
        ? Optional.empty()
        : moved(field)
            .map(piece -> captors(after, piece))
            .filter(captors -> !captors.isEmpty())
            .map(captors -> exposed(after, captors));
  }

  private List<ToddlerPiece> captors(ToddlerSituation after, ToddlerPiece piece) {
    ToddlerBoard field = after.truth().field();
    return after.moves().get().stream()
        .filter(reply -> reply.captures().contains(piece.square()))
        .map(reply -> field.piece(reply.squares().get(0)))
        .distinct()
        .toList();
  }

  private Explanation exposed(ToddlerSituation after, List<ToddlerPiece> captors) {
    ToddlerBoard field = after.truth().field();
    ToddlerPiece piece = moved(field).orElseThrow();
    List<Mark> arrows =
        captors.stream()
            .flatMap(one -> ToddlerThreats.attack(field, one, piece).arrows().stream())
            .distinct()
            .toList();
    List<String> names = captors.stream().map(one -> "the " + one.placed()).toList();
    return Explanation.of(
        arrows,
        "%s could capture it on %s with %s.",
        after.actor(),
        piece.square(),
        Phrase.either(Phrase.firstAndOthers(names, MOST_NAMED, "piece")));
  }

  private Optional<ToddlerPiece> moved(ToddlerBoard after) {
    return move.arrival().map(after::piece);
  }
}
