package rookery.bot.store.postgresql;

import java.net.URI;
import java.net.URISyntaxException;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A database on a PostgreSQL server.
 *
 * @param host the host, with the port if it is not the default
 * @param name the name of the database
 * @param user a user who can change everything in it
 * @param password the password; it is never shown
 * @param properties further settings of the driver, as they stand after the question mark
 */
public record PostgresAddress(
    String host, String name, String user, String password, String properties) {
  private static final Pattern SCHEME = Pattern.compile("(?i)postgres(ql)?");
  private static final Pattern MEANT =
      Pattern.compile("(?i)(postgres(ql)?:|[a-z][a-z0-9+.:-]*://).*");

  /** Unlike in {@code URI}, the name of a host can contain an underscore. */
  private static final Pattern HOST =
      Pattern.compile("([\\w.-]+|\\[[0-9A-Fa-f:.]+])(:(?<port>\\d{1,5}))?");

  private static final int LAST_PORT = 65_535;

  /**
   * Returns whether a text looks like the address of a server, even of a kind that is not
   * supported.
   */
  public static boolean isMeant(String text) {
    return MEANT.matcher(text).matches();
  }

  /**
   * Parses {@code postgresql://user:password@host/name}; empty if the text does not have that form.
   */
  public static Optional<PostgresAddress> parse(String text) {
    try {
      URI uri = new URI(text);
      String where = Optional.ofNullable(uri.getRawAuthority()).orElse("");
      int at = where.lastIndexOf('@');
      String who = at < 0 ? "" : where.substring(0, at);
      String host = where.substring(at + 1);
      String name = Optional.ofNullable(uri.getRawPath()).orElse("").replaceFirst("^/", "");
      boolean complete =
          SCHEME.matcher(String.valueOf(uri.getScheme())).matches()
              && isHost(host)
              && !name.isEmpty()
              && !who.isEmpty();
      int colon = who.indexOf(':');
      return Optional.of(
              new PostgresAddress(
                  host,
                  decoded(name),
                  decoded(colon < 0 ? who : who.substring(0, colon)),
                  decoded(colon < 0 ? "" : who.substring(colon + 1)),
                  Optional.ofNullable(uri.getRawQuery()).orElse("")))
          .filter(address -> complete);
    } catch (URISyntaxException | IllegalArgumentException none) {
      return Optional.empty();
    }
  }

  private static boolean isHost(String text) {
    Matcher host = HOST.matcher(text);
    // The driver would say no more than that it knows no such address.
    return host.matches()
        && Optional.ofNullable(host.group("port"))
            .map(Integer::parseInt)
            .filter(port -> port < 1 || port > LAST_PORT)
            .isEmpty();
  }

  private static String decoded(String text) {
    return URLDecoder.decode(text.replace("+", "%2B"), StandardCharsets.UTF_8);
  }

  /** Returns the URL for the driver, without user and password. */
  String jdbc() {
    return "jdbc:postgresql://"
        + host
        + "/"
        + URLEncoder.encode(name, StandardCharsets.UTF_8)
        + (properties.isEmpty() ? "" : "?" + properties);
  }

  @Override
  public String toString() {
    return "the database " + name + " at " + host;
  }
}
