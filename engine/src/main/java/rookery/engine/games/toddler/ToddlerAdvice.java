package rookery.engine.games.toddler;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import rookery.engine.attack.PlacedPieces;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.diagram.Mark;
import rookery.engine.explanation.Explanation;
import rookery.engine.explanation.Plan;
import rookery.engine.games.toddler.capture.ToddlerCaptureSearch;
import rookery.engine.games.toddler.capture.ToddlerExchange;
import rookery.engine.games.toddler.move.ToddlerMove;
import rookery.engine.games.toddler.move.ToddlerMoveGenerator;
import rookery.engine.games.toddler.piece.ToddlerBoard;
import rookery.engine.games.toddler.piece.ToddlerKind;
import rookery.engine.games.toddler.piece.ToddlerPiece;
import rookery.engine.lazy.Best;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;

/**
 * What the board tells the side to move to do at once, as far as captures alone prove it: to win,
 * to end a threat, to capture or save what is worth most, or to prevent a draw. In a quiet turn it
 * advises nothing, and only a hint, which looks further, does.
 */
record ToddlerAdvice(ToddlerSituation situation) {
  /** Worse than any other loss. */
  private static final int LOST = 100;

  /** Less than a point: where all else is equal, no piece goes back to where it came from. */
  private static final double BACK_AGAIN = 0.2;

  /** Also less than a point: what is put in an enemy's way has to stay there. */
  private static final double MOVES_AWAY = 0.1;

  /** Less than a point for each that the piece is worth which captures, as it leaves its post. */
  private static final double RISKED = 0.02;

  /** So many points ahead. */
  private static final int FAR_AHEAD = 10;

  /** Whatever attacks more than that, as an Android often does, has rarely come for it. */
  private static final int MOST_NAMED = 3;

  private static final String HOW_TO_WIN =
      "To win, capture the Guardian Angel with two attackers, then threaten the Toddler.";

  Optional<Plan> best() {
    return win()
        .or(() -> situation.truth().threatened() ? endOfThreat() : pressing().or(this::urgent))
        .or(this::preventing)
        .or(this::guarded)
        .or(this::banned)
        .or(this::besieging)
        .or(() -> isEarly() ? Optional.of(told(HOW_TO_WIN)) : Optional.empty());
  }

  /** A threat that nothing can end. */
  private Optional<Plan> win() {
    return ToddlerEndings.win(situation)
        .map(move -> planned(move, "Tip: %s, to win the game."))
        .map(plan -> plan.because(Sentence.of("Nothing can save the Toddler then.")));
  }

  private Optional<Plan> endOfThreat() {
    return Best.of(
            situation.moves().get().stream(),
            move -> weighed(move, 0).worth() - (isMated(move) ? LOST : 0))
        .map(move -> planned(move, "End the threat: %s."));
  }

  /** What wins something, or saves something at less of a loss than if nothing were done. */
  private Optional<Plan> urgent() {
    ToddlerRescue rescue = ToddlerRescue.of(situation);
    ToddlerExchange exchange = new ToddlerExchange(situation.truth());
    List<ToddlerMove> some =
        situation.moves().get().stream()
            .filter(move -> isGain(exchange, move, 0) || rescue.helps(move))
            .toList();
    double idle = some.isEmpty() ? 0 : ToddlerCaptureSearch.idle(situation.truth());
    return bestFirst(some.stream(), idle, move -> rescue.isBy(move) ? MOVES_AWAY : 0)
        .flatMap(one -> told(one, one.balance() > idle, rescue).stream())
        .findFirst();
  }

  /** As a capture where that wins something; else as a rescue that doesn't just move the loss. */
  private Optional<Plan> told(Weighed one, boolean isBetter, ToddlerRescue rescue) {
    return !one.move().captures().isEmpty() && one.balance() > 0
        ? Optional.of(capturing(one.move()))
        : rescue.by(one.move(), isBetter);
  }

  /** A move, what it comes to in points, and the same with what decides between equal ones. */
  private record Weighed(ToddlerMove move, double balance, double worth) {}

  /** The best of some moves, if it loses nothing. */
  private Optional<Weighed> harmless(Stream<ToddlerMove> moves) {
    return bestFirst(moves, 0, move -> 0).findFirst();
  }

  /**
   * Those of some moves that come to so much at least and don't let the other side mate at once,
   * which takes long to find out.
   *
   * @param more what else speaks for a move
   */
  private Stream<Weighed> bestFirst(
      Stream<ToddlerMove> moves, double least, ToDoubleFunction<ToddlerMove> more) {
    return moves
        .map(move -> weighed(move, more.applyAsDouble(move)))
        .filter(one -> one.balance() >= least)
        .sorted(Comparator.comparing(one -> -one.worth()))
        .filter(one -> !isMated(one.move()));
  }

  private Weighed weighed(ToddlerMove move, double more) {
    ToddlerSituation after = situation.after(move);
    double balance = new ToddlerCaptureSearch(situation.truth()).balance(move);
    double worth =
        balance
            + ToddlerEvaluation.forMover(situation, after)
            - (situation.returns(move) ? BACK_AGAIN : 0)
            - (move.captures().isEmpty() ? 0 : RISKED * mover(move).kind().worth());
    return new Weighed(move, balance, worth + more);
  }

  /** Whether a move lets the other side mate at once. */
  private boolean isMated(ToddlerMove move) {
    return ToddlerEndings.isLosing(situation.after(move));
  }

  private ToddlerPiece mover(ToddlerMove move) {
    return situation.truth().field().piece(move.squares().get(0));
  }

  private static boolean isGain(ToddlerExchange exchange, ToddlerMove move, int least) {
    return !move.captures().isEmpty() && exchange.gain(move) > least;
  }

