package rookery.practice.wire.rest;

import rookery.practice.resource.Interaction;
import rookery.practice.resource.InteractionKind;
import rookery.practice.resource.Message;
import rookery.practice.resource.MessageContent;
import rookery.practice.resource.MessageOrigin;
import rookery.practice.resource.Permission;
import rookery.practice.wire.form.MessageDraft;
import rookery.practice.world.World;

/** The messages that answer an interaction. */
public record InteractionAnswers(World world) {
  /** Posts the first answer, or holds its place. */
  Message post(Interaction asked, MessageDraft draft) {
    boolean reply = asked.source().isPresent() && asked.kind() != InteractionKind.COMMAND;
    int type = reply ? Message.REPLY : Message.COMMAND_ANSWER;
    return post(asked, draft, type, asked.source().map(Message::id).orElse(0L));
  }

  /** Posts a further answer. */
  Message follow(Interaction asked, MessageDraft draft) {
    return post(asked, draft, Message.REPLY, asked.original());
  }

  private Message post(Interaction asked, MessageDraft draft, int type, long repliesTo) {
    long bot = world.people().bot().id();
    MessageContent body = seen(asked, draft.body());
    MessageOrigin origin = MessageOrigin.of(asked);
    MessageDraft answer =
        new MessageDraft(body, draft.pings(), draft.nonce(), draft.nonceEnforced(), repliesTo);
    return world
        .messages()
        .post(
            answer.in(
                asked.channel().id(),
                bot,
                type,
                body.has(MessageContent.EPHEMERAL) ? asked.person() : 0,
                origin));
  }

  /** What a bot says that a person has brought along, others see only where members may do that. */
  private MessageContent seen(Interaction asked, MessageContent body) {
    boolean hidden =
        asked.asking().by().isPersonal()
            && !asked.channel().isPrivate()
            && !world.channels().allows(asked.channel(), Permission.USE_EXTERNAL_APPS);
    return hidden ? body.flagged(body.flags() | MessageContent.EPHEMERAL) : body;
  }
}
