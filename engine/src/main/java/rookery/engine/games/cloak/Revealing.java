package rookery.engine.games.cloak;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import rookery.engine.Seat;
import rookery.engine.TwoColourSeats;
import rookery.engine.board.Colour;
import rookery.engine.board.Geometry;
import rookery.engine.board.SquareSet;
import rookery.engine.chess.ChessEvaluation;
import rookery.engine.chess.PieceType;
import rookery.engine.games.cloak.UncloakAction.Uncloak;
import rookery.engine.games.cloak.known.CloakStep;
import rookery.engine.games.cloak.known.PublicBoard;
import rookery.engine.games.cloak.known.PublicSide;
import rookery.engine.games.cloak.setup.Evidence;
import rookery.engine.games.cloak.setup.IdentityGridEntries;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.Sentences;

/** What a side gains by revealing checkers at the end of its turn, if anything. */
record Revealing(CloakSituation situation, Colour side) {
  /**
   * Those of which the other side can tell what they are, the dearest first: revealed they can't be
   * guessed for a bonus. A king is better off cloaked all the same, as nobody can checkmate it.
   */
  List<Integer> known() {
    return situation.certain(side).entrySet().stream()
        .filter(sure -> sure.getValue() != PieceType.KING)
        .sorted(Comparator.comparing(sure -> -ChessEvaluation.worth(sure.getValue())))
        .map(Map.Entry::getKey)
        .toList();
  }

  /** The king, if the other side can tell which it is and could still guess it. */
  private Optional<Integer> king() {
    return situation.certain(side).entrySet().stream()
        .filter(sure -> sure.getValue() == PieceType.KING)
        .map(Map.Entry::getKey)
        .findFirst();
  }

  /** The one to reveal next. */
  Optional<Integer> advised() {
    return known().stream().findFirst();
  }

  /** All that the rules let it reveal; CL-4: no king while a visible piece attacks it. */
  List<Integer> possible() {
    PublicSide own = situation.board().side(side);
    return own.underCloaks().stream()
        .filter(
            number ->
                number != situation.setUps().of(side).king()
                    || !isAttacked(situation.board(), number))
        .toList();
  }

  /**
   * Whether menus offer to reveal a checker. CL-16: by what everybody knows, as a turn in which
   * nothing is offered ends unasked.
   */
  boolean isOffered(int number) {
    return canMatter(number)
        && !(isKnownKing(number) && (isAttacked(situation.board(), number) || isDeclined(number)));
  }

  private boolean isKnownKing(int number) {
    return situation.certain(side).get(number) == PieceType.KING;
  }

  /** Whether nothing is offered. */
  boolean isNeedless() {
    return situation.board().side(side).underCloaks().stream().noneMatch(this::isOffered);
  }

  /**
   * Whether it can matter that a checker is revealed: it could be guessed, as far as the tables
   * tell, or the king that everybody sees may no longer go where it attacks.
   */
  private boolean canMatter(int number) {
    return situation.grid() != IdentityGridEntries.FULL
        || situation.certain(side).containsKey(number)
        || situation.board().king(side.opposite()).isPresent();
  }

  /**
   * Whether the known king alone is left to reveal, and its player chose not to at the end of the
   * last turn: that isn't asked every turn.
   */
  private boolean isDeclined(int king) {
    PublicBoard before = situation.open().starts().last().board();
    return situation.certain(before.side(side)).containsKey(king)
        && !isAttacked(before, king)
        && possible().stream().filter(this::canMatter).allMatch(one -> one == king);
  }

  /** By a visible piece. */
  private boolean isAttacked(PublicBoard board, int number) {
    return board.attacked(board.side(side).place(number), side.opposite());
  }

  /** Whether it is the only one beside the one to reveal next that can matter. */
  boolean isOnlyOther(int number) {
    Optional<Integer> advised = advised();
    return possible().stream()
        .filter(this::canMatter)
        .filter(other -> !advised.equals(Optional.of(other)))
        .toList()
        .equals(List.of(number));
  }

  /** Those that give check to the king that everybody sees, once they are revealed. */
  private List<Integer> checking() {
    return situation.board().king(side.opposite()).map(Geometry.CHESS::number).stream()
        .flatMap(
            king ->
                situation.board().side(side).underCloaks().stream()
                    .filter(one -> SquareSet.has(new Uncloak(situation, one).reach(), king)))
        .toList();
  }

  /** Whether what is told at the end of the turn names the king. */
  boolean tellsOfKing() {
    return situation.turn().side() == side
        && situation.turn().step() == CloakStep.UNCLOAK
        && king().isPresent();
  }

  /** What to do at the end of the turn. */
  Sentences told() {
    List<Integer> known = new ArrayList<>(known());
    king().ifPresent(known::add);
    if (known.isEmpty()) {
      return Sentences.of(
          checking().stream()
              .findFirst()
              .map(one -> Sentence.of("End your turn, or reveal checker %s to give check.", one))
              .orElseGet(() -> Sentence.of("End your turn.")));
    }
    return known.size() > 1 && king().isEmpty()
        ? Sentences.of(
            "Reveal what %s can guess for a bonus: %s.", other(), Phrase.list(named(known)))
        : Sentences.of(given(known), consequence(known));
  }

  private Seat other() {
    return TwoColourSeats.seat(side.opposite());
  }

  private List<String> named(List<Integer> known) {
    return known.stream().map(this::named).toList();
  }

  /** What the other side knows of these checkers. */
  private Sentence given(List<Integer> known) {
    Seat other = other();
    int first = known.get(0);
    PieceType kind = situation.certain(side).get(first);
    if (known.size() == 1 && kind != PieceType.KING) {
      return Sentence.of("Reveal %s: %s already knows it's %s.", first, other, Evidence.one(kind));
    }
    return known.size() == 1
        ? CloakSentences.knownKing(side, first)
        : Sentence.of("%s knows %s.", other, Phrase.list(named(known)));
  }

  /** {@code 5 (knight)}. */
  private String named(int number) {
    return "%s (%s)".formatted(number, situation.certain(side).get(number).word());
  }

  /** What comes of revealing them, or why the king is none of those that can be revealed. */
  private Sentence consequence(List<Integer> known) {
    if (king().filter(king -> !possible().contains(king)).isPresent()) {
      return Sentence.of("You can't reveal your king while a visible piece attacks it.");
    }
    if (known.size() > 1) {
      return Sentence.of("Once revealed, they can't be guessed for a bonus.");
    }
    return Sentence.of(
        king().isPresent()
            ? "If you reveal it, nobody can guess it, but it can be checkmated."
            : "After that, nobody can earn a bonus by guessing it.");
  }
}
