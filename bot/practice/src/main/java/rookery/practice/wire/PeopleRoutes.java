package rookery.practice.wire;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import rookery.practice.world.Account;
import rookery.practice.world.Guild;
import rookery.practice.world.Json;
import rookery.practice.world.World;

/** The bot itself, people, guilds and their members. */
final class PeopleRoutes {
  private static final int SESSION_STARTS = 1000;

  private final World world;
  private final Access access;
  private final Entities entities;
  private final Supplier<String> gateway;

  PeopleRoutes(World world, Access access, Entities entities, Supplier<String> gateway) {
    this.world = world;
    this.access = access;
    this.entities = entities;
    this.gateway = gateway;
  }

  List<Route> routes() {
    return List.of(
        Route.get("/gateway", call -> Reply.ok(Json.object().put("url", gateway.get())))
            .withoutToken(),
        Route.get("/gateway/bot", call -> Reply.ok(gatewayBot())),
        Route.get("/users/@me", call -> Reply.ok(entities.self())),
        Route.get("/users/{user}", call -> Reply.ok(entities.user(user(call)))),
        Route.post("/users/@me/channels", this::openDirect),
        Route.get("/applications/@me", call -> Reply.ok(application())),
        Route.get("/oauth2/applications/@me", call -> Reply.ok(application())),
        Route.get("/guilds/{guild}", call -> Reply.ok(entities.guild(guild(call)))),
        Route.get("/guilds/{guild}/channels", this::channels),
        Route.get("/guilds/{guild}/roles", call -> Reply.ok(entities.roles(guild(call)))),
        Route.get("/guilds/{guild}/members", this::members),
        Route.get("/guilds/{guild}/members/search", this::search),
        Route.get("/guilds/{guild}/members/{user}", this::member));
  }

  private ObjectNode gatewayBot() {
    ObjectNode json = Json.object().put("url", gateway.get()).put("shards", 1);
    json.putObject("session_start_limit")
        .put("total", SESSION_STARTS)
        .put("remaining", SESSION_STARTS)
        .put("reset_after", 0)
        .put("max_concurrency", 1);
    return json;
  }

  private ObjectNode application() {
    Account bot = world.people().bot();
    ObjectNode json =
        Json.object()
            .put("id", Entities.id(bot.id()))
            .put("name", bot.name())
            .put("description", "")
            .put("bot_public", true)
            .put("bot_require_code_grant", false)
            .put("verify_key", "")
            .put("flags", 0)
            .put("flags_new", "0")
            .put("approximate_guild_count", world.channels().guilds().size())
            .put("approximate_user_install_count", 0)
            .put("approximate_user_authorization_count", 0)
            .put("explicit_content_filter", 0);
    List.of(
            "type",
            "icon",
            "team",
            "interactions_endpoint_url",
            "role_connections_verification_url")
        .forEach(json::putNull);
    List.of("redirect_uris", "eligible_oauth2_scopes").forEach(json::putArray);
    json.set("bot", entities.user(bot));
    json.set("owner", entities.user(world.people().persons().get(0)));
    return json;
  }

  private Account user(Call call) {
    return world.people().find(call.id("user")).orElseThrow(DiscordError::unknownUser);
  }

  private Guild guild(Call call) {
    return access.guild(call.id("guild"));
  }

  private Reply openDirect(Call call) {
    Form form = call.form();
    long recipient = form.id("recipient_id");
    form.refuseIfWrong();
    Account person =
        world
            .people()
            .find(recipient)
            .filter(a -> !a.bot())
            .orElseThrow(DiscordError::invalidRecipient);
    return Reply.ok(entities.channel(world.channels().direct(person.id())));
  }

  private Reply channels(Call call) {
    return Reply.ok(
        Json.array(world.channels().of(guild(call)).stream().map(entities::channel).toList()));
  }

  private Reply members(Call call) {
    long after = call.number("after").orElse(0L);
    long limit = call.number("limit").orElse(1L);
    return Reply.ok(
        Json.array(
            guild(call).members().stream()
                .filter(m -> m > after)
                .sorted()
                .limit(limit)
                .map(entities::member)
                .toList()));
  }

  private Reply search(Call call) {
    String start = call.query().getOrDefault("query", "").toLowerCase(Locale.ROOT);
    return Reply.ok(
        Json.array(
            guild(call).members().stream()
                .map(world.people()::get)
                .filter(a -> a.name().toLowerCase(Locale.ROOT).startsWith(start))
                .limit(call.number("limit").orElse(1L))
                .map(a -> entities.member(a.id()))
                .toList()));
  }

  private Reply member(Call call) {
    Guild guild = guild(call);
    long id = user(call).id();
    if (!guild.members().contains(id)) {
      throw DiscordError.unknownMember();
    }
    return Reply.ok(entities.member(id));
  }
}
