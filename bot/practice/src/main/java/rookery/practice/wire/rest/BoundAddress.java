package rookery.practice.wire.rest;

/** The server's addresses, known once it has its port. */
public final class BoundAddress {
  private volatile int port;

  /** Tells the port. */
  public void port(int nowKnown) {
    port = nowKnown;
  }

  /** Where the REST API and the page are. */
  public String http() {
    return "http://127.0.0.1:" + port;
  }

  /** Where the gateway is. */
  public String gateway() {
    return "ws://127.0.0.1:" + port + "/gateway";
  }
}
