package rookery.engine.games.cooperative;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import rookery.engine.Choice;
import rookery.engine.News;
import rookery.engine.Note;
import rookery.engine.Seat;
import rookery.engine.chess.PieceType;
import rookery.engine.play.SceneAction;

/** Ending the turn, with the cards drawn that this brings. */
record EndTurn(CooperativeScene scene) implements SceneAction<CooperativeScene> {
  private CooperativeTurn turn() {
    return scene.turn();
  }

  @Override
  public String text() {
    return "end";
  }

  @Override
  public List<Choice> path() {
    return List.of(new Choice(CooperativeScene.WHICH_PIECE, text(), "End the turn"));
  }

  @Override
  public Optional<String> asks() {
    return scene.mayCapture() ? Optional.of("End without capturing") : Optional.empty();
  }

  @Override
  public CooperativeScene done(Seat by) {
    return new CooperativeScene(turn().ended());
  }

  @Override
  public Optional<Note> noted(Seat by, CooperativeScene after) {
    return Optional.empty();
  }

  @Override
  public News news(Seat by, CooperativeScene after) {
    return turn().endsWithACard()
        ? News.revealing(() -> sentence(after.turn()))
        : News.toAll(() -> sentence(after.turn()));
  }

  private String sentence(CooperativeTurn next) {
    String draws = turn().endsWithACard() && !turn().isSolitaire() ? " and draws" : "";
    return "%s ends the turn%s.%s".formatted(turn().colour().title(), draws, comingToTheLine(next));
  }

  /** The kings drawn, or what solitaire turns up: all that comes to the line is public. */
  private String comingToTheLine(CooperativeTurn next) {
    List<String> line = next.cards().line().cards();
    String coming =
        line.subList(turn().cards().line().size(), line.size()).stream()
            .map(card -> PieceType.coloured(card.charAt(0)))
            .collect(Collectors.joining(", "));
    return coming.isEmpty() ? "" : " To the line comes: %s.".formatted(coming);
  }
}
