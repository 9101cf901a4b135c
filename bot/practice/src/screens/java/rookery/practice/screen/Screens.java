package rookery.practice.screen;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType.LaunchOptions;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ExtensionContext.StoreScope;

/** Opens windows for a test and closes them after it; skips it where there is no browser. */
public final class Screens implements BeforeEachCallback, AfterEachCallback {
  /**
   * The shell draws the same pages without the windows around them, for a third of the processor
   * time.
   */
  private static final List<String> BROWSERS =
      Optional.ofNullable(System.getenv("CHROMIUM"))
          .map(List::of)
          .orElse(List.of("/usr/bin/chromium-headless-shell", "/usr/bin/chromium"));

  private static final List<String> ARGUMENTS =
      List.of(
          "--no-sandbox",
          "--disable-gpu",
          "--disable-quic",
          "--disable-background-networking",
          "--disable-component-update",
          "--disable-sync");

  private final List<Screen> open = new ArrayList<>();
  private Shared browser;

  /**
   * The browser of all tests of a process; it is closed when the last of them is done. For Surefire
   * every class is a run of its own, so that what is kept for a run is made again in each.
   */
  private record Shared(Playwright playwright, Browser browser, Deque<Window> free)
      implements AutoCloseable {
    static Shared launch(Path chromium) {
      BrowserDriver.share();
      PlaywrightAssertions.setDefaultAssertionTimeout(Screen.PATIENCE_MILLIS);
      Playwright playwright =
          Playwright.create(
              new Playwright.CreateOptions()
                  .setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
      LaunchOptions options =
          new LaunchOptions().setExecutablePath(chromium).setHeadless(true).setArgs(ARGUMENTS);
      return new Shared(playwright, playwright.chromium().launch(options), new ArrayDeque<>());
    }

    Window window(WindowSize look) {
      return free.isEmpty() ? new Window(browser, look) : free.pop();
    }

    @Override
    public void close() {
      playwright.close();
    }
  }

  @Override
  public void beforeEach(ExtensionContext context) {
    Optional<Path> chromium =
        BROWSERS.stream().map(Path::of).filter(Files::isExecutable).findFirst();
    Assumptions.assumeTrue(
        chromium.isPresent(),
        "skipped: there is no browser at "
            + BROWSERS
            + "; install one (apt-get install chromium-headless-shell) or set CHROMIUM to its path");
    browser =
        context
            .getStore(StoreScope.LAUNCHER_SESSION, Namespace.GLOBAL)
            .computeIfAbsent(Shared.class, key -> Shared.launch(chromium.get()), Shared.class);
  }

  @Override
  public void afterEach(ExtensionContext context) {
    List<String> troubles =
        open.stream().flatMap(screen -> screen.window().troubles.stream()).toList();
    for (Screen screen : open) {
      screen.window().empties();
      browser.free().push(screen.window());
    }
    open.clear();
    if (!troubles.isEmpty() && context.getExecutionException().isEmpty()) {
      throw new AssertionError("the page has complained: " + troubles);
    }
  }

  /** A window of a desktop with this page in it. */
  public Screen open(String address) {
    return open(address, WindowSize.DESKTOP);
  }

  /** A window with this page in it, in a browser session of its own. */
  public Screen open(String address, WindowSize look) {
    Screen screen = new Screen(browser.window(look), look);
    open.add(screen);
    screen.go(address);
    return screen;
  }
}
