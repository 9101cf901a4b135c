package rookery.bot.store.kit;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import rookery.bot.store.postgresql.PostgresAddress;

/**
 * The way to a database server, where traffic can be held for a while: what was said meanwhile
 * arrives afterwards, as where a network has stood still.
 */
public final class PausingProxy implements AutoCloseable {
  private static final int MOST = 1 << 16;

  private final String address;
  private final PostgresAddress server;
  private final ServerSocket door;
  private final ExecutorService threads = Executors.newCachedThreadPool();
  private boolean isHeld;

  /**
   * @param address of the database, as an owner writes it
   */
  public PausingProxy(String address) throws IOException {
    this.address = address;
    this.server = PostgresAddress.parse(address).orElseThrow();
    this.door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    threads.submit(this::open);
  }

  /** The same database by way of this. */
  public String address() {
    return address.replace("@" + server.host() + "/", "@localhost:" + door.getLocalPort() + "/");
  }

  /** Nothing arrives on either side from now on. */
  public synchronized void hold() {
    isHeld = true;
  }

  /** All that was held arrives, and so does what is said from now on. */
  public synchronized void letGo() {
    isHeld = false;
    notifyAll();
  }

  private synchronized void pass() throws InterruptedException {
    while (isHeld) {
      wait();
    }
  }

  private Void open() throws IOException {
    String[] host = server.host().split(":");
    while (true) {
      Socket client = door.accept();
      Socket there = new Socket(host[0], Integer.parseInt(host[1]));
      threads.submit(() -> carry(client, there));
      threads.submit(() -> carry(there, client));
    }
  }

  private Void carry(Socket from, Socket to) throws IOException, InterruptedException {
    byte[] bytes = new byte[MOST];
    try (from;
        to) {
      InputStream in = from.getInputStream();
      OutputStream out = to.getOutputStream();
      for (int read = in.read(bytes); read >= 0; read = in.read(bytes)) {
        pass();
        out.write(bytes, 0, read);
      }
    }
    return null;
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
