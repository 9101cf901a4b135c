package rookery.engine.games.custodian;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.engine.Seat;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.ChessEndings;
import rookery.engine.chess.PieceType;
import rookery.engine.diagram.Mark;
import rookery.engine.explanation.Explanation;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.Sentences;

/** What the opponent of the side to move could win with or capture, if that side did nothing. */
record CustodianDanger(CustodianScene scene) {
  private static final int MOST_NAMED = 3;

  /** A warning for the side to move; it knows all of this, as nothing is hidden. */
  Optional<Explanation> win() {
    List<CustodianMove> kings = new ArrayList<>();
    List<CustodianMove> others = new ArrayList<>();
    CustodianScene passed = scene.passed();
    for (CustodianMove move : passed.possible().get()) {
      if (move.takesKing()) {
        kings.add(move);
      } else if (wins(passed, move)) {
        others.add(move);
      }
    }
    List<CustodianMove> winning = kings.isEmpty() ? others : kings;
    return winning.isEmpty()
        ? Optional.empty()
        : Optional.of(new Explanation(Sentences.of(told(passed, winning)), marks(winning)));
  }

  /** Each piece of that side that could be captured, and by what if it is one. */
  Optional<Explanation> pieces() {
    CustodianScene passed = scene.passed();
    return passed.capturable().danger(square -> capturing(passed, square));
  }

  private static List<Mark> capturing(CustodianScene passed, Square victim) {
    return passed.possible().get().stream()
        .filter(move -> move.takesAt(victim))
        .findFirst()
        .map(move -> new CapturingPairsDrawing(move).threat(one -> one.square() == victim))
        .orElseThrow();
  }

  private boolean wins(CustodianScene passed, CustodianMove move) {
    // Only these end a game at once, and the rest need not be tried.
    boolean mayEnd = PieceType.of(move.piece()) == PieceType.KING || !move.taken().isEmpty();
    return mayEnd && passed.after(move).result().isPresent();
  }

  private Sentence told(CustodianScene passed, List<CustodianMove> winning) {
    Seat enemy = passed.actor();
    // A pawn may become several pieces by the same move.
    List<String> words = winning.stream().map(CustodianMove::withPartner).distinct().toList();
    String moves = Phrase.either(words.stream().limit(MOST_NAMED).toList());
    String what = what(passed, winning.get(0));
    int ways = words.size();
    if (ways == 1) {
      return Sentence.of("Careful: %s could %s by playing %s.", enemy, what, moves);
    }
    String format =
        ways > MOST_NAMED
            ? "Careful: %s could %s in %s ways, for example by playing %s."
            : "Careful: %s could %s in %s ways, by playing %s.";
    return Sentence.of(format, enemy, what, ways, moves);
  }

  private String what(CustodianScene passed, CustodianMove move) {
    Colour own = scene.truth().turn();
    if (move.takesKing()) {
      return "%s your king on %s".formatted(scene.options().verb(), king(own));
    }
    return switch (passed.after(move).result().orElseThrow().reason()) {
      case CustodianEndings.THRONE -> "win on your throne " + CustodianPosition.throne(own);
      case CustodianEndings.LAST_PIECE -> "recruit your last pieces";
      case CustodianEndings.BLOCKED -> "leave you without a move";
      case ChessEndings.BARE_KINGS -> "win the race of the kings";
      default -> "end the game";
    };
  }

  private String king(Colour own) {
    return scene.truth().board().find(own.cased('K')).orElseThrow().toString();
  }

  private static List<Mark> marks(List<CustodianMove> winning) {
    return winning.stream()
        .limit(MOST_NAMED)
        .flatMap(move -> new CapturingPairsDrawing(move).threat(move::isWorthTelling).stream())
        .distinct()
        .toList();
  }
}
