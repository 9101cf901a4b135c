package rookery.bot.review.page;

import java.util.List;
import rookery.bot.post.choice.ChoiceDiagram;
import rookery.bot.post.choice.ChoicePath;
import rookery.engine.View;
import rookery.engine.Viewer;
import rookery.engine.diagram.Diagram;
import rookery.engine.playthrough.Playthrough;
import rookery.engine.review.PicturedChoice;
import rookery.engine.review.ReviewSentences;
import rookery.engine.review.TurningPoint;
import rookery.engine.text.Sentence;

/**
 * The board at a turning point as whoever could act saw it then, with what was better drawn as a
 * hint draws it, or what was done where nothing was better.
 */
public record TurningPointBoard(View before, PicturedChoice drawn) {
  /** The board of a point that a review of the game names. */
  public static TurningPointBoard of(Playthrough played, TurningPoint point) {
    PicturedChoice drawn = new ReviewSentences(played).drawn(point);
    View before = played.states().get(drawn.ply()).view(Viewer.of(drawn.seat()));
    return new TurningPointBoard(before, drawn);
  }

  /** The view with the drawing; its alt text is still without. */
  public View view() {
    Diagram board = before.diagram();
    Diagram marked =
        new ChoiceDiagram(
                board, board, ChoicePath.values(drawn.action()), List.of(drawn.action()), false)
            .drawn();
    return before.pictured(marked, before.alt());
  }

  /** Says whose board it is, and whether something is drawn on it. */
  public Sentence seen() {
    String whose = "The board before this move, as %s saw it.";
    if (view().diagram().equals(before.diagram())) {
      return Sentence.of(whose, drawn.seat());
    }
    String what = drawn.isBetter() ? "what would have been better" : "what happened";
    return Sentence.of(whose + " The picture also shows " + what + ".", drawn.seat());
  }

  /** Says what is drawn. */
  public Sentence caption() {
    return drawn.caption();
  }

  /** Words of the board and the caption, as an alt text; of too long ones only the board's. */
  public static String alt(String board, String caption) {
    String all = board + " " + caption;
    return all.length() > View.LONGEST_ALT ? board : all;
  }
}
