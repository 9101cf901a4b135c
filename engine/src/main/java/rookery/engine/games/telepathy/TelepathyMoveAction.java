package rookery.engine.games.telepathy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.engine.ActionNews;
import rookery.engine.Choice;
import rookery.engine.ScoreSheetNote;
import rookery.engine.Seat;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.Castling;
import rookery.engine.chess.Move;
import rookery.engine.chess.PieceType;
import rookery.engine.chess.Position;
import rookery.engine.chess.San;
import rookery.engine.chess.tactics.ChessDanger;
import rookery.engine.chess.tactics.LikelyMove;
import rookery.engine.games.telepathy.cards.Card;
import rookery.engine.games.telepathy.cards.PredictionOutcome;
import rookery.engine.games.telepathy.turn.CardReveal;
import rookery.engine.games.telepathy.turn.PlayedTurn;
import rookery.engine.games.telepathy.turn.PublicPosition;
import rookery.engine.games.telepathy.turn.TelepathyTurn;
import rookery.engine.play.SituationAction;
import rookery.engine.text.GameLogLine;
import rookery.engine.text.Sentence;

/** The move of a turn, after which the card is shown. */
record TelepathyMoveAction(MovingPhase phase, Move move)
    implements SituationAction<TelepathyPhase> {
  @Override
  public String text() {
    return move.text();
  }

  @Override
  public List<Choice> path() {
    List<Choice> path = new ArrayList<>();
    String piece = turn().kind(move).title();
    path.add(Choice.piece(move.from().toString(), piece + " " + move.from()));
    path.add(target());
    move.promotion().map(PieceType::asPromotion).ifPresent(path::add);
    return path;
  }

  private Choice target() {
    Position position = turn().position();
    Square to = move.to();
    Optional<Castling> castling = position.castling(move);
    if (castling.isPresent()) {
      return Choice.castling(to, castling.get().rook());
    }
    return position
        .captured(move)
        .map(PieceType::of)
        .map(taken -> Choice.capture(to, "%s, capturing the %s", to, taken.word()))
        .orElseGet(() -> Choice.target(to));
  }

  @Override
  public List<String> names() {
    return San.forms(turn().position(), move);
  }

  Colour team() {
    return turn().standing().team();
  }

  /** Whether the partner has foreseen it. */
  boolean isPredicted() {
    return CardReveal.of(turn(), phase.card(), move).outcome() == PredictionOutcome.PREDICTED;
  }

  private TelepathyTurn turn() {
    return phase.turn();
  }

  @Override
  public List<Square> captures() {
    return turn().position().capturedOn(move).stream().toList();
  }

  @Override
  public Optional<Sentence> fits() {
    return Optional.of(turn().isOfFaceUpKind(move) ? safe() : risky());
  }

  private Sentence safe() {
    return Sentence.of(
        "A %s matches the face-up card, so a wrong guess costs nothing.", turn().kind(move).word());
  }

  private Sentence risky() {
    String cost = isRisky() ? "you lose a piece" : "the coin moves towards you";
    return LikelyMove.isOnlyCapture(turn().position(), turn().moves(), move)
        ? Sentence.of(
            "It's the only capture, so your partner has probably guessed it; if not, %s.", cost)
        : turn()
            .whyExpected(move)
            .map(why -> Sentence.of("%s; if not, %s.", why, cost))
            .orElseGet(
                () ->
                    Sentence.of(
                        "But if your partner didn't guess a %s, %s.",
                        turn().kind(move).word(), cost));
  }

  /** Whether a wrong guess would cost a piece, which one of the face-up kind never does. */
  @Override
  public boolean isRisky() {
    return !turn().isOfFaceUpKind(move) && turn().standing().isCoinOnOwnSide();
  }

  @Override
  public boolean isExpected() {
    return turn().isExpected(move);
  }

  @Override
  public boolean isExposed() {
    Position position = turn().position();
    return !turn().takesKing(move)
        && ChessDanger.isLoss(move, position)
        && !ChessDanger.isRepaid(move, position);
  }

  /** A trade is no loss, but whoever reads where a piece could be captured is told of it. */
  @Override
  public Optional<String> recompense() {
    Position position = turn().position();
    return position
        .captured(move)
        .filter(any -> !turn().takesKing(move) && !ChessDanger.isLoss(move, position))
        .filter(any -> ChessDanger.isAfter(move, position))
        .map(taken -> "a " + PieceType.of(taken).word());
  }

  @Override
  public TelepathyPhase done(Seat by) {
    Card card = phase.card();
    CardReveal reveal = CardReveal.of(turn(), card, move);
    PlayedTurn played = PlayedTurn.of(turn(), card, move, reveal);
    PublicPosition moved = turn().standing().moved(played);
    if (turn().takesKing(move)) {
      return new KingCapturedPhase(moved.passed(), card);
    }
    PublicPosition resolved = moved.with(reveal.coin());
    return played
        .loser()
        .<TelepathyPhase>map(team -> new RemovingPhase(resolved, card, team))
        .orElseGet(() -> TelepathyPhase.begin(resolved.finished(card)));
  }

  @Override
  public Optional<ScoreSheetNote> noted(Seat by, TelepathyPhase after) {
    return Optional.of(new ScoreSheetNote(by, turn().san(move)));
  }

  @Override
  public ActionNews news(Seat by, TelepathyPhase after) {
    return ActionNews.revealing(
        () -> GameLogLine.by(by, told(by)).then(CardReveal.told(turn(), phase.card(), move)));
  }

  private Sentence told(Seat by) {
    return turn()
        .position()
        .castling(move)
        .map(castling -> Sentence.of("%s castled (%s).", by, castling.words()))
        .orElseGet(() -> Sentence.moved(by, turn().inWords(move)));
  }
}
