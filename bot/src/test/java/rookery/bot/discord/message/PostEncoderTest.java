package rookery.bot.discord.message;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.OutputStream;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import rookery.bot.post.Control;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Picture;
import rookery.bot.post.PictureList;
import rookery.bot.post.PictureList.Card;
import rookery.bot.post.PictureSize;
import rookery.bot.post.Pictures;
import rookery.bot.post.Post;
import rookery.bot.preference.BoardStyle;
import rookery.engine.diagram.Diagram;

/** What Discord's library makes of what we say. */
class PostEncoderTest {
  private static final Pictures BLANK =
      new Pictures() {
        @Override
        public byte[] png(Diagram diagram, BoardStyle style, PictureSize size) {
          return new byte[1];
        }

        @Override
        public void gif(List<Diagram> diagrams, Duration pause, OutputStream file) {}
      };

  @Test
  void discordHasRoomForAPageOfCardsWithAllTheirButtons() {
    Diagram board = Diagram.ofRows(List.of("k.Q", "...", "K.."));
    Card card = new Card("A game", Optional.of(Picture.of(board, "A board")), buttons(2));
    PictureList list =
        new PictureList("Games", Collections.nCopies(PictureList.MOST, card), List.of(buttons(5)));
    int heading = 1;
    int row = 1;
    assertEquals(
        heading + 2 * PictureList.MOST + row,
        new PostEncoder(BLANK).created(list).getComponents().size());
  }

  @Test
  void aButtonThatRestsCannotBePressed() {
    Button plain = new Button(ControlId.free(ControlVerb.GAMES, "ALL 1"), "Button", Look.PLAIN);
    Post resting = Post.words("I'm looking.").with(plain).resting();
    assertTrue(isDisabled(resting));
    assertFalse(isDisabled(Post.words("Go on.").with(plain)));
  }

  private static boolean isDisabled(Post post) {
    return new PostEncoder(BLANK)
        .created(post)
        .getComponents()
        .get(0)
        .asActionRow()
        .getButtons()
        .get(0)
        .isDisabled();
  }

  private static List<Control> buttons(int count) {
    return IntStream.range(0, count)
        .<Control>mapToObj(
            i -> new Button(ControlId.free(ControlVerb.GAMES, "ALL " + i), "Button", Look.PLAIN))
        .toList();
  }
}
