package rookery.practice.wire.rest;

import java.util.List;
import rookery.practice.resource.CallbackKind;
import rookery.practice.resource.Interaction;
import rookery.practice.resource.Message;
import rookery.practice.resource.MessageContent;
import rookery.practice.wire.entity.MessageEntities;
import rookery.practice.wire.form.DiscordError;
import rookery.practice.wire.form.MessageDraft;
import rookery.practice.world.World;

/** Further answers to an interaction, as long as its token lives. */
public record WebhookRoutes(World world, InteractionAnswers answers, MessageEntities entities) {
  private static final String ORIGINAL = "@original";

  /** Where the bot was added by a person alone. */
  private static final int MOST_FOLLOW_UPS = 5;

  public List<Route> routes() {
    String all = "/webhooks/{application}/{token}";
    String one = all + "/messages/{message}";
    return List.of(
        Route.post(all, this::follow).withoutToken(),
        Route.get(one, this::get).withoutToken(),
        Route.patch(one, this::edit).withoutToken(),
        Route.delete(one, this::delete).withoutToken());
  }

  private Interaction answered(RestCall call) {
    Interaction asked =
        world
            .interactions()
            .find(call.text("token"))
            .filter(i -> call.id("application") == world.people().bot().id())
            .orElseThrow(() -> DiscordError.UNKNOWN_WEBHOOK);
    if (world.interactions().expired(asked)) {
      throw DiscordError.INVALID_WEBHOOK_TOKEN;
    }
    if (asked.stage() != Interaction.Stage.ACKNOWLEDGED
        || asked.acknowledgedBy().filter(k -> k == CallbackKind.CHOICES).isPresent()) {
      throw DiscordError.UNKNOWN_WEBHOOK;
    }
    return asked;
  }

  private Message message(Interaction asked, RestCall call) {
    boolean original = call.text("message").equals(ORIGINAL);
    long id = original ? asked.original() : call.id("message");
    return world
        .messages()
        .find(asked.channel().id(), id)
        .filter(m -> id == asked.original() || m.origin().interaction() == asked.id())
        .orElseThrow(() -> DiscordError.UNKNOWN_MESSAGE);
  }

  private RestReply follow(RestCall call) {
    return world.change(
        () -> {
          Interaction asked = answered(call);
          MessageDraft draft =
              new MessageForm(call.form(), call, world::newId).create(MessageContent.EPHEMERAL);
          Message message =
              world
                  .messages()
                  .find(asked.channel().id(), asked.original())
                  .filter(Message::isThinking)
                  .map(held -> fill(asked, held, draft))
                  .orElseGet(() -> further(asked, draft));
          return RestReply.ok(entities.message(message));
        });
  }

  private Message further(Interaction asked, MessageDraft draft) {
    if (asked.countFollowUp() > MOST_FOLLOW_UPS && asked.asking().by().isPersonal()) {
      throw DiscordError.TOO_MANY_FOLLOW_UPS;
    }
    return answers.follow(asked, draft);
  }

  /** The first message after a deferred answer is that answer, as with Discord. */
  private Message fill(Interaction asked, Message held, MessageDraft draft) {
    int flags =
        draft.body().flags() & ~MessageContent.EPHEMERAL
            | held.body().flags() & MessageContent.EPHEMERAL;
    Message filled = world.messages().edit(held, draft.body().flagged(flags), draft.pings());
    world.interactions().deliver(asked, filled.id());
    return filled;
  }

  private RestReply get(RestCall call) {
    return RestReply.ok(world.look(() -> entities.message(message(answered(call), call))));
  }

  private RestReply edit(RestCall call) {
    return world.change(
        () -> {
          Interaction asked = answered(call);
          Message message = message(asked, call);
          MessageDraft draft =
              new MessageForm(call.form(), call, world::newId).edit(message.body());
          Message edited = world.messages().edit(message, draft.body(), draft.pings());
          world.interactions().deliver(asked, edited.id());
          return RestReply.ok(entities.message(edited));
        });
  }

  private RestReply delete(RestCall call) {
    return world.change(
        () -> {
          Interaction asked = answered(call);
          world.messages().delete(message(asked, call));
          world.interactions().deliver(asked, 0);
          return RestReply.EMPTY;
        });
  }
}
