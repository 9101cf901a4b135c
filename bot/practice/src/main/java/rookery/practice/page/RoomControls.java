package rookery.practice.page;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.router.JavalinDefaultRoutingApi;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import rookery.practice.person.NotPossibleException;
import rookery.practice.resource.Channel;
import rookery.practice.resource.Guild;
import rookery.practice.resource.Interaction;
import rookery.practice.resource.Json;
import rookery.practice.wire.DiscordServer;
import rookery.practice.wire.control.Fault;
import rookery.practice.wire.control.Faults;
import rookery.practice.wire.gateway.Gateway;
import rookery.practice.world.World;

/** What the page can change about the room itself, and what it can let go wrong. */
record RoomControls(World world, DiscordServer discord, Supplier<Optional<Runnable>> restart) {
  private static final String NAME = "[\\p{L}\\p{N} _-]{1,32}";
  private static final int RESTART = 4000;
  private static final int MOST_MINUTES = 527_040;
  private static final String CLOCK = "/practice/clock";

  void serve(JavalinDefaultRoutingApi server) {
    String api = "/practice/api";
    server.post(api + "/people", PageRequest.answering(this::addPerson));
    server.post(api + "/places", PageRequest.answering(this::addPlace));
    server.post(api + "/guilds", PageRequest.answering(this::addForeignGuild));
    server.post(api + "/groups", PageRequest.answering(this::addGroup));
    server.delete(api + "/places/{place}", PageRequest.answering(this::removePlace));
    server.get(api + "/faults", PageRequest.answering(ask -> faults()));
    server.post(api + "/faults", PageRequest.answering(this::addFault));
    server.delete(api + "/faults", PageRequest.answering(this::clearFaults));
    server.post(api + "/gateway", PageRequest.answering(this::disturb));
    server.post(api + "/time", PageRequest.answering(this::pass));
    server.get(CLOCK, context -> context.result(Long.toString(world.clock().millis())));
    server.post(api + "/restart", PageRequest.answering(this::restart));
    server.post(api + "/interactions/{interaction}/repeat", PageRequest.answering(this::repeat));
  }

  private static ObjectNode made(long id) {
    return Json.object().put("id", Long.toString(id));
  }

  private static String name(PageRequest ask) {
    String name = ask.text("name").strip();
    if (!name.matches(NAME)) {
      throw new NotPossibleException("a name must have 1 to 32 letters, digits, spaces or dashes");
    }
    return name;
  }

  private JsonNode addPerson(PageRequest ask) {
    return made(world.people().add(name(ask)).id());
  }

  private JsonNode addPlace(PageRequest ask) {
    return made(world.channels().add(ask.id("guild"), name(ask)).id());
  }

  private JsonNode addForeignGuild(PageRequest ask) {
    String name = name(ask);
    return world.change(
        () -> {
          Guild guild = world.channels().addForeignGuild(name);
          return made(world.channels().add(guild.id(), "lounge").id());
        });
  }

  private JsonNode addGroup(PageRequest ask) {
    Set<Long> people = new LinkedHashSet<>();
    world.people().persons().forEach(person -> people.add(person.id()));
    return made(world.channels().addGroup(name(ask), people).id());
  }

  private Channel place(PageRequest ask) {
    return world
        .channels()
        .find(ask.path("place"))
        .orElseThrow(() -> new PageRequest.NotThereException("that channel is gone"));
  }

  private JsonNode removePlace(PageRequest ask) {
    world.channels().delete(place(ask).id());
    return Json.object();
  }

  private JsonNode faults() {
    ObjectNode json =
        Json.object()
            .put("frozen", discord.gateway().isFrozen())
            .put("restarts", restart.get().isPresent());
    ArrayNode pending = json.putArray("pending");
    for (Faults.Pending fault : discord.faults().pending()) {
      pending
          .addObject()
          .put("times", fault.times())
          .put("method", fault.method())
          .put("path", fault.path())
          .put("kind", kind(fault.fault()))
          .put("status", fault.fault().status())
          .put("millis", fault.fault().pause().toMillis());
    }
    return json;
  }

  private static String kind(Fault fault) {
    if (fault.lost()) {
      return "answerLost";
    }
    return switch (fault.status()) {
      case 0 -> "late";
      case 429 -> "tooMany";
      default -> "status";
    };
  }

  private JsonNode addFault(PageRequest ask) {
    Duration millis = Duration.ofMillis(ask.count("millis", 1000));
    Fault fault =
        switch (ask.text("kind")) {
          case "tooMany" -> Fault.tooMany(millis);
          case "status" -> Fault.status(ask.count("status", 500));
          case "late" -> Fault.late(millis);
          case "answerLost" -> Fault.answerLost();
          default ->
              throw new NotPossibleException("there's no kind of fault called " + ask.text("kind"));
        };
    discord.faults().next(ask.count("times", 1), ask.text("method"), ask.text("path"), fault);
    return faults();
  }

  private JsonNode clearFaults(PageRequest ask) {
    discord.faults().clear();
    return faults();
  }

  private JsonNode disturb(PageRequest ask) {
    Gateway gateway = discord.gateway();
    switch (ask.text("action")) {
      case "reconnect" -> gateway.askToReconnect();
      case "close" -> gateway.close(RESTART);
      case "drop" -> gateway.drop();
      case "invalidate" -> gateway.invalidate(false);
      case "freeze" -> gateway.freeze(true);
      case "thaw" -> gateway.freeze(false);
      default -> throw new NotPossibleException("the gateway can't do " + ask.text("action"));
    }
    return faults();
  }

  private JsonNode pass(PageRequest ask) {
    int minutes = ask.count("minutes", 0);
    if (minutes < 1 || minutes > MOST_MINUTES) {
      throw new NotPossibleException(
          "choose a time from a minute to a year, not " + minutes + " minutes");
    }
    world.clock().pass(Duration.ofMinutes(minutes));
    return Json.object().put("ahead", world.clock().ahead().toMillis());
  }

  private JsonNode restart(PageRequest ask) {
    Runnable how =
        restart
            .get()
            .orElseThrow(() -> new NotPossibleException("the bot can't be restarted here"));
    new Thread(how, "practice-restart").start();
    return faults();
  }

  private JsonNode repeat(PageRequest ask) {
    Interaction asked =
        world
            .interactions()
            .find(ask.path("interaction"))
            .orElseThrow(() -> new PageRequest.NotThereException("that was too long ago"));
    world.interactions().repeat(asked);
    return Json.object();
  }
}
