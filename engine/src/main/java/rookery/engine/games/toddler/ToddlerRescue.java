package rookery.engine.games.toddler;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.stream.Collectors;
import rookery.engine.Lazy;
import rookery.engine.board.Square;
import rookery.engine.explanation.Explanation;
import rookery.engine.explanation.Plan;
import rookery.engine.games.toddler.move.ToddlerMove;
import rookery.engine.games.toddler.move.ToddlerThreats;
import rookery.engine.games.toddler.piece.ToddlerBoard;
import rookery.engine.games.toddler.piece.ToddlerPiece;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;

/** How the side to move could save what is in danger. */
record ToddlerRescue(ToddlerSituation situation, SortedMap<Square, Character> endangered) {
  private static final int MOST_NAMED = 2;

  static ToddlerRescue of(ToddlerSituation situation) {
    return new ToddlerRescue(situation, situation.endangered(situation.actor()));
  }

  /**
   * A move, and what is in danger after it.
   *
   * @param captured what it wins
   * @param forked what could be lost then by an attack on two pieces at once
   */
  record Attempt(
      ToddlerMove move, SortedMap<Square, Character> left, int captured, Lazy<Integer> forked) {
    int lost() {
      return left.values().stream()
              .mapToInt(letter -> ToddlerPiece.of(letter, 0).kind().worth())
              .sum()
          - captured;
    }

    boolean saves(Square square) {
      return !left.containsKey(moves(square) ? move.squares().get(1) : square);
    }

    boolean moves(Square square) {
      return square.equals(move.squares().get(0));
    }
  }

  /** The move after which least is in danger, if it saves anything. */
  Optional<Attempt> saver() {
    return situation.moves().get().stream()
        .filter(move -> move.squares().size() == 2 && !(move instanceof ToddlerMove.Trade))
        .filter(this::helps)
        .map(this::attempt)
        .min(
            Comparator.comparing(Attempt::lost)
                .thenComparing(attempt -> attempt.forked().get())
                .thenComparing(attempt -> isAttacked(attempt.move()))
                // What is put in the way has to stay there.
                .thenComparing(attempt -> endangered.keySet().stream().noneMatch(attempt::moves))
                .thenComparing(attempt -> situation.returns(attempt.move()))
                .thenComparing(attempt -> isChased(attempt.move()))
                .thenComparing(attempt -> !isAimed(attempt.move()))
                .thenComparing(attempt -> way(attempt.move())))
        .filter(attempt -> endangered.keySet().stream().anyMatch(attempt::saves));
  }

  private Attempt attempt(ToddlerMove move) {
    return new Attempt(
        move,
        situation.after(move).endangered(situation.actor()),
        new ToddlerExchange(situation).captured(move),
        Lazy.of(() -> ToddlerFork.loss(after(move), situation.truth().turn())));
  }

  private boolean isAttacked(ToddlerMove move) {
    ToddlerBoard then = after(move);
    return ToddlerThreats.any(then, arrived(move, then));
  }

  private boolean isChased(ToddlerMove move) {
    ToddlerBoard then = after(move);
    return new ToddlerChase(then, arrived(move, then)).isPossible();
  }

  private boolean isAimed(ToddlerMove move) {
    ToddlerBoard then = after(move);
    return ToddlerThreats.attacksUnguarded(then, arrived(move, then));
  }

  /** How far the piece goes; home again is rarely best. */
  private static int way(ToddlerMove move) {
    return move.squares().get(0).steps(move.squares().get(1));
  }

  private static ToddlerPiece arrived(ToddlerMove move, ToddlerBoard then) {
    return then.piece(move.squares().get(1));
  }

  private ToddlerBoard after(ToddlerMove move) {
    ToddlerBoard field = situation.truth().field();
    return field.after(move.playedOn(field.board()), move.squares());
  }

  /** By the board alone, which takes less time than to find out what could be lost. */
  private boolean helps(ToddlerMove move) {
    ToddlerBoard then = after(move);
    return endangered.keySet().stream().anyMatch(square -> helps(move, square, then));
  }

