package rookery.practice.screen;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Response;
import java.util.ArrayList;
import java.util.List;

/**
 * A window of a browser session of its own, and what has come into it. One test after another can
 * have it: a new one is a process, which takes as long as the page in it.
 */
final class Window {
  final Page page;
  final List<Response> responses = new ArrayList<>();
  final List<String> frames = new ArrayList<>();
  final List<String> troubles = new ArrayList<>();

  Window(Browser browser, WindowSize look) {
    page = browser.newContext(look.options()).newPage();
    page.setDefaultTimeout(Screen.PATIENCE_MILLIS);
    page.onResponse(responses::add);
    page.onWebSocket(socket -> socket.onFrameReceived(frame -> frames.add(frame.text())));
    page.onPageError(troubles::add);
    page.onConsoleMessage(
        message -> {
          if (message.text().contains("Content Security Policy")) {
            troubles.add(message.text());
          }
        });
  }

  /** Leaves what it shows, of which nothing is kept. */
  void empties() {
    page.navigate("about:blank");
    page.context().clearCookies();
    responses.clear();
    frames.clear();
    troubles.clear();
  }
}
