package rookery.practice.wire;

/** The server's addresses, known once it has its port. */
final class LateAddress {
  private volatile int port;

  void port(int nowKnown) {
    port = nowKnown;
  }

  String http() {
    return "http://127.0.0.1:" + port;
  }

  String gateway() {
    return "ws://127.0.0.1:" + port + "/gateway";
  }
}
