package rookery.practice.wire.rest;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import rookery.practice.resource.CallbackKind;
import rookery.practice.resource.Interaction;
import rookery.practice.resource.Message;
import rookery.practice.resource.MessageContent;
import rookery.practice.resource.NotifiedPeople;
import rookery.practice.wire.entity.InteractionEntities;
import rookery.practice.wire.form.ChoiceRules;
import rookery.practice.wire.form.DiscordError;
import rookery.practice.wire.form.MessageDraft;
import rookery.practice.wire.form.ModalRules;
import rookery.practice.wire.form.RequestBody;
import rookery.practice.world.World;

/** The first answer to an interaction, which must come in time and once. */
public record CallbackRoutes(
    World world, InteractionAnswers answers, InteractionEntities entities) {
  private static final int MOST_CHOICES = 25;

  public List<Route> routes() {
    String path = "/interactions/{interaction}/{token}/callback";
    return List.of(Route.post(path, this::acknowledge).withoutToken());
  }

  private RestReply acknowledge(RestCall call) {
    return world.change(
        () -> {
          Interaction asked = open(call);
          RequestBody form = call.form();
          Optional<CallbackKind> how = CallbackKind.of((int) form.number("type", 1, 13));
          if (how.filter(k -> k.suits(asked)).isEmpty()) {
            form.wrong(
                "type",
                "INTERACTION_CALLBACK_TYPE_INVALID",
                "Not an answer to a " + asked.kind() + " interaction.");
            form.refuseIfWrong();
          }
          answer(asked, how.orElseThrow(), form.object("data"), call);
          return call.wants("with_response")
              ? RestReply.ok(entities.acknowledged(asked))
              : RestReply.EMPTY;
        });
  }

  private Interaction open(RestCall call) {
    Interaction asked =
        world
            .interactions()
            .find(call.id("interaction"))
            .filter(i -> i.token().equals(call.text("token")))
            .orElseThrow(() -> DiscordError.UNKNOWN_INTERACTION);
    return switch (asked.stage()) {
      case WAITING -> asked;
      case ACKNOWLEDGED -> throw DiscordError.ALREADY_ACKNOWLEDGED;
      case FAILED -> throw DiscordError.UNKNOWN_INTERACTION;
    };
  }

  private void answer(Interaction asked, CallbackKind how, RequestBody data, RestCall call) {
    switch (how) {
      case REPLY -> {
        MessageDraft draft = form(data, call).create(MessageContent.EPHEMERAL);
        world.interactions().acknowledge(asked, how, answers.post(asked, draft));
      }
      case DEFER_REPLY -> world.interactions().acknowledge(asked, how, hold(asked, data));
      case DEFER_EDIT -> world.interactions().acknowledge(asked, how, NullNode.instance);
      case EDIT -> world.interactions().acknowledge(asked, how, edit(asked, data, call));
      case CHOICES -> world.interactions().acknowledge(asked, how, choices(asked, data));
      case MODAL -> world.interactions().acknowledge(asked, how, modal(data));
    }
  }

  private MessageForm form(RequestBody data, RestCall call) {
    return new MessageForm(data, call, world::newId);
  }

  private Message hold(Interaction asked, RequestBody data) {
    int allowed = MessageContent.EPHEMERAL | MessageContent.COMPONENTS_V2;
    int flags = (int) data.numberOr("flags", 0, Integer.MAX_VALUE, 0);
    if ((flags & ~allowed) != 0) {
      data.wrong("flags", "MESSAGE_FLAGS_INVALID", "Only ephemeral may be set here.");
    }
    data.refuseIfWrong();
    MessageContent body = MessageForm.thinking(flags & MessageContent.EPHEMERAL);
    return answers.post(asked, new MessageDraft(body, NotifiedPeople.NONE, "", false, 0));
  }

  private Message edit(Interaction asked, RequestBody data, RestCall call) {
    Message source =
        world
            .messages()
            .find(asked.channel().id(), asked.source().orElseThrow().id())
            .orElseThrow(() -> DiscordError.UNKNOWN_MESSAGE);
    MessageDraft draft = form(data, call).edit(source.body());
    return world.messages().edit(source, draft.body(), draft.pings());
  }

  private static JsonNode choices(Interaction asked, RequestBody data) {
    int type = FocusedOption.of(asked.asking().data()).path("type").asInt();
    ChoiceRules.check(data.objects("choices", 0, MOST_CHOICES), type);
    data.refuseIfWrong();
    return data.items("choices", 0, MOST_CHOICES);
  }

  private static ObjectNode modal(RequestBody data) {
    ObjectNode modal = new ModalRules().check(data);
    data.refuseIfWrong();
    return modal;
  }
}
