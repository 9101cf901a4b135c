package rookery.bot.history;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.ZoneOffset;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import rookery.bot.post.Attachment;
import rookery.bot.post.Pictures;
import rookery.bot.review.page.ReviewPage;
import rookery.bot.table.Table;
import rookery.engine.Viewer;
import rookery.engine.board.Colour;
import rookery.engine.match.Match;
import rookery.engine.playthrough.Playthrough;
import rookery.engine.review.GameReview;

/**
 * The files that a game leaves.
 *
 * @param pictures paints what is in them, when the files are made
 */
public record GameExport(Table table, Pictures pictures) {
  /** How long a position is to be seen. */
  public static final Duration USUAL_PACE = Duration.ofSeconds(1);

  private static final String REVIEW = "review.html";

  /** As many positions as a page holds whose pictures stay within what Discord takes: 10 MB. */
  private static final int MOST_ON_A_PAGE = 250;

  /** The game as a picture that moves, seen from the side of {@code from}. */
  public Attachment gif(Colour from, Duration pace) {
    Match match = table.match().orElseThrow();
    // The positions are worked out when the file is made: several may wait for their turn.
    return new Attachment(
        name("gif"),
        "The game move by move, ending with: " + match.view(Viewer.SPECTATOR).alt(),
        file -> pictures.gif(ReplayFrames.named(table, from).diagrams(), pace, file));
  }

  /**
   * Everything in one file: the game as text, its last picture, the picture that moves, a page that
   * replays it, and what other programs can check, which holds the whole truth and so is left out
   * while something may still be hidden.
   *
   * @param review of the game, where it may be shown
   */
  public Attachment zip(GameCaption legend, Optional<GameReview> review) {
    return new Attachment(name("zip"), "", file -> writeZip(file, legend, review));
  }

  /** Whether everybody may have the whole truth of the game. */
  public boolean isOpen() {
    return table.result().isPresent() || table.game().hidesNothing();
  }

  private void writeZip(OutputStream file, GameCaption legend, Optional<GameReview> review)
      throws IOException {
    ZipOutputStream zip = new ZipOutputStream(file, StandardCharsets.UTF_8);
    add(zip, "txt", legend, entry -> entry.write(text(legend.text())));
    ReplayFrames replay = ReplayFrames.of(table);
    add(zip, "png", legend, entry -> entry.write(pictures.png(replay.last().diagram())));
    add(zip, "gif", legend, entry -> pictures.gif(replay.diagrams(), USUAL_PACE, entry));
    HtmlReplay page =
        new HtmlReplay(
            table.game().title(),
            legend.line(),
            replay.last(MOST_ON_A_PAGE),
            review.map(known -> name(REVIEW)));
    add(zip, "html", legend, entry -> page.writeTo(entry, pictures::png));
    if (review.isPresent()) {
      ReviewPage told =
          new ReviewPage(table.game().title(), legend.line(), whole(legend), review.get());
      add(zip, REVIEW, legend, entry -> told.writeTo(entry, pictures::png));
    }
    if (isOpen()) {
      add(zip, "jsonl", legend, entry -> writePlaythrough(entry, legend));
    }
    zip.finish();
  }

  private void writePlaythrough(OutputStream file, GameCaption legend) throws IOException {
    for (String line : whole(legend).lines()) {
      file.write(text(line + "\n"));
    }
  }

  private Playthrough whole(GameCaption legend) {
    return Playthrough.of(table.match().orElseThrow(), legend.about());
  }

  private void add(ZipOutputStream zip, String kind, GameCaption legend, Attachment.Content content)
      throws IOException {
    ZipEntry entry = new ZipEntry(name(kind));
    // Not of now, so that the same game makes the same file, nor of the last that was chosen, which
    // may be secret.
    entry.setTimeLocal(legend.begun().atOffset(ZoneOffset.UTC).toLocalDateTime());
    zip.putNextEntry(entry);
    content.writeTo(new OneEntry(zip));
    zip.closeEntry();
  }

  /** What is written into a zip as one of its files; to close it ends nothing. */
  private static final class OneEntry extends FilterOutputStream {
    OneEntry(ZipOutputStream zip) {
      super(zip);
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
      out.write(bytes, from, length);
    }

    @Override
    public void close() throws IOException {
      flush();
    }
  }

  private static byte[] text(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private String name(String kind) {
    return "%s-%s.%s".formatted(table.game().id(), table.id(), kind);
  }
}
