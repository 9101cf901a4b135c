package rookery.engine.games.toddler;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Stream;
import rookery.engine.attack.CapturablePieces;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.games.toddler.capture.ToddlerExchange;
import rookery.engine.games.toddler.move.ToddlerMove;
import rookery.engine.games.toddler.move.ToddlerThreats;
import rookery.engine.games.toddler.piece.Toddler;
import rookery.engine.games.toddler.piece.ToddlerBoard;
import rookery.engine.games.toddler.piece.ToddlerKind;
import rookery.engine.games.toddler.piece.ToddlerPiece;
import rookery.engine.lazy.Lazy;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;

/**
 * Why a move is good: what it wins, whom it takes out of danger or guards, and what could be won
 * next.
 *
 * @param endangered where enemies stand that could be won next and couldn't before
 */
record ToddlerMotive(
    ToddlerSituation before, ToddlerSituation after, Lazy<Set<Square>> endangered) {
  private static final int MOST_NAMED = 2;

  ToddlerMotive(ToddlerSituation before, ToddlerSituation after) {
    this(before, after, Lazy.of(() -> endangered(before, after)));
  }

  private static Set<Square> endangered(ToddlerSituation before, ToddlerSituation after) {
    Set<Square> then = new TreeSet<>(after.endangered(after.actor()).keySet());
    if (!then.isEmpty()) {
      then.removeAll(before.endangered(after.actor()).keySet());
    }
    return then;
  }

  static Optional<Sentence> why(ToddlerSituation before, ToddlerSituation after) {
    if (after.result().isPresent()) {
      return Optional.empty();
    }
    ToddlerMotive motive = new ToddlerMotive(before, after);
    ToddlerMove move = after.last().orElseThrow();
    return move.captures().isEmpty() ? motive.quiet().or(motive::left) : Optional.of(motive.gain());
  }

  /** What can still be won, where that is less than before. */
  private Optional<Sentence> left() {
    SortedMap<Square, Character> left = after.endangered(before.actor());
    return left.size() < before.endangered(before.actor()).size()
        ? new CapturablePieces(left, ToddlerKind.NAMES).leftTo(after.actor())
        : Optional.empty();
  }

  /** What a move without a capture is good for: rather a threat if that is to something dearer. */
  private Optional<Sentence> quiet() {
    Optional<ToddlerBanMotive> ban = ban();
    return dearest(won()) > dearest(Stream.concat(saved().stream(), guarded()))
        ? threatened()
        : ban.flatMap(ToddlerBanMotive::banned)
            .or(this::rescue)
            .or(this::guard)
            .or(this::threatened)
            .or(() -> ban.flatMap(ToddlerBanMotive::freed))
            .or(this::shelter);
  }

  private Optional<ToddlerBanMotive> ban() {
    return moved().map(to -> new ToddlerBanMotive(before, after, from(), to));
  }

  private ToddlerPiece from() {
    return was().piece(after.last().orElseThrow().squares().get(0));
  }

  private static int dearest(Stream<ToddlerPiece> pieces) {
    return pieces.mapToInt(piece -> piece.kind().worth()).max().orElse(0);
  }

  private ToddlerBoard was() {
    return before.truth().field();
  }

  private ToddlerBoard now() {
    return after.truth().field();
  }

  private Colour mover() {
    return before.truth().turn();
  }

  /** The piece that moved, where it stands now; empty where nothing moved. */
  private Optional<ToddlerPiece> moved() {
    return after.last().flatMap(ToddlerMove::arrival).map(now()::piece);
  }

  /** Whether the piece that moved could be captured. */
  boolean isExposed() {
    return moved().filter(piece -> ToddlerThreats.any(now(), piece)).isPresent();
  }

  /** What a capture wins, and what it threatens if nothing captures in return. */
  Sentence gain() {
    ToddlerExchange exchange = new ToddlerExchange(before.truth());
    ToddlerMove move = after.last().orElseThrow();
    String victim = was().piece(move.captures().get(0)).placed();
    return threat()
        .filter(any -> !isExposed())
        .map(threat -> Sentence.of("It wins the %s, and then %s.", victim, threat))
        .or(() -> exchange.told(move).map(this::answer))
        .orElseGet(() -> captured(victim, exchange.trade(move).isPresent()));
  }

  private Sentence captured(String victim, boolean isAnswered) {
    return isAnswered
        ? Sentence.of(SentenceRole.CAPTURE, "It captures the %s.", victim)
        : Sentence.of(
            SentenceRole.CAPTURE,
            "It wins the %s, and nothing can capture the %s there.",
            victim,
            moved().orElseThrow().kind().title());
  }

  private Sentence answer(ToddlerExchange.Trade trade) {
    return Sentence.of(
        SentenceRole.CONSEQUENCE, "If %s recaptures, %s.", after.actor(), trade.words("you give"));
  }

  /** The pieces in danger for which nothing could be captured in return before. */
  private Optional<Sentence> guard() {
    return told(
        guarded(),
        pieces ->
            Sentence.of(SentenceRole.RESCUE, "It guards %s: you could recapture there.", pieces));
  }

  private Stream<ToddlerPiece> guarded() {
    return threatened(now(), true).stream()
        .filter(piece -> was().pieces(mover()).contains(piece))
        .filter(piece -> ToddlerThreats.isGuarded(now(), piece))
        .filter(piece -> !ToddlerThreats.isGuarded(was(), piece));
  }

  private static Optional<Sentence> told(
      Stream<ToddlerPiece> pieces, Function<List<String>, Sentence> words) {
    List<String> all = pieces.map(piece -> "the " + piece.placed()).toList();
    return all.isEmpty() ? Optional.empty() : Optional.of(words.apply(all));
  }

  /** The pieces that were in danger and aren't, as they stood. */
  private List<ToddlerPiece> saved() {
    Set<Square> lost = after.endangered(before.actor()).keySet();
    return before.endangered(before.actor()).keySet().stream()
        .map(was()::piece)
        .filter(piece -> later(piece).filter(one -> !lost.contains(one.square())).isPresent())
        .sorted(Comparator.comparing(ToddlerPiece::kind))
        .toList();
  }

  /** They; of a single one that nothing threatens, why. */
  private Optional<Sentence> rescue() {
    List<ToddlerPiece> saved = saved();
    return saved.size() > 1
        ? told(saved.stream(), all -> Sentence.of(SentenceRole.RESCUE, "It saves %s.", all))
        : saved.stream()
            .flatMap(piece -> later(piece).stream())
            .filter(piece -> !ToddlerThreats.any(now(), piece))
            .findFirst()
            .map(piece -> Sentence.of(SentenceRole.RESCUE, rescued(piece), piece.placed()));
  }

  private String rescued(ToddlerPiece piece) {
    return now().isShielded(piece)
        ? "Next to your Guardian Angel, the %s can't be captured."
        : "Nothing threatens the %s.";
  }

  /** The same piece after the move, which may be the one that moved. */
  private Optional<ToddlerPiece> later(ToddlerPiece piece) {
    List<ToddlerPiece> own = now().pieces(mover());
    return own.contains(piece)
        ? Optional.of(piece)
        : own.stream()
            .filter(other -> other.kind() == piece.kind() && !was().pieces(mover()).contains(other))
            .findFirst();
  }

  /** What could be won next and couldn't before, or else which protector is attacked. */
  private Optional<String> threat() {
    return won().findFirst().map(this::threatening).or(this::siege);
  }

  /** The same as {@link #threat} in a sentence, with why a single one could be won. */
  Optional<Sentence> threatened() {
    Optional<ToddlerPiece> only = won().findFirst().filter(any -> won().count() == 1);
    Optional<ToddlerPiece> captor = only.flatMap(piece -> byItself(piece) ? moved() : way(piece));
    return captor
        .map(piece -> threatening(only.get(), piece))
        .or(() -> threat().map(does -> Sentence.of("It %s.", does)));
  }

  private Sentence threatening(ToddlerPiece target, ToddlerPiece captor) {
    String reason =
        !ToddlerThreats.isGuarded(now(), target)
            ? ", which nothing guards"
            : target.kind().worth() > captor.kind().worth()
                ? ", which is worth more than your " + captor.kind().title()
                : "";
    return Sentence.of("It %s%s.", threatening(target), reason);
  }

  /** The enemies that could be captured next at a loss to their side, the dearest first. */
  private Stream<ToddlerPiece> won() {
    return endangered.get().stream()
        .map(now()::piece)
        .filter(piece -> !piece.kind().needsTwoAttackers())
        .filter(piece -> byItself(piece) || way(piece).filter(by -> strikes(piece, by)).isEmpty())
        .sorted(Comparator.comparing(ToddlerPiece::kind));
  }

  /** Whether an enemy could capture that piece first, along the way that has been opened. */
  private boolean strikes(ToddlerPiece enemy, ToddlerPiece own) {
    return ToddlerThreats.to(now(), own).contains(enemy);
  }

  private String threatening(ToddlerPiece target) {
    if (byItself(target)) {
      List<String> all =
          won().filter(this::byItself).limit(MOST_NAMED).map(one -> "the " + one.placed()).toList();
      return "threatens " + Phrase.list(all);
    }
    return way(target)
        .map(piece -> "lets your %s attack the %s".formatted(piece.placed(), target.placed()))
        .orElseGet(() -> "leaves the %s without a guard".formatted(target.placed()));
  }

  /** Whether it is the piece that moved that attacks. */
  private boolean byItself(ToddlerPiece target) {
    return moved().filter(ToddlerThreats.to(now(), target)::contains).isPresent();
  }

  /** The piece that attacks because another one has moved out of its way. */
  private Optional<ToddlerPiece> way(ToddlerPiece target) {
    return ToddlerThreats.to(now(), target).stream()
        .filter(piece -> was().pieces(mover()).contains(piece))
        .filter(piece -> !piece.kind().movement().strikes(was(), piece, target.at()))
        .findFirst();
  }

  /** An attack on one of those which it takes two to capture. */
  private Optional<String> siege() {
    return pieces(now(), false).stream()
        .filter(piece -> piece.kind().needsTwoAttackers() && !isExposed())
        .filter(piece -> attackers(now(), piece) > attackers(was(), piece))
        .findFirst()
        .map(piece -> "attacks the %s %s".formatted(piece.placed(), besieging(piece)));
  }

  private String besieging(ToddlerPiece target) {
    return attackers(was(), target) > 0
        ? "too, so that you can capture it next turn"
        : "so that a second piece can capture it";
  }

  /** The Toddler and its Guardian Angel side by side, where they were not. */
  private Optional<Sentence> shelter() {
    boolean isNew =
        now().isShielded(Toddler.of(now(), mover()))
            && !was().isShielded(Toddler.of(was(), mover()));
    return isNew
        ? Optional.of(Sentence.of("Next to its Guardian Angel, your Toddler can't be captured."))
        : Optional.empty();
  }

  private static int attackers(ToddlerBoard board, ToddlerPiece piece) {
    return ToddlerThreats.to(board, piece).size();
  }

  private List<ToddlerPiece> threatened(ToddlerBoard board, boolean own) {
    return pieces(board, own).stream().filter(piece -> ToddlerThreats.any(board, piece)).toList();
  }

  /** The most important first. */
  private List<ToddlerPiece> pieces(ToddlerBoard board, boolean own) {
    return board.pieces(own ? mover() : mover().opposite()).stream()
        .sorted(Comparator.comparing(ToddlerPiece::kind))
        .toList();
  }
}
