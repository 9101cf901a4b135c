package rookery.practice.page;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.router.JavalinDefaultRoutingApi;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BiFunction;
import rookery.practice.person.InteractionOutcome;
import rookery.practice.person.Modal;
import rookery.practice.person.NotPossibleException;
import rookery.practice.person.Person;
import rookery.practice.person.VisibleMessage;
import rookery.practice.resource.Channel;
import rookery.practice.resource.Guild;
import rookery.practice.resource.Interaction;
import rookery.practice.resource.InteractionAnswer;
import rookery.practice.resource.Json;
import rookery.practice.world.World;

/** What the page does as the person that it acts for. */
record PersonActions(World world, PageJson shapes) {
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
    action(server, "install", this::install);
    action(server, "leave", this::leave);
    action(server, "join", this::join);
  }

  private void action(
      JavalinDefaultRoutingApi server,
      String name,
      BiFunction<Person, PageRequest, JsonNode> action) {
    server.post(
        "/practice/api/me/{me}/" + name,
        PageRequest.answering(ask -> action.apply(new Person(world, ask.path("me")), ask)));
  }

  private Channel place(Person me, PageRequest ask) {
    return shapes.seen(ask.id("place"), me.id());
  }

  private static ObjectNode asked(InteractionOutcome exchange) {
    return Json.object().put("interaction", Long.toString(exchange.interaction().id()));
  }

  private JsonNode say(Person me, PageRequest ask) {
    VisibleMessage said = me.says(place(me, ask), ask.text("text"));
    return Json.object().put("message", Long.toString(said.id()));
  }

  private JsonNode command(Person me, PageRequest ask) {
    Channel place = place(me, ask);
    return asked(
        ask.has("line")
            ? me.types(place, ask.text("line"))
            : me.runs(place, ask.text("command"), ask.map("options")));
  }

  private JsonNode complete(Person me, PageRequest ask) {
    InteractionOutcome exchange = completing(me, place(me, ask), ask);
    if (exchange.await().kind() == InteractionAnswer.Kind.FAILED) {
      throw new NotPossibleException("the bot didn't send any suggestions in time");
    }
    ArrayNode choices = Json.array();
    exchange
        .choices()
        .forEach(c -> choices.addObject().put("name", c.name()).set("value", c.value()));
    return Json.object().set("choices", choices);
  }

  private static InteractionOutcome completing(Person me, Channel place, PageRequest ask) {
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

  private JsonNode press(Person me, PageRequest ask) {
    VisibleMessage seen = shapes.seen(ask.id("place"), ask.id("message"), me.id());
    return asked(me.presses(seen, ask.text("button")));
  }

  private JsonNode pick(Person me, PageRequest ask) {
    VisibleMessage seen = shapes.seen(ask.id("place"), ask.id("message"), me.id());
    return asked(me.picks(seen, ask.text("menu"), ask.texts("values").toArray(String[]::new)));
  }

  private JsonNode submit(Person me, PageRequest ask) {
    Interaction opener =
        world
            .interactions()
            .find(ask.id("interaction"))
            .filter(i -> i.person() == me.id())
            .filter(
                i ->
                    i.answer().isDone() && i.answer().join().kind() == InteractionAnswer.Kind.MODAL)
            .orElseThrow(() -> new PageRequest.NotThereException("the form is gone"));
    Modal modal = new Modal(opener, opener.answer().join().payload());
    return asked(me.submits(modal, ask.lists("values")));
  }

  private JsonNode read(Person me, PageRequest ask) {
    Channel place = place(me, ask);
    world.readMarks().read(me.id(), place.id());
    return shapes.place(place, me.id());
  }

  private JsonNode thread(Person me, PageRequest ask) {
    return shapes.place(me.opensThread(place(me, ask), ask.text("name")), me.id());
  }

  private JsonNode close(Person me, PageRequest ask) {
    me.closesDirectMessages(ask.flag("closed", true));
    return Json.object();
  }

  private JsonNode install(Person me, PageRequest ask) {
    me.installs(ask.flag("installed", true));
    return Json.object();
  }

  private Guild guild(PageRequest ask) {
    return world
        .channels()
        .findGuild(ask.id("guild"))
        .orElseThrow(() -> new PageRequest.NotThereException("that server is gone"));
  }

  private JsonNode leave(Person me, PageRequest ask) {
    me.leaves(guild(ask));
    return Json.object();
  }

  private JsonNode join(Person me, PageRequest ask) {
    me.joins(guild(ask));
    return Json.object();
  }
}
