package rookery.bot.discord.interaction;

import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import rookery.bot.computer.ThreadPriority;
import rookery.bot.discord.message.StoredFile;
import rookery.bot.files.TemporaryFolder;
import rookery.bot.post.Attachment;
import rookery.bot.vitals.ErrorReport;

/**
 * Makes the files that people export: one after another on a thread of its own, so that no move
 * waits for them, and on the disk, so that they take no memory. A file stays there until it is
 * sent. The number of files that wait, are being made or are being sent is limited.
 */
@Singleton
public final class FileExporter implements AutoCloseable {
  /** Each may be as large as Discord takes: ten megabytes. */
  static final int MOST = 12;

  /** Nobody may take all the room there is. */
  static final int MOST_OF_ONE_PERSON = 2;

  private static final Logger LOG = LoggerFactory.getLogger(FileExporter.class);
  private static final int SECONDS_TO_END = 5;

  private final TemporaryFolder folder;
  private final Map<String, Integer> deliveries = new HashMap<>();
  private final ThreadPoolExecutor thread =
      new ThreadPoolExecutor(
          1,
          1,
          0,
          TimeUnit.SECONDS,
          new LinkedBlockingQueue<>(),
          FileExporter::patient,
          new ThreadPoolExecutor.DiscardPolicy());

  @Inject
  public FileExporter(TemporaryFolder folder) {
    this.folder = folder;
  }

  private static Thread patient(Runnable work) {
    Runnable nicely =
        () -> {
          ThreadPriority.ofThisThread(ThreadPriority.SOMEWHAT);
          work.run();
        };
    Thread thread = new Thread(nicely, "files");
    thread.setDaemon(true);
    thread.setPriority(Thread.MIN_PRIORITY);
    return thread;
  }

  /** A file can't be written, as the disk is full or fails. This is no bug; the owner is told. */
  static final class UnwritableException extends UncheckedIOException {
    UnwritableException(IOException cause) {
      super(cause);
    }
  }

  /** Whether somebody can have files made. */
  enum Room {
    /** It is taken, and {@link #make} gives it back. */
    TAKEN,
    /** This person is having as many made as anybody may at a time. */
    OWN_FILES_FIRST,
    /** So many people want files that this one must wait. */
    FULL
  }

  /** Takes room for one more delivery to that person, if there is any. */
  Room takeRoom(String person) {
    synchronized (deliveries) {
      if (deliveries.getOrDefault(person, 0) >= MOST_OF_ONE_PERSON) {
        return Room.OWN_FILES_FIRST;
      }
      if (deliveries.values().stream().mapToInt(Integer::intValue).sum() >= MOST) {
        return Room.FULL;
      }
      deliveries.merge(person, 1, Integer::sum);
      return Room.TAKEN;
    }
  }

  private void giveRoomBack(String person) {
    synchronized (deliveries) {
      deliveries.computeIfPresent(person, (who, count) -> count == 1 ? null : count - 1);
    }
  }

  /**
   * Makes files once those are made that were wanted before.
   *
   * @param person whose room was taken
   * @param sending sends what {@code made} gives, which it asks for once and on the same thread;
   *     the files stay until its stage completes
   */
  void make(
      String person,
      List<Attachment> wanted,
      Function<Supplier<List<StoredFile>>, CompletionStage<?>> sending) {
    thread.execute(
        () -> {
          List<StoredFile> made = new ArrayList<>();
          sending
              .apply(() -> all(wanted, made))
              .whenComplete(
                  (sent, fault) -> {
                    giveRoomBack(person);
                    discard(made);
                  });
        });
  }

  private List<StoredFile> all(List<Attachment> wanted, List<StoredFile> made) {
    try {
      for (Attachment file : wanted) {
        made.add(StoredFile.of(file, folder));
      }
      return made;
    } catch (IOException e) {
      LOG.error("Can't write the files that someone wants ({}). Check the disk.", e.getMessage());
      throw new UnwritableException(e);
    }
  }

  private void discard(List<StoredFile> made) {
    for (StoredFile file : made) {
      try {
        file.close();
      } catch (IOException e) {
        ErrorReport.log(LOG, "a temporary file that can't be closed", e);
      }
    }
  }

  /** Lets the file that is being made come to its end, for a few seconds, and no other. */
  @Override
  public void close() {
    thread.getQueue().clear();
    thread.shutdown();
    try {
      if (!thread.awaitTermination(SECONDS_TO_END, TimeUnit.SECONDS)) {
        thread.shutdownNow();
      }
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }
}
