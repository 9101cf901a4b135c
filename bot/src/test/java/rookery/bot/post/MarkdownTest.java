package rookery.bot.post;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class MarkdownTest {
  @Test
  void whatTurnsTheDirectionOfWritingIsNotPassedOn() {
    String asked = "White asks: \u202Ekoor a dloh uoy oD\u2066? Ben's turn";
    assertEquals("White asks: koor a dloh uoy oD? Ben's turn", Post.words(asked).words());
  }

  @Test
  void whatIsNotSeenIsNotPassedOn() {
    assertEquals("one\ntwo", Post.words("o\u0000n\u001Be\ntw\u200Fo\u2028").words());
  }

  @Test
  void whatStandsBesideItStays() {
    assertEquals("\uD83D\uDC69 e\u0301", Post.words("\uD83D\uDC69\u202E e\u0301").words());
  }

  @Test
  void everyScriptReadsAsItWasTyped() {
    String typed = "\u05D4\u05D0\u05DD? \u0646\u0639\u0645 \uD83D\uDC69\u200D\uD83D\uDD2C e\u0301";
    assertEquals(typed, Post.words(typed).words());
  }

  @Test
  void aMessageOfNothingThatIsSeenIsNone() {
    assertThrows(IllegalArgumentException.class, () -> Post.words("\u202E"));
  }

  @Test
  void markupIsShownAsItWasTyped() {
    assertEquals("\\*a\\* \\<@1> \\[b]", Markdown.escaped("*a* <@1> [b]"));
  }

  @Test
  void anAddressDoesNotBecomeALink() {
    assertEquals("https\\://evil.example", Markdown.escaped("https://evil.example"));
    assertEquals("discord.gg\\/abc", Markdown.escaped("discord.gg/abc"));
    assertEquals("half: 1/2", Markdown.escaped("half: 1/2"));
  }

  @Test
  void whatIsQuotedIsShownAsItWasTypedAndNotTooLong() {
    assertEquals("\u201c\\*e4\\*\u201d", Markdown.quoted("*e4*"));
    assertEquals("\u201c" + "x".repeat(99) + "\u2026\u201d", Markdown.quoted("x".repeat(5_000)));
  }

  @Test
  void noMoveIsBrokenAtTheEndOfALine() {
    assertEquals(
        "Captain f7\u2011f6\u2011e5, then b11\u2011c11: a well-known way",
        Markdown.withWholeMoves("Captain f7-f6-e5, then b11-c11: a well-known way"));
  }
}
