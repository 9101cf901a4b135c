package rookery.practice.page;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import io.javalin.router.JavalinDefaultRoutingApi;
import java.io.IOException;
import java.io.InputStream;
import java.util.Map;

/** The files of the page, from the class path, under a strict policy. */
final class StaticFiles {
  // Pictures have the numeric address even when the page was opened as "localhost".
  private static final String POLICY =
      "default-src 'none'; script-src 'self'; style-src 'self';"
          + " img-src 'self' http://127.0.0.1:* data:;"
          + " font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none';"
          + " frame-ancestors 'none'";
  private static final String SAFE_PATH = "(?:[A-Za-z0-9_-]+/)*[A-Za-z0-9_-]+(?:\\.[A-Za-z0-9]+)+";
  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html; charset=utf-8",
          "css", "text/css; charset=utf-8",
          "js", "text/javascript; charset=utf-8",
          "json", "application/json",
          "svg", "image/svg+xml",
          "png", "image/png",
          "ico", "image/x-icon",
          "woff2", "font/woff2");

  void serve(JavalinDefaultRoutingApi server) {
    server.get("/", context -> context.redirect("/practice/"));
    server.get("/practice", this::sendIndex);
    server.get("/practice/<file>", context -> send(context, context.pathParam("file")));
  }

  private void sendIndex(Context context) throws IOException {
    // Without the slash at the end the page would not find its files.
    if (context.path().endsWith("/")) {
      send(context, "index.html");
    } else {
      context.redirect("/practice/");
    }
  }

  private void send(Context context, String file) throws IOException {
    if (!file.matches(SAFE_PATH)) {
      context.status(HttpStatus.NOT_FOUND);
      return;
    }
    try (InputStream content = getClass().getResourceAsStream("/practice/" + file)) {
      if (content == null) {
        context.status(HttpStatus.NOT_FOUND);
        return;
      }
      context.header("Content-Security-Policy", POLICY);
      context.header("X-Content-Type-Options", "nosniff");
      context.header("Referrer-Policy", "no-referrer");
      context.header("Cache-Control", "no-cache");
      String ending = file.substring(file.lastIndexOf('.') + 1);
      context.contentType(TYPES.getOrDefault(ending, "application/octet-stream"));
      context.result(content.readAllBytes());
    }
  }
}
