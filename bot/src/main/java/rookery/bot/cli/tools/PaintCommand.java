package rookery.bot.cli.tools;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import rookery.engine.diagram.Diagram;
import rookery.render.Painter;

/** Draws the picture of a diagram that is written as text. */
@Command(
    name = "paint",
    description = "Draws a picture from a diagram written as text.",
    mixinStandardHelpOptions = true)
final class PaintCommand implements Callable<Integer> {
  @Parameters(index = "0", paramLabel = "FILE", description = "a file with the diagram as text")
  private Path text;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "PNG",
      required = true,
      description = "the file to save the picture in")
  private Path picture;

  @Override
  public Integer call() {
    byte[] painted = new Painter().png(Diagram.parse(TextFile.read(text)));
    TextFile.save(picture, out -> out.write(painted));
    return 0;
  }
}
