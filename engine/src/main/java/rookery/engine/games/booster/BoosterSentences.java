package rookery.engine.games.booster;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.engine.Result;
import rookery.engine.TwoColourSeats;
import rookery.engine.Viewer;
import rookery.engine.attack.AttackedPiece;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.CheckEscape;
import rookery.engine.chess.ChessEndings;
import rookery.engine.games.booster.board.BoosterNames;
import rookery.engine.games.booster.part.BoosterMoveGenerator;
import rookery.engine.games.booster.part.TurnPart;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;

/** A moment in words: whose turn it is, what is to be done, and what one seat alone knows. */
record BoosterSentences(BoosterGameState table) {
  /** Two short sentences for everybody. */
  Sentences turn() {
    return Sentences.of(table.moved().map(this::further).orElseGet(this::beginning))
        .then(given())
        .then(Sentences.of(cards()))
        .then(coming());
  }

  /** In the middle of a turn, what ending it now would do to the other king. */
  private Sentences given() {
    if (table.moved().isEmpty() || !table.position().passedOn().inCheck()) {
      return Sentences.NONE;
    }
    String check = table.mates() ? "%s is in check with no way out." : "%s is in check now.";
    return Sentences.of(
        Sentence.of(SentenceRole.WEIGHTY, check, TwoColourSeats.seat(side().opposite())));
  }

  private Sentence beginning() {
    return ChessEndings.toMove(TwoColourSeats.seat(side()), table.position().inCheck());
  }

  private Sentence further(Square moved) {
    return Sentence.of(
        SentenceRole.TO_DO,
        "%s can now %s.",
        TwoColourSeats.seat(side()),
        Phrase.either(further(moved, "the")));
  }

  /** What can follow the move; everybody may know as much. */
  private List<String> further(Square moved, String whose) {
    List<String> further = new ArrayList<>();
    if (table.position().boosters(moved) > 0) {
      further.add("take an extra step with %s %s".formatted(whose, piece(moved)));
    }
    if (new CardPlays(table).hasChecker()) {
      further.add("play a card");
    }
    further.add("end %s turn".formatted(whose));
    return further;
  }

  private Sentence cards() {
    int white = table.hands().white().size();
    String first = white == 0 ? "no cards" : Phrase.counted(white, "card");
    int black = table.hands().black().size();
    if (white == 0 && black == 0) {
      return Sentence.of("Neither side holds any cards.");
    }
    return white == black
        ? Sentence.of(
            "%s hold %s each.", List.of(TwoColourSeats.WHITE, TwoColourSeats.BLACK), first)
        : Sentence.of(
            "%s holds %s and %s holds %s.",
            TwoColourSeats.WHITE, first, TwoColourSeats.BLACK, black == 0 ? "none" : black);
  }

  /** The cards that the turn ends with, for checkers that came back. */
  private Sentences coming() {
    int coming = table.hands().coming(side(), table.front(side()));
    return coming == 0
        ? Sentences.NONE
        : Sentences.of(
            "%s draws %s at the end of this turn.",
            TwoColourSeats.seat(side()), Phrase.counted(coming, "card"));
  }

  private Colour side() {
    return table.turn();
  }

  private String piece(Square square) {
    return table.position().type(square).word() + " on " + square;
  }

  /** What the side to act is to do. */
  Sentences task() {
    Optional<AttackedPiece> attacked =
        table.moved().isEmpty() ? table.position().attackedKing() : Optional.empty();
    if (attacked.isPresent()) {
      return CheckEscape.task(
          BoosterMoveGenerator.moves(table.position()).stream()
              .map(move -> escape(attacked.get(), move)));
    }
    return table
        .moved()
        .map(this::task)
        .orElseGet(
            () ->
                Sentences.of(
                    Sentence.of("Move a piece."), Sentence.of("Then you can %s.", later())));
  }

  private static CheckEscape escape(AttackedPiece king, TurnPart move) {
    boolean isKing = move.touched().get(0).equals(king.square());
    return CheckEscape.of(king, isKing, move.captures());
  }

  /** What can follow a move, as far as that is known before it. */
  private String later() {
    boolean boosts = table.position().field().canBoost(side());
    return boosts ? "take its extra steps, if it has any, and play a card" : "play a card";
  }

  private Sentences task(Square moved) {
    if (table.mates()) {
      return Sentences.of("End your turn to win.");
    }
    if (new CardPlays(table).mating().isPresent()) {
      return Sentences.of("You can checkmate with a card.");
    }
    List<String> further = further(moved, "your");
    return further.size() == 1
        ? Sentences.of("You have no checker to add, so end your turn.")
        : Sentences.of("%s.", Phrase.capitalised(Phrase.either(further)));
  }

  /** The hand of the seat that looks. */
  Optional<Sentences> secret(Viewer viewer) {
    return viewer.seat().map(seat -> hand(TwoColourSeats.colour(seat)));
  }

  private Sentences hand(Colour colour) {
    List<String> cards = table.hands().of(colour);
    return cards.isEmpty()
        ? Sentences.of("You have no cards.")
        : Sentences.of("Your cards: %s.", BoosterNames.CARDS.counted(cards));
  }

  Sentences ending(Result result) {
    return ChessEndings.told(
        result.reason(),
        side(),
        TwoColourSeats::seat,
        "a capture, a pawn's move or a checker added");
  }
}
