package rookery.engine.games.booster;

import java.util.List;
import java.util.Optional;
import rookery.engine.Duel;
import rookery.engine.Result;
import rookery.engine.Viewer;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.ChessEndings;
import rookery.engine.games.booster.board.BoosterNames;
import rookery.engine.text.Phrase;

/** A moment in words: whose turn it is, what is to be done, and what one seat alone knows. */
record BoosterSentences(BoosterTable table) {
  /** Two or three short sentences for everybody. */
  String turn() {
    return table.moved().map(this::going).orElseGet(this::beginning) + " " + cards();
  }

  private String beginning() {
    return ChessEndings.toMove(side(), table.position().inCheck());
  }

  private String going(Square moved) {
    int boosters = table.position().boosters(moved);
    String standing = boosters == 0 ? "" : ", " + BoosterNames.standing(boosters);
    return "%s goes on: %s%s.".formatted(side().title(), piece(moved), standing);
  }

  private String cards() {
    return "Cards held: White %s, Black %s."
        .formatted(table.hands().white().size(), table.hands().black().size());
  }

  private Colour side() {
    return table.turn();
  }

  private String piece(Square square) {
    return table.position().type(square).word() + " on " + square;
  }

  /** What the side to act is to do; everybody may know as much. */
  String task() {
    return table.moved().map(this::further).orElse("Move a piece; boosts and cards follow.");
  }

  private String further(Square moved) {
    boolean boosted = table.position().boosters(moved) > 0;
    boolean canAdd = new CardPlays(table).hasChecker();
    String boost = "Boost the %s by a king's step".formatted(piece(moved));
    String add = "play a card to add a checker";
    if (boosted) {
      return canAdd
          ? "%s, %s, or end the turn.".formatted(boost, add)
          : "%s, or end the turn.".formatted(boost);
    }
    return canAdd
        ? Phrase.capitalised(add) + ", or end the turn."
        : "No checker is in front of you to add: end the turn.";
  }

  /** The hand of the seat that looks. */
  Optional<String> secret(Viewer viewer) {
    return viewer.seat().map(seat -> hand(Duel.colour(seat)));
  }

  private String hand(Colour colour) {
    List<String> cards = table.hands().of(colour);
    return cards.isEmpty()
        ? "You hold no card."
        : "You hold %s (capitals white).".formatted(String.join(" ", cards));
  }

  /** How the game has ended. */
  String ending(Result result) {
    return ChessEndings.sentence(
        result.reason(), side(), "a capture, a pawn's move or a checker added");
  }
}
