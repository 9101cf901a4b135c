package rookery.practice.wire;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.config.SizeUnit;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import io.javalin.router.JavalinDefaultRoutingApi;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsContext;
import java.time.Duration;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import org.eclipse.jetty.io.EofException;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.websocket.api.Callback;
import rookery.practice.resource.Attachment;
import rookery.practice.resource.Message;
import rookery.practice.wire.control.Faults;
import rookery.practice.wire.control.TrafficLog;
import rookery.practice.wire.entity.EntityJson;
import rookery.practice.wire.entity.FileAddresses;
import rookery.practice.wire.entity.InteractionEntities;
import rookery.practice.wire.entity.MessageEntities;
import rookery.practice.wire.gateway.Gateway;
import rookery.practice.wire.gateway.GatewayConnection;
import rookery.practice.wire.gateway.GatewayEvents;
import rookery.practice.wire.gateway.GatewaySocket;
import rookery.practice.wire.gateway.SessionStartLimit;
import rookery.practice.wire.rest.BotPermissions;
import rookery.practice.wire.rest.BoundAddress;
import rookery.practice.wire.rest.CallbackRoutes;
import rookery.practice.wire.rest.ChannelRoutes;
import rookery.practice.wire.rest.CommandRoutes;
import rookery.practice.wire.rest.InteractionAnswers;
import rookery.practice.wire.rest.MessageRoutes;
import rookery.practice.wire.rest.PeopleRoutes;
import rookery.practice.wire.rest.RestServer;
import rookery.practice.wire.rest.RoleRoutes;
import rookery.practice.wire.rest.Route;
import rookery.practice.wire.rest.WebhookRoutes;
import rookery.practice.world.World;

/** Discord's REST API, gateway and file server on one port of this machine alone. */
public final class DiscordServer implements AutoCloseable {
  private static final String HOST = "127.0.0.1";
  private static final int MOST_MEGABYTES = 25;
  private static final DateTimeFormatter HTTP_DATE =
      DateTimeFormatter.ofPattern("EEE, dd MMM yyyy HH:mm:ss 'GMT'", Locale.ROOT);

  /** By default these are 50, and whoever comes on top of them tries again a second later. */
  private static final int CONNECTING_AT_ONCE = 1_000;

  private final World world;
  private final Duration heartbeat;
  private final Predicate<String> tokens;
  private final Faults faults = new Faults();
  private final TrafficLog traffic = new TrafficLog();
  private final Map<String, GatewayConnection> connections = new ConcurrentHashMap<>();
  private final BoundAddress address = new BoundAddress();
  private final EntityJson entities;
  private final MessageEntities messages;
  private final InteractionEntities interactions;
  private final Gateway gateway;
  private final SessionStartLimit starts;
  private final Javalin server;

  /**
   * Serves a world, once it is started.
   *
   * @param port 0 for any that is free
   * @param heartbeat how often a bot is to say that it is alive
   * @param starts how often sessions may begin
   * @param tokens which tokens of bots are good
   * @param more further routes for the same port, of something that may look at this server
   */
  public DiscordServer(
      World world,
      int port,
      Duration heartbeat,
      SessionStartLimit starts,
      Predicate<String> tokens,
      BiConsumer<DiscordServer, JavalinDefaultRoutingApi> more) {
    this.world = world;
    this.heartbeat = heartbeat;
    this.tokens = tokens;
    this.starts = starts;
    entities = new EntityJson(world);
    messages = new MessageEntities(world, entities, new FileAddresses(address::http));
    interactions = new InteractionEntities(world, entities, messages);
    gateway = new Gateway(world, entities, traffic, address::gateway, starts);
    server = Javalin.create(config -> configure(config, port, more));
  }

  /** Begins to listen. */
  public void start() {
    server.start();
    address.port(server.port());
    world.tell(new GatewayEvents(world, gateway, entities, messages, interactions));
  }

  private List<Route> routes() {
    BotPermissions access = new BotPermissions(world);
    InteractionAnswers answers = new InteractionAnswers(world);
    List<Route> routes = new ArrayList<>();
    routes.addAll(new PeopleRoutes(world, entities, address::gateway, starts).routes());
    routes.addAll(new ChannelRoutes(world, access, entities).routes());
    routes.addAll(new RoleRoutes(world, access).routes());
    routes.addAll(new MessageRoutes(world, access, messages).routes());
    routes.addAll(new CommandRoutes(world, access).routes());
    routes.addAll(new CallbackRoutes(world, answers, interactions).routes());
    routes.addAll(new WebhookRoutes(world, answers, messages).routes());
    return routes;
  }

