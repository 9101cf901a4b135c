package rookery.bot.history;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.CharacterEscapes;
import com.fasterxml.jackson.core.io.SerializedString;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import rookery.engine.diagram.Diagram;

/**
 * A game as one page of HTML that needs nothing else: its pictures lie in it, and it asks no other
 * host for anything. It may be as large as ten megabytes, so it is written picture by picture.
 *
 * @param title the name of the game
 * @param about who played what, in one line
 * @param review the name of the page beside it that reviews the game, if there is one
 */
record HtmlReplay(String title, String about, ReplayFrames replay, Optional<String> review) {
  private static final JsonFactory JSON =
      JsonFactory.builder().build().setCharacterEscapes(new NoMarkup());
  private static final String GAME = "@GAME@";
  private static final String TEMPLATE = template();

  /** Nothing in the data may end the element that it stands in. */
  private static final class NoMarkup extends CharacterEscapes {
    private static final long serialVersionUID = 1;
    private static final SerializedString LESS_THAN = new SerializedString("\\u003c");

    @Override
    public int[] getEscapeCodesForAscii() {
      int[] codes = CharacterEscapes.standardAsciiEscapesForJSON();
      codes['<'] = CharacterEscapes.ESCAPE_CUSTOM;
      return codes;
    }

    @Override
    public SerializableString getEscapeSequence(int character) {
      return LESS_THAN;
    }
  }

  void writeTo(OutputStream file, Function<Diagram, byte[]> png) throws IOException {
    int game = TEMPLATE.indexOf(GAME);
    file.write(filled(TEMPLATE.substring(0, game)));
    writeGame(file, png);
    file.write(filled(TEMPLATE.substring(game + GAME.length())));
  }

  private byte[] filled(String part) {
    return part.replace("@TITLE@", escaped(title))
        .replace("@ABOUT@", escaped(about))
        .replace("@REVIEW@", review.map(HtmlReplay::link).orElse(""))
        .getBytes(StandardCharsets.UTF_8);
  }

  private static String link(String page) {
    return "\n<p><a href=\"%s\">Review: where the game turned</a></p>".formatted(escaped(page));
  }

  private void writeGame(OutputStream file, Function<Diagram, byte[]> png) throws IOException {
    try (JsonGenerator game = JSON.createGenerator(file)) {
      game.disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET);
      game.writeStartObject();
      Map<Diagram, Integer> pictures = writePictures(game, png);
      game.writeArrayFieldStart("positions");
      for (ReplayFrames.Frame frame : replay.frames()) {
        game.writeStartObject();
        game.writeNumberField("picture", pictures.get(frame.diagram()));
        game.writeNumberField("number", frame.number());
        game.writeStringField("line", frame.line());
        game.writeStringField("alt", frame.alt());
        game.writeEndObject();
      }
      game.writeEndArray();
      game.writeEndObject();
    }
  }

  /** Writes each picture once, and gives the places at which they are found. */
  private Map<Diagram, Integer> writePictures(JsonGenerator game, Function<Diagram, byte[]> png)
      throws IOException {
    Map<Diagram, Integer> written = new LinkedHashMap<>();
    game.writeArrayFieldStart("pictures");
    for (ReplayFrames.Frame frame : replay.frames()) {
      if (written.putIfAbsent(frame.diagram(), written.size()) == null) {
        game.writeBinary(png.apply(frame.diagram()));
      }
    }
    game.writeEndArray();
    return written;
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
