package rookery.practice.wire.rest;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import rookery.practice.resource.Json;
import rookery.practice.resource.command.Command;
import rookery.practice.wire.form.CommandRules;
import rookery.practice.wire.form.DiscordError;
import rookery.practice.wire.form.RequestBody;
import rookery.practice.world.World;

/** The registration of slash commands, everywhere or for one guild. */
public record CommandRoutes(World world, BotPermissions access) {
  private static final int MOST_COMMANDS = 100;

  public List<Route> routes() {
    List<Route> routes = new ArrayList<>();
    String application = "/applications/{application}";
    for (String all :
        List.of(application + "/commands", application + "/guilds/{guild}/commands")) {
      routes.add(Route.get(all, this::list));
      routes.add(Route.put(all, this::replace));
      routes.add(Route.post(all, this::add));
    }
    return routes;
  }

  private long guild(RestCall call) {
    if (call.id("application") != access.bot()) {
      throw DiscordError.MISSING_ACCESS;
    }
    return call.path().containsKey("guild") ? access.guild(call.id("guild")).id() : 0;
  }

  private RestReply list(RestCall call) {
    return RestReply.ok(array(world.commands().of(guild(call))));
  }

  private static JsonNode array(List<Command> commands) {
    return Json.array(commands.stream().map(Command::json).toList());
  }

  private RestReply replace(RestCall call) {
    long guild = guild(call);
    RequestBody whole = RequestBody.of(Json.object().set("commands", call.body()));
    List<ObjectNode> wanted = new ArrayList<>();
    Set<String> names = new HashSet<>();
    for (RequestBody command : whole.requiredObjects("commands", 0, MOST_COMMANDS)) {
      wanted.add(new CommandRules().check(command));
      if (!names.add(command.node().path("name").asText())) {
        command.wrong(
            "name",
            "APPLICATION_COMMANDS_DUPLICATE_NAME",
            "Application command names must be unique");
      }
    }
    whole.refuseIfWrong();
    return RestReply.ok(array(world.commands().replace(guild, wanted)));
  }

  private RestReply add(RestCall call) {
    long guild = guild(call);
    RequestBody form = call.form();
    ObjectNode wanted = new CommandRules().check(form);
    form.refuseIfWrong();
    return RestReply.created(world.commands().put(guild, wanted).json());
  }
}
