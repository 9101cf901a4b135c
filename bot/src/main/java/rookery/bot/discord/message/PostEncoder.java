package rookery.bot.discord.message;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import net.dv8tion.jda.api.components.MessageTopLevelComponent;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.actionrow.ActionRowChildComponent;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.components.buttons.ButtonStyle;
import net.dv8tion.jda.api.components.mediagallery.MediaGallery;
import net.dv8tion.jda.api.components.mediagallery.MediaGalleryItem;
import net.dv8tion.jda.api.components.selections.StringSelectMenu;
import net.dv8tion.jda.api.components.textdisplay.TextDisplay;
import net.dv8tion.jda.api.utils.FileUpload;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;
import net.dv8tion.jda.api.utils.messages.MessageEditBuilder;
import net.dv8tion.jda.api.utils.messages.MessageEditData;
import net.dv8tion.jda.api.utils.messages.MessageRequest;
import rookery.bot.post.Control;
import rookery.bot.post.Picture;
import rookery.bot.post.Pictures;
import rookery.bot.post.Post;
import rookery.bot.table.Person;

/** Turns posts into Discord's messages: picture, words, controls, and nobody notified by chance. */
public final class PostEncoder {
  private static final String FILE = "board.png";

  private final Pictures pictures;

  @Inject
  PostEncoder(Pictures pictures) {
    this.pictures = pictures;
  }

  /**
   * A new message; its picture is painted here.
   *
   * @param nonce the letter's; its mark stays with the message, so that it can be found again
   */
  public MessageCreateData created(Post post, String nonce) {
    MessageCreateBuilder message = new MessageCreateBuilder().useComponentsV2();
    address(message, post);
    return message.setComponents(components(post, OptionalInt.of(mark(nonce)))).build();
  }

  /** A new message that need not be found again; its picture is painted here. */
  public MessageCreateData created(Post post) {
    MessageCreateBuilder message = new MessageCreateBuilder().useComponentsV2();
    address(message, post);
    return message.setComponents(components(post, OptionalInt.empty())).build();
  }

  /** The number that the words of a letter's message bear; far from those Discord gives itself. */
  static int mark(String nonce) {
    return (nonce.hashCode() & 0x3fffffff) | 0x40000000;
  }

  /** What a message is changed to; its picture is painted here unless it stays as it is. */
  public MessageEditData changed(Post post) {
    MessageEditBuilder message = new MessageEditBuilder().useComponentsV2();
    address(message, post);
    boolean keepsPicture = post.picture().filter(p -> p.diagram().isEmpty()).isPresent();
    if (!keepsPicture) {
      // Without this Discord keeps the former picture among the message's files.
      message.setReplace(true);
    }
    return message.setComponents(components(post, OptionalInt.empty())).build();
  }

  /** Notifies just those the post calls, whoever else its words may name. */
  private static void address(MessageRequest<?> message, Post post) {
    message
        .setAllowedMentions(List.of())
        .mentionUsers(post.pinged().stream().map(Person::id).toList());
  }

  private List<MessageTopLevelComponent> components(Post post, OptionalInt mark) {
    List<MessageTopLevelComponent> components = new ArrayList<>();
    post.picture().map(this::gallery).ifPresent(components::add);
    if (!post.words().isBlank()) {
      TextDisplay words = TextDisplay.of(post.words());
      components.add(mark.isPresent() ? words.withUniqueId(mark.getAsInt()) : words);
    }
    for (List<Control> row : post.rows()) {
      components.add(ActionRow.of(row.stream().map(PostEncoder::control).toList()));
    }
    return components;
  }

  private MediaGallery gallery(Picture picture) {
    MediaGalleryItem item =
        picture
            .diagram()
            .map(diagram -> upload(pictures.png(diagram), picture.alt()))
            .orElseGet(() -> MediaGalleryItem.fromUrl("attachment://" + FILE));
    return MediaGallery.of(item.withDescription(picture.alt()));
  }

  private static MediaGalleryItem upload(byte[] png, String alt) {
    return MediaGalleryItem.fromFile(FileUpload.fromData(png, FILE).setDescription(alt));
  }

  private static ActionRowChildComponent control(Control control) {
    if (control instanceof Control.Button button) {
      return Button.of(style(button.look()), button.id().text(), button.label());
    }
    if (control instanceof Control.Link link) {
      return Button.link(link.address(), link.label());
    }
    return menu((Control.Menu) control);
  }

  private static ButtonStyle style(Control.Look look) {
    return switch (look) {
      case PLAIN -> ButtonStyle.SECONDARY;
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
