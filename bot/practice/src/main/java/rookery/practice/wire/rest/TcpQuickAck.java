package rookery.practice.wire.rest;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.NetworkChannel;
import jdk.net.ExtendedSocketOptions;
import org.eclipse.jetty.ee10.servlet.ServletContextRequest;

/**
 * Has this machine acknowledge at once what has come of a request with files. It would rather wait
 * 40 ms for an answer to send along, while many an HTTP client, JDA's among them, waits for the
 * acknowledgement before it sends the last piece of the files.
 */
final class TcpQuickAck {
  private TcpQuickAck() {}

  /** For what has come and the rest of this request. Does nothing where the system has no way. */
  static void of(Context context) {
    Object transport =
        ServletContextRequest.getServletContextRequest(context.req())
            .getConnectionMetaData()
            .getConnection()
            .getEndPoint()
            .getTransport();
    if (transport instanceof NetworkChannel channel
        && channel.supportedOptions().contains(ExtendedSocketOptions.TCP_QUICKACK)) {
      set(channel);
    }
  }

  private static void set(NetworkChannel channel) {
    try {
      channel.setOption(ExtendedSocketOptions.TCP_QUICKACK, true);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
