package rookery.engine.motive;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import rookery.engine.Action;
import rookery.engine.State;
import rookery.engine.board.Square;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;

/**
 * Why a move is good, piece by piece: which of the enemy's could capture which of the own, now and
 * then, what could capture back, and what the move makes possible.
 *
 * @param motive of the move, which tells the same in a sentence
 */
record MoveDetails(MoveMotive motive, State after) {
  private static final int MOST_NAMED = 2;

  List<Sentence> told() {
    List<Sentence> told = new ArrayList<>(saved());
    boolean isThreat = motive.threatens(after).isPresent();
    standing(isThreat).ifPresent(told::add);
    others().ifPresent(told::add);
    motive.purposeOf(after).map(one -> one.details(isThreat)).ifPresent(told::addAll);
    return told;
  }

  /** Who could have captured the pieces that are no longer in danger. */
  private List<Sentence> saved() {
    Map<String, List<String>> byCaptor = new LinkedHashMap<>();
    Stream<String> told = risks().saved(motive.action()).stream().map(Square::toString);
    Stream.concat(told, motive.rescued(after).stream())
        .distinct()
        .limit(MOST_NAMED)
        .forEach(
            square ->
                otherwise(square)
                    .map(from -> placed("the", motive.before(), from))
                    .ifPresent(
                        captor ->
                            byCaptor
                                .computeIfAbsent(captor, any -> new ArrayList<>())
                                .add(placed("your", motive.before(), square))));
    return byCaptor.entrySet().stream()
        .map(
            one ->
                Sentence.of(
                    "Otherwise %s could capture %s.", one.getKey(), Phrase.either(one.getValue())))
        .toList();
  }

  /**
   * Where the cheapest piece stands that could capture that one after another move; of a piece that
   * is in no danger yet, after most of them.
   */
  private Optional<String> otherwise(String square) {
    List<String> still =
        replies(after).capturing(square).stream().map(Replies.Reply::from).toList();
    List<Replies> others =
        motive.others().stream()
            .filter(other -> !other.path().get(0).value().equals(square))
            .map(other -> replies(motive.before().play(motive.seat(), other)))
            .toList();
    List<Replies> lost =
        others.stream().filter(replies -> !threats(replies, square).isEmpty()).toList();
    return isInDanger(square) || 2 * lost.size() > others.size()
        ? lost.stream()
            .flatMap(
                replies ->
                    cheapest(averted(threats(replies, square), still), replies.state()).stream())
            .findFirst()
            .map(Replies.Reply::from)
        : Optional.empty();
  }

  private boolean isInDanger(String square) {
    return Square.find(square)
        .filter(motive.before().endangered(motive.seat())::containsKey)
        .isPresent();
  }

  /** What could capture a piece, but for what is worth more and could be captured there. */
  private List<Replies.Reply> threats(Replies replies, String square) {
    PieceLettersBySquare board = PieceLettersBySquare.of(replies.state());
    int victim = board.rank(square, motive.pieces());
    return replies.capturing(square).stream()
        .filter(
            reply ->
                board.rank(reply.from(), motive.pieces()) >= victim
                    || replies.capturingBack(reply).findAny().isEmpty())
        .toList();
  }

  /** Those that can't be made any more, if there are any. */
  private static List<Replies.Reply> averted(List<Replies.Reply> replies, List<String> still) {
    List<Replies.Reply> averted =
        replies.stream().filter(reply -> !still.contains(reply.from())).toList();
    return averted.isEmpty() ? replies : averted;
  }

  private Replies replies(State state) {
    return new Replies(motive.seat(), state);
  }

  /** What could capture the piece where it goes, and capture back then; or that nothing can. */
  private Optional<Sentence> standing(boolean isThreat) {
    Optional<Square> to = Replies.arrival(motive.action());
    Replies replies = replies(after);
    if (to.isEmpty() || !replies.areKnown()) {
      return Optional.empty();
    }
    Optional<Replies.Reply> captor = cheapest(replies.capturing(to.get()), after);
    return captor
        .map(reply -> exposed(reply, replies, to.get()))
        .or(() -> motive.unpunished(after))
        .or(
            () ->
                isThreat
                    ? Optional.of(Sentence.of("Nothing can capture %s there.", mover("the")))
                    : Optional.empty());
  }

