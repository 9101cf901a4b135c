package rookery.bot.discord;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import javax.net.SocketFactory;

/**
 * Sockets that send what is written at once. Others keep the last piece of a picture back until all
 * before it is acknowledged, which takes one more way to Discord and back.
 */
final class NoDelaySockets extends SocketFactory {
  private final SocketFactory usual = SocketFactory.getDefault();

  private static Socket prompt(Socket socket) throws IOException {
    socket.setTcpNoDelay(true);
    return socket;
  }

  @Override
  public Socket createSocket() throws IOException {
    return prompt(usual.createSocket());
  }

  @Override
  public Socket createSocket(String host, int port) throws IOException {
    return prompt(usual.createSocket(host, port));
  }

  @Override
  public Socket createSocket(String host, int port, InetAddress from, int fromPort)
      throws IOException {
    return prompt(usual.createSocket(host, port, from, fromPort));
  }

  @Override
  public Socket createSocket(InetAddress host, int port) throws IOException {
    return prompt(usual.createSocket(host, port));
  }

  @Override
  public Socket createSocket(InetAddress host, int port, InetAddress from, int fromPort)
      throws IOException {
    return prompt(usual.createSocket(host, port, from, fromPort));
  }
}
