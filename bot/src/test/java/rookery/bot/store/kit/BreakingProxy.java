package rookery.bot.store.kit;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import rookery.bot.store.DatabaseName;
import rookery.bot.store.postgresql.PostgresAddress;

/**
 * The way to a database server, which breaks once after the server has committed something and
 * before it is heard.
 */
public final class BreakingProxy implements AutoCloseable {
  private static final int MOST = 1 << 16;

  private final PostgresAddress server;
  private final ServerSocket door;
  private final ExecutorService threads = Executors.newCachedThreadPool();
  private final AtomicReference<String> wanted = new AtomicReference<>();

  public BreakingProxy(DatabaseName name) throws IOException {
    server = ((DatabaseName.OnServer) name).address();
    door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    threads.submit(this::open);
  }

  /** The same database by way of this. */
  public DatabaseName name() {
    return new DatabaseName.OnServer(
        new PostgresAddress(
            "localhost:" + door.getLocalPort(),
            server.name(),
            server.user(),
            server.password(),
            server.properties()));
  }

  /** Breaks as soon as what these words of SQL do is committed. */
  public void cutAfter(String sql) {
    wanted.set(sql);
  }

  private Void open() throws IOException {
    while (true) {
      Socket client = door.accept();
      String[] host = server.host().split(":");
      Socket there = new Socket(host[0], Integer.parseInt(host[1]));
      AtomicBoolean asked = new AtomicBoolean();
      threads.submit(
          () ->
              carry(
                  client,
                  there,
                  words -> {
                    asked.compareAndSet(false, asks(words));
                    return false;
                  }));
      threads.submit(() -> carry(there, client, words -> asked.get() && words.contains("COMMIT")));
    }
  }

  private boolean asks(String words) {
    String sql = wanted.get();
    return sql != null && words.contains(sql) && wanted.compareAndSet(sql, null);
  }

  /** Looks at what comes by. */
  @FunctionalInterface
  private interface Watch {
    /** Whether it goes no further. */
    boolean ends(String words);
  }

  private static void carry(Socket from, Socket to, Watch watch) {
    byte[] bytes = new byte[MOST];
    try (from;
        to) {
      InputStream in = from.getInputStream();
      OutputStream out = to.getOutputStream();
      for (int read = in.read(bytes); read >= 0; read = in.read(bytes)) {
        String words = new String(Arrays.copyOf(bytes, read), StandardCharsets.ISO_8859_1);
        if (watch.ends(words)) {
          return;
        }
        out.write(bytes, 0, read);
      }
    } catch (IOException broken) {
      // As it is meant to.
    }
  }

  @Override
  public void close() {
    threads.shutdownNow();
    try {
      door.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
