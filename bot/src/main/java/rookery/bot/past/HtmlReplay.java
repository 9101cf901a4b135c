package rookery.bot.past;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import rookery.engine.diagram.Diagram;

/**
 * A game as one page of HTML that needs nothing else: its pictures lie in it, and it asks no other
 * host for anything.
 */
final class HtmlReplay {
  private static final JsonMapper JSON = new JsonMapper();
  private static final String TEMPLATE = template();

  private HtmlReplay() {}

  /**
   * The page.
   *
   * @param about who played what, in one line
   * @param png paints a diagram
   */
  static String of(String title, String about, Replay replay, Function<Diagram, byte[]> png) {
    return TEMPLATE
        .replace("@TITLE@", escaped(title))
        .replace("@ABOUT@", escaped(about))
        .replace("@GAME@", game(replay, png));
  }

  private static String game(Replay replay, Function<Diagram, byte[]> png) {
    ObjectNode game = JSON.createObjectNode();
    ArrayNode pictures = game.putArray("pictures");
    ArrayNode positions = game.putArray("positions");
    Map<Diagram, Integer> painted = new LinkedHashMap<>();
    for (Replay.Frame frame : replay.frames()) {
      int picture =
          painted.computeIfAbsent(
              frame.diagram(),
              diagram -> {
                pictures.add(Base64.getEncoder().encodeToString(png.apply(diagram)));
                return pictures.size() - 1;
              });
      positions
          .addObject()
          .put("picture", picture)
          .put("number", frame.number())
          .put("line", frame.line())
          .put("alt", frame.alt());
    }
    // Nothing in the data may end the element that it stands in.
    return game.toString().replace("<", "\\u003c");
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }

  private static String template() {
    try (InputStream page = HtmlReplay.class.getResourceAsStream("replay.html")) {
      return new String(page.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
