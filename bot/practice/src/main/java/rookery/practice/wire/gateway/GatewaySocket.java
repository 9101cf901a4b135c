package rookery.practice.wire.gateway;

/** The bot's end of a gateway connection. */
public interface GatewaySocket {
  /** Sends a frame of text without waiting. */
  void send(String text);

  /** Closes the connection politely. */
  void close(int code, String reason);

  /** Breaks the connection without a word. */
  void drop();
}