  private boolean helps(ToddlerMove move, Square square, ToddlerBoard then) {
    ToddlerPiece piece = situation.truth().field().piece(square);
    return square.equals(move.squares().get(0))
        || !then.pieces(piece.colour()).contains(piece)
        || !ToddlerThreats.any(then, piece)
        || ToddlerThreats.isGuarded(then, piece);
  }

  /**
   * It as a plan, for somebody who may not have read what is in danger.
   *
   * @param instead a capture that wins something, if there is one
   */
  Plan saving(Attempt attempt, Optional<ToddlerMove> instead) {
    ToddlerMove move = attempt.move();
    Sentence save =
        Sentence.of(SentenceRole.RESCUE, "Save %s: try %s.", words(attempt), move.words());
    return new Plan(
        new Explanation(
            Sentences.of(save)
                .then(instead.map(capture -> noBetter(attempt, capture)).orElse(Sentences.NONE))
                .then(exposed(attempt)),
            move.way(situation.truth().field())),
        Optional.of(move.text()));
  }

  /** Why the player, who is told of a capture too, should rather save something. */
  private Sentences noBetter(Attempt attempt, ToddlerMove capture) {
    ToddlerBoard field = situation.truth().field();
    SortedMap<Square, Character> left = situation.after(capture).endangered(situation.actor());
    return endangered.keySet().stream()
        .filter(square -> left.containsKey(square) && attempt.saves(square))
        .map(field::piece)
        .max(Comparator.comparing(piece -> piece.kind().worth()))
        .map(
            lost ->
                Sentences.of(
                    "Capturing the %s is no better: then you could lose your %s.",
                    field.piece(capture.captures().get(0)).placed(), lost.kind().title()))
        .orElse(Sentences.NONE);
  }

  /** What is in danger after it and wasn't before. */
  private Sentences exposed(Attempt attempt) {
    List<ToddlerPiece> exposed =
        attempt.left().keySet().stream()
            .filter(square -> !endangered.containsKey(square))
            .filter(square -> !square.equals(attempt.move().squares().get(1)))
            .map(situation.truth().field()::piece)
            .toList();
    return exposed.isEmpty()
        ? Sentences.NONE
        : Sentences.of("That leaves %s in danger.", named(exposed));
  }

  /** What is saved and what could be saved instead, the dearest first. */
  private String words(Attempt attempt) {
    Map<Boolean, List<ToddlerPiece>> pieces =
        endangered.keySet().stream()
            .map(situation.truth().field()::piece)
            .sorted(Comparator.comparing(piece -> -piece.kind().worth()))
            .collect(Collectors.partitioningBy(piece -> attempt.saves(piece.square())));
    List<ToddlerPiece> saved = pieces.get(true);
    List<ToddlerPiece> instead = pieces.get(false).stream().filter(this::canBeSaved).toList();
    String words = Phrase.list(saved.stream().map(piece -> saved(attempt, piece)).toList());
    return instead.isEmpty() ? words : words + " rather than " + rather(saved, instead);
  }

  private boolean canBeSaved(ToddlerPiece piece) {
    return situation.moves().get().stream()
        .filter(move -> move.squares().size() == 2)
        .filter(move -> helps(move, piece.square(), after(move)))
        .anyMatch(move -> attempt(move).saves(piece.square()));
  }

  /** A piece that moves is named again by where it goes. */
  private static String saved(Attempt attempt, ToddlerPiece piece) {
    return "your " + (attempt.moves(piece.square()) ? piece.kind().title() : piece.placed());
  }

  private static String rather(List<ToddlerPiece> saved, List<ToddlerPiece> lost) {
    ToddlerPiece first = lost.get(0);
    boolean isLike = lost.size() == 1 && saved.stream().allMatch(one -> one.kind() == first.kind());
    return isLike ? "the one on " + first.square() : named(lost);
  }

  private static String named(List<ToddlerPiece> pieces) {
    return Phrase.list(
        Phrase.firstAndOthers(
            pieces.stream().map(piece -> "your " + piece.placed()).toList(), MOST_NAMED, "piece"));
  }
}
