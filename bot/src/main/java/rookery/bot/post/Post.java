package rookery.bot.post;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.bot.table.Person;

/**
 * One message: a picture, words under it, then rows of controls.
 *
 * @param words in Discord's Markdown; at most 3,500 characters
 * @param picture what is shown above the words
 * @param rows of controls, at most five, each with at most five buttons or one menu
 * @param pinged those whom the words call, and who are to be notified
 */
public record Post(
    String words, Optional<Picture> picture, List<List<Control>> rows, List<Person> pinged) {
  private static final int LONGEST = 3500;

  public Post {
    words = Markdown.tamed(words);
    if (words.length() > LONGEST || (words.isBlank() && picture.isEmpty())) {
      throw new IllegalArgumentException("a message of " + words.length() + " characters");
    }
    rows = rows.stream().filter(row -> !row.isEmpty()).map(List::copyOf).toList();
    pinged = List.copyOf(pinged);
  }

  /** Words alone. */
  public static Post words(String words) {
    return new Post(words, Optional.empty(), List.of(), List.of());
  }

  /** A picture with words under it. */
  public static Post of(Picture picture, String words) {
    return new Post(words, Optional.of(picture), List.of(), List.of());
  }

  /** This message with one more row of controls. */
  public Post with(Control... row) {
    return with(List.of(row));
  }

  /** This message with one more row of controls. */
  public Post with(List<Control> row) {
    List<List<Control>> more = new ArrayList<>(rows);
    more.add(row);
    return new Post(words, picture, more, pinged);
  }

  /** This message with those people notified. */
  public Post pinging(List<Person> people) {
    return new Post(words, picture, rows, people);
  }

  /** This message with a sentence before its words. */
  public Post after(String sentence) {
    return new Post(sentence + "\n\n" + words, picture, rows, pinged);
  }

  /** This message as a change of one that has its picture already. */
  public Post keepingPicture() {
    return new Post(words, picture.map(Picture::kept), rows, pinged);
  }
}
