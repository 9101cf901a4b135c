package rookery.engine.games.custodian;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;
import rookery.engine.explanation.Explanation;
import rookery.engine.games.custodian.capture.CaptureRole;
import rookery.engine.games.custodian.capture.CapturedPiece;
import rookery.engine.games.custodian.move.CapturingPairsDrawing;
import rookery.engine.games.custodian.move.CustodianMove;
import rookery.engine.games.custodian.plan.PairCapture;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;

/**
 * What a move does, for whoever is about to play it: why it captures, and what could happen next.
 */
record CustodianMoveGuide(CustodianSituation situation, CustodianMove move) {
  /** Which pairs capture what, and as what they count; or what the move prepares or saves. */
  Optional<Explanation> explained() {
    return move.taken().isEmpty()
        ? preparation().or(this::rescue)
        : Optional.of(Explanation.of(new Sentences(capturing())));
  }

  private Optional<Explanation> preparation() {
    CustodianSituation after = situation.after(move);
    return after.result().isPresent()
        ? Optional.empty()
        : after.turn().passed().addedTo(situation.turn()).map(this::prepared);
  }

  private Optional<Explanation> rescue() {
    return CustodianMotive.why(situation, situation.after(move))
        .filter(why -> why.role() == SentenceRole.RESCUE)
        .map(why -> Explanation.of(Sentences.of(why)));
  }

  private Explanation prepared(PairCapture aim) {
    CaptureRole role = aim.move().role();
    Sentence could =
        Sentence.of(
            "That move doesn't %s anything, but next turn you could %s the %s by playing %s.",
            situation.options().verb(),
            situation.options().verb(),
            situation.truth().piece(aim.victim().square()),
            aim.words());
    CaptureRole other = CaptureRole.ofPartner(aim.victim().helper(), role);
    return Explanation.of(
        Sentences.of(could)
            .then(
                Sentences.of(
                    "They'd then stand %s.", situation.options().surround().words(role, other))));
  }

  private List<Sentence> capturing() {
    List<Sentence> told = new ArrayList<>();
    PieceType mover = PieceType.of(move.piece());
    if (CaptureRole.isBorrowedBy(move.piece())) {
      told.add(
          Sentence.of(
              "After a %s step, the %s counts as a %s.",
              move.isStraight() ? "straight" : "diagonal", mover.word(), move.role().word()));
    }
    Map<Square, List<CapturedPiece>> pairs =
        move.taken().stream()
            .collect(
                Collectors.groupingBy(
                    CapturedPiece::partner, LinkedHashMap::new, Collectors.toList()));
    pairs.values().forEach(victims -> told.addAll(pair(victims)));
    return told;
  }

  /** What the piece that moves captures with one partner. */
  private List<Sentence> pair(List<CapturedPiece> victims) {
    List<Sentence> told = new ArrayList<>();
    CapturedPiece first = victims.get(0);
    CaptureRole role = CaptureRole.ofPartner(first.helper(), move.role());
    if (CaptureRole.isBorrowedBy(first.helper())) {
      told.add(
          Sentence.of(
              "%s doesn't move, so it counts as a %s%s.",
              Phrase.capitalised(first.partnerWords()),
              role.word(),
              PieceType.of(first.helper()) == PieceType.PAWN ? ", like the piece that moves" : ""));
    }
    told.add(
        Sentence.of(
            "%s %s %s: they stand %s.",
            Phrase.capitalised(first.captors(move.piece(), move.to())),
            situation.options().verb(),
            CapturedPiece.listed(victims),
            situation.options().surround().words(move.role(), role)));
    return told;
  }

  /** Who could capture the piece where it goes. */
  Optional<Explanation> exposure() {
    CustodianSituation after = situation.after(move);
    return after.result().isPresent()
        ? Optional.empty()
        : after
            .turn()
            .dearest(reply -> reply.takesAt(move.to()))
            .map(reply -> exposed(after, reply));
  }

  private static Explanation exposed(CustodianSituation after, CustodianMove reply) {
    return Explanation.of(
        new CapturingPairsDrawing(reply).threat(reply::isWorthTelling),
        "%s could %s %s by playing %s.",
        after.actor(),
        after.options().verb(),
        CapturedPiece.listed("your", reply.taken()),
        reply.withPartner());
  }
}
