package rookery.engine.games.custodian;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.explanation.Plan;
import rookery.engine.games.custodian.move.CustodianMove;
import rookery.engine.games.custodian.move.CustodianPosition;
import rookery.engine.play.CapturablePieces;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;

/**
 * Why a move is good: what can be captured in return, what it saves, what it prepares to capture
 * with which pair, and what it is a step towards.
 *
 * @param before the turn at which it is made
 * @param after the other side's turn that follows
 * @param next the own turn after that if the other side did nothing
 */
record CustodianMotive(
    CustodianSituation before, CustodianSituation after, CustodianSituation next) {
  static Optional<Sentence> why(CustodianSituation before, CustodianSituation after) {
    return after.result().isPresent()
        ? Optional.empty()
        : new CustodianMotive(before, after, after.passed()).sentence();
  }

  private Optional<Sentence> sentence() {
    CapturablePieces lost = after.capturable();
    if (move().taken().isEmpty()) {
      return rescue()
          .or(this::advice)
          .or(this::preparation)
          .or(this::march)
          .or(this::approach)
          .or(() -> lost.leftTo(after.actor()));
    }
    return Optional.of(
        lost.isEmpty()
            ? Sentence.of("Nothing can be captured in return.")
            : Sentence.of(
                SentenceRole.CONSEQUENCE,
                "In return, %s could capture %s.",
                after.actor(),
                Phrase.either(lost.words("the"))));
  }

  private CustodianMove move() {
    return after.last().orElseThrow();
  }

  /** The dearest piece that could have been captured, and by whom. */
  private Optional<Sentence> rescue() {
    Set<Square> still = after.turn().victims();
    return before.turn().passed().captures().stream()
        .filter(danger -> !still.contains(move().later(danger.victim().square())))
        .findFirst()
        .map(
            danger ->
                Sentence.of(
                    SentenceRole.RESCUE,
                    "It saves the %s from %s.",
                    before.truth().piece(danger.victim().square()),
                    before.pieces(List.of(danger.move().from(), danger.victim().partner()))));
  }

  /** The dearest piece that can be captured next and couldn't be captured now. */
  private Optional<Sentence> preparation() {
    return next.turn().addedTo(before.turn()).map(aim -> aim.prepared(before.turn()));
  }

  /** A king on its way to the throne, if nothing bars it. */
  private Optional<Sentence> march() {
    char king = before.truth().turn().cased('K');
    Square throne = CustodianPosition.goal(before.truth().turn());
    int steps = move().to().steps(throne);
    return move().piece() == king && steps < move().from().steps(throne) && isOpen(throne, steps)
        ? Optional.of(
            Sentence.of(
                "It brings the king nearer to the %s throne: %s to win.",
                throne, Phrase.counted(steps, "more step")))
        : Optional.empty();
  }

  /** Whether the king can come to the throne in so many steps with everything else where it is. */
  private boolean isOpen(Square throne, int steps) {
    Board board = after.truth().board();
    Set<Square> reached = Set.of(move().to());
    for (int step = 0; step < steps; step++) {
      Set<Square> before = reached;
      reached =
          board.squares().stream()
              .filter(board::isEmpty)
              .filter(square -> before.stream().anyMatch(from -> from.steps(square) == 1))
              .collect(Collectors.toSet());
    }
    return reached.contains(throne);
  }

  /** What the player was told already to be good for more than it says. */
  private Optional<Sentence> advice() {
    Plan best = new CustodianAdvice(before).best();
    return best.why().filter(any -> best.beginsWith(move().text()));
  }

  /** The enemies next to which the piece that moved can go next, and couldn't before. */
  private Optional<Sentence> approach() {
    List<Square> near = within(next, move().to());
    near.removeAll(within(before, move().from()));
    return near.isEmpty()
        ? Optional.empty()
        : Optional.of(
            Sentence.of(
                "Next turn it can stand beside the %s: two pieces are needed to %s that.",
                before.truth().piece(near.get(0)), before.options().verb()));
  }

  /** The enemies next to which a piece can go. */
  private static List<Square> within(CustodianSituation situation, Square from) {
    Board board = situation.truth().board();
    Colour enemy = situation.truth().turn().opposite();
    List<Square> reached =
        situation.possible().get().stream()
            .filter(move -> move.from() == from)
            .map(CustodianMove::to)
            .toList();
    return board.squares(enemy).stream()
        .filter(square -> reached.stream().anyMatch(to -> to.steps(square) == 1))
        .collect(Collectors.toCollection(ArrayList::new));
  }
}
