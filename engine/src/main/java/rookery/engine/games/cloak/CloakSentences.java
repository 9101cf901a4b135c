package rookery.engine.games.cloak;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.TwoColourSeats;
import rookery.engine.Viewer;
import rookery.engine.board.Colour;
import rookery.engine.chess.ChessEndings;
import rookery.engine.chess.DrawRules;
import rookery.engine.chess.PieceType;
import rookery.engine.games.cloak.known.CloakStep;
import rookery.engine.games.cloak.known.CloakTurn;
import rookery.engine.games.cloak.known.PublicBoard;
import rookery.engine.games.cloak.known.PublicGame;
import rookery.engine.games.cloak.setup.Arrangement;
import rookery.engine.games.cloak.setup.Evidence;
import rookery.engine.games.cloak.setup.SetUps;
import rookery.engine.games.cloak.view.CheckerVisibility;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;

/** Says in words how the game stands. */
final class CloakSentences {
  private CloakSentences() {}

  /** What a viewer can see, in a few short sentences. */
  static Sentences of(CloakSituation situation, Viewer viewer) {
    PublicGame open = situation.open();
    return situation
        .result()
        .map(end -> ending(open, end))
        .orElseGet(
            () ->
                step(situation)
                    .then(standing(open.board(), open.turn()))
                    .then(certain(situation, viewer)));
  }

  private static Sentences step(CloakSituation situation) {
    CloakTurn turn = situation.turn();
    Seat side = TwoColourSeats.seat(turn.side());
    Seat other = TwoColourSeats.seat(turn.side().opposite());
    return switch (turn.step()) {
      case SETUP -> Sentences.of(setup(situation.setUps()));
      case REPLY -> toDo("%s guessed wrong, so %s can start with a bonus move.", other, side);
      case GUESS -> move(turn, side, other);
      case BONUS -> toDo("%s guessed right and can make a bonus move.", side);
      case UNCLOAK -> toDo("%s can reveal checkers before ending the turn.", side);
    };
  }

  private static Sentences toDo(String format, Object... arguments) {
    return Sentences.of(Sentence.of(SentenceRole.TO_DO, format, arguments));
  }

  private static Sentence setup(SetUps setUps) {
    for (Colour colour : Colour.values()) {
      if (setUps.has(colour)) {
        return Sentence.of("%s finished setting up.", TwoColourSeats.seat(colour));
      }
    }
    return Sentence.of("Both players are secretly setting up their checkers.");
  }

  private static Sentences move(CloakTurn turn, Seat side, Seat other) {
    Sentence whoseTurn = Sentence.of(SentenceRole.TURN, "It's %s's turn.", side);
    if (turn.guess().isEmpty()) {
      return Sentences.of(whoseTurn);
    }
    return turn.guessed(true)
        ? Sentences.of("%s guessed right and can make a bonus move after moving a piece.", side)
        : Sentences.of(
            Sentence.of("%s guessed wrong, so %s gets a bonus move next.", side, other), whoseTurn);
  }

  /** Checks, and pawns that may come back by the bonus move that is to be made. */
  private static Sentences standing(PublicBoard board, CloakTurn turn) {
    List<Sentence> sentences = new ArrayList<>();
    for (Colour colour : Colour.values()) {
      if (board.inCheck(colour)) {
        sentences.add(
            Sentence.of(
                SentenceRole.WEIGHTY, "%s's king is in check.", TwoColourSeats.seat(colour)));
      }
    }
    boolean isBonus = turn.step() == CloakStep.BONUS || turn.step() == CloakStep.REPLY;
    if (isBonus && board.side(turn.side()).pawns() > 0) {
      sentences.add(
          Sentence.of(
              "With a bonus move, %s can also bring back a lost pawn.",
              TwoColourSeats.seat(turn.side())));
    }
    return new Sentences(sentences);
  }

  private static Sentences ending(PublicGame open, Result result) {
    Seat loser = TwoColourSeats.seat(open.turn().side());
    Seat winner = TwoColourSeats.seat(open.turn().side().opposite());
    return switch (result.reason()) {
      case ChessEndings.KING_CAPTURED ->
          Sentences.of("%s won by capturing %s's king.", winner, loser);
      case ChessEndings.CHECKMATE -> Sentences.of("%s won by checkmate.", winner);
      case ChessEndings.STALEMATE -> Sentences.of("Draw: %s has no legal move.", loser);
      default -> DrawRules.told(result.reason(), "a capture or a pawn's move");
    };
  }

  /** What a side that may act is to do. */
  static Sentences task(CloakSituation situation) {
    Seat other = TwoColourSeats.seat(situation.turn().side().opposite());
    return switch (situation.turn().step()) {
      case SETUP ->
          Sentences.of(
              Sentence.of(
                  "Hide your pieces: the king between the rooks, the bishops on opposite colours."),
              Sentence.of("Which piece is checker 1, on file a?"));
      case REPLY -> Sentences.of("Use the pawn bonus or skip it, then move.");
      case BONUS -> bonus(situation);
      case GUESS -> guess(situation, other);
      case UNCLOAK -> new Revealing(situation, situation.turn().side()).told();
    };
  }

