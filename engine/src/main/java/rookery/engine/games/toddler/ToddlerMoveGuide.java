package rookery.engine.games.toddler;

import java.util.List;
import java.util.Optional;
import rookery.engine.diagram.Mark;
import rookery.engine.explanation.Explanation;
import rookery.engine.games.toddler.capture.ToddlerExchange;
import rookery.engine.games.toddler.capture.ToddlerPin;
import rookery.engine.games.toddler.move.ToddlerMove;
import rookery.engine.games.toddler.move.ToddlerThreats;
import rookery.engine.games.toddler.piece.Toddler;
import rookery.engine.games.toddler.piece.ToddlerBoard;
import rookery.engine.games.toddler.piece.ToddlerPiece;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentences;

/** What a move does, for whoever is about to make it: whom it threatens, and who could answer. */
record ToddlerMoveGuide(ToddlerSituation situation, ToddlerMove move) {
  private static final int MOST_NAMED = 3;

  private static final String WHEN_TO_PASS =
      "Pass if each move would cost you something. If both sides pass, the game is a draw.";

  /** What it threatens, or which Toddler it attacks in vain; of a pass, when it's wanted. */
  Optional<Explanation> explained() {
    if (move.squares().isEmpty()) {
      return Optional.of(Explanation.of(List.of(), WHEN_TO_PASS));
    }
    ToddlerSituation after = situation.after(move);
    ToddlerBoard field = after.truth().field();
    ToddlerMotive motive = new ToddlerMotive(situation, after);
    return (move.captures().isEmpty() || motive.isExposed()
            ? motive.threatened()
            : Optional.of(motive.gain()))
        .map(told -> Explanation.of(Sentences.of(told)))
        .or(() -> moved(field).flatMap(piece -> inVain(field, piece)));
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
                "There it attacks the %s, but the Guardian Angel protects that piece.",
                toddler.placed()))
        : Optional.empty();
  }

  /** Whether its side loses something where the piece comes to stand, all captures told. */
  boolean isLosing() {
    ToddlerSituation after = situation.after(move);
    ToddlerBoard field = after.truth().field();
    // By the board alone, which takes less time than to find out what could be won.
    return moved(field).filter(piece -> ToddlerThreats.any(field, piece)).isPresent()
        && after.result().isEmpty()
        && new ToddlerExchange(situation.truth()).isLosing(move);
  }

  /** What it captures where its piece could be captured, if that doesn't lose by it. */
  Optional<String> recompense() {
    ToddlerExchange exchange = new ToddlerExchange(situation.truth());
    return move.captures().stream()
        .map(situation.truth().field()::piece)
        .filter(victim -> exchange.gain(move) >= 0 && exchange.trade(move).isPresent())
        .map(victim -> victim.kind().one())
        .findFirst();
  }

  /** Who could capture the piece where it comes to stand, or a dearer one elsewhere then. */
  Optional<Explanation> exposure() {
    ToddlerSituation after = situation.after(move);
    if (after.result().isPresent()) {
      return Optional.empty();
    }
    Optional<ToddlerPiece> piece = moved(after.truth().field());
    List<ToddlerPiece> captors = piece.map(one -> captors(after, one)).orElse(List.of());
    int own = captors.isEmpty() ? 0 : piece.map(one -> one.kind().worth()).orElse(0);
    return new ToddlerPin(situation.truth())
        .opened(move, own)
        .or(() -> captors.isEmpty() ? Optional.empty() : Optional.of(exposed(after, captors)));
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
        "%s could capture it on %s with %s%s.",
        after.actor(),
        piece.square(),
        Phrase.either(Phrase.firstAndOthers(names, MOST_NAMED, "piece")),
        new ToddlerExchange(situation.truth())
            .told(move)
            .map(ToddlerMoveGuide::balance)
            .orElse(""));
  }

  /** What comes of it, unless the piece is simply lost. */
  private static String balance(ToddlerExchange.Trade trade) {
    return trade
        .back()
        .map(back -> "; you'd recapture with the %s, ".formatted(back.placed()))
        .map(back -> back + trade.words("giving"))
        .orElseGet(() -> trade.won().isEmpty() ? "" : ": " + trade.words("you'd give"));
  }

  private Optional<ToddlerPiece> moved(ToddlerBoard after) {
    return move.arrival().map(after::piece);
  }
}
