package rookery.practice.screen;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.EmulateMediaOptions;
import com.microsoft.playwright.Page.GetByRoleOptions;
import com.microsoft.playwright.PlaywrightException;
import com.microsoft.playwright.Response;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A window with the practice room's page in it, and all that has come into it. */
public final class Screen {
  static final int PATIENCE_MILLIS = 60_000;
  private static final int MOST_TABS = 80;
  private static final String AXE = "/META-INF/resources/webjars/axe-core/4.6.3/axe.min.js";
  private static final String SERIOUS =
      """
      async rules => (await axe.run(document, {...rules, resultTypes: ['violations']})).violations
        .filter(v => v.impact === 'serious' || v.impact === 'critical')
        .flatMap(v => v.nodes.map(n => `${v.id}: ${n.target.join(' ')}: ${n.failureSummary}`))
      """;
  private static final String SMALL_TARGETS =
      """
      () => [...document.querySelectorAll('button, a, input, [role=option], summary, select')]
        .filter(e => e.checkVisibility({visibilityProperty: true}) && !e.closest('.unseen'))
        .filter(e => !e.closest('.text, .wire') && !e.matches('p a, .spoiler, .skip'))
        .map(e => [e, (e.closest('label') ?? e).getBoundingClientRect()])
        .filter(([e, box]) => box.width < 43.5 || box.height < 43.5)
        .map(([e, box]) => `${e.outerHTML.slice(0, 90)} ${box.width}x${box.height}`)
      """;
  private static final String ANOTHER_TEXT =
      """
      ([selector, before]) => {
        const last = [...document.querySelectorAll(selector)].at(-1);
        return last && last.textContent !== before;
      }
      """;

  private final Window window;
  private final Page page;
  private final StringBuilder traffic = new StringBuilder();
  private WindowSize size;
  private int read;

  Screen(Window window, WindowSize look) {
    this.window = window;
    page = window.page;
    size = look;
    page.setViewportSize(look.width(), look.height());
  }

  /** Loads the page that is there. */
  public void go(String address) {
    page.navigate(address);
  }

  /** Loads the page once more. */
  public void reload() {
    page.reload();
  }

  Window window() {
    return window;
  }

  /** The address shown. */
  public String address() {
    return page.url();
  }

  /** Waits until the window is called that. */
  public void isCalled(String title) {
    assertThat(page).hasTitle(title);
  }

  /** What this selector finds. */
  public Locator find(String selector) {
    return page.locator(selector);
  }

  /**
   * The newest message, once it holds this text. The answer to whoever has just asked for something
   * may come below what others read of it.
   */
  public Locator message(String text) {
    Locator message = find(".message").last();
    awaits(".messages > .message:last-child", text);
    assertThat(message).containsText(text);
    return message;
  }

  /** Waits until a text is on the page. */
  public void sees(String text) {
    awaits("body", text);
  }

  /** Looks at every picture that the browser draws; an assertion would look again once a second. */
  private void awaits(String selector, String text) {
    find(selector).filter(new Locator.FilterOptions().setHasText(text)).waitFor();
  }

  /** Does something, and waits until what this selector finds last has another text. */
  public void changes(String selector, Runnable deed) {
    List<String> before = List.of(selector, find(selector).last().textContent());
    deed.run();
    page.waitForFunction(ANOTHER_TEXT, before);
  }

  /** Waits until a text is no longer on the page. */
  public void seesNoMore(String text) {
    assertThat(find("body")).not().containsText(text);
  }

  /** The newest button with this label. */
  public Locator button(String label) {
    return page.getByRole(AriaRole.BUTTON, new GetByRoleOptions().setName(label)).last();
  }

  /** Clicks the newest button with this label. */
  public void clicks(String label) {
    button(label).click();
  }

  /** Clicks what this selector finds first. */
  public void clicksAt(String selector) {
    find(selector).first().click();
  }

