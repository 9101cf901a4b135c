package rookery.bot.result;

import java.time.Duration;
import java.util.Locale;

/** What a message that is kept up in a channel of a server shows. */
public enum BulletinKind {
  /** The server's standings. */
  STANDINGS("the standings", "are", Duration.ofMinutes(10)),
  /** The public game that most people follow. */
  FOLLOWED("the most followed game", "is shown", Duration.ofMinutes(5));

  private final String words;
  private final String verb;
  private final Duration pause;

  BulletinKind(String words, String verb, Duration pause) {
    this.words = words;
    this.verb = verb;
    this.pause = pause;
  }

  /** What it is called in a sentence. */
  public String words() {
    return words;
  }

  /** The same with its verb: {@code the standings are}. */
  public String being() {
    return words + " " + verb;
  }

  /** How long it is left as it is. */
  public Duration pause() {
    return pause;
  }

  /** Its name where it is stored. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The kind of that name. */
  public static BulletinKind of(String id) {
    return valueOf(id.toUpperCase(Locale.ROOT));
  }
}
