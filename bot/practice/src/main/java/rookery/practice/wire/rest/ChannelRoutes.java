package rookery.practice.wire.rest;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Set;
import rookery.practice.resource.Channel;
import rookery.practice.resource.ChannelKind;
import rookery.practice.resource.Guild;
import rookery.practice.resource.Json;
import rookery.practice.resource.Message;
import rookery.practice.resource.Permission;
import rookery.practice.wire.entity.EntityJson;
import rookery.practice.wire.form.DiscordError;
import rookery.practice.wire.form.RequestBody;
import rookery.practice.world.World;

/** Channels and threads. */
public record ChannelRoutes(World world, BotPermissions access, EntityJson entities) {
  private static final Set<Integer> THREAD_KINDS = Set.of(11, 12);
  private static final Set<Integer> ARCHIVE_MINUTES = Set.of(60, 1440, 4320, 10080);

  public List<Route> routes() {
    String one = "/channels/{channel}";
    return List.of(
        Route.get(one, call -> RestReply.ok(entities.channel(channel(call)))),
        Route.patch(one, this::edit),
        Route.post(one + "/threads", this::openThread),
        Route.post(one + "/messages/{message}/threads", this::openThreadOnMessage),
        Route.get(one + "/threads/archived/public", this::archived),
        Route.put(one + "/thread-members/{user}", this::enter));
  }

  private Channel channel(RestCall call) {
    return access.channel(call.id("channel"));
  }

  private Channel thread(RestCall call) {
    Channel thread = channel(call);
    if (!thread.isThread()) {
      throw DiscordError.WRONG_CHANNEL_KIND;
    }
    return thread;
  }

  private RestReply edit(RestCall call) {
    Channel channel = channel(call);
    RequestBody form = call.form();
    String name = form.textOr("name", 1, 100, channel.name());
    boolean archived = form.flag("archived", channel.archived());
    boolean locked = form.flag("locked", channel.locked());
    form.refuseIfWrong();
    if (!channel.isThread() || channel.locked() || channel.owner() != access.bot()) {
      access.require(channel, Permission.MANAGE_THREADS);
    }
    return RestReply.ok(
        entities.channel(
            world.channels().change(channel.id(), c -> c.named(name).archived(archived, locked))));
  }

  private RestReply openThreadOnMessage(RestCall call) {
    return world.change(
        () -> {
          Channel parent = channel(call);
          Message message = access.message(parent, call.id("message"));
          if (world.channels().find(message.id()).isPresent()) {
            throw DiscordError.THREAD_ALREADY_THERE;
          }
          RequestBody form = call.form();
          String name = threadName(form, parent, ChannelKind.PUBLIC_THREAD);
          return RestReply.created(
              entities.channel(opened(message.id(), ChannelKind.PUBLIC_THREAD, parent, name)));
        });
  }

  private RestReply openThread(RestCall call) {
    return world.change(
        () -> {
          Channel parent = channel(call);
          RequestBody form = call.form();
          int type = form.has("type") ? form.oneOf("type", THREAD_KINDS) : 12;
          ChannelKind kind = type == 11 ? ChannelKind.PUBLIC_THREAD : ChannelKind.PRIVATE_THREAD;
          String name = threadName(form, parent, kind);
          Channel thread =
              kind == ChannelKind.PUBLIC_THREAD
                  ? world.channels().openThread(parent, name, access.bot())
                  : opened(world.newId(), kind, parent, name);
          return RestReply.created(entities.channel(thread));
        });
  }

  private String threadName(RequestBody form, Channel parent, ChannelKind kind) {
    if (parent.kind() != ChannelKind.TEXT) {
      throw DiscordError.WRONG_CHANNEL_KIND;
    }
    access.require(
        parent,
        kind == ChannelKind.PUBLIC_THREAD
            ? Permission.CREATE_PUBLIC_THREADS
            : Permission.CREATE_PRIVATE_THREADS);
    if (form.has("auto_archive_duration")) {
      form.oneOf("auto_archive_duration", ARCHIVE_MINUTES);
    }
    String name = form.text("name", 1, 100);
    form.refuseIfWrong();
    return name;
  }

  private Channel opened(long id, ChannelKind kind, Channel parent, String name) {
    return world.channels().addThread(id, kind, parent, name, access.bot());
  }

  private RestReply archived(RestCall call) {
    Channel parent = channel(call);
    Guild guild = access.guild(parent.guild());
    return threads(
        world.channels().threadsOf(guild).stream()
            .filter(t -> t.archived() && t.parent() == parent.id())
            .toList());
  }

  private RestReply threads(List<Channel> threads) {
    ObjectNode json = Json.object().put("has_more", false);
    json.set("threads", Json.array(threads.stream().map(entities::channel).toList()));
    json.set(
        "members",
        Json.array(
            threads.stream()
                .filter(t -> t.people().contains(access.bot()))
                .map(t -> entities.threadMember(t, access.bot()))
                .toList()));
    return RestReply.ok(json);
  }

  private long threadMember(RestCall call) {
    return call.text("user").equals("@me") ? access.bot() : call.id("user");
  }

  private RestReply enter(RestCall call) {
    long person = threadMember(call);
    if (!access.guild(thread(call).guild()).members().contains(person)) {
      throw DiscordError.UNKNOWN_MEMBER;
    }
    world.channels().enter(thread(call).id(), person);
    return RestReply.EMPTY;
  }
}
