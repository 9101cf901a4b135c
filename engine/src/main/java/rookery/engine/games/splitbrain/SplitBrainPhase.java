package rookery.engine.games.splitbrain;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.Viewer;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.ChessEndings;
import rookery.engine.chess.KingAttack;
import rookery.engine.chess.Move;
import rookery.engine.chess.tactics.ChessDanger;
import rookery.engine.explanation.Explanation;
import rookery.engine.play.Situation;
import rookery.engine.play.ViewContent;
import rookery.engine.text.Sentence;
import rookery.engine.text.Sentences;

/** How far a turn has come. */
sealed interface SplitBrainPhase extends Situation<SplitBrainPhase>
    permits CirclingPhase, RulingPhase, FinalMovePhase {
  /** The word of exchange files. */
  String word();

  /** The turn it is a phase of. */
  SplitBrainTurn turn();

  /** The truth about the circles made so far. */
  SortedMap<Seat, Square> circles();

  /** Whether {@code viewer} may see the circle of {@code seat}. */
  default boolean shows(Seat seat, Viewer viewer) {
    return true;
  }

  /** Whose turn it is. */
  default Sentence whoseTurn() {
    return ChessEndings.toMove(turn().called(), turn().position().inCheck());
  }

  /** What {@code viewer} is told besides that and the picture, in one or two sentences. */
  Sentences status(Viewer viewer);

  /** What {@code viewer} alone knows. */
  default Optional<Sentences> secret(Viewer viewer) {
    return Optional.empty();
  }

  /** The moves that the opponents decide between, as far as that verdict would leave them. */
  default List<Move> ways(CircleVerdict verdict) {
    return List.of();
  }

  /** The squares that the choice of the final move is between. */
  default List<Square> candidates() {
    return List.of();
  }

  @Override
  default Optional<Result> result() {
    return turn().result();
  }

  @Override
  default Optional<Explanation> why() {
    return KingAttack.why(KingAttack.on(turn().position(), turn().team()), result());
  }

  @Override
  default SortedMap<Square, Character> endangered(Seat seat) {
    return ChessDanger.pieces(seat, turn().position());
  }

  @Override
  default SortedMap<String, Object> position() {
    return facts(seat -> true);
  }

  private SortedMap<String, Object> facts(Predicate<Seat> shown) {
    SortedMap<String, String> marked = new TreeMap<>();
    circles()
        .forEach(
            (seat, square) -> marked.put(seat.id(), shown.test(seat) ? square.toString() : "?"));
    return new TreeMap<>(
        Map.of(
            "position", turn().position().board().rows(),
            "turn", turn().team().word(),
            "checker", turn().checker().square().toString(),
            "circles", marked,
            "phase", word(),
            "halfmove", turn().draws().halfmove()));
  }

  private Sentences said(Viewer viewer) {
    return result()
        .map(
            end ->
                ChessEndings.told(
                    end.reason(), turn().team(), Colour::title, "a capture or a pawn's move"))
        .orElseGet(() -> Sentences.of(whoseTurn()).then(status(viewer)));
  }

  @Override
  default ViewContent told(Viewer viewer) {
    SplitBrainPicture picture = SplitBrainPicture.of(this, viewer);
    return new ViewContent(
        facts(seat -> shows(seat, viewer)),
        picture.diagram(),
        picture.words(),
        said(viewer),
        secret(viewer));
  }
}
