package rookery.engine.games.cooperative;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import rookery.engine.Choice;
import rookery.engine.News;
import rookery.engine.Seat;
import rookery.engine.board.Board;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.chess.Move;
import rookery.engine.chess.PieceType;
import rookery.engine.chess.Position;
import rookery.engine.chess.San;
import rookery.engine.games.cooperative.cards.CardLine;
import rookery.engine.games.cooperative.cards.DealtCards;
import rookery.engine.games.cooperative.cards.LinePlace;
import rookery.engine.play.SceneAction;

/**
 * A move of a piece with what it does to the cards; a captor stands where it captured (CO-12).
 *
 * @param turn in which it is made
 * @param move on the board; its promotion is empty where a pawn takes a king on the last rank
 * @param taken the position of the captured piece's card, which is discarded first
 * @param exchange what a promotion does to the line after that
 */
record BoardMove(CooperativeTurn turn, Move move, OptionalInt taken, Optional<Exchange> exchange)
    implements SceneAction<CooperativeScene> {

  /** In the order of their texts, few of which are made for it. */
  static final Comparator<BoardMove> BY_TEXT =
      Comparator.<BoardMove>comparingInt(one -> Geometry.CHESS.number(one.move.from()))
          .thenComparingInt(one -> Geometry.CHESS.number(one.move.to()))
          .thenComparing(BoardMove::text);

  /**
   * The cards of a promotion (CO-7).
   *
   * @param out the position of the pawn's card, once a captured piece's card has left
   * @param in the position of the new piece's card, once it is back
   */
  record Exchange(int out, int in) {
    String text() {
      return "/" + out + "@" + in;
    }
  }

  @Override
  public String text() {
    String text = squares();
    if (taken.isPresent()) {
      text += "x" + taken.getAsInt();
    }
    return exchange.isEmpty() ? text : text + promotion() + exchange.get().text();
  }

  private String squares() {
    return move.from().toString() + move.to();
  }

  private String promotion() {
    return "=" + move.promotion().orElseThrow().letter();
  }

  /** The move without its cards, in squares and as chess players write it. */
  @Override
  public List<String> names() {
    List<String> names = new ArrayList<>(San.forms(chess(), move));
    if (taken.isPresent() || exchange.isPresent()) {
      names.add(squares());
    }
    if (exchange.isPresent()) {
      names.add(move.text());
    }
    return names;
  }

  private Position chess() {
    return turn.chess();
  }

  char piece() {
    return chess().at(move.from());
  }

  /** The letter of the piece it captures. */
  Optional<Character> victim() {
    return chess().captured(move);
  }

  boolean takesKing() {
    return victim().filter(letter -> PieceType.of(letter) == PieceType.KING).isPresent();
  }

  /** The cards after it. */
  DealtCards applied(DealtCards cards) {
    DealtCards next = taken.isPresent() ? cards.discarding(taken.getAsInt()) : cards;
    return exchange.isEmpty()
        ? next
        : next.discarding(exchange.get().out()).restoring(newCard(), exchange.get().in());
  }

  private String newCard() {
    return turn.card(move.promotion().orElseThrow());
  }

  @Override
  public List<Square> captures() {
    return chess().capturedOn(move).stream().toList();
  }

  @Override
  public CooperativeScene done(Seat by) {
    return new CooperativeScene(turn.moved(this));
  }

  @Override
  public News news(Seat by, CooperativeScene after) {
    return News.toAll(
        () ->
            "%s's %s %s."
                .formatted(turn.colour().title(), PieceType.of(piece()).word(), whatItDoes()));
  }

  @Override
  public List<Choice> path() {
    List<Choice> path = new ArrayList<>();
    Square from = move.from();
    path.add(
        new Choice(CooperativeScene.WHICH_PIECE, from.toString(), title(piece()) + " " + from));
    path.add(new Choice("Where to?", move.to().toString(), target()));
    move.promotion().map(t -> Choice.promotion("=" + t.letter(), t.title())).ifPresent(path::add);
    taken.ifPresent(position -> path.add(takenCard(position)));
    exchange.ifPresent(cards -> addExchange(path, cards));
    return path;
  }

  private static String title(char piece) {
    return PieceType.of(piece).title();
  }

  private String target() {
    Square to = move.to();
    if (chess().castling(move).isPresent()) {
      return to + ", castling";
    }
    String passing = chess().at(to) == Board.EMPTY ? " in passing" : "";
    return victim()
        .map(v -> "%s, taking the %s%s".formatted(to, PieceType.of(v).word(), passing))
        .orElse(to.toString());
  }

  private Choice takenCard(int position) {
    String question =
        "Which card of a %s leaves the line?".formatted(PieceType.coloured(victim().get()));
    return new Choice(question, "x" + position, new LinePlace(line(), position).card());
  }

  private void addExchange(List<Choice> path, Exchange cards) {
    CardLine closed = taken.isPresent() ? line().without(taken.getAsInt()) : line();
    String pawn = "Which card of a %s leaves the line?".formatted(PieceType.coloured(piece()));
    path.add(new Choice(pawn, "/" + cards.out(), new LinePlace(closed, cards.out()).card()));
    CardLine complete = closed.without(cards.out()).with(cards.in(), newCard());
    String where =
        "Where does the card of the %s go?".formatted(PieceType.coloured(newCard().charAt(0)));
    path.add(new Choice(where, "@" + cards.in(), new LinePlace(complete, cards.in()).gap()));
  }

  private CardLine line() {
    return turn.cards().line();
  }

  private String whatItDoes() {
    Optional<Character> victim = victim();
    if (victim.isPresent()) {
      String passing = chess().at(move.to()) == Board.EMPTY ? " in passing" : "";
      return "on %s takes the %s%s on %s; card %s leaves the line%s"
          .formatted(
              move.from(),
              PieceType.of(victim.get()).word(),
              passing,
              move.to(),
              taken.getAsInt(),
              becoming());
    }
    String castling = chess().castling(move).isPresent() ? ", castling" : "";
    return "goes from %s to %s%s%s".formatted(move.from(), move.to(), castling, becoming());
  }

  private String becoming() {
    return exchange
        .map(
            cards ->
                "; for card %s, the pawn's, a %s comes in as card %s"
                    .formatted(cards.out(), PieceType.coloured(newCard().charAt(0)), cards.in()))
        .orElse("");
  }
}
