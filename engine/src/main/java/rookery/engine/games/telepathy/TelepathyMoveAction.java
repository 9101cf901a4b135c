package rookery.engine.games.telepathy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.engine.Choice;
import rookery.engine.News;
import rookery.engine.Note;
import rookery.engine.Seat;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.Castling;
import rookery.engine.chess.Move;
import rookery.engine.chess.PieceType;
import rookery.engine.chess.Position;
import rookery.engine.chess.San;
import rookery.engine.games.telepathy.cards.Card;
import rookery.engine.games.telepathy.cards.Outcome;
import rookery.engine.games.telepathy.turn.CardReveal;
import rookery.engine.games.telepathy.turn.PublicPosition;
import rookery.engine.games.telepathy.turn.TelepathyTurn;
import rookery.engine.play.SceneAction;

/** The move of a turn, after which the card is shown. */
record TelepathyMoveAction(MovingPhase phase, Move move) implements SceneAction<TelepathyPhase> {
  @Override
  public String text() {
    return move.text();
  }

  @Override
  public List<Choice> path() {
    List<Choice> path = new ArrayList<>();
    String piece = turn().kind(move).title();
    path.add(new Choice("Which piece?", move.from().toString(), piece + " " + move.from()));
    path.add(new Choice("Where to?", move.to().toString(), target()));
    move.promotion().map(PieceType::asPromotion).ifPresent(path::add);
    return path;
  }

  private String target() {
    Position position = turn().position();
    Optional<Castling> castling = position.castling(move);
    if (castling.isPresent()) {
      return "%s, castling with the rook %s".formatted(move.to(), castling.get().rook());
    }
    return position
        .captured(move)
        .map(taken -> "%s, taking the %s".formatted(move.to(), PieceType.of(taken).word()))
        .orElse(move.to().toString());
  }

  @Override
  public List<String> names() {
    return San.forms(turn().position(), move);
  }

  /** Whose move it is. */
  Colour team() {
    return turn().standing().team();
  }

  /** Whether the partner has foreseen it. */
  boolean isPredicted() {
    return CardReveal.of(turn(), phase.card(), move).outcome() == Outcome.PREDICTED;
  }

  private TelepathyTurn turn() {
    return phase.turn();
  }

  @Override
  public List<Square> captures() {
    return turn().position().capturedOn(move).stream().toList();
  }

  @Override
  public TelepathyPhase done(Seat by) {
    Card card = phase.card();
    PublicPosition moved = turn().standing().moved(move);
    if (turn().takesKing(move)) {
      return new KingCapturedPhase(moved.passed(), card);
    }
    CardReveal shown = CardReveal.of(turn(), card, move);
    PublicPosition resolved = moved.with(shown.coin());
    return shown
        .remover(resolved)
        .<TelepathyPhase>map(team -> new RemovingPhase(resolved, card, team))
        .orElseGet(() -> TelepathyPhase.begin(resolved.finished(card)));
  }

  @Override
  public Optional<Note> noted(Seat by, TelepathyPhase after) {
    return Optional.of(new Note(by, turn().san(move)));
  }

  @Override
  public News news(Seat by, TelepathyPhase after) {
    return News.revealing(
        () ->
            "%s: %s. %s"
                .formatted(
                    by.title(), turn().san(move), CardReveal.words(turn(), phase.card(), move)));
  }
}
