package rookery.bot.past;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.ZoneOffset;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import rookery.bot.post.Attachment;
import rookery.bot.post.Pictures;
import rookery.bot.table.Table;
import rookery.engine.board.Colour;
import rookery.engine.exchange.Playthrough;

/**
 * The files that a game leaves.
 *
 * @param table where it is or was played
 * @param pictures paints what is in them, when the files are made
 */
public record Keepsakes(Table table, Pictures pictures) {
  /** How long a position is to be seen. */
  public static final Duration USUAL_PACE = Duration.ofSeconds(1);

  /** As many positions as a page holds whose pictures stay within what Discord takes: 10 MB. */
  private static final int MOST_ON_A_PAGE = 250;

  /** The game as a picture that moves, seen from the side of {@code from}. */
  public Attachment gif(Colour from, Duration pace) {
    Replay replay = Replay.of(table.match().orElseThrow(), from);
    return new Attachment(
        name("gif"),
        "The game move by move, at the end: " + replay.last().alt(),
        () -> pictures.gif(replay.diagrams(), pace));
  }

  /**
   * Everything in one file: the game as text, its last picture, the picture that moves, a page that
   * replays it, and what other programs can check, which holds the whole truth and so is left out
   * while something may still be hidden.
   */
  public Attachment zip(Legend legend) {
    return new Attachment(name("zip"), "", () -> zipped(legend));
  }

  /** Whether everybody may have the whole truth of the game. */
  public boolean isOpen() {
    return table.result().isPresent() || table.game().hidesNothing();
  }

  private byte[] zipped(Legend legend) {
    Replay replay = Replay.of(table);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
      add(zip, "txt", text(legend.text()), legend);
      add(zip, "png", pictures.png(replay.last().diagram()), legend);
      add(zip, "gif", pictures.gif(replay.diagrams(), USUAL_PACE), legend);
      String title = table.game().title();
      add(
          zip,
          "html",
          text(HtmlReplay.of(title, legend.line(), replay.last(MOST_ON_A_PAGE), pictures::png)),
          legend);
      if (isOpen()) {
        Playthrough whole = Playthrough.of(table.match().orElseThrow(), legend.about());
        add(zip, "jsonl", text(whole.text()), legend);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  private void add(ZipOutputStream zip, String kind, byte[] content, Legend legend)
      throws IOException {
    ZipEntry file = new ZipEntry(name(kind));
    // Not of now, so that the same game makes the same file, nor of the last that was chosen, which
    // may be secret.
    file.setTimeLocal(legend.begun().atOffset(ZoneOffset.UTC).toLocalDateTime());
    zip.putNextEntry(file);
    zip.write(content);
    zip.closeEntry();
  }

  private static byte[] text(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private String name(String kind) {
    return "%s-%s.%s".formatted(table.game().id(), table.id(), kind);
  }
}
