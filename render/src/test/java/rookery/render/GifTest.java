package rookery.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import rookery.engine.diagram.BesideBoard;
import rookery.engine.diagram.Diagram;
import rookery.render.art.Sprites;
import rookery.render.figure.Figures;
import rookery.render.image.Palette;
import rookery.render.scene.PictureInProgress;
import rookery.render.scene.PictureLayout;
import rookery.render.style.Theme;

class GifTest {
  private static final int MOST_BYTES = 300 * 1024;

  private static final Palette PALETTE = Theme.WOOD.palette();
  private static final Sprites SPRITES = new Sprites();

  private final Painter painter = new Painter();

  @Test
  void everyPictureOfAReplayIsThatOfItsDiagram() {
    List<Diagram> diagrams = Replay.diagrams();
    Animation animation = Animation.of(GifBytes.of(painter, diagrams, Replay.PACE));
    assertEquals(diagrams.size(), animation.pictures().size());
    PictureLayout layout =
        PictureLayout.common(
                diagrams.stream()
                    .map(diagram -> PictureLayout.of(diagram, Figures.of(diagram)))
                    .toList())
            .scaled(80)
            .within(480);
    for (int i = 0; i < diagrams.size(); i++) {
      assertEquals(still(diagrams.get(i), layout), animation.pictures().get(i), "picture " + i);
    }
  }

  private static Pixels still(Diagram diagram, PictureLayout layout) {
    var picture =
        PictureInProgress.paint(
            diagram, Figures.of(diagram), layout.showing(diagram), Theme.WOOD, SPRITES, PALETTE);
    int[] rgb = new int[picture.pixels().length];
    for (int i = 0; i < rgb.length; i++) {
      rgb[i] = PALETTE.rgb(picture.pixels()[i] & 0xFF);
    }
    return new Pixels(picture.width(), picture.height(), rgb);
  }

  @Test
  void aReplayOf82PliesIsSmall() {
    byte[] gif = GifBytes.of(painter, Replay.diagrams(), Replay.PACE);
    assertTrue(gif.length <= MOST_BYTES, () -> gif.length + " bytes");
    Pixels first = Animation.of(gif).pictures().get(0);
    assertTrue(first.width() <= 480 && first.width() > 460, () -> "width " + first.width());
  }

  @Test
  void everyPictureStaysForTheAskedTimeAndTheLastLonger() {
    byte[] gif =
        GifBytes.of(
            painter,
            List.of(Replay.start(), Replay.diagrams().get(1), Replay.start()),
            Duration.ofMillis(700));
    Animation animation = Animation.of(gif);
    assertEquals(List.of(70, 70, 280), animation.hundredths());
    assertEquals(0, animation.repeats(), "which is for ever");
  }

  @Test
  void equalPicturesMayFollowOneAnother() {
    Animation animation =
        Animation.of(GifBytes.of(painter, List.of(Replay.start(), Replay.start()), Replay.PACE));
    assertEquals(animation.pictures().get(0), animation.pictures().get(1));
  }

  @Test
  void boardsLieOnOneAnotherWhateverIsBesideThem() {
    Diagram withCard = Replay.start().with(new BesideBoard.Card("K", 8.5, 0));
    Animation animation =
        Animation.of(GifBytes.of(painter, List.of(Replay.start(), withCard), Replay.PACE));
    Pixels bare = animation.pictures().get(0);
    Pixels more = animation.pictures().get(1);
    int board = bare.width() * 3 / 4;
    assertEquals(bare.part(0, 0, board, bare.height()), more.part(0, 0, board, more.height()));
    assertTrue(bare.differences(more) > 0);
  }

  @Test
  void refusesWhatCannotBeShown() {
    assertThrows(
        IllegalArgumentException.class, () -> GifBytes.of(painter, List.of(), Replay.PACE));
    List<Diagram> one = List.of(Replay.start());
    assertThrows(IllegalArgumentException.class, () -> GifBytes.of(painter, one, Duration.ZERO));
    assertThrows(
        IllegalArgumentException.class, () -> GifBytes.of(painter, one, Duration.ofHours(1)));
  }
}