  /** Clicks the place with this name at the side, and waits until it is shown. */
  public void goesTo(String place) {
    String way = "#places [data-place='" + place + "']";
    find(way).click();
    find(way + "[aria-current=page]")
        .waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED));
  }

  /** Becomes somebody by the bar. */
  public void becomes(String name) {
    find("[data-person='" + name + "']").click();
    assertThat(find("[data-person='" + name + "'][aria-pressed='true']")).isVisible();
  }

  /** Presses keys, one after the other. */
  public void presses(String... keys) {
    for (String key : keys) {
      page.keyboard().press(key);
    }
  }

  /** Types into whatever has the focus. */
  public void types(String text) {
    page.keyboard().insertText(text);
  }

  /** Types a line and sends it. */
  public void runs(String line) {
    presses("/", "Backspace");
    types(line);
    presses("Escape", "Enter");
  }

  /** What is typed on the line. */
  public String line() {
    return find("#line").inputValue();
  }

  /** Presses the tabulator until the focus is on what this selector finds. */
  public void tabsTo(String selector) {
    assertThat(find(selector).last()).isVisible();
    for (int i = 0; i < MOST_TABS; i++) {
      if (hasFocus(selector)) {
        return;
      }
      presses("Tab");
    }
    throw new AssertionError("the tabulator does not lead to " + selector);
  }

  /** Whether the focus is on what this selector finds. */
  public boolean hasFocus(String selector) {
    return (boolean) page.evaluate("s => document.activeElement?.matches(s) ?? false", selector);
  }

  /** Gives the value of a script, which may be a function of one argument. */
  public Object evaluates(String script, Object argument) {
    return page.evaluate(script, argument);
  }

  /** Gives the value of a script. */
  public Object evaluates(String script) {
    return page.evaluate(script);
  }

  /** Keeps what is on the screen as a PNG. */
  public void photographs(Path file) {
    page.screenshot(new Page.ScreenshotOptions().setPath(file));
  }

  /** How large the window is. */
  public WindowSize size() {
    return size;
  }

  /** Gives the window another size. */
  public void resizes(WindowSize look) {
    if (!look.equals(size)) {
      page.setViewportSize(look.width(), look.height());
      size = look;
    }
  }

  /** The page's whole tree and everything that has come over the network, as text. */
  public String everything() {
    for (; read < window.responses.size(); read++) {
      traffic.append('\n').append(text(window.responses.get(read)));
    }
    return page.content() + traffic + String.join("\n", window.frames);
  }

  /** Every address that the page has asked for. */
  public List<String> addressesAsked() {
    return window.responses.stream().map(Response::url).toList();
  }

  private static String text(Response response) {
    String url = response.url();
    if (!url.contains("/api/")) {
      return url;
    }
    try {
      return url + "\n" + response.text();
    } catch (PlaywrightException goneWithItsPage) {
      return url;
    }
  }

  /** What would keep people from using the page, by axe's rules, by day and by night. */
  public List<?> barriers() {
    if (page.evaluate("() => window.axe === undefined").equals(true)) {
      page.evaluate(axe());
    }
    List<Object> barriers = new ArrayList<>((List<?>) page.evaluate(SERIOUS, Map.of()));
    page.emulateMedia(new EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
    // The rest is the same in the dark.
    barriers.addAll((List<?>) page.evaluate(SERIOUS, Map.of("runOnly", List.of("color-contrast"))));
    page.emulateMedia(new EmulateMediaOptions().setColorScheme(ColorScheme.LIGHT));
    return barriers;
  }

  /** What is too small for a thumb. */
  public List<?> smallTargets() {
    return (List<?>) page.evaluate(SMALL_TARGETS);
  }

  /** How much wider than the window the page is. */
  public int overflow() {
    return (int)
        page.evaluate(
            "() => Math.max(document.documentElement.scrollWidth, document.body.scrollWidth)"
                + " - innerWidth");
  }

  private static String axe() {
    try (InputStream script = Screen.class.getResourceAsStream(AXE)) {
      return new String(script.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
