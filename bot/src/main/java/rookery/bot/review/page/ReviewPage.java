package rookery.bot.review.page;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.function.Function;
import rookery.engine.diagram.Diagram;
import rookery.engine.playthrough.Playthrough;
import rookery.engine.review.GameReview;
import rookery.engine.review.ReviewPicture;
import rookery.engine.review.ReviewSentences;
import rookery.engine.review.TurningPoint;

/**
 * A review as one page of HTML that needs nothing else: the curve, and for each turning point the
 * board as whoever acted saw it then, with what was better drawn on it.
 *
 * @param title the name of the game
 * @param about who played what, in one line; empty if nobody is to be named
 */
public record ReviewPage(String title, String about, Playthrough played, GameReview review) {
  private static final String HEAD =
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; \
      style-src 'unsafe-inline'">
      <title>Review of %1$s</title>
      <style>
        :root { color-scheme: light dark; }
        body {
          font: 1rem/1.45 system-ui, sans-serif; margin: 0 auto; padding: 1rem; max-width: 40rem;
        }
        h1 { font-size: 1.25rem; margin: 0 0 .25rem; }
        h2 { font-size: 1.1rem; margin: 1.5rem 0 .5rem; }
        img { display: block; width: 100%%; max-width: 30rem; height: auto; }
      </style>
      </head>
      <body>
      <h1>Review of %1$s</h1>
      <p>%2$s</p>
      """;

  private static final String FOOT =
      """
      <p>Rookery judges every move by what its player could know at that moment.</p>
      </body>
      </html>
      """;

  /** Writes the page. */
  public void writeTo(OutputStream file, Function<Diagram, byte[]> png) throws IOException {
    ReviewPicture curve = new ReviewPicture(played, review);
    write(file, HEAD.formatted(escaped(title), escaped(about)));
    write(file, image(png.apply(curve.diagram()), curve.alt()));
    if (review.points().isEmpty()) {
      write(file, "<p>" + escaped(curve.withoutPoints().plain()) + "</p>\n");
    }
    ReviewSentences sentences = new ReviewSentences(played);
    int number = 1;
    for (TurningPoint point : review.points()) {
      TurningPointBoard board = TurningPointBoard.of(played, point);
      write(file, "<h2>%d. %s</h2>\n".formatted(number++, sentences.turn(point)));
      String alt = TurningPointBoard.alt(board.view().alt(), board.caption().plain());
      write(file, image(png.apply(board.view().diagram()), alt));
      write(file, "<p>" + escaped(sentences.of(point).plain()) + "</p>\n");
    }
    write(file, FOOT);
  }

  private static String image(byte[] png, String alt) {
    return "<img src=\"data:image/png;base64,%s\" alt=\"%s\">\n"
        .formatted(Base64.getEncoder().encodeToString(png), escaped(alt));
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }

  private static void write(OutputStream file, String text) throws IOException {
    file.write(text.getBytes(StandardCharsets.UTF_8));
  }
}
