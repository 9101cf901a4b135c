package rookery.bot.discord.message;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import net.dv8tion.jda.api.components.MessageTopLevelComponent;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.actionrow.ActionRowChildComponent;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.components.buttons.ButtonStyle;
import net.dv8tion.jda.api.components.mediagallery.MediaGallery;
import net.dv8tion.jda.api.components.mediagallery.MediaGalleryItem;
import net.dv8tion.jda.api.components.section.Section;
import net.dv8tion.jda.api.components.selections.StringSelectMenu;
import net.dv8tion.jda.api.components.textdisplay.TextDisplay;
import net.dv8tion.jda.api.components.thumbnail.Thumbnail;
import net.dv8tion.jda.api.utils.FileUpload;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;
import net.dv8tion.jda.api.utils.messages.MessageEditBuilder;
import net.dv8tion.jda.api.utils.messages.MessageEditData;
import net.dv8tion.jda.api.utils.messages.MessageRequest;
import rookery.bot.post.Control;
import rookery.bot.post.Markdown;
import rookery.bot.post.Picture;
import rookery.bot.post.PictureList;
import rookery.bot.post.Pictures;
import rookery.bot.post.Post;
import rookery.bot.table.Person;

/** Turns posts into Discord's messages: picture, words, controls, and nobody notified by chance. */
public record PostEncoder(Pictures pictures) {
  private static final String FILE = "board.png";

  @Inject
  public PostEncoder {}

  /**
   * A new message; its picture is painted here.
   *
   * @param nonce the letter's; its mark stays with the message, so that it can be found again
   */
  public MessageCreateData created(Post post, String nonce) {
    MessageCreateBuilder message = created(post, Optional.of(new MessageFingerprint(nonce)));
    // Who is not called need not look up from something else.
    return message.setSuppressedNotifications(post.pinged().isEmpty()).build();
  }

  private MessageCreateBuilder created(Post post, Optional<MessageFingerprint> mark) {
    MessageCreateBuilder message = new MessageCreateBuilder();
    fill(message, post, mark);
    return message;
  }

  /** A new message that need not be found again; its picture is painted here. */
  public MessageCreateData created(Post post) {
    return created(post, Optional.empty()).build();
  }

  /** A new message with files that need not be found again. */
  public MessageCreateData created(Post post, List<StoredFile> files) {
    MessageCreateBuilder message = new MessageCreateBuilder().setContent(words(post));
    address(message, post);
    return message.setFiles(files.stream().map(StoredFile::upload).toList()).build();
  }

  /** A new message that lists something; its pictures are painted here. */
  public MessageCreateData created(PictureList list) {
    return new MessageCreateBuilder()
        .useComponentsV2()
        .setAllowedMentions(List.of())
        .setComponents(components(list))
        .build();
  }

  /** What a message is changed to that lists something; its pictures are painted here. */
  public MessageEditData changed(PictureList list) {
    return new MessageEditBuilder()
        .useComponentsV2()
        .setAllowedMentions(List.of())
        .setReplace(true)
        .setComponents(components(list))
        .build();
  }

  private List<MessageTopLevelComponent> components(PictureList list) {
    List<MessageTopLevelComponent> components = new ArrayList<>();
    components.add(TextDisplay.of(list.heading()));
    for (int i = 0; i < list.cards().size(); i++) {
      PictureList.Card card = list.cards().get(i);
      components.add(card(card, i));
      if (!card.controls().isEmpty()) {
        components.add(row(card.controls()));
      }
    }
    list.rows().stream().map(PostEncoder::row).forEach(components::add);
    return components;
  }

  private MessageTopLevelComponent card(PictureList.Card card, int index) {
    TextDisplay words = TextDisplay.of(Markdown.withWholeMoves(card.words()));
    return card.picture()
        .flatMap(picture -> file(picture, "board-" + index + ".png"))
        .<MessageTopLevelComponent>map(
            file ->
                Section.of(
                    Thumbnail.fromFile(file).withDescription(card.picture().get().alt()), words))
        .orElse(words);
  }

