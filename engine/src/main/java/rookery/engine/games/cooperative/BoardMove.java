package rookery.engine.games.cooperative;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import rookery.engine.ActionNews;
import rookery.engine.Choice;
import rookery.engine.ScoreSheetNote;
import rookery.engine.Seat;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.chess.Move;
import rookery.engine.chess.PieceType;
import rookery.engine.chess.Position;
import rookery.engine.chess.San;
import rookery.engine.games.cooperative.cards.CardExchange;
import rookery.engine.games.cooperative.cards.CardLine;
import rookery.engine.games.cooperative.cards.DealtCards;
import rookery.engine.games.cooperative.cards.LinePlace;
import rookery.engine.games.cooperative.points.CooperativeScore;
import rookery.engine.play.SituationAction;
import rookery.engine.text.GameLogLine;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;

/**
 * A move of a piece with what it does to the cards; a captor stands where it captured (CO-12).
 *
 * @param turn in which it is made
 * @param move on the board; its promotion is empty where a pawn takes a king on the last rank
 * @param taken the position of the captured piece's card, which is discarded first
 * @param exchange what a promotion does to the line after that
 */
record BoardMove(
    CooperativeTurn turn, Move move, OptionalInt taken, Optional<CardExchange> exchange)
    implements SituationAction<CooperativeSituation> {

  /** In the order of their texts, few of which are made for it. */
  static final Comparator<BoardMove> BY_TEXT =
      Comparator.<BoardMove>comparingInt(one -> Geometry.CHESS.number(one.move.from()))
          .thenComparingInt(one -> Geometry.CHESS.number(one.move.to()))
          .thenComparing(BoardMove::text);

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

  /** Whether it ends the game below the points that are needed; in the last turn it saves those. */
  boolean loses() {
    return takesKing() && !turn.score().withAKing().wins() && turn.turnsLeft() > 1;
  }

  /** Whether it captures a king in the last turn, or leaves one to be captured. */
  boolean savesPoints() {
    return turn.turnsLeft() == 1
        && (takesKing() || BoardMoves.of(turn.moved(this)).stream().anyMatch(BoardMove::takesKing));
  }

  /** Whether it captures something, and doesn't lose the game by it. */
  boolean isWorthwhile() {
    return victim().isPresent() && !loses();
  }

  /** Whether the partner could capture a king in the last turn, but no more after this move. */
  boolean takesKingAway() {
    return turn.turnsLeft() == 2
        && turn.step() != CooperativeTurn.Step.PLAY
        && !takesKing()
        && new LastTurns(turn).leavesAKing()
        && !CaptureChain.leavesAKing(turn.moved(this));
  }

  /** Whether the partner could capture the last of a kind next turn, but not after this capture. */
  boolean takesFromPartner() {
    return victim().isPresent()
        && !takesKing()
        && scores() < CooperativeScore.FOR_THE_LAST
        && CaptureProspects.lastNextTurn(turn).isPresent()
        && !CaptureProspects.isLastInReach(turn.moved(this));
  }

  @Override
  public Optional<String> asks() {
    return MoveWarning.of(this).map(MoveWarning::button);
  }

  @Override
  public Optional<Sentence> warning() {
    return MoveWarning.of(this).map(MoveWarning::told);
  }

  /** A hint leaves out what would leave out several captures. */
  @Override
  public double loss() {
    if (takesKing()) {
      return loses() ? turn.unscored(0) : turn.unscoredByTheKing();
    }
    if (takesKingAway()) {
      return CooperativeScore.BOUNDS.most();
    }
    double loss = turn.moved(this).unscored();
    return takesFromPartner() ? loss + CooperativeScore.FOR_THE_LAST : loss;
  }

  /** In a hint, which captures a move leaves for after it. */
  @Override
  public Optional<Sentence> fits() {
    return Optional.of(this)
        .filter(move -> move.victim().isEmpty() && turn.step() == CooperativeTurn.Step.MOVE)
        .filter(move -> !CaptureChain.best(turn).isEmpty())
        .map(move -> CaptureChain.best(turn.moved(move)))
        .filter(chain -> !chain.isEmpty() && !chain.isMoreThanAPoint())
        .filter(chain -> !new LastTurns(turn).isLost(true))
        .map(chain -> Sentence.of("Then you can still play %s.", chain.words()));
  }

  /** The cards after it. */
  DealtCards applied(DealtCards cards) {
    DealtCards next = taken.isPresent() ? cards.discarding(taken.getAsInt()) : cards;
    return exchange.isEmpty() ? next : exchange.get().applied(next, newCard());
  }

  private String newCard() {
    return turn.card(move.promotion().orElseThrow());
  }

  @Override
  public List<Square> captures() {
    return chess().capturedOn(move).stream().toList();
  }

  @Override
  public CooperativeSituation done(Seat by) {
    return new CooperativeSituation(turn.moved(this));
  }

  /** As chess players write it; a pawn that takes a king on the last rank stays a pawn. */
  @Override
  public Optional<ScoreSheetNote> noted(Seat by, CooperativeSituation after) {
    String name = San.unmarked(chess(), move).orElseGet(this::squares);
    return Optional.of(new ScoreSheetNote(by, name));
  }

  @Override
  public ActionNews news(Seat by, CooperativeSituation after) {
    return ActionNews.toAll(
        () ->
            GameLogLine.moved(by, inWords())
                .then(new Sentences(cardsInWords()))
                .then(new Sentences(checking(after.turn()).stream().toList())));
  }

  /** CO-4: what a check costs the other colour. */
  private Optional<Sentence> checking(CooperativeTurn after) {
    Colour other = turn.colour().opposite();
    boolean isNew = chess().attackedKing(other).isEmpty();
    return after
        .chess()
        .attackedKing(other)
        .filter(king -> isNew && after.result().isEmpty())
        .map(
            king ->
                Sentence.of(
                    SentenceRole.CONSEQUENCE, "Check: %s's moves are limited.", turn.side(other)));
  }

  @Override
  public List<Choice> path() {
    List<Choice> path = new ArrayList<>();
    Square from = move.from();
    path.add(Choice.piece(from.toString(), title(piece()) + " " + from));
    path.add(target());
    move.promotion().map(t -> Choice.promotion("=" + t.letter(), t.title())).ifPresent(path::add);
    taken.ifPresent(position -> addTaken(path, position));
    exchange.ifPresent(cards -> path.addAll(cards.choices(closed(), piece(), newCard())));
    return path;
  }

  /** The line once the captured piece's card has left it. */
  private CardLine closed() {
    return taken.isPresent() ? line().without(taken.getAsInt()) : line();
  }

  private static String title(char piece) {
    return PieceType.of(piece).title();
  }

  private Choice target() {
    Square to = move.to();
    if (chess().castling(move).isPresent()) {
      return Choice.target(to, "%s, castling", to);
    }
    return capturing("the")
        .map(capturing -> Choice.capture(to, "%s%s", to, capturing))
        .orElseGet(() -> Choice.target(to));
  }

  /** What it captures, as a clause behind a move: {@code , capturing the pawn en passant}. */
  private Optional<String> capturing(String the) {
    String passing = chess().at(move.to()) == Board.EMPTY ? " en passant" : "";
    return victim()
        .map(letter -> ", capturing %s %s%s".formatted(the, PieceType.of(letter).word(), passing));
  }

  /**
   * Nothing is asked where one card alone fits, or any would leave the same line: the report says
   * which card left it.
   */
  private void addTaken(List<Choice> path, int position) {
    char captured = victim().orElseThrow();
    if (cardsToChoose().size() > 1) {
      LinePlace card = new LinePlace(line(), position);
      String label = following().map(card::leaving).orElseGet(card::leaving);
      path.add(LinePlace.leaving(captured, "x" + position, label));
    }
  }

  /** Where cards were chosen; other choices say it well enough. */
  @Override
  public Optional<String> spoken() {
    List<String> deeds = new ArrayList<>(List.of(onTheBoard()));
    if (taken.isPresent() && cardsToChoose().size() > 1) {
      deeds.add("take card %s out of the line".formatted(taken.getAsInt()));
    }
    exchange.ifPresent(cards -> deeds.addAll(cards.deeds(closed(), piece(), newCard())));
    return Optional.of(deeds).filter(all -> all.size() > 1).map(Phrase::list);
  }

  private String onTheBoard() {
    String piece = PieceType.of(piece()).word();
    return victim()
        .map(PieceType::of)
        .map(
            prey ->
                "capture the %s on %s with the %s from %s"
                    .formatted(prey.word(), move.to(), piece, move.from()))
        .orElseGet(() -> "move the %s from %s to %s".formatted(piece, move.from(), move.to()));
  }

  private List<Integer> cardsToChoose() {
    return line().choices(piece(), victim().orElseThrow());
  }

  /** What the line allows after this one in the same turn: {@code rook a1\u00d7a7}. */
  private Optional<String> following() {
    return Optional.of(this)
        .filter(move -> exchange.isEmpty() && !takesKing())
        .map(move -> CaptureChain.best(turn.moved(move)))
        .filter(chain -> !chain.isEmpty())
        .map(CaptureChain::brief);
  }

  @Override
  public boolean isOffered() {
    return taken.isEmpty() || cardsToChoose().contains(taken.getAsInt());
  }

  private CardLine line() {
    return turn.cards().line();
  }

  /** It in a list: {@code king e1-d1}, {@code queen d1\u00d7e2}. */
  String brief() {
    String between = victim().isPresent() ? "\u00d7" : "-";
    return PieceType.of(piece()).word() + " " + move.from() + between + move.to();
  }

  /** It for the log, where solitaire has to name the colour. */
  private String inWords() {
    String piece = turn.isSolitaire() ? PieceType.coloured(piece()) : PieceType.of(piece()).word();
    String castling = chess().castling(move).isPresent() ? ", castling" : "";
    String promoting =
        exchange
            .flatMap(cards -> move.promotion())
            .map(type -> type.promoting(victim().isPresent()))
            .orElse("");
    return "%s %s-%s%s%s%s"
        .formatted(piece, move.from(), move.to(), castling, captured(), promoting);
  }

  /** What it captures, and what that brings. */
  private String captured() {
    if (victim().isEmpty()) {
      return "";
    }
    int brings = scores();
    return "%s (+%s)"
        .formatted(
            capturing(brings > 1 ? "the last" : "the").orElseThrow(),
            Phrase.counted(brings, "point"));
  }

  /** What it scores; the last pawn can be gone by a promotion too. */
  int scores() {
    if (victim().isEmpty() && exchange.isEmpty()) {
      return 0;
    }
    int kinds = CooperativeScore.of(turn.captured(), chess().after(move).board()).points();
    return kinds - turn.score().points() + (victim().isPresent() ? 1 : 0);
  }

  private List<Sentence> cardsInWords() {
    List<Sentence> sentences = new ArrayList<>();
    // Where one card alone fits, the picture shows that it has left.
    if (taken.isPresent() && line().beside(piece(), victim().orElseThrow()).size() > 1) {
      sentences.add(
          Sentence.of(SentenceRole.CONSEQUENCE, "Card %s left the line.", taken.getAsInt()));
    }
    exchange.ifPresent(
        cards ->
            sentences.add(
                Sentence.of(
                    SentenceRole.CONSEQUENCE,
                    "The pawn's card, number %s, left the line; a %s card came in as number %s.",
                    cards.out(),
                    PieceType.coloured(newCard().charAt(0)),
                    cards.in())));
    return sentences;
  }
}
