package rookery.bot.vitals;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Supplier;

/** Serves the figures at {@code /metrics} to programs on this machine, and to no other. */
public final class MetricsPage implements AutoCloseable {
  private static final String TEXT = "text/plain; version=0.0.4; charset=utf-8";
  private static final List<String> HOSTS = List.of("127.0.0.1", "localhost");
  private static final int FORBIDDEN = 403;
  private static final int NOT_FOUND = 404;
  private static final int NOT_ALLOWED = 405;

  private final HttpServer server;
  private final Supplier<String> text;

  private MetricsPage(HttpServer server, Supplier<String> text) {
    this.server = server;
    this.text = text;
    server.createContext("/", this::answer);
    server.start();
  }

  /**
   * Begins to serve.
   *
   * @param port 0 for any that is free
   * @throws IOException if the port is not to be had
   */
  public static MetricsPage open(int port, Supplier<String> text) throws IOException {
    InetSocketAddress here = new InetSocketAddress(InetAddress.getByName("127.0.0.1"), port);
    return new MetricsPage(HttpServer.create(here, 0), text);
  }

  /** The address at which it is served. */
  public int port() {
    return server.getAddress().getPort();
  }

  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      if (!isAskedByItsOwnName(exchange)) {
        exchange.sendResponseHeaders(FORBIDDEN, -1);
      } else if (!exchange.getRequestURI().getPath().equals("/metrics")) {
        exchange.sendResponseHeaders(NOT_FOUND, -1);
      } else if (!exchange.getRequestMethod().equals("GET")) {
        exchange.sendResponseHeaders(NOT_ALLOWED, -1);
      } else {
        byte[] body = text.get().getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().set("Content-Type", TEXT);
        exchange.sendResponseHeaders(200, body.length);
        exchange.getResponseBody().write(body);
      }
    }
  }

  /**
   * Whether it was asked for as something on this machine. A page of another site can reach it in a
   * browser on this machine once its own name leads here, but not under our name.
   */
  private boolean isAskedByItsOwnName(HttpExchange exchange) {
    String host = exchange.getRequestHeaders().getFirst("Host");
    return host != null
        && HOSTS.stream().anyMatch(name -> host.equalsIgnoreCase(name + ":" + port()));
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
