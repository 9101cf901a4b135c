package rookery.engine.games.toddler;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import rookery.engine.Best;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.diagram.Mark;
import rookery.engine.explanation.Explanation;
import rookery.engine.explanation.Plan;
import rookery.engine.explanation.Purpose;
import rookery.engine.games.toddler.move.ToddlerMove;
import rookery.engine.games.toddler.piece.Toddler;
import rookery.engine.games.toddler.piece.ToddlerBoard;
import rookery.engine.games.toddler.piece.ToddlerKind;
import rookery.engine.games.toddler.piece.ToddlerPiece;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.Sentences;

/**
 * The one thing that the side to move is advised to do, which the board tells and draws and a hint
 * recommends: to end a threat, to capture or save what is worth most, or in a quiet turn to attack
 * or get room.
 */
record ToddlerAdvice(ToddlerSituation situation) {
  /** An enemy that is no further from the own edge, or the Toddler, is worth a word. */
  private static final int CAMP = 4;

  private static final int MOST_NAMED = 2;

  /** Worse than any other loss. */
  private static final int LOST = 100;

  Plan best() {
    return win().orElseGet(this::most);
  }

  /** A threat that nothing can end. */
  private Optional<Plan> win() {
    return ToddlerEndings.win(situation)
        .map(move -> planned(move, "Plan: %s, to win the game."))
        .map(plan -> plan.because(Sentence.of("Nothing can save the Toddler then.")));
  }

  private Plan most() {
    if (situation.truth().threatened()) {
      return best(situation.moves().get().stream())
          .map(move -> planned(move, "End the threat: %s."))
          .orElseThrow();
    }
    ToddlerRescue rescue = ToddlerRescue.of(situation);
    Optional<ToddlerRescue.Attempt> saver = rescue.saver();
    return best(gains())
        .filter(capture -> saver.filter(one -> balance(one.move()) >= balance(capture)).isEmpty())
        .map(this::capturing)
        .or(() -> saver.map(one -> rescue.saving(one, best(gains()))))
        .orElseGet(this::quiet);
  }

  /** With what the piece that captures threatens then, if nothing can capture it. */
  private Plan capturing(ToddlerMove move) {
    ToddlerMotive motive = new ToddlerMotive(situation, situation.after(move));
    return motive
        .winning()
        .filter(any -> !motive.isExposed())
        .map(threat -> planned(move, "Plan: %s, " + threat.aim() + ".").because(motive.gain()))
        .orElseGet(() -> planned(move, "Plan: %s."));
  }

  private Plan planned(ToddlerMove move, String format) {
    return new Plan(
        Explanation.of(move.way(situation.truth().field()), format, move.advised()),
        Optional.of(move.text()));
  }

  private Stream<ToddlerMove> gains() {
    ToddlerExchange exchange = new ToddlerExchange(situation);
    return situation.moves().get().stream()
        .filter(move -> !move.captures().isEmpty() && exchange.gain(move) > 0);
  }

  /** Of some moves the one that comes out best. */
  private Optional<ToddlerMove> best(Stream<ToddlerMove> moves) {
    return Best.of(moves, this::balance);
  }

  /** What a move captures, less the most that can be won then. */
  private double balance(ToddlerMove move) {
    ToddlerSituation after = situation.after(move);
    return new ToddlerExchange(situation).captured(move)
        - new ToddlerExchange(after).most()
        - (ToddlerEndings.isLosing(after) ? LOST : 0);
  }

  /**
   * With a word of what the enemy has just moved, where nothing that is in danger says more, or
   * early in the game of how it is won.
   */
  private Plan quiet() {
    ToddlerAttack attack = ToddlerAttack.of(situation);
    ToddlerQuietMoves moves = attack.quiet();
    ToddlerMeeting meeting = new ToddlerMeeting(situation);
    Plan quiet =
        evasion(moves)
            .or(() -> preventing(meeting))
            .or(attack::fork)
            .or(attack::attack)
            .or(() -> attack.threat(moves.of(ToddlerQuietMoves::isStrong)))
            .or(attack::detour)
            .or(() -> attack.threat(moves.all(piece -> piece.kind() == ToddlerKind.SOLDIER)))
            .or(new ToddlerApproach(attack)::best)
            .or(() -> room(moves))
            .orElseGet(() -> least(attack));
    return situation
        .before()
        .flatMap(before -> new ToddlerMotive(before, situation).guarding())
        .or(meeting::sentence)
        .or(() -> intruder(moves).map(this::close))
        .or(() -> isEarly() ? Optional.of(attack.howToWin()) : Optional.empty())
        .filter(more -> !quiet.explanation().told().sentences().contains(more))
        .map(quiet::then)
        .orElse(quiet);
  }

  /** In the second and third turn of a side it has just seen what its pieces are sent for. */
  private boolean isEarly() {
    return situation.past().size() > 1 && situation.past().size() < ToddlerSituation.PAST;
  }

  /** What keeps the enemy from attacking two strong pieces at once next turn. */
  private Optional<Plan> evasion(ToddlerQuietMoves moves) {
    Colour side = situation.truth().turn();
    return ToddlerFork.against(situation.truth().field(), side)
        .flatMap(
            fork ->
                prevention(
                    moves.of(piece -> true).filter(moves::isCalm),
                    move -> ToddlerFork.loss(moves.after(move), side) == 0,
                    fork.told()));
  }

