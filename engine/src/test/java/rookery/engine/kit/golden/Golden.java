package rookery.engine.kit.golden;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import rookery.engine.Game;
import rookery.engine.kit.trial.KitGames;
import rookery.engine.playthrough.Playthrough;
import rookery.engine.playthrough.PlaythroughReader;

/**
 * A playthrough that is kept to be compared with, {@code <game>/<name>.jsonl}. Its name says what
 * it is there for: an ending, an option's value, or a ruling such as {@code CU-4}.
 */
public record Golden(Path path) {
  /** Where they lie, a folder for each game. */
  public static final Path FOLDER = Path.of("src/test/resources/playthroughs");

  /** All there are of the games looked at, in the order of their names. */
  public static List<Golden> all() {
    List<String> games = KitGames.all().stream().map(Game::id).toList();
    try (Stream<Path> files = Files.walk(FOLDER)) {
      return files
          .filter(Files::isRegularFile)
          .sorted()
          .map(Golden::new)
          .filter(golden -> games.contains(golden.game()))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The one of that name, which need not exist yet. */
  public static Golden of(String game, String name) {
    return new Golden(FOLDER.resolve(game).resolve(name + ".jsonl"));
  }

  /** The game its folder is named after. */
  public String game() {
    return path.getParent().getFileName().toString();
  }

  public String text() {
    try {
      return Files.readString(path);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The game it tells of, followed by the rules as they are now. */
  public Playthrough replayed() {
    return new PlaythroughReader(KitGames::find).read(text().lines().toList());
  }

  /** The reason its game ended for; empty if it stops before the end. */
  public String ending() {
    return replayed().state().result().map(result -> result.reason()).orElse("");
  }

  public void write(Playthrough played) {
    try {
      Files.createDirectories(path.getParent());
      Files.writeString(path, played.text());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public String toString() {
    return FOLDER.relativize(path).toString();
  }
}
