package rookery.engine.rules;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Reads the texts that lie beside a game's class. */
public final class GameRulesText {
  private GameRulesText() {}

  /** What a file of that name beside {@code game} holds; empty if there is none. */
  public static Optional<String> beside(Class<?> game, String name) {
    try (InputStream file = game.getResourceAsStream(name)) {
      return file == null
          ? Optional.empty()
          : Optional.of(new String(file.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
