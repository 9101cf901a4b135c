package rookery.bot.post.choice;

import java.util.List;
import rookery.bot.post.Control;
import rookery.bot.post.Picture;
import rookery.bot.post.Post;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Margins;

/** How many lines of words fit on a telephone's screen together with a board and its buttons. */
public final class TelephoneScreen {
  /** What there is room for beside the board. */
  public static final int MOST = 11;

  /** How many lines of words a row of buttons is as high as. */
  private static final int LINES_OF_A_ROW = 2;

  /** What lies beside a board makes its picture higher. */
  private static final int BESIDE_THE_BOARD = 3;

  /** Who wrote a message, and that only its reader can see it. */
  private static final int LINES_ABOVE = 2;

  /** How much higher than wide such a picture is. */
  private static final double HIGH = 1.1;

  private TelephoneScreen() {}

  /** How many lines fit above the picture and the buttons of a post; one at least. */
  public static int room(Post post) {
    return Math.max(left(post), 1);
  }

  /** How many are seen there if who wrote the message may be out of sight. */
  public static int mostInSight(Post post) {
    return left(post) + LINES_ABOVE;
  }

  private static int left(Post post) {
    boolean isHigh =
        post.picture().flatMap(Picture::diagram).filter(TelephoneScreen::isHigh).isPresent();
    int rows = post.rows().stream().mapToInt(TelephoneScreen::lines).sum();
    return MOST - rows - (isHigh ? BESIDE_THE_BOARD : 0);
  }

  /** One button of two lines is a line lower than two rows. */
  private static int lines(List<Control> row) {
    int height = ButtonGrid.height(row);
    return LINES_OF_A_ROW * height - (row.size() == 1 ? height - 1 : 0);
  }

  private static boolean isHigh(Diagram drawn) {
    Margins beside = drawn.margins();
    double height = drawn.ranks() + beside.top() + beside.bottom();
    return height > HIGH * (drawn.files() + beside.left() + beside.right());
  }
}
