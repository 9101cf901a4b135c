package rookery.bot.discord.message;

import java.util.stream.Stream;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.textdisplay.TextDisplay;
import net.dv8tion.jda.api.utils.data.DataArray;
import net.dv8tion.jda.api.utils.data.DataObject;

/**
 * A number in a message by which it can be found again: on its first row of controls and in the
 * name of its picture, or on the text of a message of components. A message that has none of these
 * cannot be found.
 *
 * @param number far from those that Discord gives itself
 */
record MessageFingerprint(int number) {
  private static final String FILE = "board-%d.png";

  /** The mark that goes with a letter's nonce. */
  MessageFingerprint(String nonce) {
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

  /** Whether a message, as Discord writes it, bears it. */
  boolean isOn(DataObject message) {
    return all(message, "attachments")
            .anyMatch(file -> file.getString("filename", "").equals(file()))
        || all(message, "components").anyMatch(part -> part.getInt("id", 0) == number);
  }

  private static Stream<DataObject> all(DataObject message, String key) {
    return message.optArray(key).stream().flatMap(list -> list.stream(DataArray::getObject));
  }
}
