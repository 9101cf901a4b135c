package rookery.engine.games.cooperative.cards;

import java.util.ArrayList;
import java.util.List;
import rookery.engine.Choice;
import rookery.engine.chess.PieceType;

/**
 * The cards of a promotion (CO-7).
 *
 * @param out the position of the pawn's card, once a captured piece's card has left
 * @param in the position of the new piece's card, once it is back
 */
public record CardExchange(int out, int in) {
  /** As people type it: {@code /3@1}. */
  public String text() {
    return "/" + out + "@" + in;
  }

  /** The cards after it. */
  public DealtCards applied(DealtCards cards, String newCard) {
    return cards.discarding(out).restoring(newCard, in);
  }

  /** The questions by which it is chosen for a pawn, in the line as it is then. */
  public List<Choice> choices(CardLine line, char pawn, String newCard) {
    List<Choice> choices = new ArrayList<>();
    if (line.positions(pawn).size() > 1) {
      choices.add(LinePlace.leaving(pawn, "/" + out, new LinePlace(line, out).leaving()));
    }
    String where = "Where does the %s card go?".formatted(PieceType.coloured(newCard.charAt(0)));
    choices.add(new Choice(where, "@" + in, place(line, newCard).gap()));
    return choices;
  }

  /** The same as what somebody does who makes it: what the pawn becomes, and what its cards do. */
  public List<String> deeds(CardLine line, char pawn, String newCard) {
    String word = PieceType.of(newCard.charAt(0)).word();
    List<String> deeds = new ArrayList<>(List.of("make it a " + word));
    if (line.positions(pawn).size() > 1) {
      deeds.add("take pawn card %s out of the line".formatted(out));
    }
    deeds.add("put the %s's card in as %s".formatted(word, place(line, newCard).words()));
    return deeds;
  }

  private LinePlace place(CardLine line, String newCard) {
    return new LinePlace(line.without(out).with(in, newCard), in);
  }
}
