package rookery.engine.games.custodian.plan;

import java.util.List;
import java.util.stream.Stream;
import rookery.engine.chess.PieceType;
import rookery.engine.games.custodian.capture.CaptureRole;
import rookery.engine.games.custodian.capture.CapturedPiece;
import rookery.engine.games.custodian.move.CustodianMove;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;

/** One piece that a move captures; the dearest comes first. */
public record PairCapture(CustodianMove move, CapturedPiece victim)
    implements Comparable<PairCapture> {
  private static final double KING = 4;
  private static final double PIECE = 2.4;

  /** All that some moves capture, the dearest first. */
  public static Stream<PairCapture> by(List<CustodianMove> moves) {
    return moves.stream()
        .flatMap(move -> move.taken().stream().map(victim -> new PairCapture(move, victim)))
        .sorted();
  }

  /** What is said of a move after which it is possible. */
  public Sentence prepared(ImaginedTurn now) {
    return told("It prepares to", now);
  }

  /** What is said of it before it is played, and what pawns and kings count as in it. */
  public Sentences possible(ImaginedTurn now) {
    return Sentences.of(told("You can", now)).then(roles());
  }

  private Sentence told(String can, ImaginedTurn now) {
    return Sentence.of(
        "%s %s the %s by playing %s.",
        can, now.options().verb(), now.position().piece(victim.square()), words());
  }

  /** {@code knight d3-e5, helped by the pawn on c5}. */
  public String words() {
    return "%s, helped by %s".formatted(move.shortly(), victim.partnerWords());
  }

  /** The same in fewer words: {@code knight d3-e5 with pawn c5}. */
  public String briefly() {
    return "%s with %s %s"
        .formatted(move.shortly(), PieceType.of(victim.helper()).word(), victim.partner());
  }

  /** CU-2: what pawns and kings count as in it. */
  public Sentences roles() {
    char mover = move.piece();
    char helper = victim.helper();
    CaptureRole role = CaptureRole.ofPartner(helper, move.role());
    if (PieceType.of(mover) == PieceType.PAWN && PieceType.of(helper) == PieceType.PAWN) {
      return consequence("Both pawns count as %ss.", role.word());
    }
    return new Sentences(
        Stream.of(counting(mover, move.role()), counting(helper, role))
            .flatMap(one -> one.sentences().stream())
            .toList());
  }

  private static Sentences counting(char piece, CaptureRole role) {
    return CaptureRole.isBorrowedBy(piece)
        ? consequence("The %s counts as a %s.", PieceType.of(piece).word(), role.word())
        : Sentences.NONE;
  }

  private static Sentences consequence(String format, Object... arguments) {
    return Sentences.of(Sentence.of(SentenceRole.CONSEQUENCE, format, arguments));
  }

  @Override
  public int compareTo(PairCapture other) {
    return Double.compare(other.worth(), worth());
  }

  double worth() {
    return worth(victim);
  }

  static double won(CustodianMove move) {
    double won = move.taken().stream().mapToDouble(PairCapture::worth).sum();
    return move.recruits() ? 2 * won : won;
  }

  /** What there is to win by capturing it; a king is hard to come by. */
  static double worth(CapturedPiece victim) {
    return switch (PieceType.of(victim.piece())) {
      case KING -> KING;
      case PAWN -> 1;
      default -> PIECE;
    };
  }
}
