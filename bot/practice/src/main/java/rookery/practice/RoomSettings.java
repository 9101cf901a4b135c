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
 * @param startsADay how many sessions may begin a day
 * @param startsAtOnce how many may begin at the same time, those of a bot with many shards
 */
public record RoomSettings(
    int port,
    Optional<Path> file,
    Duration patience,
    Duration tokenLife,
    Duration heartbeat,
    int startsADay,
    int startsAtOnce) {
  /** As Discord is, in memory, on any free port. */
  public static final RoomSettings USUAL =
      new RoomSettings(
          0,
          Optional.empty(),
          Duration.ofSeconds(3),
          Duration.ofMinutes(15),
          Duration.ofMillis(41_250),
          1_000,
          1);

  /** On this port. */
  public RoomSettings on(int wanted) {
    return new RoomSettings(wanted, file, patience, tokenLife, heartbeat, startsADay, startsAtOnce);
  }

  /** Kept in this file. */
  public RoomSettings keptIn(Path wanted) {
    return new RoomSettings(
        port, Optional.of(wanted), patience, tokenLife, heartbeat, startsADay, startsAtOnce);
  }

  /** With this long to acknowledge an interaction. */
  public RoomSettings patient(Duration wanted) {
    return new RoomSettings(port, file, wanted, tokenLife, heartbeat, startsADay, startsAtOnce);
  }

  /** With tokens of interactions that live this long. */
  public RoomSettings tokensLiving(Duration wanted) {
    return new RoomSettings(port, file, patience, wanted, heartbeat, startsADay, startsAtOnce);
  }

  /** With heartbeats this far apart. */
  public RoomSettings beating(Duration wanted) {
    return new RoomSettings(port, file, patience, tokenLife, wanted, startsADay, startsAtOnce);
  }

  /** With so many sessions that may begin a day, and so many of them at the same time. */
  public RoomSettings starting(int aDay, int atOnce) {
    return new RoomSettings(port, file, patience, tokenLife, heartbeat, aDay, atOnce);
  }
}
