package rookery.practice.wire.rest;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.practice.resource.Channel;
import rookery.practice.resource.Json;
import rookery.practice.resource.Message;
import rookery.practice.resource.MessageOrigin;
import rookery.practice.resource.Permission;
import rookery.practice.wire.entity.MessageEntities;
import rookery.practice.wire.form.DiscordError;
import rookery.practice.wire.form.MessageDraft;
import rookery.practice.wire.form.RequestBody;
import rookery.practice.world.World;

/** Messages of channels, threads and direct messages. */
public record MessageRoutes(World world, BotPermissions access, MessageEntities entities) {
  private static final int MOST_LISTED = 100;
  private static final long USUALLY_LISTED = 50;

  public List<Route> routes() {
    String all = "/channels/{channel}/messages";
    String one = all + "/{message}";
    return List.of(
        Route.get(all, this::list),
        Route.post(all, this::post),
        Route.get(one, this::get),
        Route.patch(one, this::edit),
        Route.delete(one, this::delete));
  }

  private RestReply post(RestCall call) {
    return world.change(
        () -> {
          Channel channel = access.channel(call.id("channel"));
          MessageDraft draft = new MessageForm(call.form(), call, world::newId).create(0);
          access.send(channel, draft.body(), !call.files().isEmpty());
          Optional<Message> sentBefore =
              draft.nonceEnforced() && !draft.nonce().isEmpty()
                  ? world.messages().recent(channel.id(), access.bot(), draft.nonce())
                  : Optional.empty();
          return RestReply.ok(entities.created(sentBefore.orElseGet(() -> posted(channel, draft))));
        });
  }

  private Message posted(Channel channel, MessageDraft draft) {
    if (channel.archived()) {
      world.channels().change(channel.id(), c -> c.archived(false, false));
    }
    int type = Message.PLAIN;
    if (draft.repliesTo() != 0) {
      access.message(channel, draft.repliesTo());
      type = Message.REPLY;
    }
    return world.messages().post(draft.in(channel.id(), access.bot(), type, 0, MessageOrigin.NONE));
  }

  private RestReply list(RestCall call) {
    Channel channel = access.channel(call.id("channel"));
    long limit = call.count("limit").orElse(USUALLY_LISTED);
    if (limit < 1 || limit > MOST_LISTED) {
      RequestBody form = call.form();
      form.wrong("limit", "NUMBER_TYPE_RANGE", "Value must be between 1 and 100.");
      form.refuseIfWrong();
    }
    if (!world.channels().allows(channel, Permission.READ_MESSAGE_HISTORY)) {
      return RestReply.ok(Json.array());
    }
    List<JsonNode> found =
        world.look(
            () ->
                listed(call, channel.id(), (int) limit).stream()
                    .map(m -> (JsonNode) entities.message(m))
                    .toList());
    return RestReply.ok(Json.array(found));
  }

  private List<Message> listed(RestCall call, long channel, int limit) {
    Optional<Long> around = call.idAsked("around");
    if (around.isPresent()) {
      List<Message> found =
          new ArrayList<>(world.messages().after(channel, around.get(), limit / 2));
      found.addAll(world.messages().before(channel, around.get() + 1, limit - limit / 2));
      return found;
    }
    Optional<Long> after = call.idAsked("after");
    if (after.isPresent()) {
      return world.messages().after(channel, after.get(), limit);
    }
    return world.messages().before(channel, call.idAsked("before").orElse(Long.MAX_VALUE), limit);
  }

  private RestReply get(RestCall call) {
    Channel channel = access.channel(call.id("channel"));
    if (!world.channels().allows(channel, Permission.READ_MESSAGE_HISTORY)) {
      throw DiscordError.MISSING_ACCESS;
    }
    return RestReply.ok(entities.message(access.message(channel, call.id("message"))));
  }

  private RestReply edit(RestCall call) {
    return world.change(
        () -> {
          Channel channel = access.channel(call.id("channel"));
          Message message = access.ownMessage(channel, call.id("message"));
          if (channel.archived()) {
            throw DiscordError.THREAD_IS_ARCHIVED;
          }
          MessageDraft draft =
              new MessageForm(call.form(), call, world::newId).edit(message.body());
          return RestReply.ok(
              entities.message(world.messages().edit(message, draft.body(), draft.pings())));
        });
  }

  private RestReply delete(RestCall call) {
    return world.change(
        () -> {
          Channel channel = access.channel(call.id("channel"));
          Message message = access.message(channel, call.id("message"));
          if (message.author() != access.bot()) {
            throw DiscordError.MISSING_PERMISSIONS;
          }
          world.messages().delete(message);
          return RestReply.EMPTY;
        });
  }
}
