package rookery.practice.page;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.router.JavalinDefaultRoutingApi;
import java.util.List;
import java.util.Optional;
import rookery.practice.person.Person;
import rookery.practice.resource.Channel;
import rookery.practice.resource.Json;
import rookery.practice.resource.Message;
import rookery.practice.resource.command.Command;
import rookery.practice.wire.DiscordServer;
import rookery.practice.wire.control.TrafficLog;
import rookery.practice.world.World;

/** What the page asks to see. */
record PageQueries(World world, DiscordServer discord, PageJson shapes, PageFeed feed) {
  private static final long USUALLY_SHOWN = 50;

  void serve(JavalinDefaultRoutingApi server) {
    server.get("/practice/api/room", PageRequest.answering(this::room));
    server.get("/practice/api/messages", PageRequest.answering(this::messages));
    server.get("/practice/api/commands", PageRequest.answering(this::commands));
    server.get("/practice/api/traffic", PageRequest.answering(this::traffic));
  }

  private JsonNode room(PageRequest ask) {
    Optional<Long> me = ask.query("me");
    return world.look(
        () -> {
          ObjectNode room = Json.object().put("cursor", feed.last());
          room.put("ahead", world.clock().ahead().toMillis());
          room.set("bot", shapes.bot());
          room.set("people", shapes.people());
          room.set("guilds", shapes.guilds());
          ArrayNode places = room.putArray("places");
          me.ifPresent(
              person ->
                  world.channels().all().stream()
                      .filter(c -> world.channels().shows(c, person))
                      .forEach(c -> places.add(shapes.place(c, person))));
          return room;
        });
  }

  private static long required(PageRequest ask, String name) {
    return ask.query(name).orElseThrow(() -> new IllegalArgumentException(name + " is missing"));
  }

  private JsonNode messages(PageRequest ask) {
    long me = required(ask, "me");
    Channel place = shapes.seen(required(ask, "place"), me);
    long before = ask.query("before").orElse(Long.MAX_VALUE);
    long limit = ask.query("limit").orElse(USUALLY_SHOWN);
    if (limit < 1) {
      throw new IllegalArgumentException("limit must be at least 1");
    }
    return world.look(
        () -> {
          List<Message> older =
              world.messages().visible(place.id(), me).stream()
                  .filter(m -> m.id() < before)
                  .toList();
          long hidden = Math.max(0, older.size() - limit);
          ArrayNode shown = Json.array();
          older.stream().skip(hidden).forEach(m -> shown.add(shapes.message(m, me)));
          return Json.object().put("more", hidden > 0).set("messages", shown);
        });
  }

  private JsonNode traffic(PageRequest ask) {
    List<TrafficLog.Entry> all = discord.traffic().all();
    long last = ask.query("last").orElse((long) all.size());
    return Json.MAPPER.valueToTree(all.stream().skip(Math.max(0, all.size() - last)).toList());
  }

  private JsonNode commands(PageRequest ask) {
    long me = required(ask, "me");
    Channel place = shapes.seen(required(ask, "place"), me);
    return Json.array(new Person(world, me).commands(place).stream().map(Command::json).toList());
  }
}
