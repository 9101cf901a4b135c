package rookery.engine.games.toddler;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.explanation.Plan;
import rookery.engine.games.toddler.move.ToddlerMove;
import rookery.engine.games.toddler.move.ToddlerThreats;
import rookery.engine.games.toddler.piece.Toddler;
import rookery.engine.games.toddler.piece.ToddlerBoard;
import rookery.engine.games.toddler.piece.ToddlerPiece;
import rookery.engine.play.CapturablePieces;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;

/**
 * Why a move is good: what it wins, whom it takes out of danger or guards, whom it threatens, and
 * what it is a step towards.
 *
 * @param moved the piece that moved, where it stands now; empty where nothing moved
 */
record ToddlerMotive(
    ToddlerBoard was, ToddlerBoard now, Colour mover, Optional<ToddlerPiece> moved) {
  static Optional<Sentence> why(ToddlerSituation before, ToddlerSituation after) {
    if (after.result().isPresent()) {
      return Optional.empty();
    }
    ToddlerMove move = after.last().orElseThrow();
    ToddlerMotive motive = of(before, after);
    List<Square> taken = move.captures();
    return taken.isEmpty()
        ? advice(before, move).or(() -> motive.quiet(before, after)).or(() -> left(before, after))
        : Optional.of(motive.gain(before.truth().field().piece(taken.get(0))));
  }

  /** What the player was told already to be good for more than it says. */
  private static Optional<Sentence> advice(ToddlerSituation before, ToddlerMove move) {
    Plan best = new ToddlerAdvice(before).best();
    return best.why().filter(any -> best.beginsWith(move.text()));
  }

  /** What can still be captured, where that is less than before. */
  private static Optional<Sentence> left(ToddlerSituation before, ToddlerSituation after) {
    CapturablePieces left = after.capturable();
    return left.letters().size() < before.passed().capturable().letters().size()
        ? left.leftTo(after.actor())
        : Optional.empty();
  }

  /** The same of a move that captures nothing, by the board alone. */
  static Optional<Sentence> quiet(ToddlerSituation before, ToddlerMove move) {
    ToddlerSituation after = before.after(move);
    return of(before, after).quiet(before, after);
  }

  private Optional<Sentence> quiet(ToddlerSituation before, ToddlerSituation after) {
    return rescue(before)
        .or(this::guard)
        .or(this::threat)
        .or(this::shelter)
        .or(() -> approach(after));
  }

  private static ToddlerMotive of(ToddlerSituation before, ToddlerSituation after) {
    ToddlerBoard now = after.truth().field();
    Optional<ToddlerPiece> moved = after.last().flatMap(ToddlerMove::arrival).map(now::piece);
    return new ToddlerMotive(before.truth().field(), now, before.truth().turn(), moved);
  }

  /** What a capture wins, if nothing captures in return. */
  private Sentence gain(ToddlerPiece victim) {
    ToddlerPiece captor = moved.orElseThrow();
    if (!ToddlerThreats.any(now, captor)) {
      return Sentence.of(
          "It wins the %s, and nothing can capture the %s there.",
          victim.placed(), captor.kind().title());
    }
    String format =
        ToddlerThreats.isGuarded(now, captor)
            ? "It captures the %s. If the %s is captured there, you can recapture."
            : "It captures the %s, but the %s could then be captured there.";
    return Sentence.of(SentenceRole.CAPTURE, format, victim.placed(), captor.kind().title());
  }

  /** The pieces in danger for which nothing could be captured in return before. */
  private Optional<Sentence> guard() {
    List<String> guarded =
        threatened(now, true).stream()
            .filter(piece -> was.pieces(mover).contains(piece))
            .filter(piece -> ToddlerThreats.isGuarded(now, piece))
            .filter(piece -> !ToddlerThreats.isGuarded(was, piece))
            .map(piece -> "the " + piece.placed())
            .toList();
    return guarded.isEmpty()
        ? Optional.empty()
        : Optional.of(
            Sentence.of(SentenceRole.RESCUE, "It guards %s: you could recapture there.", guarded));
  }

  /** The dearest piece that was in danger and that nothing threatens now. */
  private Optional<Sentence> rescue(ToddlerSituation before) {
    List<ToddlerPiece> still = threatened(now, true);
    return before.endangered(before.actor()).keySet().stream()
        .map(was::piece)
        .sorted(Comparator.comparing(ToddlerPiece::kind))
        .flatMap(piece -> later(piece).stream())
        .filter(piece -> !still.contains(piece))
        .findFirst()
        .map(piece -> Sentence.of(SentenceRole.RESCUE, rescued(piece), piece.placed()));
  }

  private String rescued(ToddlerPiece piece) {
    return now.isShielded(piece)
        ? "Next to your Guardian Angel, the %s can't be captured."
        : "Nothing threatens the %s any more.";
  }

  /** The same piece after the move, which may be the one that moved. */
  private Optional<ToddlerPiece> later(ToddlerPiece piece) {
    List<ToddlerPiece> own = now.pieces(mover);
    return own.contains(piece)
        ? Optional.of(piece)
        : own.stream()
            .filter(other -> other.kind() == piece.kind() && !was.pieces(mover).contains(other))
            .findFirst();
  }

  private Optional<Sentence> threat() {
    return pieces(now, false).stream()
        .filter(piece -> attackers(now, piece) > attackers(was, piece))
        .findFirst()
        .map(
            piece ->
                attackers(was, piece) == 0
                    ? Sentence.of("It threatens the %s.", piece.placed())
                    : Sentence.of("It's one more threat to the %s.", piece.placed()));
  }

  /** The Toddler and its Guardian Angel side by side, where they were not. */
  private Optional<Sentence> shelter() {
    boolean isNew =
        now.isShielded(Toddler.of(now, mover)) && !was.isShielded(Toddler.of(was, mover));
    return isNew
        ? Optional.of(Sentence.of("Next to its Guardian Angel, your Toddler can't be captured."))
        : Optional.empty();
  }

  /** The dearest enemy that the piece that moved could threaten with its next move. */
  private Optional<Sentence> approach(ToddlerSituation after) {
    ToddlerSituation next = after.passed();
    return moved.flatMap(
        piece ->
            next.moves().get().stream()
                .filter(move -> move.captures().isEmpty())
                .filter(move -> move.squares().indexOf(piece.square()) == 0)
                .flatMap(move -> of(next, next.after(move)).newlyThreatened())
                .min(Comparator.comparing(aim -> aim.kind()))
                .map(aim -> heading(piece, aim)));
  }

  private static Sentence heading(ToddlerPiece piece, ToddlerPiece aim) {
    return Sentence.of(
        "It heads for the %s, which the %s could threaten next turn.",
        aim.placed(), piece.kind().title());
  }

  /** What the piece that moved threatens, where nothing can capture it. */
  private Stream<ToddlerPiece> newlyThreatened() {
    boolean isExposed = moved.filter(piece -> ToddlerThreats.any(now, piece)).isPresent();
    return isExposed
        ? Stream.empty()
        : pieces(now, false).stream()
            .filter(piece -> moved.filter(ToddlerThreats.to(now, piece)::contains).isPresent());
  }

  private static int attackers(ToddlerBoard board, ToddlerPiece piece) {
    return ToddlerThreats.to(board, piece).size();
  }

  private List<ToddlerPiece> threatened(ToddlerBoard board, boolean own) {
    return pieces(board, own).stream().filter(piece -> ToddlerThreats.any(board, piece)).toList();
  }

  /** The most important first. */
  private List<ToddlerPiece> pieces(ToddlerBoard board, boolean own) {
    return board.pieces(own ? mover : mover.opposite()).stream()
        .sorted(Comparator.comparing(ToddlerPiece::kind))
        .toList();
  }
}
