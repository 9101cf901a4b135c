package rookery.practice.page;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import rookery.practice.person.VisibleMessage;
import rookery.practice.resource.Account;
import rookery.practice.resource.Channel;
import rookery.practice.resource.Guild;
import rookery.practice.resource.Json;
import rookery.practice.resource.Message;
import rookery.practice.wire.DiscordServer;
import rookery.practice.world.World;

/** The shapes of JSON that {@link PageServer} describes. */
record PageJson(World world, DiscordServer discord) {
  ObjectNode bot() {
    Account bot = world.people().bot();
    return Json.object()
        .put("id", Long.toString(bot.id()))
        .put("name", bot.name())
        .put("connected", discord.gateway().connected() > 0);
  }

  ArrayNode people() {
    ArrayNode people = Json.array();
    for (Account person : world.people().persons()) {
      people
          .addObject()
          .put("id", Long.toString(person.id()))
          .put("name", person.name())
          .put("closed", person.closed())
          .put("installed", person.installed())
          .put("unreadDirect", unreadDirect(person));
    }
    return people;
  }

  /** How many, but not what they say: that somebody is asked in private is no secret. */
  private int unreadDirect(Account person) {
    return world
        .channels()
        .findDirect(person.id())
        .map(direct -> world.readMarks().unread(person.id(), direct.id()).size())
        .orElse(0);
  }

  ArrayNode guilds() {
    ArrayNode guilds = Json.array();
    for (Guild guild : world.channels().guilds()) {
      guilds
          .addObject()
          .put("id", Long.toString(guild.id()))
          .put("name", guild.name())
          .put("foreign", guild.foreign())
          .set("members", Json.ids(guild.members()));
    }
    return guilds;
  }

  ObjectNode place(Channel channel, long me) {
    List<Message> unread = world.readMarks().unread(me, channel.id());
    ObjectNode place =
        Json.object()
            .put("id", Long.toString(channel.id()))
            .put("kind", channel.kind().toString())
            .put("name", channel.name())
            .put("guild", Long.toString(channel.guild()))
            .put("parent", Long.toString(channel.parent()))
            .put("archived", channel.archived())
            .put("unread", unread.size())
            .put("mentions", unread.stream().filter(m -> mentions(m, me)).count());
    place.set("people", Json.ids(channel.people()));
    ArrayNode denied = place.putArray("denied");
    channel.denied().forEach(permission -> denied.add(permission.toString()));
    return place;
  }

  private static boolean mentions(Message message, long me) {
    return message.pings().everyone() || message.pings().people().contains(me);
  }

  ObjectNode message(Message message, long me) {
    ObjectNode json = discord.json(message);
    ObjectNode more =
        json.putObject("practice")
            .put("ephemeral", message.isEphemeral())
            .put("thinking", message.isThinking())
            .put("mentionsMe", mentions(message, me))
            .put("command", message.origin().command());
    long asker = message.origin().person();
    more.put("asker", asker == 0 ? null : Long.toString(asker));
    return json;
  }

  /** The place with this id, if {@code me} sees it. */
  Channel seen(long place, long me) {
    return world
        .channels()
        .find(place)
        .filter(c -> world.channels().shows(c, me))
        .orElseThrow(() -> new PageRequest.NotThereException("that channel is gone"));
  }

  /** The message with this id, if {@code me} sees it. */
  VisibleMessage seen(long place, long message, long me) {
    return world
        .messages()
        .find(seen(place, me).id(), message)
        .filter(m -> !m.isEphemeral() || m.reader() == me)
        .map(m -> VisibleMessage.of(world, m))
        .orElseThrow(() -> new PageRequest.NotThereException("the message is gone"));
  }
}