  /** With what is lost if the other side recaptures. */
  private Plan capturing(ToddlerMove move) {
    ToddlerMotive motive = new ToddlerMotive(situation, situation.after(move));
    Sentence gain = motive.gain();
    String victim = situation.truth().field().piece(move.captures().get(0)).placed();
    Plan plan =
        planned(move, "Tip: %s.")
            .because(gain)
            .inBrief(Sentence.of("Tip: capture the %s.", victim));
    return gain.role() == SentenceRole.CONSEQUENCE ? plan.then(gain) : plan;
  }

  /** Whatever says in few words what it is good for says that also where there is little room. */
  private Plan planned(ToddlerMove move, String format) {
    Explanation told = Explanation.of(move.way(situation.truth().field()), format, move.advised());
    return new Plan(told, Optional.of(move.text())).inBrief(told.told().sentences().get(0));
  }

  /** What keeps an enemy who is behind from a draw. */
  private Optional<Plan> preventing() {
    ToddlerMeeting meeting = new ToddlerMeeting(situation);
    return meeting.told().map(threat -> preventing(meeting, threat));
  }

  private Plan preventing(ToddlerMeeting meeting, Explanation threat) {
    Plan told = told(threat);
    return harmless(meeting.prevented()).map(one -> preventing(one.move(), threat)).orElse(told);
  }

  private Plan preventing(ToddlerMove move, Explanation threat) {
    Sentence told = threat.told().sentences().get(0);
    List<Mark> marks = new ArrayList<>(move.way(situation.truth().field()));
    marks.addAll(threat.marks());
    return new Plan(
        new Explanation(
            Sentences.of(told, Sentence.of("Prevent that: try %s.", move.advised())), marks),
        Optional.of(move.text()),
        Optional.of(told),
        Optional.of(Sentence.of("Prevent a draw: %s.", move.advised())));
  }

  /** Which pieces the enemy's last move attacks in vain, or a player thinks nobody has seen it. */
  private Optional<Plan> guarded() {
    ToddlerBoard field = situation.truth().field();
    Map<Square, Character> attacked = new TreeMap<>();
    Optional<ToddlerPiece> enemy = situation.last().flatMap(ToddlerMove::arrival).map(field::piece);
    ToddlerExchange exchange = new ToddlerExchange(situation.truth().skipped());
    List<ToddlerMove> captures =
        ToddlerMoveGenerator.captures(exchange.position()).stream()
            .filter(
                move -> enemy.filter(one -> one.square().equals(move.squares().get(0))).isPresent())
            .toList();
    captures.stream()
        .flatMap(move -> move.captures().stream())
        .forEach(square -> attacked.put(square, field.piece(square).letter()));
    boolean isShort = !attacked.isEmpty() && attacked.size() <= MOST_NAMED;
    boolean isInVain = captures.stream().allMatch(move -> exchange.trade(move).isPresent());
    return !isShort || !isInVain || !situation.endangered(situation.actor()).isEmpty()
        ? Optional.empty()
        : Optional.of(
            told(
                "The %s attacks %s, but you could recapture.",
                enemy.orElseThrow().placed(),
                Phrase.list(new PlacedPieces(attacked, ToddlerKind.NAMES).words("your"))));
  }

  /** Which pieces the enemy's Genius has just kept from capturing. */
  private Optional<Plan> banned() {
    ToddlerBoard field = situation.truth().field();
    Map<Square, Character> kept = new TreeMap<>();
    field.pieces(situation.truth().turn()).stream()
        .filter(one -> field.isBanned(one))
        .filter(one -> !one.kind().movement().harmless(field, one.colour()))
        .forEach(one -> kept.put(one.square(), one.letter()));
    return situation
        .last()
        .flatMap(ToddlerMove::arrival)
        .map(field::piece)
        .filter(enemy -> enemy.kind() == ToddlerKind.GENIUS && !kept.isEmpty())
        .map(
            genius ->
                told(
                    "The %s keeps %s from capturing.",
                    genius.placed(),
                    Phrase.list(
                        new PlacedPieces(kept, ToddlerKind.NAMES).words("your", MOST_NAMED))));
  }

  /** A move that attacks the Guardian Angel too, or that one attacker is there. */
  private Optional<Plan> besieging() {
    ToddlerAngelAttack attack = new ToddlerAngelAttack(situation);
    return attack.isHalf()
        ? joining(attack).or(() -> Optional.of(told(attack.told())))
        : Optional.empty();
  }

  private Optional<Plan> joining(ToddlerAngelAttack attack) {
    return harmless(attack.more())
        .map(
            one ->
                planned(
                        one.move(),
                        "Tip: %%s, %s of the Guardian Angel.".formatted(attack.added(one.move())))
                    .inBrief(Sentence.of("Attack the Angel: %s.", one.move().advised())));
  }

  /** Who is far ahead needs the Guardian Angel more than another Soldier. */
  private Optional<Plan> pressing() {
    ToddlerBoard field = situation.truth().field();
    Colour side = situation.truth().turn();
    ToddlerExchange exchange = new ToddlerExchange(situation.truth());
    return field.worth(side) - field.worth(side.opposite()) >= FAR_AHEAD
            && situation.moves().get().stream()
                .noneMatch(move -> isGain(exchange, move, ToddlerKind.SOLDIER.worth()))
        ? joining(new ToddlerAngelAttack(situation))
        : Optional.empty();
  }

  private static Plan told(String format, Object... arguments) {
    return told(Explanation.of(List.of(), format, arguments));
  }

  private static Plan told(Explanation explanation) {
    return new Plan(explanation, Optional.empty());
  }

  /** In the second and third turn of a side it has just seen what its pieces do. */
  private boolean isEarly() {
    return situation.past().size() > 1 && situation.past().size() < ToddlerSituation.PAST;
  }
}