  /** CL-12: an uncloaked king can be captured by the first move of a turn alone. */
  private static Sentences bonus(CloakSituation situation) {
    Sentence now = Sentence.of(SentenceRole.URGENT, "Make a bonus pawn move, or skip it.");
    return situation.board().king(situation.turn().side().opposite()).isPresent()
        ? Sentences.of(now, Sentence.of("It can't capture the revealed king."))
        : Sentences.of(now);
  }

  private static Sentences guess(CloakSituation situation, Seat other) {
    if (situation.turn().guess().isPresent()) {
      return situation.turn().guessed(true)
          ? Sentences.of("Move a piece; then a pawn gets a bonus move, and may capture.")
          : Sentences.of(
              Sentence.of("Move a piece."),
              Sentence.of("Then %s can start with a bonus pawn move.", other));
    }
    Colour side = situation.turn().side().opposite();
    return situation.board().side(side).guessable().isEmpty()
        ? Sentences.of("Move one of your pieces.")
        : situation.certain(side).entrySet().stream()
            .findFirst()
            .map(
                sure ->
                    Sentences.of(
                        Sentence.of(
                            "Guess checker %s: it must be %s.",
                            sure.getKey(), Evidence.one(sure.getValue())),
                        Sentence.of(SentenceRole.CONSEQUENCE, "That earns you a bonus pawn move.")))
            .orElseGet(
                () -> Sentences.of("Move, or first guess what one of %s's checkers is.", other));
  }

  /**
   * What a player knows and others do not: what the own checkers are, and what threatens a king.
   */
  static Optional<Sentences> secret(CloakSituation situation, CheckerVisibility eyes, Colour own) {
    return eyes.arrangement(own)
        .map(
            arrangement ->
                Sentences.of("Your checkers: %s.", named(arrangement))
                    .then(advice(situation, own)));
  }

  /** What to do where the other side knows the king, as long as there is something to do. */
  private static Sentences advice(CloakSituation situation, Colour own) {
    if (situation.result().isPresent() || situation.knownKing(own).isEmpty()) {
      return Sentences.NONE;
    }
    boolean hasMoved =
        situation.turn().side() == own && situation.turn().step() == CloakStep.UNCLOAK;
    return CloakAmbush.of(own, situation)
        .flatMap(CloakAmbush::onKing)
        .map(Sentences::of)
        .orElseGet(() -> hasMoved ? Sentences.NONE : Sentences.of("Keep your king out of reach."));
  }

  /** What can be told for certain by what is public, for a player or else whoever has the turn. */
  private static Sentences certain(CloakSituation situation, Viewer viewer) {
    Colour own = viewer.seat().map(TwoColourSeats::colour).orElse(situation.turn().side());
    boolean isReminded = viewer.seat().isPresent() && new Revealing(situation, own).tellsOfKing();
    return found(situation, own.opposite())
        .then(isReminded ? Sentences.NONE : givenAway(situation, own));
  }

  /** The king of a side that the grids prove, at once on every board. */
  private static Sentences found(CloakSituation situation, Colour side) {
    return situation.certain(side).entrySet().stream()
        .filter(sure -> sure.getValue() == PieceType.KING)
        .findFirst()
        .map(
            sure ->
                Sentences.of(
                    "%s's checker %s must be the king.", TwoColourSeats.seat(side), sure.getKey()))
        .orElse(Sentences.NONE);
  }

  /**
   * What a side's rival can tell: which of its cloaked checkers is the king, and what others are.
   */
  private static Sentences givenAway(CloakSituation situation, Colour own) {
    boolean chooses =
        situation.turn().side() == own && situation.turn().step() != CloakStep.UNCLOAK;
    Sentences others =
        chooses ? givenAway(situation, own, new Revealing(situation, own).known()) : Sentences.NONE;
    return situation
        .knownKing(own)
        .map(king -> Sentences.of(knownKing(own, king)))
        .orElse(Sentences.NONE)
        .then(others);
  }

  /** That a side's rival can tell which of its cloaked checkers is the king. */
  static Sentence knownKing(Colour own, int king) {
    return Sentence.of(
        SentenceRole.WEIGHTY,
        "%s knows %s's checker %s is the king.",
        TwoColourSeats.seat(own.opposite()),
        TwoColourSeats.seat(own),
        king);
  }

  private static Sentences givenAway(CloakSituation situation, Colour own, List<Integer> known) {
    Seat rival = TwoColourSeats.seat(own.opposite());
    Seat owner = TwoColourSeats.seat(own);
    return switch (known.size()) {
      case 0 -> Sentences.NONE;
      case 1 ->
          Sentences.of(
              "%s knows %s's checker %s is %s.",
              rival, owner, known.get(0), Evidence.one(situation.certain(own).get(known.get(0))));
      default ->
          Sentences.of("%s knows what %s's checkers %s are.", rival, owner, Phrase.list(known));
    };
  }

  /** What the checkers of a setup are: {@code 1 is a rook, 2 a knight}. */
  private static String named(Arrangement arrangement) {
    return Phrase.list(
        IntStream.rangeClosed(1, Arrangement.CHECKERS)
            .mapToObj(
                number ->
                    (number == 1 ? "1 is " : number + " ") + Evidence.one(arrangement.kind(number)))
            .toList());
  }
}
