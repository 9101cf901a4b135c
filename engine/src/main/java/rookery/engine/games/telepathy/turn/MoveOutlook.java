package rookery.engine.games.telepathy.turn;

import java.util.List;
import rookery.engine.board.Colour;
import rookery.engine.games.telepathy.cards.Coin;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;

/**
 * What a move can cost once a guess was made, and what costs nothing whatever was guessed.
 *
 * @param turn what everybody sees; the card that lies face down is no part of it
 */
public record MoveOutlook(TelepathyTurn turn) {
  /** The fullest words first; nothing where nothing can be lost or won. */
  public List<Sentences> told() {
    if (turn.onlyKind().isPresent()) {
      return List.of(Sentences.NONE);
    }
    if (turn.standing().coin() == Coin.MIDDLE) {
      return free(Sentences.NONE);
    }
    Colour team = turn.standing().team();
    Colour loser = turn.standing().isCoinOnOwnSide() ? team : team.opposite();
    // TE-5: with nothing but a king left there is nothing to lose.
    if (turn.standing().removable(loser).isEmpty()) {
      return free(Sentences.NONE);
    }
    return loser == team ? ownLoss() : theirLoss(loser);
  }

  private List<Sentences> ownLoss() {
    if (!turn.canMoveFaceUpKind()) {
      return List.of(stake("Match the guess, or lose a piece."));
    }
    String piece = turn.faceUp().piece();
    return List.of(
        stake("Match the guess, move %s (face up), or lose a piece.", piece),
        stake("Match the guess or move %s.", piece));
  }

  private List<Sentences> theirLoss(Colour loser) {
    return free(stake("Match the guess, and %s loses a piece.", Teams.called(loser)));
  }

  /** The words before, and what never brings the coin nearer, whatever was guessed. */
  private List<Sentences> free(Sentences before) {
    if (!turn.canMoveFaceUpKind()) {
      return List.of(before);
    }
    String piece = turn.faceUp().piece();
    return List.of(before.then(stake("Moving %s needs no right guess.", piece)), before);
  }

  private static Sentences stake(String format, Object... arguments) {
    return Sentences.of(Sentence.of(SentenceRole.STAKE, format, arguments));
  }
}
