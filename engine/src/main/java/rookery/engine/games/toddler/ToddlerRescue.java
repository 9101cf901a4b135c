package rookery.engine.games.toddler;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.stream.Collectors;
import rookery.engine.attack.PlacedPieces;
import rookery.engine.board.Square;
import rookery.engine.explanation.Explanation;
import rookery.engine.explanation.Plan;
import rookery.engine.games.toddler.capture.ToddlerExchange;
import rookery.engine.games.toddler.move.ToddlerMove;
import rookery.engine.games.toddler.move.ToddlerThreats;
import rookery.engine.games.toddler.piece.ToddlerBoard;
import rookery.engine.games.toddler.piece.ToddlerKind;
import rookery.engine.games.toddler.piece.ToddlerPiece;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;

/** How the side to move could save what is in danger. */
record ToddlerRescue(ToddlerSituation situation, SortedMap<Square, Character> endangered) {
  private static final int MOST_NAMED = 3;

  static ToddlerRescue of(ToddlerSituation situation) {
    return new ToddlerRescue(situation, situation.endangered(situation.actor()));
  }

  /** A move, and what is in danger after it. */
  private record Attempt(ToddlerMove move, SortedMap<Square, Character> left) {
    boolean saves(Square square) {
      return !left.containsKey(moves(square) ? move.squares().get(1) : square);
    }

    boolean moves(Square square) {
      return square.equals(move.squares().get(0));
    }
  }

  private Attempt attempt(ToddlerMove move) {
    return new Attempt(move, situation.after(move).endangered(situation.actor()));
  }

  private ToddlerBoard after(ToddlerMove move) {
    ToddlerBoard field = situation.truth().field();
    return field.after(move.playedOn(field.board()), move.squares());
  }

  /**
   * Whether a move may save something, by the board alone: that takes less time than to find out
   * what could be lost.
   */
  boolean helps(ToddlerMove move) {
    boolean isStep = move.squares().size() == 2 && !(move instanceof ToddlerMove.Trade);
    if (!isStep || endangered.isEmpty()) {
      return false;
    }
    ToddlerBoard then = after(move);
    return endangered.keySet().stream().anyMatch(square -> helps(move, square, then));
  }

  /** It moves away, fewer enemies threaten it then, or one more piece guards it. */
  private boolean helps(ToddlerMove move, Square square, ToddlerBoard then) {
    ToddlerBoard now = situation.truth().field();
    ToddlerPiece piece = now.piece(square);
    return square.equals(move.squares().get(0))
        || ToddlerThreats.to(then, piece).size() < ToddlerThreats.to(now, piece).size()
        || guards(then, then.piece(move.squares().get(1)), piece)
            && !guards(now, now.piece(move.squares().get(0)), piece);
  }

  private static boolean guards(ToddlerBoard field, ToddlerPiece guard, ToddlerPiece piece) {
    return guard.kind().movement().strikes(field, guard, piece.at());
  }

  /** Whether a move is by a piece that is in danger. */
  boolean isBy(ToddlerMove move) {
    return endangered.containsKey(move.squares().get(0));
  }

  /**
   * A move as a plan, for somebody who may not have read what is in danger; if it saves that.
   *
   * @param isBetter whether less is lost in the end than if nothing were done
   */
  Optional<Plan> by(ToddlerMove move, boolean isBetter) {
    return Optional.of(move)
        .filter(this::helps)
        .map(this::attempt)
        .filter(attempt -> isBetter || worth(attempt.left()) < worth(endangered))
        .filter(attempt -> endangered.keySet().stream().anyMatch(attempt::saves))
        .map(this::saving);
  }

  private static int worth(SortedMap<Square, Character> pieces) {
    return pieces.values().stream()
        .mapToInt(letter -> ToddlerPiece.of(letter, 0).kind().worth())
        .sum();
  }

  private Plan saving(Attempt attempt) {
    ToddlerMove move = attempt.move();
    Optional<ToddlerExchange.Trade> trade = trade(move);
    boolean isTraded = trade.isPresent() && isBy(move);
    Sentence save =
        Sentence.of(
            SentenceRole.RESCUE,
            "%s %s%s: try %s.",
            isTraded ? "Trade" : "Save",
            words(attempt),
            isTraded ? ", " + trade.get().points() : "",
            move.words());
    return new Plan(
            new Explanation(
                Sentences.of(save)
                    .then(
                        trade
                            .filter(any -> !isTraded)
                            .map(ToddlerRescue::answer)
                            .orElse(Sentences.NONE))
                    .then(exposed(attempt)),
                move.way(situation.truth().field())),
            Optional.of(move.text()))
        .inBrief(brief(attempt));
  }

  /** The dearest piece that it saves and how, which is all that is told where room is short. */
  private Sentence brief(Attempt attempt) {
    ToddlerPiece dearest = byWorth(attempt).get(true).get(0);
    return Sentence.of(
        SentenceRole.RESCUE, "Save your %s: %s.", dearest.kind().title(), attempt.move().advised());
  }

  /** What comes of a capture if something captures in return. */
  private Optional<ToddlerExchange.Trade> trade(ToddlerMove move) {
    return move.captures().isEmpty()
        ? Optional.empty()
        : new ToddlerExchange(situation.truth()).trade(move);
  }

  private static Sentences answer(ToddlerExchange.Trade trade) {
    return Sentences.of("If the %s recaptures, %s.", trade.by().placed(), trade.answer());
  }

  /** What is in danger after it and wasn't before; of a capture that is told with what it wins. */
  private Sentences exposed(Attempt attempt) {
    ToddlerMove move = attempt.move();
    ToddlerBoard then = after(move);
    List<ToddlerPiece> exposed =
        attempt.left().keySet().stream()
            .filter(square -> !endangered.containsKey(square))
            .filter(square -> move.captures().isEmpty() || !square.equals(move.squares().get(1)))
            .map(then::piece)
            .toList();
    return exposed.isEmpty()
        ? Sentences.NONE
        : Sentences.of("That leaves %s in danger.", named(exposed));
  }

  /** What is saved and what could be saved instead, the dearest first. */
  private String words(Attempt attempt) {
    Map<Boolean, List<ToddlerPiece>> pieces = byWorth(attempt);
    List<ToddlerPiece> saved = pieces.get(true);
    List<ToddlerPiece> instead = pieces.get(false).stream().filter(this::canBeSaved).toList();
    String words = saved.size() == 1 ? saved(attempt, saved.get(0)) : named(saved);
    return instead.isEmpty() ? words : words + " rather than " + rather(saved, instead);
  }

  /** Whether it saves them, and each, the dearest first. */
  private Map<Boolean, List<ToddlerPiece>> byWorth(Attempt attempt) {
    return endangered.keySet().stream()
        .map(situation.truth().field()::piece)
        .sorted(Comparator.comparing(piece -> -piece.kind().worth()))
        .collect(Collectors.partitioningBy(piece -> attempt.saves(piece.square())));
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
    Map<Square, Character> letters = new LinkedHashMap<>();
    pieces.forEach(piece -> letters.put(piece.square(), piece.letter()));
    return Phrase.list(new PlacedPieces(letters, ToddlerKind.NAMES).words("your", MOST_NAMED));
  }
}
