package rookery.render;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.concurrent.TimeUnit;
import javax.imageio.ImageIO;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import rookery.engine.diagram.Diagram;
import rookery.render.style.Theme;

/** From a diagram to the bytes of a PNG, warm, on one thread; and what ImageIO takes to encode. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class PngBenchmark {
  private static final String START = "start";

  /** A diagram and the size of its squares; 0 is the usual size. */
  @Param({
    "start 60",
    "start 0",
    "custodian-start 0",
    "split-brain-circles 0",
    "toddler-first-move 0",
    "fluid-with-every-mark 0",
    "booster-hand 0",
    "cloak-owner-with-grid 0",
    "telepathy-cards 0",
    "cooperative-two-captures 0",
    "gravity-score 0",
    "parade-setup 0"
  })
  public String picture;

  private final Painter painter = new Painter();
  private Diagram diagram;
  private int square;
  private BufferedImage painted;

  /** Reads the diagram and paints it once for the comparison. */
  @Setup
  public void paintOnce() {
    String[] words = picture.split(" ");
    diagram = words[0].equals(START) ? Replay.start() : Diagrams.named(words[0]);
    square = Integer.parseInt(words[1]);
    BufferedImage indexed = Pixels.decoded(paint());
    painted =
        new BufferedImage(indexed.getWidth(), indexed.getHeight(), BufferedImage.TYPE_INT_RGB);
    painted.createGraphics().drawImage(indexed, 0, 0, null);
    ImageIO.setUseCache(false);
  }

  private byte[] paint() {
    return square == 0 ? painter.png(diagram) : painter.png(diagram, Theme.WOOD, square);
  }

  /** Paints and encodes. */
  @Benchmark
  public byte[] paintAndEncode(Effort effort) {
    return effort.spentOn(paint());
  }

  /** Encodes the finished picture the way ImageIO does. */
  @Benchmark
  public byte[] encodeOnlyByImageIo(Effort effort) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ImageIO.write(painted, "png", out);
    return effort.spentOn(out.toByteArray());
  }
}
