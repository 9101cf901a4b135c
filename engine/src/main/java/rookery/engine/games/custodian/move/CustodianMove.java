package rookery.engine.games.custodian.move;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import rookery.engine.Choice;
import rookery.engine.Seat;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.Castling;
import rookery.engine.chess.PieceType;
import rookery.engine.chess.San;
import rookery.engine.diagram.Mark;
import rookery.engine.games.custodian.capture.CaptureRole;
import rookery.engine.games.custodian.capture.CapturedPiece;
import rookery.engine.play.GameMove;
import rookery.engine.text.GameLogLine;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;

/**
 * A move, with what it captures.
 *
 * @param to the empty square where it goes; a castling king's is two squares away
 * @param taken what it surrounds there, a1 first
 * @param recruits whether that changes sides instead of leaving
 */
public record CustodianMove(
    char piece,
    Square from,
    Square to,
    Optional<PieceType> promotion,
    List<CapturedPiece> taken,
    boolean recruits)
    implements GameMove {
  private static final int MOST_NAMED = 4;

  /** With the rest of it the label of a choice has room for no more. */
  private static final int LONGEST = 96;

  public CustodianMove {
    taken = List.copyOf(taken);
  }

  /** {@code c6c7=N}. */
  @Override
  public String text() {
    return from.toString() + target();
  }

  private String target() {
    return promotion.isEmpty() ? to.toString() : to + "=" + promotion.get().letter();
  }

  /** Which castling this is, if it is one: no other move takes a king two files away. */
  public Optional<Castling> castling() {
    if (PieceType.of(piece) != PieceType.KING || Math.abs(from.file() - to.file()) != 2) {
      return Optional.empty();
    }
    return CustodianPosition.CASTLINGS.stream()
        .filter(castling -> castling.king() == from && castling.kingTo() == to)
        .findFirst();
  }

  public Colour colour() {
    return Colour.of(piece);
  }

  public boolean pawn() {
    return PieceType.of(piece) == PieceType.PAWN;
  }

  @Override
  public List<Square> captures() {
    return taken.stream().map(CapturedPiece::square).toList();
  }

  @Override
  public List<Mark> marks() {
    List<Mark> marks = new ArrayList<>(new CapturingPairsDrawing(this).marks("blue"));
    marks.add(Mark.arrow(from, to, "blue"));
    return marks;
  }

  /** The piece and its squares alone: {@code knight c1-b3}. */
  public String shortly() {
    return "%s %s-%s".formatted(PieceType.of(piece).word(), from, to);
  }

  /**
   * The move, and the pieces that capture with it: {@code knight c1-b3, helped by the rook on c5}.
   * Where it takes a king no others matter.
   */
  public String withPartner() {
    return taken.isEmpty() ? shortly() : "%s, helped by %s".formatted(shortly(), partners());
  }

  /** The pieces that capture with it: {@code the rook on c5}. */
  public String partners() {
    return CapturedPiece.partners(taken.stream().filter(this::isWorthTelling).toList());
  }

  /** The same in a sentence, where the move itself has been told. */
  public Sentence helped() {
    return Sentence.of(SentenceRole.CONSEQUENCE, "It's helped by %s.", partners());
  }

  /** Whether that captured piece matters: beside a king no other does. */
  public boolean isWorthTelling(CapturedPiece one) {
    return one.king() || !takesKing();
  }

  public boolean takesKing() {
    return taken.stream().anyMatch(CapturedPiece::king);
  }

  /** Whether it ends the game by that; a recruited king fights on. */
  public boolean endsByKing() {
    return takesKing() && !recruits;
  }

  /** Whether it takes the same piece from the same square to the same. */
  public boolean isLike(CustodianMove other) {
    return piece == other.piece
        && from == other.from
        && to == other.to
        && promotion.equals(other.promotion);
  }

  /** Where a piece stands afterwards that stands on a square before it. */
  public Square later(Square square) {
    return square == from ? to : square;
  }

  public boolean takesAt(Square square) {
    return taken.stream().anyMatch(one -> one.square() == square);
  }

  /** Whether a right to castle is lost by it. */
  boolean ends(Castling right) {
    if (right.needs(from)) {
      return true;
    }
    for (CapturedPiece one : taken) {
      if (right.needs(one.square())) {
        return true;
      }
    }
    return false;
  }

  /** The board afterwards. */
  Board playedOn(Board board) {
    Board after = board.moved(from, to);
    for (CapturedPiece one : taken) {
      after = after.with(one.square(), recruits ? colour().cased(one.piece()) : Board.EMPTY);
    }
    if (promotion.isPresent()) {
      // CU-2: what was captured was captured by the pawn; the new piece captures nothing.
      after = after.with(to, colour().cased(promotion.get().letter()));
    }
    Optional<Castling> castling = castling();
    return castling.isPresent()
        ? after.moved(castling.get().rook(), castling.get().rookTo())
        : after;
  }

  /**
   * Other ways to write it, in the manner of SAN: {@code Nc3}, {@code Rad1}, {@code c7=R}, {@code
   * O-O}.
   */
  @Override
  public List<String> names() {
    if (castling().isPresent()) {
      return List.of(castling().get().san());
    }
    return pawn()
        ? List.of(target(), from.toString().charAt(0) + target())
        : San.shortly(PieceType.of(piece), from, target());
  }

  /** The piece, its target, what it becomes. */
  @Override
  public List<Choice> path() {
    List<Choice> path = new ArrayList<>();
    path.add(Choice.piece(from.toString(), PieceType.of(piece).title() + " " + from));
    path.add(targetChoice());
    promotion.map(PieceType::asPromotion).ifPresent(path::add);
    return List.copyOf(path);
  }

  private Choice targetChoice() {
    Optional<Castling> castling = castling();
    if (castling.isPresent()) {
      return Choice.castling(to, castling.get().rook());
    }
    return taken.isEmpty() ? Choice.target(to) : Choice.capture(to, "%s, %s", to, capture());
  }

  /** What is done, in words: {@code knight c1-b3, capturing the pawn on c4}. */
  @Override
  public String words() {
    return words(Optional.empty());
  }

  private String words(Optional<Square> king) {
    List<String> more = new ArrayList<>();
    promotion.map(type -> "promoting to a " + type.word()).ifPresent(more::add);
    if (!taken.isEmpty()) {
      more.add(verb() + " " + victims());
    }
    king.map(square -> "threatening the king on " + square).ifPresent(more::add);
    String done = castling().map(one -> "castled (%s)".formatted(one.words())).orElse(shortly());
    return more.isEmpty() ? done : done + ", " + Phrase.list(more);
  }

  @Override
  public GameLogLine told(Seat by) {
    return told(by, Optional.empty());
  }

  /**
   * What is told of it.
   *
   * @param king the other side's king if that could be captured next
   */
  public GameLogLine told(Seat by, Optional<Square> king) {
    return castling().isPresent()
        ? GameLogLine.by(by, Sentence.of("%s %s.", by, words(king)))
        : GameLogLine.moved(by, words(king)).then(helpers());
  }

  /** Who captured with it, which the picture shows too. */
  private Sentences helpers() {
    return taken.isEmpty()
        ? Sentences.NONE
        : Sentences.of(
            Sentence.of(
                SentenceRole.CONSEQUENCE,
                "%s helped.",
                Phrase.capitalised(CapturedPiece.partners(taken))));
  }

  /** What the piece that moves counts as. */
  public CaptureRole role() {
    return CaptureRole.ofMover(piece, isStraight());
  }

  /** Whether it goes along a rank or a file. */
  public boolean isStraight() {
    return from.file() == to.file() || from.rank() == to.rank();
  }

  /** Which pairs capture what: {@code capturing the pawn on b4 with help from the rook on a4}. */
  private String capture() {
    Map<String, List<CapturedPiece>> victims = new LinkedHashMap<>();
    for (CapturedPiece one : taken) {
      victims.computeIfAbsent(one.partnerWords(), p -> new ArrayList<>()).add(one);
    }
    List<String> pairs = new ArrayList<>();
    victims.forEach(
        (p, v) -> pairs.add("%s with help from %s".formatted(CapturedPiece.listed(v), p)));
    String words = verb() + " " + listed(pairs);
    return words.length() <= LONGEST ? words : verb() + " " + victims();
  }

  private String verb() {
    return recruits ? "recruiting" : "capturing";
  }

  /** A pair may have several victims, so a comma stands before the last pair too. */
  private static String listed(List<String> pairs) {
    int last = pairs.size() - 1;
    return last == 0
        ? pairs.get(0)
        : "%s, and %s".formatted(Phrase.row(pairs.subList(0, last)), pairs.get(last));
  }

  /** Each by kind and square; by square alone where they are too many for the label of a choice. */
  private String victims() {
    if (taken.size() <= MOST_NAMED) {
      return CapturedPiece.listed(taken);
    }
    return "the pieces on "
        + Phrase.list(taken.stream().map(one -> one.square().toString()).toList());
  }
}
