package rookery.practice.person;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.practice.resource.Account;
import rookery.practice.resource.Attachment;
import rookery.practice.resource.Message;
import rookery.practice.resource.MessageContent;
import rookery.practice.world.World;

/**
 * A message as somebody saw it at one moment.
 *
 * @param author the name of who wrote it
 * @param text its content, embeds and text components, a line each
 * @param pings the names of those it mentions so as to notify them, {@code everyone} among them if
 *     it does; an edit changes them but notifies nobody
 * @param silent whether it was sent so as to notify nobody
 */
public record VisibleMessage(
    Message message,
    String author,
    String text,
    List<Button> buttons,
    List<Menu> menus,
    List<String> pings,
    boolean silent) {
  private static final int BUTTON = 2;
  private static final List<Integer> MENUS = List.of(3, 5, 6, 7, 8);

  /** Copies the lists. */
  public VisibleMessage {
    buttons = List.copyOf(buttons);
    menus = List.copyOf(menus);
    pings = List.copyOf(pings);
  }

  /** A message of a world as it is now. */
  public static VisibleMessage of(World world, Message message) {
    List<Button> buttons = new ArrayList<>();
    List<Menu> menus = new ArrayList<>();
    collect(message.body().components(), buttons, menus);
    return new VisibleMessage(
        message,
        world.people().get(message.author()).name(),
        MessageText.of(message.body()),
        buttons,
        menus,
        pings(world, message),
        message.body().has(MessageContent.SILENT));
  }

  private static void collect(JsonNode tree, List<Button> buttons, List<Menu> menus) {
    int type = tree.path("type").asInt();
    if (type == BUTTON) {
      buttons.add(Button.of(tree));
    } else if (MENUS.contains(type)) {
      menus.add(Menu.of(tree));
    } else {
      tree.forEach(part -> collect(part, buttons, menus));
    }
  }

  private static List<String> pings(World world, Message message) {
    List<String> pings = new ArrayList<>();
    if (message.pings().everyone()) {
      pings.add("everyone");
    }
    message.pings().people().stream()
        .map(world.people()::find)
        .flatMap(Optional::stream)
        .map(Account::name)
        .forEach(pings::add);
    return pings;
  }

  /** The id of the message. */
  public long id() {
    return message.id();
  }

  /** Its files, with bytes and descriptions. */
  public List<Attachment> attachments() {
    return message.body().attachments();
  }

  /** Whether it has been edited. */
  public boolean edited() {
    return message.edited() != 0;
  }

  /** Whether it only says that the bot is thinking. */
  public boolean thinking() {
    return message.isThinking();
  }

  /** Whether one person alone sees it. */
  public boolean ephemeral() {
    return message.isEphemeral();
  }

  /** The button with this label or custom id. */
  public Button button(String labelOrId) {
    return buttons.stream()
        .filter(b -> b.isCalled(labelOrId))
        .findFirst()
        .orElseThrow(
            () ->
                new NotPossibleException(
                    "there's no button "
                        + labelOrId
                        + ", only "
                        + buttons.stream().map(Button::label).toList()));
  }

  /** The menu with this custom id or placeholder. */
  public Menu menu(String idOrPlaceholder) {
    return menus.stream()
        .filter(m -> m.isCalled(idOrPlaceholder))
        .findFirst()
        .orElseThrow(
            () ->
                new NotPossibleException(
                    "there's no menu "
                        + idOrPlaceholder
                        + ", only "
                        + menus.stream().map(Menu::customId).toList()));
  }
}
