package rookery.engine.games.parade;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import rookery.engine.board.Board;
import rookery.engine.board.Direction;
import rookery.engine.board.Geometry;
import rookery.engine.board.PieceGroups;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;
import rookery.engine.motive.JoiningMotive;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;

/** Judges by the score that comes out if what is still apart costs so many moves. */
final class ParadeEvaluation {
  private static final Geometry BOARD = Geometry.CHESS;
  private static final JoiningMotive JOINING =
      new JoiningMotive(
          Direction.ORTHOGONALS,
          (one, other) -> BOARD.square(one).walk(BOARD.square(other)),
          ParadeEvaluation::orders);
  private static final double A_GROUP = 0.7;
  private static final double A_GAP = 0.3;

  /** Below this a score is told only roughly, so that none is worth nothing. */
  private static final double LITTLE = 0.1;

  private ParadeEvaluation() {}

  static double of(ParadeSituation situation) {
    ParadePosition parade = situation.parade();
    double moves = A_GROUP * (parade.groups() - 1) + A_GAP * JOINING.apart(parade.board());
    double score = parade.pile().size() - parade.below() - moves;
    double share =
        (score - ParadePosition.SCORES.least())
            / (ParadePosition.SCORES.most() - ParadePosition.SCORES.least());
    // However far below the worst score it looks, going on is better than to have lost.
    return share >= LITTLE ? share : LITTLE * Math.exp(share / LITTLE - 1);
  }

  static Optional<Sentence> why(ParadeSituation before, ParadeSituation after) {
    if (after.parade().groups() == 1) {
      return Optional.of(
          Sentence.of(
              "It joins all pieces in one group, which %s.",
              after.parade().below() > 0 ? "ends the game" : "wins"));
    }
    Board board = after.parade().board();
    // Which piece a card brings is only imagined, so nothing can be said of that piece.
    return after.last().orElseThrow() instanceof ParadeEvent.Ordered order
        ? JOINING.why(before.parade().board(), board).or(() -> command(board, order.to()))
        : Optional.of(added(before.parade()));
  }

  /** After how many of the unseen cards an order could join more groups than any does now. */
  private static Sentence added(ParadePosition before) {
    int now = fewestGroups(before.board());
    List<String> unseen = before.unseen();
    long better =
        unseen.stream().filter(card -> fewestGroups(before.withPieceOf(card)) < now).count();
    String cards =
        better == unseen.size()
            ? "any card"
            : "%s of the %s cards you haven't seen".formatted(better, unseen.size());
    if (better == 0) {
      return Sentence.of("A new piece can give orders that the others can't.");
    }
    return now < before.groups()
        ? Sentence.of("After %s, an order could join more groups than now.", cards)
        : Sentence.of("No order can join groups now, but %s would make one possible.", cards);
  }

  private static int fewestGroups(Board board) {
    return orders(board)
        .map(JoiningMotive.NextMove::board)
        .mapToInt(next -> PieceGroups.count(next, Direction.ORTHOGONALS))
        .min()
        .orElse(Integer.MAX_VALUE);
  }

  /** What the piece just sent could send in its turn. */
  private static Optional<Sentence> command(Board board, Square actor) {
    List<String> others =
        new PossibleOrders(board)
            .movedBy(actor).stream()
                .map(from -> "the %s on %s".formatted(word(board, from), from))
                .toList();
    return others.isEmpty()
        ? Optional.empty()
        : Optional.of(
            Sentence.of(
                SentenceRole.FORESEEN,
                "From %s it could give orders to %s.",
                actor,
                Phrase.either(others)));
  }

  private static Stream<JoiningMotive.NextMove> orders(Board board) {
    Stream.Builder<JoiningMotive.NextMove> orders = Stream.builder();
    new PossibleOrders(board)
        .each(
            (actor, from, to) ->
                orders.add(
                    new JoiningMotive.NextMove(
                        "the %s on %s could send the %s on %s to %s"
                            .formatted(word(board, actor), actor, word(board, from), from, to),
                        board.moved(from, to))));
    return orders.build();
  }

  private static String word(Board board, Square square) {
    return PieceType.of(board.at(square)).word();
  }
}