  /** What keeps an enemy who is behind from a draw. */
  private Optional<Plan> preventing(ToddlerMeeting meeting) {
    return meeting
        .told()
        .flatMap(told -> prevention(meeting.prevented(), move -> balance(move) >= 0, told));
  }

  /** The best of some moves after which a threat is over. */
  private Optional<Plan> prevention(
      Stream<? extends ToddlerMove> moves, Predicate<ToddlerMove> ends, Explanation threat) {
    return Best.of(
            moves.filter(ends),
            move -> ToddlerEvaluation.forMover(situation, situation.after(move)))
        .map(move -> preventing(move, threat));
  }

  private Plan preventing(ToddlerMove move, Explanation threat) {
    Sentence told = threat.told().sentences().get(0);
    List<Mark> marks = new ArrayList<>(move.way(situation.truth().field()));
    marks.addAll(threat.marks());
    return new Plan(
        new Explanation(
            Sentences.of(told, Sentence.of("Prevent that: try %s.", move.advised())), marks),
        Optional.of(move.text()),
        Optional.of(told));
  }

  /** Where nothing is in reach and not everything can be saved: the move that loses least. */
  private Plan least(ToddlerAttack attack) {
    Stream<ToddlerMove> moves = situation.moves().get().stream();
    return Best.of(
            moves.filter(move -> move.arrival().isPresent()),
            move -> balance(move) + ToddlerEvaluation.forMover(situation, situation.after(move)))
        .map(
            move ->
                explained(move).or(() -> attack.roaming(move)).orElse(planned(move, "Plan: %s.")))
        .orElseGet(
            () ->
                new Plan(
                    Explanation.of(List.of(), "Pass: you can't move anything."),
                    Optional.of(ToddlerMove.Pass.TEXT)));
  }

  /** With what it guards, saves or threatens, if it does. */
  private Optional<Plan> explained(ToddlerMove move) {
    return new ToddlerMotive(situation, situation.after(move))
        .quiet()
        .map(reason -> planned(move, "Plan: %s.").then(reason).because(reason));
  }

  /** A strong enemy that has just come into the own camp or near the Toddler. */
  private Optional<ToddlerPiece> intruder(ToddlerQuietMoves quiet) {
    ToddlerBoard field = situation.truth().field();
    Square toddler = Toddler.of(field, situation.truth().turn()).square();
    return situation
        .last()
        .flatMap(ToddlerMove::arrival)
        .filter(to -> quiet.advance(to) <= CAMP || to.steps(toddler) <= CAMP)
        .map(field::piece)
        .filter(ToddlerQuietMoves::isStrong)
        .filter(any -> situation.endangered(situation.actor()).isEmpty());
  }

  /** What it could capture at once; none of that wins anything, as nothing is in danger. */
  private Sentence close(ToddlerPiece piece) {
    ToddlerSituation next = situation.passed();
    List<ToddlerMove> captures =
        next.moves().get().stream()
            .filter(move -> !move.captures().isEmpty())
            .filter(move -> move.squares().get(0).equals(piece.square()))
            .toList();
    List<ToddlerMove> checks =
        captures.stream().filter(move -> next.truth().after(move).threatened()).toList();
    return captures.isEmpty()
        ? Sentence.of("The %s has come close, but threatens nothing yet.", piece.placed())
        : Sentence.of(
            checks.isEmpty()
                ? "The %s could capture on %s, but you could recapture."
                : "The %s could capture on %s and threaten your Toddler, but you could recapture.",
            piece.placed(),
            on(checks.isEmpty() ? captures : checks));
  }

  private static String on(List<ToddlerMove> captures) {
    return Phrase.either(
        captures.stream()
            .flatMap(move -> move.captures().stream())
            .distinct()
            .limit(MOST_NAMED)
            .toList());
  }

  /** A Soldier's step forward, and what gets most room by it. */
  private record Room(ToddlerMove.QuietMove move, ToddlerPiece piece, int more) {}

  private Optional<Plan> room(ToddlerQuietMoves quiet) {
    return quiet
        .all(piece -> piece.kind() == ToddlerKind.SOLDIER)
        .filter(move -> quiet.advance(move.to()) > quiet.advance(move.piece().square()))
        .map(move -> room(quiet, move))
        .sorted(Comparator.comparing(room -> -room.more()))
        .filter(room -> quiet.isSafe(room.move()))
        .findFirst()
        .map(room -> quiet.planned(room.move(), new Purpose("make", "room for " + gaining(room))));
  }

  private Room room(ToddlerQuietMoves quiet, ToddlerMove.QuietMove move) {
    ToddlerBoard field = situation.truth().field();
    ToddlerBoard then = quiet.after(move);
    return field.pieces(situation.truth().turn()).stream()
        .filter(ToddlerQuietMoves::isStrong)
        .map(piece -> new Room(move, piece, then.room(piece) - field.room(piece)))
        .max(Comparator.comparing(Room::more))
        .orElse(new Room(move, move.piece(), 0));
  }

  private static String gaining(Room room) {
    return room.more() > 0 ? "your " + room.piece().placed() : "stronger pieces";
  }
}
