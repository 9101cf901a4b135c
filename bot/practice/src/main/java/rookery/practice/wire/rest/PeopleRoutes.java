package rookery.practice.wire.rest;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.function.Supplier;
import rookery.practice.resource.Account;
import rookery.practice.resource.Json;
import rookery.practice.wire.entity.EntityJson;
import rookery.practice.wire.form.DiscordError;
import rookery.practice.wire.form.RequestBody;
import rookery.practice.wire.gateway.SessionStartLimit;
import rookery.practice.world.World;

/**
 * The bot itself, and its direct messages.
 *
 * @param gateway where bots connect
 * @param starts how often sessions may begin there
 */
public record PeopleRoutes(
    World world, EntityJson entities, Supplier<String> gateway, SessionStartLimit starts) {
  public List<Route> routes() {
    return List.of(
        Route.get("/gateway", call -> RestReply.ok(Json.object().put("url", gateway.get())))
            .withoutToken(),
        Route.get("/gateway/bot", call -> RestReply.ok(gatewayBot())),
        Route.get("/users/@me", call -> RestReply.ok(entities.self())),
        Route.post("/users/@me/channels", this::openDirect));
  }

  private ObjectNode gatewayBot() {
    ObjectNode json = Json.object().put("url", gateway.get()).put("shards", 1);
    json.putObject("session_start_limit")
        .put("total", starts.aDay())
        .put("remaining", starts.left())
        .put("reset_after", starts.untilTheNextDay().toMillis())
        .put("max_concurrency", starts.atOnce());
    return json;
  }

  private RestReply openDirect(RestCall call) {
    RequestBody form = call.form();
    long recipient = form.id("recipient_id");
    form.refuseIfWrong();
    Account person =
        world
            .people()
            .find(recipient)
            .filter(a -> !a.bot())
            .orElseThrow(() -> DiscordError.INVALID_RECIPIENT);
    return RestReply.ok(entities.channel(world.channels().direct(person.id())));
  }
}
