package rookery.practice;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/**
 * How a practice room is to be.
 *
 * @param port 0 for any that is free
 * @param file where the room is kept, if it is to survive
 * @param patience how long the bot may take to acknowledge an interaction
 * @param tokenLife how long the bot may go on answering one
 * @param heartbeat how often the bot is to say that it is alive
 */
public record RoomSettings(
    int port, Optional<Path> file, Duration patience, Duration tokenLife, Duration heartbeat) {
  /** As Discord is, in memory, on any free port. */
  public static final RoomSettings USUAL =
      new RoomSettings(
          0,
          Optional.empty(),
          Duration.ofSeconds(3),
          Duration.ofMinutes(15),
          Duration.ofMillis(41_250));

  /** On this port. */
  public RoomSettings on(int wanted) {
    return new RoomSettings(wanted, file, patience, tokenLife, heartbeat);
  }

  /** Kept in this file. */
  public RoomSettings keptIn(Path wanted) {
    return new RoomSettings(port, Optional.of(wanted), patience, tokenLife, heartbeat);
  }

  /** With this long to acknowledge an interaction. */
  public RoomSettings patient(Duration wanted) {
    return new RoomSettings(port, file, wanted, tokenLife, heartbeat);
  }

  /** With tokens of interactions that live this long. */
  public RoomSettings tokensLiving(Duration wanted) {
    return new RoomSettings(port, file, patience, wanted, heartbeat);
  }

  /** With heartbeats this far apart. */
  public RoomSettings beating(Duration wanted) {
    return new RoomSettings(port, file, patience, tokenLife, wanted);
  }
}
