package rookery.engine.games.cooperative;

import java.util.List;
import java.util.Optional;
import rookery.engine.ActionNews;
import rookery.engine.Choice;
import rookery.engine.Seat;
import rookery.engine.board.Colour;
import rookery.engine.chess.PieceType;
import rookery.engine.diagram.Mark;
import rookery.engine.play.SituationAction;
import rookery.engine.text.GameLogLine;
import rookery.engine.text.Sentence;

/** Playing a card from the hand to the far end of the line. */
record PlayCard(CooperativeTurn turn, char piece) implements SituationAction<CooperativeSituation> {
  @Override
  public String text() {
    return "play " + piece;
  }

  @Override
  public List<Choice> path() {
    String label = Colour.of(piece).title() + " " + PieceType.of(piece).word();
    return List.of(new Choice("Which card do you want to play?", Character.toString(piece), label));
  }

  @Override
  public Optional<String> spoken() {
    return Optional.of("play the %s card".formatted(PieceType.coloured(piece)));
  }

  @Override
  public List<String> names() {
    String words = PieceType.coloured(piece);
    return List.of(words, "play " + words);
  }

  /** What it would let the player capture on the board as it is. */
  List<BoardMove> allowed() {
    CooperativeTurn played = turn.played(Character.toString(piece));
    return new CooperativeExplanation(played).captures(turn.colour());
  }

  @Override
  public List<Mark> marks() {
    return CooperativeExplanation.arrows(allowed());
  }

  /** The case of the letter is the colour of the card. */
  @Override
  public boolean caseMatters() {
    return true;
  }

  @Override
  public CooperativeSituation done(Seat by) {
    return new CooperativeSituation(turn.played(Character.toString(piece)));
  }

  @Override
  public ActionNews news(Seat by, CooperativeSituation after) {
    return ActionNews.revealing(
        () ->
            GameLogLine.by(by, Sentence.of("%s played a %s card.", by, PieceType.coloured(piece))));
  }
}
