package rookery.practice.screen;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.RegisterExtension;
import rookery.practice.TestedRoom;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class MarkdownTest {
  private static final String RENDER =
      """
      async text => {
        const { markdown } = await import('/practice/markdown.js');
        const { directoryOf } = await import('/practice/directory.js');
        const names = {
          link: directoryOf({ places: new Map() }).link,
          person: id => document.createTextNode('{person ' + id + '}'),
          place: id => document.createTextNode('{place ' + id + '}'),
        };
        const box = document.createElement('div');
        box.append(markdown(text, names));
        return box.innerHTML;
      }
      """;

  @RegisterExtension private final Screens screens = new Screens();
  private final TestedRoom room = TestedRoom.open();
  private Screen screen;

  @BeforeEach
  void openPage() {
    screen = screens.open(room.address());
  }

  @AfterAll
  void closeRoom() {
    room.close();
  }

  private void reads(String text, String html) {
    assertEquals(html, screen.evaluates(RENDER, text));
  }

  @Test
  void styles() {
    reads("**bold** and *soft*", "<p><strong>bold</strong> and <em>soft</em></p>");
    reads("_soft_ __under__ ~~gone~~", "<p><em>soft</em> <u>under</u> <s>gone</s></p>");
    reads("***both***", "<p><strong><em>both</em></strong></p>");
    reads("**a *b* c**", "<p><strong>a <em>b</em> c</strong></p>");
    reads("snake_case_name and 2 * 3 * 4", "<p>snake_case_name and 2 * 3 * 4</p>");
    reads("\\*not soft\\*", "<p>*not soft*</p>");
  }

  @Test
  void codeIsLeftAlone() {
    reads("`**x** <@1>`", "<p><code>**x** &lt;@1&gt;</code></p>");
    reads("```\n**x**\n  y\n```", "<pre tabindex=\"0\"><code>**x**\n  y</code></pre>");
  }

  @Test
  void linesListsHeadingsAndQuotes() {
    reads("one\ntwo", "<p>one<br>two</p>");
    reads("one\n\ntwo", "<p>one</p><p>two</p>");
    reads("- a\n- b\n  - c", "<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>");
    reads("3. a\n4. b", "<ol start=\"3\"><li>a</li><li>b</li></ol>");
    reads("# Big\ntext", "<h4>Big</h4><p>text</p>");
    reads("> said\n> twice", "<blockquote><p>said<br>twice</p></blockquote>");
    reads("-# small", "<p class=\"subtext\">small</p>");
  }

  @Test
  void mentions() {
    reads("hi <@12>, see <#34>", "<p>hi {person 12}, see {place 34}</p>");
  }

  @Test
  void times() {
    assertEquals(
        "2026-11-21T10:00:00.000Z",
        screen.evaluates(
            "async () => { const { markdown } = await import('/practice/markdown.js');"
                + " return markdown('<t:1795255200:R>', {}).querySelector('time').dateTime; }"));
  }

  @Test
  void aTimeToComeIsRoundedToTheNearestOfItsUnit() {
    assertEquals("in 3 days", away("3 * 86400 - 60"));
    assertEquals("in 12 hours", away("12 * 3600 - 60"));
    assertEquals("in 18 hours", away("18 * 3600"));
    assertEquals("2 minutes ago", away("-125"));
  }

  /** How long a moment is away that is so many seconds ahead. */
  private Object away(String seconds) {
    return screen.evaluates(
        """
        async () => {
          const { markdown } = await import('/practice/markdown.js');
          const moment = Math.round(Date.now() / 1000) + %s;
          return markdown(`<t:${moment}:R>`, {}).querySelector('time').textContent;
        }
        """
            .formatted(seconds));
  }

  @Test
  void linksLeadToTheWebAlone() {
    String blank = "target=\"_blank\" rel=\"noopener noreferrer\"";
    reads(
        "[here](https://example.org/a)",
        "<p><a href=\"https://example.org/a\" " + blank + ">here</a></p>");
    reads("[x](javascript:alert(1))", "<p>[x](javascript:alert(1))</p>");
    reads(
        "see https://example.org.",
        "<p>see <a href=\"https://example.org\" " + blank + ">https://example.org</a>.</p>");
  }

  @Test
  void nothingBecomesMarkup() {
    reads(
        "<img src=x onerror=alert(1)> <b>x</b> &amp;",
        "<p>&lt;img src=x onerror=alert(1)&gt; &lt;b&gt;x&lt;/b&gt; &amp;amp;</p>");
    reads("**<script>**", "<p><strong>&lt;script&gt;</strong></p>");
  }
}
