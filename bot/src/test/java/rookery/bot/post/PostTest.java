package rookery.bot.post;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.Control.Menu;
import rookery.bot.table.message.MessageLayout;

/** What Discord takes of a message is checked where the message is made. */
class PostTest {
  private static final Control BUTTON =
      new Button(ControlId.free(ControlVerb.DISMISS, ""), "Keep playing", Look.PLAIN);
  private static final Control MENU =
      new Menu(
          ControlId.free(ControlVerb.STEP, ""), "Which?", List.of(new SelectableOption("a", "A")));

  private static void isRefused(Runnable making) {
    assertThrows(IllegalArgumentException.class, making::run);
  }

  @Test
  void aMessageThatMayCallHasTwoThousandCharacters() {
    assertEquals(2000, Post.words("x".repeat(2000)).words().length());
    isRefused(() -> Post.words("x".repeat(2001)));
  }

  @Test
  void aPageToReadMayBeLonger() {
    Post page = Post.page(Optional.empty(), "x".repeat(3500));
    assertEquals(MessageLayout.COMPONENTS, page.layout());
    isRefused(() -> Post.page(Optional.empty(), "x".repeat(3501)));
    isRefused(() -> page.laidOut(MessageLayout.CLASSIC));
  }

  @Test
  void aMessageThatSaysNothingIsNone() {
    isRefused(() -> Post.words(" "));
  }

  @Test
  void thereAreFiveRows() {
    Post full = Post.words("Choose.");
    for (int i = 0; i < 5; i++) {
      full = full.with(BUTTON);
    }
    Post five = full;
    isRefused(() -> five.with(BUTTON));
    assertEquals(5, five.with(List.of()).rows().size());
  }

  @Test
  void aRowHasFiveButtonsOrOneMenu() {
    Post post = Post.words("Choose.");
    assertEquals(1, post.with(Collections.nCopies(5, BUTTON)).rows().size());
    isRefused(() -> post.with(Collections.nCopies(6, BUTTON)));
    assertEquals(1, post.with(MENU).rows().size());
    isRefused(() -> post.with(MENU, BUTTON));
  }

  @Test
  void whyAMessageIsNoneNamesNothingThatIsInIt() {
    Control secret =
        new Button(ControlId.free(ControlVerb.CHOOSE, "secret-choice"), "Secret label", Look.PLAIN);
    String why =
        assertThrows(
                IllegalArgumentException.class,
                () -> Post.words("Choose.").with(Collections.nCopies(6, secret)))
            .getMessage();
    assertEquals("a message with rows of 6 controls", why);
  }
}
