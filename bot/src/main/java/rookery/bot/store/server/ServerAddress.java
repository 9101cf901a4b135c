package rookery.bot.store.server;

import java.net.URI;
import java.net.URISyntaxException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A database on a PostgreSQL server.
 *
 * @param host with the port, if it has one of its own
 * @param name of the database
 * @param user who may change everything in it
 * @param password never shown
 * @param properties what else the driver is told, as it stands after a question mark
 */
public record ServerAddress(
    String host, String name, String user, String password, String properties) {
  private static final Pattern SCHEME = Pattern.compile("(?i)postgres(ql)?:.*");

  /** Whether a text is meant for the address of a server. */
  public static boolean isMeant(String text) {
    return SCHEME.matcher(text).matches();
  }

  /** What {@code postgresql://user:password@host/name} says; empty if it is not of that form. */
  public static Optional<ServerAddress> parse(String text) {
    try {
      URI uri = new URI(text);
      String who = Optional.ofNullable(uri.getRawUserInfo()).orElse("");
      String name = Optional.ofNullable(uri.getRawPath()).orElse("").replaceFirst("^/", "");
      boolean complete = uri.getHost() != null && !name.isEmpty() && !who.isEmpty();
      int colon = who.indexOf(':');
      return Optional.of(
              new ServerAddress(
                  uri.getHost() + (uri.getPort() < 0 ? "" : ":" + uri.getPort()),
                  decoded(name),
                  decoded(colon < 0 ? who : who.substring(0, colon)),
                  decoded(colon < 0 ? "" : who.substring(colon + 1)),
                  Optional.ofNullable(uri.getRawQuery()).orElse("")))
          .filter(address -> complete);
    } catch (URISyntaxException | IllegalArgumentException none) {
      return Optional.empty();
    }
  }

  private static String decoded(String text) {
    return URLDecoder.decode(text.replace("+", "%2B"), StandardCharsets.UTF_8);
  }

  /** As the driver wants it, without user and password. */
  String jdbc() {
    return "jdbc:postgresql://"
        + host
        + "/"
        + name
        + (properties.isEmpty() ? "" : "?" + properties);
  }

  @Override
  public String toString() {
    return "the database " + name + " at " + host;
  }
}
