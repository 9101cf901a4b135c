package rookery.bot.store.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import rookery.bot.post.Control;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Link;
import rookery.bot.post.Control.Look;
import rookery.bot.post.Control.Menu;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Picture;
import rookery.bot.post.Post;
import rookery.bot.post.SelectableOption;
import rookery.bot.table.message.MessageLayout;
import rookery.engine.board.Square;
import rookery.engine.diagram.BesideBoard;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Mark;

/** Beside what {@link StoredTextTest} holds letter by letter. */
class PostJsonTest {
  private static final ControlId PLAY = new ControlId(ControlVerb.PLAY, "k7f2", 40, "d2:d3");

  private static void comesBack(Post post) {
    assertEquals(post, PostJson.read(PostJson.write(post)));
  }

  private static Post under(Control... row) {
    return Post.words("Choose.").with(row);
  }

  @Test
  void aPictureComesBack() {
    Diagram diagram =
        Diagram.ofRows(List.of("k.Q", "...", "K.."))
            .with(Mark.last(List.of(Square.at(0, 0), Square.at(1, 1))))
            .with(new BesideBoard.Card("QH", 4, 0.5));
    comesBack(Post.of(new Picture(Optional.of(diagram), "kings on a3 and a1"), "Your move."));
  }

  @Test
  void whatNamesNoLayoutIsOfComponentsAsAllOnceWere() {
    Post read = PostJson.read("{\"words\":\"Queen\",\"rows\":[],\"pinged\":[]}");
    assertEquals(MessageLayout.COMPONENTS, read.layout());
  }

  @ParameterizedTest
  @EnumSource
  void aButtonOfEveryLookComesBack(Look look) {
    comesBack(under(new Button(PLAY, "Play", look), new Button(PLAY, "Play on", look)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        ControlVerb.JOIN,
        ControlVerb.STEP,
        ControlVerb.AGREE_TAKE_BACK,
        ControlVerb.DISMISS
      })
  void aButtonForAnyVerbComesBack(String verb) {
    comesBack(under(new Button(new ControlId(verb, "-", 0, ""), "Press", Look.PLAIN)));
  }

  @Test
  void everyKindOfControlIsTestedHere() {
    assertEquals(
        Set.of(Button.class, Link.class, Menu.class),
        Set.of(Control.class.getPermittedSubclasses()));
  }

  @Test
  void rowsKeepTheirOrder() {
    comesBack(
        under(new Button(PLAY, "one", Look.MAIN), new Link("https://a.example", "two"))
            .with(new Menu(PLAY, "three?", List.of(new SelectableOption("3", "three"))))
            .with(new Button(PLAY, "four", Look.DANGER)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "Queen of Hearts",
        "[]",
        "{}",
        "{\"words\":7,\"rows\":[],\"pinged\":[]}",
        "{\"words\":\"Queen\",\"rows\":[],\"pinged\":[7]}",
        "{\"words\":\"Queen\",\"rows\":[[{\"button\":\"9:juggle:-:0:\"}]],\"pinged\":[]}",
        "{\"words\":\"Queen\",\"rows\":[[{\"lever\":\"x\"}]],\"pinged\":[]}",
        "{\"words\":\"Queen\",\"picture\":{\"diagram\":\"Q?\",\"alt\":\"\"},\"rows\":[],\"pinged\":[]}"
      })
  void whatIsNoPostIsRefused(String text) {
    assertThrows(IllegalArgumentException.class, () -> PostJson.read(text));
  }
}
