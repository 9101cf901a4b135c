package rookery.bot.post;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import rookery.bot.preference.BoardStyle;
import rookery.bot.table.Person;
import rookery.bot.table.message.MessageLayout;

/**
 * One message: words, a picture, then rows of controls.
 *
 * @param words in Discord's Markdown, at most as many as the layout takes; the first line is what a
 *     notification shows
 * @param rows of controls, at most five, each with at most five buttons or one menu
 * @param pinged those whom the words call, and who are to be notified
 * @param layout which of Discord's two kinds of message it becomes
 */
public record Post(
    String words,
    Optional<Picture> picture,
    List<List<Control>> rows,
    List<Person> pinged,
    MessageLayout layout) {
  private static final int MOST_ROWS = 5;

  private static final int MOST_BUTTONS = 5;

  public Post {
    words = Markdown.tamed(words);
    if (words.length() > layout.longest() || (words.isBlank() && picture.isEmpty())) {
      throw new IllegalArgumentException("a message of " + words.length() + " characters");
    }
    rows = rows.stream().filter(row -> !row.isEmpty()).map(List::copyOf).toList();
    pinged = List.copyOf(pinged);
    if (rows.size() > MOST_ROWS || !rows.stream().allMatch(Post::isRow)) {
      // Their labels and ids may hold what somebody chose in secret, and this is logged.
      List<Integer> sizes = rows.stream().map(List::size).toList();
      throw new IllegalArgumentException("a message with rows of " + listed(sizes) + " controls");
    }
  }

  private static String listed(List<Integer> sizes) {
    return sizes.stream().map(String::valueOf).collect(Collectors.joining(", "));
  }

  private static boolean isRow(List<Control> row) {
    boolean menu = row.stream().anyMatch(control -> control instanceof Control.Menu);
    return row.size() <= (menu ? 1 : MOST_BUTTONS);
  }

  /** Words alone. */
  public static Post words(String words) {
    return new Post(words, Optional.empty(), List.of(), List.of(), MessageLayout.CLASSIC);
  }

  /** Words with a picture. */
  public static Post of(Picture picture, String words) {
    return new Post(words, Optional.of(picture), List.of(), List.of(), MessageLayout.CLASSIC);
  }

  /** A page to read, which calls nobody and may be longer. */
  public static Post page(Optional<Picture> picture, String words) {
    return new Post(words, picture, List.of(), List.of(), MessageLayout.COMPONENTS);
  }

  /** This message with that picture. */
  public Post with(Picture shown) {
    return new Post(words, Optional.of(shown), rows, pinged, layout);
  }

  /**
   * This message with its buttons where they are, but not to be pressed for now, and without menus.
   */
  public Post resting() {
    List<List<Control>> resting =
        rows.stream()
            .map(row -> row.stream().filter(Control.Button.class::isInstance))
            .map(row -> row.<Control>map(button -> ((Control.Button) button).resting()).toList())
            .filter(row -> !row.isEmpty())
            .toList();
    return new Post(words, picture, resting, pinged, layout);
  }

  /** This message without any controls. */
  public Post withoutControls() {
    return new Post(words, picture, List.of(), pinged, layout);
  }

  /** This message with one more row of controls. */
  public Post with(Control... row) {
    return with(List.of(row));
  }

  /** This message with one more row of controls. */
  public Post with(List<Control> row) {
    List<List<Control>> more = new ArrayList<>(rows);
    more.add(row);
    return new Post(words, picture, more, pinged, layout);
  }

  /** This message with more rows of controls. */
  public Post withRows(List<? extends List<? extends Control>> rows) {
    List<List<Control>> more = new ArrayList<>(this.rows);
    rows.forEach(row -> more.add(List.copyOf(row)));
    return new Post(words, picture, more, pinged, layout);
  }

  /**
   * This message with one more button, in its last row or below; as it is where no room is left.
   */
  public Post withMore(Control.Button button) {
    List<List<Control>> more = new ArrayList<>(rows);
    List<Control> longer = new ArrayList<>(rows.isEmpty() ? List.of() : rows.get(rows.size() - 1));
    longer.add(button);
    if (!rows.isEmpty() && isRow(longer)) {
      more.set(rows.size() - 1, longer);
    } else if (rows.size() < MOST_ROWS) {
      more.add(List.of(button));
    }
    return new Post(words, picture, more, pinged, layout);
  }

  /** This message below some words. */
  public Post below(String above) {
    return new Post(above + "\n" + words, picture, rows, pinged, layout);
  }

  /**
   * This message with one more button that is no part of what is asked above it: in a row of its
   * own, or where any room is left.
   */
  public Post withApart(Control.Button button) {
    return rows.size() < MOST_ROWS ? with(button) : withMore(button);
  }

  /** This message with those people notified. */
  public Post pinging(List<Person> people) {
    List<Person> called = people.stream().filter(person -> !person.isComputer()).toList();
    return new Post(words, picture, rows, called, layout);
  }

  /** This message with its picture painted in that style. */
  public Post in(BoardStyle style) {
    return new Post(words, picture.map(shown -> shown.in(style)), rows, pinged, layout);
  }

  /** This message as a change of one that has its picture already. */
  public Post keepingPicture() {
    return new Post(words, picture.map(Picture::kept), rows, pinged, layout);
  }

  /** This message with other words. */
  public Post saying(String other) {
    return new Post(other, picture, rows, pinged, layout);
  }

  /** This message as one of that kind. */
  public Post laidOut(MessageLayout wanted) {
    return new Post(words, picture, rows, pinged, wanted);
  }
}
