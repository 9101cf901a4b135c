package rookery.bot.discord.message;

import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.textdisplay.TextDisplay;
import net.dv8tion.jda.api.entities.Message;

/**
 * The number that a letter's message bears, by which it is found again: on its first row of
 * controls and in the name of its picture, or on the words of a message of components. A message
 * that has none of these cannot be found.
 *
 * @param number far from those that Discord gives itself
 */
record Mark(int number) {
  private static final String FILE = "board-%d.png";

  /** The mark that goes with a letter's nonce. */
  Mark(String nonce) {
    this((nonce.hashCode() & 0x3fffffff) | 0x40000000);
  }

  /** The name of the picture. */
  String file() {
    return FILE.formatted(number);
  }

  ActionRow on(ActionRow row) {
    return row.withUniqueId(number);
  }

  TextDisplay on(TextDisplay words) {
    return words.withUniqueId(number);
  }

  /** Whether a message bears it. */
  boolean isOn(Message message) {
    return message.getAttachments().stream().anyMatch(file -> file.getFileName().equals(file()))
        || message.getComponentTree().getComponents().stream()
            .anyMatch(component -> component.getUniqueId() == number);
  }
}