  /** What a message is changed to; its picture is painted here unless it stays as it is. */
  public MessageEditData changed(Post post) {
    MessageEditBuilder message = new MessageEditBuilder();
    boolean keepsPicture = post.picture().filter(p -> p.diagram().isEmpty()).isPresent();
    // Without this Discord keeps the former picture among the message's files.
    message.setReplace(!keepsPicture);
    fill(message, post, Optional.empty());
    return message.build();
  }

  private void fill(MessageRequest<?> message, Post post, Optional<MessageFingerprint> mark) {
    address(message, post);
    switch (post.layout()) {
      case CLASSIC -> classic(message, post, mark);
      case COMPONENTS -> message.useComponentsV2().setComponents(components(post, mark));
    }
  }

  private void classic(MessageRequest<?> message, Post post, Optional<MessageFingerprint> mark) {
    message.setContent(words(post));
    List<FileUpload> painted =
        post.picture().stream().flatMap(picture -> file(picture, mark).stream()).toList();
    if (!painted.isEmpty()) {
      message.setFiles(painted);
    }
    List<ActionRow> rows = new ArrayList<>(rows(post));
    if (mark.isPresent() && !rows.isEmpty()) {
      rows.set(0, mark.get().on(rows.get(0)));
    }
    message.setComponents(rows);
  }

  /** Notifies only the people that the post pings, whatever other names are in its words. */
  private static void address(MessageRequest<?> message, Post post) {
    message
        .setAllowedMentions(List.of())
        .mentionUsers(post.pinged().stream().map(Person::id).toList());
  }

  private List<MessageTopLevelComponent> components(Post post, Optional<MessageFingerprint> mark) {
    List<MessageTopLevelComponent> components = new ArrayList<>();
    post.picture().map(this::gallery).ifPresent(components::add);
    if (!post.words().isBlank()) {
      TextDisplay words = TextDisplay.of(words(post));
      components.add(mark.map(found -> found.on(words)).orElse(words));
    }
    components.addAll(rows(post));
    return components;
  }

  private static String words(Post post) {
    return Markdown.withWholeMoves(post.words());
  }

  private static List<ActionRow> rows(Post post) {
    return post.rows().stream().map(PostEncoder::row).toList();
  }

  private static ActionRow row(List<Control> row) {
    return ActionRow.of(row.stream().map(PostEncoder::control).toList());
  }

  private MediaGallery gallery(Picture picture) {
    MediaGalleryItem item =
        file(picture, Optional.empty())
            .map(MediaGalleryItem::fromFile)
            .orElseGet(() -> MediaGalleryItem.fromUrl("attachment://" + FILE));
    return MediaGallery.of(item.withDescription(picture.alt()));
  }

  /** The picture as a file; empty if the message has it already. */
  private Optional<FileUpload> file(Picture picture, Optional<MessageFingerprint> mark) {
    return file(picture, mark.map(MessageFingerprint::file).orElse(FILE));
  }

  private Optional<FileUpload> file(Picture picture, String name) {
    return picture
        .diagram()
        .map(
            d ->
                FileUpload.fromData(pictures.png(d, picture.style(), picture.size()), name)
                    .setDescription(picture.alt()));
  }

  private static ActionRowChildComponent control(Control control) {
    if (control instanceof Control.Button button) {
      return Button.of(style(button.look()), button.id().text(), button.label())
          .withDisabled(button.look() == Control.Look.RESTING);
    }
    if (control instanceof Control.Link link) {
      return Button.link(link.address(), link.label());
    }
    return menu((Control.Menu) control);
  }

  private static ButtonStyle style(Control.Look look) {
    return switch (look) {
      case PLAIN, RESTING -> ButtonStyle.SECONDARY;
      case MAIN -> ButtonStyle.PRIMARY;
      case GOOD -> ButtonStyle.SUCCESS;
      case DANGER -> ButtonStyle.DANGER;
    };
  }

  private static StringSelectMenu menu(Control.Menu menu) {
    StringSelectMenu.Builder builder =
        StringSelectMenu.create(menu.id().text()).setPlaceholder(menu.question());
    menu.answers().forEach(answer -> builder.addOption(answer.label(), answer.value()));
    return builder.build();
  }
}
