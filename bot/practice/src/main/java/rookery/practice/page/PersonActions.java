package rookery.practice.page;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.router.JavalinDefaultRoutingApi;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BiFunction;
import rookery.practice.person.CannotException;
import rookery.practice.person.Exchange;
import rookery.practice.person.Modal;
import rookery.practice.person.Person;
import rookery.practice.person.Seen;
import rookery.practice.resource.Answer;
import rookery.practice.resource.Channel;
import rookery.practice.resource.Guild;
import rookery.practice.resource.Interaction;
import rookery.practice.resource.Json;
import rookery.practice.world.World;

/** What the page does as the person that it acts for. */
final class PersonActions {
  private final World world;
  private final Shapes shapes;

  PersonActions(World world, Shapes shapes) {
    this.world = world;
    this.shapes = shapes;
  }

  void serve(JavalinDefaultRoutingApi server) {
    action(server, "say", this::say);
    action(server, "command", this::command);
    action(server, "complete", this::complete);
    action(server, "press", this::press);
    action(server, "pick", this::pick);
    action(server, "submit", this::submit);
    action(server, "read", this::read);
    action(server, "direct", (me, ask) -> shapes.place(me.direct(), me.id()));
    action(server, "thread", this::thread);
    action(server, "close", this::close);
    action(server, "leave", this::leave);
    action(server, "join", this::join);
  }

  private void action(
      JavalinDefaultRoutingApi server, String name, BiFunction<Person, Ask, JsonNode> action) {
    server.post(
        "/practice/api/me/{me}/" + name,
        Ask.answering(ask -> action.apply(new Person(world, ask.path("me")), ask)));
  }

  private Channel place(Person me, Ask ask) {
    return shapes.seen(ask.id("place"), me.id());
  }

  private static ObjectNode asked(Exchange exchange) {
    return Json.object().put("interaction", Long.toString(exchange.interaction().id()));
  }

  private JsonNode say(Person me, Ask ask) {
    Seen said = me.says(place(me, ask), ask.text("text"));
    return Json.object().put("message", Long.toString(said.id()));
  }

  private JsonNode command(Person me, Ask ask) {
    Channel place = place(me, ask);
    return asked(
        ask.has("line")
            ? me.types(place, ask.text("line"))
            : me.runs(place, ask.text("command"), ask.map("options")));
  }

  private JsonNode complete(Person me, Ask ask) {
    Exchange exchange = completing(me, place(me, ask), ask);
    if (exchange.await().kind() == Answer.Kind.FAILED) {
      throw new CannotException("the bot offered no completions in time");
    }
    ArrayNode choices = Json.array();
    exchange
        .choices()
        .forEach(c -> choices.addObject().put("name", c.name()).set("value", c.value()));
    return Json.object().set("choices", choices);
  }

  private static Exchange completing(Person me, Channel place, Ask ask) {
    if (ask.has("line")) {
      return me.completing(place, ask.text("line"));
    }
    Map<String, String> options = new LinkedHashMap<>(ask.map("options"));
    String focused = ask.text("focused");
    String typed = options.getOrDefault(focused, "");
    // The option being typed is the last one.
    options.remove(focused);
    options.put(focused, typed);
    return me.completing(place, ask.text("command"), options);
  }

  private JsonNode press(Person me, Ask ask) {
    Seen seen = shapes.seen(ask.id("place"), ask.id("message"), me.id());
    return asked(me.presses(seen, ask.text("button")));
  }

  private JsonNode pick(Person me, Ask ask) {
    Seen seen = shapes.seen(ask.id("place"), ask.id("message"), me.id());
    return asked(me.picks(seen, ask.text("menu"), ask.texts("values").toArray(String[]::new)));
  }

  private JsonNode submit(Person me, Ask ask) {
    Interaction opener =
        world
            .interactions()
            .find(ask.id("interaction"))
            .filter(i -> i.person() == me.id())
            .filter(i -> i.answer().isDone() && i.answer().join().kind() == Answer.Kind.MODAL)
            .orElseThrow(() -> new Ask.NotThereException("the modal is gone"));
    Modal modal = new Modal(opener, opener.answer().join().payload());
    return asked(me.submitsAll(modal, ask.lists("values")));
  }

  private JsonNode read(Person me, Ask ask) {
    Channel place = place(me, ask);
    world.readMarks().read(me.id(), place.id());
    return shapes.place(place, me.id());
  }

  private JsonNode thread(Person me, Ask ask) {
    return shapes.place(me.opensThread(place(me, ask), ask.text("name")), me.id());
  }

  private JsonNode close(Person me, Ask ask) {
    world.people().closeDirectMessages(me.id(), ask.flag("closed", true));
    return Json.object();
  }

  private Guild guild(Ask ask) {
    return world
        .channels()
        .findGuild(ask.id("guild"))
        .orElseThrow(() -> new Ask.NotThereException("there is no such guild"));
  }

  private JsonNode leave(Person me, Ask ask) {
    me.leaves(guild(ask));
    return Json.object();
  }

  private JsonNode join(Person me, Ask ask) {
    me.joins(guild(ask));
    return Json.object();
  }
}
