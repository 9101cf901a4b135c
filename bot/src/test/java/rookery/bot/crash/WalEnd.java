package rookery.bot.crash;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * How much of a database's log was on the disk for certain, and how much was written. SQLite notes
 * a transaction in the index beside the log only after it has waited for the disk; all that stands
 * in the log after it may be lost with the power, or be half there.
 *
 * @param log the file
 * @param synced the length that was waited for
 * @param written the length that there is
 */
record WalEnd(Path log, long synced, long written) {
  private static final int HEADER = 32;
  private static final int FRAME_HEADER = 24;
  private static final int FRAMES = 16;
  private static final int SALTS = 32;
  private static final int SALTS_IN_LOG = 16;
  private static final int PAGE_IN_LOG = 8;

  /** The end of the log of a database that nobody writes to just now. */
  static WalEnd of(Path database) throws IOException {
    Path log = beside(database, "-wal");
    Path index = beside(database, "-shm");
    if (Files.notExists(log) || Files.notExists(index) || Files.size(log) < HEADER) {
      return new WalEnd(log, 0, 0);
    }
    byte[] told = head(index, SALTS + 8);
    byte[] first = head(log, HEADER);
    long size = Files.size(log);
    boolean sameRound =
        Arrays.equals(told, SALTS, SALTS + 8, first, SALTS_IN_LOG, SALTS_IN_LOG + 8);
    if (!sameRound) {
      // The log is about to be written anew from its beginning, and nothing of that is there yet.
      return new WalEnd(log, size, size);
    }
    long frames = ByteBuffer.wrap(told).order(ByteOrder.nativeOrder()).getInt(FRAMES);
    long page = ByteBuffer.wrap(first).getInt(PAGE_IN_LOG);
    return new WalEnd(log, Math.min(size, HEADER + frames * (FRAME_HEADER + page)), size);
  }

  static Path beside(Path database, String ending) {
    return database.resolveSibling(database.getFileName() + ending);
  }

  private static byte[] head(Path file, int length) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(length);
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
      while (bytes.hasRemaining() && channel.read(bytes) >= 0) {
        // As long as it takes.
      }
    }
    return bytes.array();
  }

  /** Whether there is anything that the loss of power can hurt. */
  boolean isOpen() {
    return synced < written;
  }

  /** Cuts the log off, or leaves zeros or noise in it, from a random byte after the last sync. */
  void tear(RandomGenerator random) throws IOException {
    if (!isOpen()) {
      return;
    }
    long at = synced + random.nextLong(written - synced);
    try (FileChannel channel = FileChannel.open(log, StandardOpenOption.WRITE)) {
      int how = random.nextInt(3);
      if (how == 0) {
        channel.truncate(at);
        return;
      }
      byte[] lost = new byte[(int) (written - at)];
      if (how == 1) {
        random.nextBytes(lost);
      }
      channel.write(ByteBuffer.wrap(lost), at);
    }
  }
}