  private void configure(
      JavalinConfig config, int port, BiConsumer<DiscordServer, JavalinDefaultRoutingApi> more) {
    config.startup.showJavalinBanner = false;
    config.startup.showOldJavalinVersionWarning = false;
    config.jetty.addConnector((jetty, http) -> connector(jetty, http, port));
    config.jetty.multipartConfig.maxFileSize(MOST_MEGABYTES, SizeUnit.MB);
    config.jetty.multipartConfig.maxInMemoryFileSize(MOST_MEGABYTES, SizeUnit.MB);
    config.jetty.multipartConfig.maxTotalRequestSize(MOST_MEGABYTES, SizeUnit.MB);
    config.jetty.modifyWebSocketServletFactory(
        factory -> factory.setIdleTimeout(heartbeat.multipliedBy(4)));
    config.http.maxRequestSize = MOST_MEGABYTES * 1024L * 1024L;
    config.routes.exception(EofException.class, (gone, context) -> noteAborted(context));
    config.routes.before(this::refuseStrangers);
    config.routes.before(this::date);
    config.routes.wsBeforeUpgrade(this::refuseStrangers);
    new RestServer(faults, traffic, tokens, config.http.maxRequestSize)
        .serve(routes(), config.routes);
    config.routes.get("/attachments/{channel}/{file}/{name}", this::sendFile);
    config.routes.ws("/gateway", this::serveGateway);
    more.accept(this, config.routes);
  }

  private static Connector connector(Server jetty, HttpConfiguration http, int port) {
    ServerConnector connector = new ServerConnector(jetty, new HttpConnectionFactory(http));
    connector.setHost(HOST);
    connector.setPort(port);
    connector.setAcceptQueueSize(CONNECTING_AT_ONCE);
    return connector;
  }

  /** Whoever hangs up in the middle of a request wants no answer, and nobody is at fault. */
  private void noteAborted(Context context) {
    traffic.note(TrafficLog.Kind.REQUEST, context.method() + " " + context.path(), 0, 0);
  }

  /** Refuses pages of other sites, which a browser on this machine may have open. */
  private void refuseStrangers(Context context) {
    Set<String> hosts = Set.of(HOST + ":" + server.port(), "localhost:" + server.port());
    String origin = context.header("Origin");
    boolean own = origin == null || hosts.stream().anyMatch(h -> origin.equals("http://" + h));
    if (!own || !hosts.contains(Optional.ofNullable(context.header("Host")).orElse(""))) {
      context.status(HttpStatus.FORBIDDEN).result("For pages of this machine only.");
      context.skipRemainingHandlers();
    }
  }

  /** As on Discord each response says when it was made, here by the room's clock. */
  private void date(Context context) {
    ZonedDateTime now = world.clock().instant().atZone(ZoneOffset.UTC);
    context.header("Date", HTTP_DATE.format(now));
  }

  private void sendFile(Context context) {
    Optional<Attachment> file =
        Optional.of(context.pathParam("file"))
            .filter(id -> id.matches("[0-9]{1,18}|[0-9]{19}"))
            .flatMap(id -> world.messages().file(Long.parseLong(id)))
            .filter(a -> a.filename().equals(context.pathParam("name")));
    if (file.isEmpty()) {
      context.status(HttpStatus.NOT_FOUND);
      return;
    }
    context.header("X-Content-Type-Options", "nosniff");
    context.header("Content-Security-Policy", "default-src 'none'; sandbox");
    context.header("Cache-Control", "private, max-age=31536000, immutable");
    context.contentType(file.get().contentType()).result(file.get().bytes());
  }

  private void serveGateway(WsConfig socket) {
    socket.onConnect(
        context -> {
          GatewayConnection connection =
              new GatewayConnection(gateway, new JettySocket(context), tokens);
          connections.put(context.sessionId(), connection);
          connection.opened(heartbeat.toMillis());
        });
    socket.onMessage(context -> connections.get(context.sessionId()).received(context.message()));
    socket.onClose(
        context -> {
          GatewayConnection connection = connections.remove(context.sessionId());
          if (connection != null) {
            connection.closed(context.status());
          }
        });
  }

  private record JettySocket(WsContext context) implements GatewaySocket {
    @Override
    public void send(String text) {
      if (context.session.isOpen()) {
        context.session.sendText(text, Callback.NOOP);
      }
    }

    @Override
    public void close(int code, String reason) {
      context.session.close(code, reason, Callback.NOOP);
    }

    @Override
    public void drop() {
      context.session.disconnect();
    }
  }

  /** The port it listens on. */
  public int port() {
    return server.port();
  }

  /** The address of the REST API, with a slash at the end as JDA wants it. */
  public String restUrl() {
    return address.http() + "/api/v10/";
  }

  /** The address of the gateway. */
  public String gatewayUrl() {
    return address.gateway();
  }

  /** A message in Discord's JSON, with an address for each file. */
  public ObjectNode json(Message message) {
    return messages.message(message);
  }

  /** What goes wrong with requests. */
  public Faults faults() {
    return faults;
  }

  /** The gateway, to be disturbed. */
  public Gateway gateway() {
    return gateway;
  }

  /** What has gone over the wire. */
  public TrafficLog traffic() {
    return traffic;
  }

  @Override
  public void close() {
    server.stop();
  }
}
