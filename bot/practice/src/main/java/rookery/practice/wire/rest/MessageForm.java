package rookery.practice.wire.rest;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import rookery.practice.resource.Attachment;
import rookery.practice.resource.Json;
import rookery.practice.resource.MessageContent;
import rookery.practice.resource.NotifiedPeople;
import rookery.practice.wire.form.AttachmentRules;
import rookery.practice.wire.form.ComponentRules;
import rookery.practice.wire.form.DiscordError;
import rookery.practice.wire.form.EmbedRules;
import rookery.practice.wire.form.MentionRules;
import rookery.practice.wire.form.MessageDraft;
import rookery.practice.wire.form.RequestBody;

/** A request to post or edit a message, held to Discord's limits. */
final class MessageForm {
  private static final int SUPPRESS_EMBEDS = 1 << 2;
  private static final int MOST_LETTERS = 2000;
  private static final MessageContent NOTHING = MessageContent.text("");

  private final RequestBody form;
  private final AttachmentRules attachments;

  MessageForm(RequestBody form, RestCall call, LongSupplier ids) {
    this.form = form;
    attachments = new AttachmentRules(call.files(), ids);
  }

  /** The new message, which may have these flags besides the usual ones. */
  MessageDraft create(int moreFlags) {
    int usual = SUPPRESS_EMBEDS | MessageContent.SILENT | MessageContent.COMPONENTS_V2;
    MessageContent body = body(NOTHING, flags(usual | moreFlags));
    NotifiedPeople pings = MentionRules.check(form, body);
    List.of("poll", "sticker_ids").forEach(this::refuse);
    form.flag("tts", false);
    long repliesTo =
        form.has("message_reference") ? form.object("message_reference").id("message_id") : 0;
    MessageDraft draft =
        new MessageDraft(body, pings, nonce(), form.flag("enforce_nonce", false), repliesTo);
    form.refuseIfWrong();
    return draft;
  }

  /** What a message says after this edit. */
  MessageDraft edit(MessageContent before) {
    int changeable = SUPPRESS_EMBEDS | MessageContent.COMPONENTS_V2;
    int asked = flags(changeable | before.flags());
    int kept = before.flags() & ~MessageContent.LOADING;
    if (form.has("flags")) {
      // The mark of a message made of components alone cannot be taken off again.
      kept = kept & ~SUPPRESS_EMBEDS | asked & changeable;
    }
    MessageContent body = body(before, kept);
    NotifiedPeople pings = MentionRules.check(form, body);
    form.refuseIfWrong();
    return new MessageDraft(body, pings, "", false, 0);
  }

  private void refuse(String field) {
    if (form.has(field) && !form.node().get(field).isEmpty()) {
      form.wrong(field, "PRACTICE_ROOM_UNSUPPORTED", "The practice room does not have these.");
    }
  }

  private int flags(int allowed) {
    int flags = (int) form.numberOr("flags", 0, Integer.MAX_VALUE, 0);
    if ((flags & ~allowed) != 0) {
      form.wrong("flags", "MESSAGE_FLAGS_INVALID", "These flags cannot be set here: " + flags);
    }
    return flags & allowed;
  }

  private String nonce() {
    String nonce = form.has("nonce") ? form.node().get("nonce").asText() : "";
    if (nonce.length() > 25) {
      form.wrong("nonce", "BASE_TYPE_MAX_LENGTH", "Must be 25 or fewer in length.");
    }
    return nonce;
  }

  private MessageContent body(MessageContent before, int flags) {
    List<Attachment> files = attachments.check(form, before.attachments());
    Set<String> names = files.stream().map(Attachment::filename).collect(Collectors.toSet());
    boolean alone = (flags & MessageContent.COMPONENTS_V2) != 0;
    String content =
        form.mentions("content")
            ? form.textOr("content", 0, MOST_LETTERS, "").strip()
            : before.content();
    JsonNode embeds = form.mentions("embeds") ? new EmbedRules(names).check(form) : before.embeds();
    JsonNode components =
        form.mentions("components")
            ? new ComponentRules(alone, names).check(form)
            : before.components();
    MessageContent body = new MessageContent(content, embeds, components, files, flags);
    if (alone) {
      checkAlone(body);
    }
    checkNotEmpty(body, alone);
    return body;
  }

  private void checkAlone(MessageContent body) {
    if (!body.content().isEmpty()) {
      legacy("content");
    }
    if (!body.embeds().isEmpty()) {
      legacy("embeds");
    }
  }

  private void legacy(String field) {
    form.wrong(
        field,
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
        "The '" + field + "' field cannot be used when using MessageFlags.IS_COMPONENTS_V2");
  }

  private void checkNotEmpty(MessageContent body, boolean alone) {
    boolean said =
        !alone
            && (!body.content().isEmpty()
                || !body.embeds().isEmpty()
                || !body.attachments().isEmpty());
    if (!said && body.components().isEmpty()) {
      form.refuseIfWrong();
      throw DiscordError.EMPTY_MESSAGE;
    }
  }

  /** A place held for an answer: the bot is thinking. */
  static MessageContent thinking(int flags) {
    return new MessageContent(
        "", Json.array(), Json.array(), List.of(), flags | MessageContent.LOADING);
  }
}
