package rookery.engine.games.custodian;

import java.util.List;
import java.util.Optional;
import rookery.engine.Seat;
import rookery.engine.attack.CapturablePieces;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.ChessEndings;
import rookery.engine.diagram.Mark;
import rookery.engine.explanation.Explanation;
import rookery.engine.games.custodian.capture.CapturedPiece;
import rookery.engine.games.custodian.move.CapturingPairsDrawing;
import rookery.engine.games.custodian.move.CustodianMove;
import rookery.engine.games.custodian.plan.PairCapture;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;

/** What the opponent of the side to move could win with or capture, if that side did nothing. */
record CustodianDanger(CustodianSituation situation) {
  /** A warning for the side to move; it knows all of this, as nothing is hidden. */
  Optional<Explanation> win() {
    CustodianSituation passed = situation.passed();
    List<CustodianMove> winning = passed.grave();
    return winning.isEmpty()
        ? Optional.empty()
        : Optional.of(new Explanation(told(passed, winning), marks(winning.get(0))));
  }

  /** Each piece of that side that could be captured, each drawn by what, and of one told. */
  Optional<Explanation> pieces() {
    CustodianSituation passed = situation.passed();
    CapturablePieces pieces = passed.capturable();
    List<PairCapture> captures = passed.turn().captures();
    return pieces
        .danger(square -> capturing(captures, square))
        .map(danger -> how(danger, captures.get(0), passed, pieces));
  }

  private static Explanation how(
      Explanation danger, PairCapture first, CustodianSituation passed, CapturablePieces pieces) {
    Sentence way =
        pieces.letters().size() > 1
            ? Sentence.of(
                SentenceRole.CONSEQUENCE,
                "%s could %s %s by playing %s.",
                passed.actor(),
                passed.options().verb(),
                CapturedPiece.listed(first.move().taken()),
                first.move().withPartner())
            : Sentence.of(
                SentenceRole.CONSEQUENCE, "%s threatens %s.", passed.actor(), first.briefly());
    return new Explanation(
        danger.told().then(Sentences.of(way)).then(first.roles()), danger.marks());
  }

  private static List<Mark> capturing(List<PairCapture> captures, Square victim) {
    return captures.stream()
        .filter(one -> one.victim().square() == victim)
        .findFirst()
        .map(one -> new CapturingPairsDrawing(one.move()).threat(one.victim()::equals))
        .orElseThrow();
  }

  private Sentences told(CustodianSituation passed, List<CustodianMove> winning) {
    Seat enemy = passed.actor();
    // A pawn may become several pieces by the same move.
    long ways = winning.stream().map(CustodianMove::withPartner).distinct().count();
    CustodianMove first = winning.get(0);
    String what = what(passed, first);
    String how = first.withPartner();
    Sentences roles =
        PairCapture.by(List.of(first)).findFirst().map(PairCapture::roles).orElse(Sentences.NONE);
    Sentence told =
        ways == 1
            ? Sentence.of("Careful: %s could %s by playing %s.", enemy, what, how)
            : Sentence.of(
                "Careful: %s could %s in %s ways, for example by playing %s.",
                enemy, what, ways, how);
    return Sentences.of(told).then(roles);
  }

  private String what(CustodianSituation passed, CustodianMove move) {
    Colour own = situation.truth().turn();
    if (move.takesKing()) {
      return "%s your king on %s".formatted(situation.options().verb(), king(own));
    }
    return switch (passed.after(move).result().orElseThrow().reason()) {
      case CustodianEndings.THRONE -> "take your throne and win";
      case CustodianEndings.LAST_PIECE -> "recruit your last pieces";
      case CustodianEndings.BLOCKED -> "leave you without a move";
      case ChessEndings.BARE_KINGS -> "win the race of the kings";
      default -> "end the game";
    };
  }

  private String king(Colour own) {
    return situation.truth().board().find(own.cased('K')).orElseThrow().toString();
  }

  private static List<Mark> marks(CustodianMove move) {
    return new CapturingPairsDrawing(move).threat(move::isWorthTelling);
  }
}
