package rookery.engine.games.custodian;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.engine.Action;
import rookery.engine.Choice;
import rookery.engine.Phrase;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;

/**
 * A move, with what it captures. Two are equal when their texts are, whatever they capture.
 *
 * @param piece the letter of the piece that moves
 * @param from where it stands
 * @param to the empty square where it goes; a castling king's is two squares away
 * @param promotion what a pawn becomes
 * @param taken what it surrounds there, a1 first
 * @param recruits whether that changes sides instead of leaving
 */
record CustodianAction(
    char piece,
    Square from,
    Square to,
    Optional<PieceType> promotion,
    List<Taken> taken,
    boolean recruits)
    implements Action {
  private static final int MOST_NAMED = 4;

  CustodianAction {
    taken = List.copyOf(taken);
  }

  @Override
  public String text() {
    return from.toString() + to + promotion.map(type -> "=" + type.letter()).orElse("");
  }

  /** Which castling this is, if it is one: no other move takes a king two files away. */
  Optional<Castling> castling() {
    if (PieceType.of(piece) != PieceType.KING || Math.abs(from.file() - to.file()) != 2) {
      return Optional.empty();
    }
    return Castling.all().stream()
        .filter(castling -> castling.kingFrom() == from && castling.kingTo() == to)
        .findFirst();
  }

  Colour colour() {
    return Colour.of(piece);
  }

  boolean pawn() {
    return PieceType.of(piece) == PieceType.PAWN;
  }

  boolean takesKing() {
    return taken.stream().anyMatch(Taken::king);
  }

  boolean takesAt(Square square) {
    return taken.stream().anyMatch(one -> one.square() == square);
  }

  /** Whether a right to castle is lost by it. */
  boolean ends(Castling right) {
    if (right.needs(from)) {
      return true;
    }
    for (Taken one : taken) {
      if (right.needs(one.square())) {
        return true;
      }
    }
    return false;
  }

  /** The board afterwards. */
  Board playedOn(Board board) {
    Board after = board.moved(from, to);
    for (Taken one : taken) {
      after = after.with(one.square(), recruits ? colour().cased(one.piece()) : Board.EMPTY);
    }
    if (promotion.isPresent()) {
      // CU-2: what was captured was captured by the pawn; the new piece captures nothing.
      after = after.with(to, colour().cased(promotion.get().letter()));
    }
    Optional<Castling> castling = castling();
    return castling.isPresent()
        ? after.moved(castling.get().rookFrom(), castling.get().rookTo())
        : after;
  }

  @Override
  public List<Choice> path() {
    List<Choice> path = new ArrayList<>();
    path.add(new Choice("Which piece?", from.toString(), PieceType.of(piece).title() + " " + from));
    path.add(new Choice("Where to?", to.toString(), targetLabel()));
    promotion.ifPresent(
        type -> path.add(Choice.promotion(Character.toString(type.letter()), type.title())));
    return List.copyOf(path);
  }

  private String targetLabel() {
    if (castling().isPresent()) {
      return to + ", castles with the rook on " + castling().get().rookFrom();
    }
    if (taken.isEmpty()) {
      return to.toString();
    }
    return to + ", " + verb() + " " + victims();
  }

  /** What is done, in words: {@code knight c1-b3, captures pawn c4 and bishop b5}. */
  String words() {
    if (castling().isPresent()) {
      Castling castling = castling().get();
      return "castles, king %s-%s and rook %s-%s"
          .formatted(from, to, castling.rookFrom(), castling.rookTo());
    }
    String words = PieceType.of(piece).word() + " " + from + "-" + to;
    if (!taken.isEmpty()) {
      words += ", " + verb() + " " + victims();
    }
    return words + promotion.map(type -> ", becomes a " + type.word()).orElse("");
  }

  private String verb() {
    return recruits ? "recruits" : "captures";
  }

  /** Each by kind and square; by square alone where they are too many for the label of a choice. */
  private String victims() {
    if (taken.size() <= MOST_NAMED) {
      return Phrase.list(taken.stream().map(Taken::words).toList());
    }
    return "the pieces on "
        + Phrase.list(taken.stream().map(one -> one.square().toString()).toList());
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof CustodianAction action && action.text().equals(text());
  }

  @Override
  public int hashCode() {
    return text().hashCode();
  }

  @Override
  public String toString() {
    return text();
  }
}
