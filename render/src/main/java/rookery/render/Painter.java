package rookery.render;

import java.io.IOException;
import java.io.OutputStream;
import java.time.Duration;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import rookery.engine.diagram.Diagram;
import rookery.render.art.Sprites;
import rookery.render.figure.Figures;
import rookery.render.image.GifWriter;
import rookery.render.image.IndexedPicture;
import rookery.render.image.Palette;
import rookery.render.image.PngWriter;
import rookery.render.scene.Figure;
import rookery.render.scene.PictureInProgress;
import rookery.render.scene.PictureLayout;
import rookery.render.style.Style;
import rookery.render.style.Theme;

/**
 * Paints diagrams. Equal diagrams give equal bytes, as long as Java is the same: another one may
 * draw the edge of a line a shade lighter. Thread-safe; one for all is best, because it remembers
 * what it has drawn.
 */
public final class Painter {
  private static final int LIMIT = 4096;
  private static final Theme GIF_THEME = Theme.WOOD;
  private static final int GIF_LENGTH = 480;
  private static final int GIF_SQUARE = 80;
  private static final Duration SHORTEST = Duration.ofMillis(50);
  private static final Duration LONGEST = Duration.ofMinutes(1);
  private static final int LAST_TIMES = 4;
  private static final int WARM_UP_ROUNDS = 10;

  private final Sprites sprites = new Sprites();
  private final Map<Theme, Palette> palettes =
      Collections.synchronizedMap(new EnumMap<>(Theme.class));

  /** The diagram as a PNG in the usual style. */
  public byte[] png(Diagram diagram) {
    return png(diagram, Style.USUAL);
  }

  /** The diagram as a PNG with squares of 64 to 80 pixels, or of 32 at most where it is small. */
  public byte[] png(Diagram diagram, Style style) {
    List<Figure> figures = Figures.of(diagram, style);
    PictureLayout layout =
        style.small()
            ? PictureLayout.small(diagram, figures)
            : PictureLayout.usual(diagram, figures);
    return PngWriter.write(paint(diagram, figures, layout, style.theme()));
  }

  /**
   * The diagram as a PNG with squares of {@code squarePixels}, or of as many as keep the picture
   * within 4096 pixels.
   *
   * @throws IllegalArgumentException if {@code squarePixels} is not positive
   */
  public byte[] png(Diagram diagram, Theme theme, int squarePixels) {
    if (squarePixels < 1) {
      throw new IllegalArgumentException("squares of " + squarePixels + " pixels");
    }
    List<Figure> figures = Figures.of(diagram);
    PictureLayout layout = PictureLayout.of(diagram, figures).scaled(squarePixels).within(LIMIT);
    return PngWriter.write(paint(diagram, figures, layout, theme));
  }

  /**
   * Writes the diagrams one after another as an animated GIF that starts again after a while. All
   * are painted in the usual theme and to one scale, 480 pixels at most, so that their boards lie
   * on one another.
   *
   * @param diagrams at least one
   * @param pause how long each is to be seen, from a twentieth of a second to a minute; the last
   *     one longer
   * @param file gets each picture as soon as it is painted, so that no more than one is in memory
   */
  public void gif(List<Diagram> diagrams, Duration pause, OutputStream file) throws IOException {
    if (pause.compareTo(SHORTEST) < 0 || pause.compareTo(LONGEST) > 0) {
      throw new IllegalArgumentException("a pause of " + pause);
    }
    PictureLayout common = common(diagrams).scaled(GIF_SQUARE).within(GIF_LENGTH);
    GifWriter gif = new GifWriter(common.width(), common.height(), palette(GIF_THEME));
    int hundredths = (int) (pause.toMillis() / 10);
    for (int i = 0; i < diagrams.size(); i++) {
      Diagram diagram = diagrams.get(i);
      boolean isLast = i == diagrams.size() - 1;
      gif.add(
          paint(diagram, Figures.of(diagram), common.showing(diagram), GIF_THEME),
          isLast ? LAST_TIMES * hundredths : hundredths);
      gif.moveTo(file);
    }
    file.write(gif.finish());
  }

  private static PictureLayout common(List<Diagram> diagrams) {
    return PictureLayout.common(
        diagrams.stream().map(diagram -> PictureLayout.of(diagram, Figures.of(diagram))).toList());
  }

  /**
   * Draws in advance what most pictures need, so that the first player does not wait for it. Takes
   * about a second; meant for a thread of its own at the start of the program.
   */
  public void warmUp() {
    for (int i = 0; i < WARM_UP_ROUNDS; i++) {
      SampleDiagrams.all().forEach(this::png);
    }
  }

  private IndexedPicture paint(
      Diagram diagram, List<Figure> figures, PictureLayout layout, Theme theme) {
    return PictureInProgress.paint(diagram, figures, layout, theme, sprites, palette(theme));
  }

  private Palette palette(Theme theme) {
    return palettes.computeIfAbsent(theme, Theme::palette);
  }
}
