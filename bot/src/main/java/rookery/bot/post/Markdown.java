package rookery.bot.post;

/** The markup of messages. */
final class Markdown {
  private Markdown() {}

  /** A line that people may have typed, so that it shows as it was typed and can call nobody. */
  static String escaped(String line) {
    return line.replaceAll("[\\\\*_~`|<\\[]", "\\\\$0");
  }
}
