package rookery.bot.files;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * A file that nobody else can see: it loses its name as soon as it is open, so that it is gone once
 * it is closed, and also when the process is killed.
 */
public final class TemporaryFile implements AutoCloseable {
  private final FileChannel channel;

  private TemporaryFile(FileChannel channel) {
    this.channel = channel;
  }

  /**
   * Makes one.
   *
   * @param folder on the disk that it takes room of; made where it is missing
   */
  public static TemporaryFile in(Path folder) throws IOException {
    OwnerOnlyFiles.folders(folder);
    Path path = Files.createTempFile(folder, "rookery-", ".tmp");
    try {
      return new TemporaryFile(
          FileChannel.open(path, StandardOpenOption.READ, StandardOpenOption.WRITE));
    } finally {
      Files.delete(path);
    }
  }

  /** Writes after what was written before. To close it leaves the file open. */
  public OutputStream output() {
    return new FilterOutputStream(Channels.newOutputStream(channel)) {
      @Override
      public void write(byte[] bytes, int from, int length) throws IOException {
        out.write(bytes, from, length);
      }

      @Override
      public void close() {
        // What was written is still to be read.
      }
    };
  }

  /** Reads from the beginning; several may read at the same time, each at its own place. */
  public InputStream input() {
    return new Reading(channel);
  }

  /** How many bytes there are. */
  public long size() throws IOException {
    return channel.size();
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }

  /** Keeps its own place, where the channel has but one. */
  private static final class Reading extends InputStream {
    private final FileChannel channel;
    private long place;

    Reading(FileChannel channel) {
      this.channel = channel;
    }

    @Override
    public int read() throws IOException {
      byte[] one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
    }

    @Override
    public int read(byte[] bytes, int from, int length) throws IOException {
      if (length == 0) {
        return 0;
      }
      int read = channel.read(ByteBuffer.wrap(bytes, from, length), place);
      place += Math.max(0, read);
      return read;
    }
  }
}