  private Sentence exposed(Replies.Reply reply, Replies replies, Square to) {
    String captor = captor(reply);
    String prey =
        replies
            .half(to, from(reply.from(), replies.capturing(to)), motive.pieces())
            .orElseGet(() -> mover("your"));
    List<String> good = recapturing(reply, replies.capturingBack(reply), replies);
    if (!good.isEmpty()) {
      return Sentence.of(
          "If %s captures %s, you can recapture with %s.", captor, prey, Phrase.either(good));
    }
    List<String> lost = recapturing(reply, replies.capturesBack(reply).stream(), replies);
    return lost.isEmpty()
        ? Sentence.of("%s could capture %s there, %s.", Phrase.capitalised(captor), prey, balance())
        : Sentence.of(
            "If %s captures %s and you recapture, you could lose %s.", captor, prey, lost.get(0));
  }

  /** What captures back, as far as it is named: first what is worth least. */
  private List<String> recapturing(Replies.Reply reply, Stream<Action> backs, Replies replies) {
    State then = after.play(reply.by(), reply.action());
    List<Action> all = replies.capturesBack(reply);
    PieceLettersBySquare board = PieceLettersBySquare.of(then);
    Comparator<Action> byRank =
        Comparator.comparing(back -> board.rank(back.path().get(0).value(), motive.pieces()));
    return backs
        .sorted(byRank.reversed())
        .map(back -> recapturing(then, back, all))
        .distinct()
        .limit(MOST_NAMED)
        .toList();
  }

  /** What captures back; of a queen that can't do it as a whole, the half that can. */
  private String recapturing(State then, Action back, List<Action> all) {
    String from = back.path().get(0).value();
    PieceLettersBySquare board = PieceLettersBySquare.of(then);
    String whole = placed("your", then, from);
    boolean goesWhole =
        all.stream()
            .filter(action -> action.path().get(0).value().equals(from))
            .anyMatch(action -> isPairs(action, then));
    return Mover.of(then, back, motive.pieces())
        .filter(piece -> board.single(from).isEmpty() && !goesWhole)
        .map(
            piece ->
                motive.pieces().joined(board.squares().get(from)).isPresent()
                    ? "the %s half of %s".formatted(piece.word(), whole)
                    : "your %s on %s".formatted(piece.word(), from))
        .orElse(whole);
  }

  private static List<Replies.Reply> from(String square, List<Replies.Reply> replies) {
    return replies.stream().filter(reply -> reply.from().equals(square)).toList();
  }

  private String captor(Replies.Reply reply) {
    return Mover.of(after, reply.action(), motive.pieces())
        .map(piece -> "the %s on %s".formatted(piece.word(), piece.from()))
        .orElseGet(() -> placed("the", after, reply.from()));
  }

  /** What else could capture the piece where it goes than what is told of. */
  private Optional<Sentence> others() {
    List<Replies.Reply> replies =
        Replies.arrival(motive.action()).map(replies(after)::capturing).orElse(List.of());
    Optional<String> told = cheapest(replies, after).map(Replies.Reply::from);
    List<String> others =
        replies.stream()
            .filter(reply -> told.filter(reply.from()::equals).isEmpty())
            .map(this::captor)
            .distinct()
            .limit(MOST_NAMED)
            .toList();
    return others.isEmpty()
        ? Optional.empty()
        : Optional.of(
            Sentence.of("%s could capture it, too.", Phrase.capitalised(Phrase.either(others))));
  }

  /** What is won by what could be lost. */
  private String balance() {
    return risks()
        .exposure(motive.action())
        .won()
        .map(word -> "but you win the %s for it".formatted(word))
        .orElse("and you couldn't recapture");
  }

  private PiecesAtRisk risks() {
    return new PiecesAtRisk(motive.seat(), motive.before(), motive.pieces());
  }

  /** The one made with the piece that is worth least; two together rather than one of them. */
  private Optional<Replies.Reply> cheapest(List<Replies.Reply> replies, State at) {
    PieceLettersBySquare board = PieceLettersBySquare.of(at);
    return replies.stream()
        .max(
            Comparator.<Replies.Reply>comparingInt(
                    reply -> board.rank(reply.from(), motive.pieces()))
                .thenComparing(Replies.Reply::from)
                .thenComparing(reply -> isPairs(reply.action(), at)));
  }

  private boolean isPairs(Action action, State at) {
    return Mover.of(at, action, motive.pieces()).filter(Mover::isPair).isPresent();
  }

  private String mover(String whose) {
    return Mover.of(motive.before(), motive.action(), motive.pieces())
        .map(piece -> whose + " " + piece.word())
        .orElse("it");
  }

  private String placed(String whose, State state, String square) {
    return PieceLettersBySquare.of(state).words(whose, square, motive.pieces());
  }
}
