package rookery.bot.discord.interaction;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.interactions.InteractionHook;
import net.dv8tion.jda.api.interactions.callbacks.IMessageEditCallback;
import net.dv8tion.jda.api.interactions.callbacks.IReplyCallback;
import net.dv8tion.jda.api.requests.RestAction;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;
import net.dv8tion.jda.api.utils.messages.MessageEditData;
import rookery.bot.discord.interaction.EphemeralMessages.Card;
import rookery.bot.discord.message.PostEncoder;
import rookery.bot.discord.message.StoredFile;
import rookery.bot.outbox.DeferredAnswers.Deferred;
import rookery.bot.outbox.DeferredAnswers.Meanwhile;
import rookery.bot.post.PictureList;
import rookery.bot.post.Post;
import rookery.bot.table.message.MessageLayout;

/**
 * What can be sent in answer to one interaction. An answer is made before it is known which of the
 * two ways it goes: JDA counts an interaction as answered before the message is built.
 */
sealed interface Callback {
  /** What asked. */
  IReplyCallback event();

  PostEncoder encoder();

  /** Its id, for the log. */
  default String id() {
    return event().getId();
  }

  /** Whoever asked. */
  default String person() {
    return event().getUser().getId();
  }

  /** The first response, which says that the answer follows. */
  RestAction<?> deferral();

  /** Whether somebody sees after the deferral that they wait. */
  boolean showsDeferral();

  /** What is owed after the first response, which shows that, or Discord's own words. */
  default Deferred owed(Optional<Meanwhile> shown) {
    return new Deferred(id(), event().getToken(), shown);
  }

  /** The answer as a message that can be removed; empty if it is not private. */
  Optional<Card> card();

  /** The same of what was given beside the message that was pressed, as the first response. */
  default Card cardBeside() {
    return new Card(id(), () -> hook().deleteOriginal());
  }

  /** The answer, painted. */
  Made made(Post post);

  /** The answer as a list, painted. */
  Made made(PictureList list);

  /** A private message beside the one that was pressed, painted. */
  Made beside(Post post);

  /** The answer, painted, and a message below it that everybody sees. */
  default Made aloud(Post own, Post aloud) {
    Made answer = made(own);
    MessageCreateData below = encoder().created(aloud);
    return new Made(
        () -> answer.atOnce().get().flatMap(done -> hook().sendMessage(below)),
        () -> answer.afterwards().get().flatMap(done -> hook().sendMessage(below)));
  }

  /** A private message with files beside the one that was pressed. */
  Made beside(Post post, List<StoredFile> files);

  /**
   * An answer that is ready to be sent.
   *
   * @param atOnce sends it as the first response
   * @param afterwards sends it after a deferral; may be asked for again
   */
  record Made(Supplier<RestAction<?>> atOnce, Supplier<RestAction<?>> afterwards) {}

  /**
   * What changes the answer. JDA's own gives up when it is not told that the first response has
   * arrived, which it may have all the same.
   */
  default InteractionHook hook() {
    return InteractionHook.from(event().getJDA(), event().getToken());
  }

  /** A new private message. */
  record Fresh(IReplyCallback event, PostEncoder encoder) implements Callback {
    @Override
    public RestAction<?> deferral() {
      return event.deferReply(true);
    }

    @Override
    public boolean showsDeferral() {
      return true;
    }

    @Override
    public Optional<Card> card() {
      return Optional.of(cardBeside());
    }

    @Override
    public Made made(Post post) {
      return made(encoder.created(post));
    }

    @Override
    public Made beside(Post post) {
      return made(post);
    }

    @Override
    public Made beside(Post post, List<StoredFile> files) {
      return made(encoder.created(post, files));
    }

    @Override
    public Made made(PictureList list) {
      return made(encoder.created(list));
    }

    private Made made(MessageCreateData message) {
      return new Made(
          () -> event.reply(message).setEphemeral(true),
          () -> hook().editOriginal(MessageEditData.fromCreateData(message)));
    }
  }

  /** A change of the message that was pressed, or from which a form was opened. */
  record Changing<E extends IReplyCallback & IMessageEditCallback>(
      E event, Message pressed, PostEncoder encoder) implements Callback {
    @Override
    public RestAction<?> deferral() {
      return event.deferEdit();
    }

    @Override
    public boolean showsDeferral() {
      return false;
    }

    @Override
    public Optional<Card> card() {
      return Optional.of(pressed)
          .filter(Message::isEphemeral)
          .map(Message::getInteractionMetadata)
          .map(asked -> new Card(asked.getId(), () -> hook().deleteOriginal()));
    }

    @Override
    public Made made(Post post) {
      // A message of components stays one.
      MessageLayout layout =
          pressed.isUsingComponentsV2() ? MessageLayout.COMPONENTS : post.layout();
      return made(encoder.changed(post.laidOut(layout)));
    }

    @Override
    public Made made(PictureList list) {
      return made(encoder.changed(list));
    }

    private Made made(MessageEditData message) {
      return new Made(() -> event.editMessage(message), () -> hook().editOriginal(message));
    }

    @Override
    public Made beside(Post post) {
      return beside(encoder.created(post));
    }

    @Override
    public Made beside(Post post, List<StoredFile> files) {
      return beside(encoder.created(post, files));
    }

    private Made beside(MessageCreateData message) {
      return new Made(
          () -> event.reply(message).setEphemeral(true),
          () -> hook().sendMessage(message).setEphemeral(true));
    }
  }
}
