package rookery.engine.games.cloak;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.stream.Collectors;
import rookery.engine.Seat;
import rookery.engine.TwoColourSeats;
import rookery.engine.attack.PlacedPieces;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.Move;
import rookery.engine.chess.PieceType;
import rookery.engine.diagram.Mark;
import rookery.engine.explanation.Explanation;
import rookery.engine.games.cloak.known.CloakStep;
import rookery.engine.games.cloak.known.PublicSide;
import rookery.engine.games.cloak.setup.Evidence;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;

/**
 * What checkers could capture of which a side may not know what they are.
 *
 * @param known what else could
 * @param other the side that hides them
 */
record CloakAmbush(CloakDanger known, PublicSide other) {
  /** How likely a hidden checker has to be able to capture for its owner's rival to be told. */
  private static final double LIKELY = 0.25;

  /** So many squares are named. */
  private static final int MOST_NAMED = 3;

  /** What that side may know, once it is set up. */
  static Optional<CloakAmbush> of(Colour side, CloakSituation situation) {
    return CloakDanger.to(side, situation)
        .map(known -> new CloakAmbush(known, situation.board().side(side.opposite())));
  }

  /** After which something hidden could likely capture what moves, and nothing that is known. */
  static Set<Move> moves(CloakSituation situation) {
    CloakAmbush now = of(situation.turn().side(), situation).orElseThrow();
    return situation.moves().get().regular().stream()
        .filter(move -> now.known.after(move).on(move.to()).isEmpty())
        .filter(move -> now.on(move).isPresent())
        .filter(move -> now.after(move).isLikelyLost(move.to()))
        .collect(Collectors.toSet());
  }

  /** Where a piece that stands there would likely be captured so, if anywhere. */
  static Optional<String> squares(CloakSituation situation, Square from) {
    List<Square> risky =
        situation.ambushes().get().stream()
            .filter(move -> move.from().equals(from))
            .map(Move::to)
            .distinct()
            .sorted()
            .toList();
    return risky.isEmpty()
        ? Optional.empty()
        : Optional.of(
            risky.size() > MOST_NAMED
                ? "A ? marks where a hidden checker could capture it."
                : "A hidden checker could capture it on %s.".formatted(Phrase.either(risky)));
  }

  /** From what hidden checkers a piece was moved away, if nothing that is known attacked it. */
  static Optional<Sentence> escaped(CloakSituation before, CloakSituation after) {
    List<Square> way = after.open().trail().latest();
    Colour side = before.turn().side();
    // After a guess the latest move is still the bonus before it, or what the others played.
    boolean isMove =
        before.turn().step() == CloakStep.GUESS && after.turn().step() != CloakStep.GUESS;
    if (!isMove || !after.turn().moved() || way.size() != 2) {
      return Optional.empty();
    }
    CloakAmbush now = of(side, before).orElseThrow();
    return now.isWaitedFor(way.get(0)) && of(side, after).orElseThrow().isSafe(way.get(1))
        ? Optional.of(
            Sentence.of(
                SentenceRole.RESCUE,
                "A hidden checker could capture your %s on %s, but not on %s.",
                now.known.own().get(way.get(0)).word(),
                way.get(0),
                way.get(1)))
        : Optional.empty();
  }

  private boolean isWaitedFor(Square square) {
    return !known.isLostOn(square) && isLikelyLost(square);
  }

  private boolean isSafe(Square square) {
    return !known.isLostOn(square) && !isLikelyLost(square);
  }

  private CloakAmbush after(Move move) {
    return new CloakAmbush(known.after(move), other);
  }

  /** What hidden checkers could capture a piece that moves, if one of them likely could. */
  Optional<Sentence> on(Move move) {
    // Whoever captures the king has won.
    return known.enemies().get(move.to()) == PieceType.KING
        ? Optional.empty()
        : after(move).on(move.to());
  }

  /** By what a piece could be captured where it has moved; by a bonus or by something hidden. */
  Optional<Explanation> exposed(Move move) {
    return known
        .exposed(move)
        .map(
            told ->
                known.bonus().isPresent() && after(move).isLikelyLost(move.to())
                    ? Explanation.of(List.of(), "So could a hidden checker.").below(told)
                    : told);
  }

  /** The same of a king that the other side knows, where it stands. */
  Optional<Sentence> onKing() {
    return known.king().flatMap(this::on);
  }

  /** The same of the own piece on a square, but of no pawn. */
  private Optional<Sentence> on(Square square) {
    List<Integer> hidden =
        hidden().stream()
            .filter(number -> known.own().get(square) != PieceType.PAWN)
            .filter(number -> chance(number, hitting(number, square)) > 0)
            .toList();
    return hidden.stream().anyMatch(number -> chance(number, hitting(number, square)) >= LIKELY)
        ? Optional.of(beware(hidden, square))
        : Optional.empty();
  }

  /** The checkers of the other side of which is not known what they are. */
  private List<Integer> hidden() {
    return other.guessable().stream()
        .filter(number -> !known.enemies().containsKey(other.place(number)))
        .toList();
  }

  private Sentence beware(List<Integer> hidden, Square square) {
    Seat rival = TwoColourSeats.seat(other.colour());
    String piece = "%s on %s".formatted(known.own().get(square).word(), square);
    int first = hidden.get(0);
    return hidden.size() == 1
        ? Sentence.of(
            SentenceRole.STAKE,
            "Beware: if %s's checker %s on %s is %s, it can capture your %s.",
            rival,
            first,
            other.place(first),
            Phrase.either(hitting(first, square).stream().map(Evidence::one).toList()),
            piece)
        : Sentence.of(
            SentenceRole.STAKE,
            "Beware: %s may be able to capture your %s with checker %s.",
            rival,
            piece,
            Phrase.either(
                hidden.stream().map(one -> one + " (" + other.place(one) + ")").toList()));
  }

  private double chance(int number, List<PieceType> kinds) {
    return kinds.stream().mapToDouble(kind -> other.known().all().share(number, kind)).sum();
  }

  /** As what a hidden checker could capture there and leave its revealed king out of check. */
  private List<PieceType> hitting(int number, Square square) {
    if (!known.exchange().keepsTheirKing(other.place(number), square)) {
      return List.of();
    }
    return other.known().all().concluded().kinds(number).stream()
        .filter(kind -> known.exchange().attacks(other.place(number), other.colour(), kind, square))
        .toList();
  }

  /** The pieces in danger, and then what hidden checkers likely could capture. */
  Optional<Explanation> danger() {
    Optional<Explanation> danger = known.danger();
    SortedMap<Square, Character> letters =
        known.letters(square -> known.own().get(square) != PieceType.KING && isWaitedFor(square));
    if (letters.isEmpty()) {
      return danger;
    }
    Explanation besides =
        Explanation.of(
            List.of(Mark.doubt(List.copyOf(letters.keySet()))),
            "A hidden checker could capture %s.",
            Phrase.either(new PlacedPieces(letters, PieceType.NAMES).words("your", MOST_NAMED)));
    return Optional.of(danger.map(besides::below).orElse(besides));
  }

  /** Whether one hidden checker likely could win a piece, not counting what only exchanges it. */
  private boolean isLikelyLost(Square square) {
    return known.own().get(square) != PieceType.PAWN
        && hidden().stream().anyMatch(number -> chance(number, winning(number, square)) >= LIKELY);
  }

  /** As what it could win the piece there. */
  private List<PieceType> winning(int number, Square square) {
    return hitting(number, square).stream()
        .filter(by -> known.exchange().isWon(square, by))
        .toList();
  }
}
