package rookery.bot.vitals;

import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The bot's health at one time, as it is written to a file beside its database.
 *
 * @param unheld the shards that no process ran, so that nobody answers in their servers
 * @param trouble why the database could not be written, if it could not
 */
public record Health(
    Instant at,
    boolean connected,
    Set<Integer> unheld,
    OutboxBacklog backlog,
    Optional<String> trouble) {
  /** How often the bot writes its report. */
  static final Duration EVERY = Duration.ofSeconds(10);

  /** After so long without a word the bot hangs or is gone. */
  private static final Duration SILENCE = Duration.ofSeconds(45);

  /** What {@code rookery.jar health} answers. */
  public record Verdict(boolean well, String line) {}

  /** The file to which the bot that uses this database writes its report. */
  public static Path beside(Path database) {
    return database.resolveSibling(database.getFileName() + ".health");
  }

  /** How the bot that writes this file is. */
  public static Verdict verdict(Path file, Instant now) {
    try {
      return read(Files.readString(file)).verdict(now);
    } catch (IOException | IllegalArgumentException | DateTimeException unreadable) {
      return new Verdict(
          false, "Can't read %s: Rookery isn't running, or the disk is full.".formatted(file));
    }
  }

  private Verdict verdict(Instant now) {
    Duration silent = Duration.between(at, now).abs();
    if (silent.compareTo(SILENCE) > 0) {
      return new Verdict(
          false,
          "Rookery hasn't reported for %d s: it's stuck or has stopped."
              .formatted(silent.toSeconds()));
    }
    List<String> facts = new ArrayList<>();
    facts.add(connected ? "connected to Discord" : "not connected to Discord");
    if (!unheld.isEmpty()) {
      facts.add("no process runs the shards " + words(unheld));
    }
    facts.add(
        trouble.map(why -> "can't write to the database: " + why).orElse("database writable"));
    facts.add(waiting(now));
    boolean well = connected && unheld.isEmpty() && trouble.isEmpty();
    return new Verdict(well, String.join("; ", facts));
  }

  private static String words(Set<Integer> numbers) {
    return numbers.stream().sorted().map(String::valueOf).collect(Collectors.joining(", "));
  }

  private String waiting(Instant now) {
    return backlog.waiting() == 0
        ? "no messages waiting"
        : "%d messages waiting, the oldest for %d s"
            .formatted(backlog.waiting(), backlog.age(now).toSeconds());
  }

  /** Writes it, whole or not at all. */
  void write(Path file) throws IOException {
    Path part = file.resolveSibling(file.getFileName() + ".part");
    Files.writeString(part, text());
    Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
  }

  private String text() throws IOException {
    Properties facts = new Properties();
    facts.setProperty("at", at.toString());
    facts.setProperty("connected", Boolean.toString(connected));
    facts.setProperty("unheld", words(unheld));
    facts.setProperty("waiting", Integer.toString(backlog.waiting()));
    backlog.since().ifPresent(since -> facts.setProperty("since", since.toString()));
    trouble.ifPresent(why -> facts.setProperty("trouble", why));
    StringWriter text = new StringWriter();
    facts.store(text, null);
    return text.toString();
  }

  private static Set<Integer> numbers(String words) {
    return Stream.of(words.split(", "))
        .filter(number -> !number.isEmpty())
        .map(Integer::valueOf)
        .collect(Collectors.toSet());
  }

  private static Health read(String text) throws IOException {
    Properties facts = new Properties();
    facts.load(new StringReader(text));
    return new Health(
        Instant.parse(facts.getProperty("at", "")),
        Boolean.parseBoolean(facts.getProperty("connected")),
        numbers(facts.getProperty("unheld", "")),
        new OutboxBacklog(
            Integer.parseInt(facts.getProperty("waiting", "0")),
            Optional.ofNullable(facts.getProperty("since")).map(Instant::parse)),
        Optional.ofNullable(facts.getProperty("trouble")));
  }
}
