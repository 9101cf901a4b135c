package rookery.bot.request.testroom;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.Control.Menu;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Post;
import rookery.bot.post.SelectableOption;

/**
 * A message as somebody sees it at one moment.
 *
 * @param message the message; empty for a private answer
 * @param post what it says
 * @param pings the names of those it calls
 */
public record VisibleMessage(Optional<OutgoingMessage> message, Post post, List<String> pings) {

  public static VisibleMessage of(TestRoom parlour, OutgoingMessage message) {
    return new VisibleMessage(
        Optional.of(message), message.post(), pinged(parlour, message.post()));
  }

  public static VisibleMessage privately(Post answer) {
    return new VisibleMessage(Optional.empty(), answer, List.of());
  }

  private static List<String> pinged(TestRoom parlour, Post post) {
    return parlour.friends().stream()
        .filter(friend -> post.pinged().contains(friend.person()))
        .map(Friend::name)
        .toList();
  }

  public String text() {
    return post.words();
  }

  /** The picture in words. */
  public String alt() {
    return post.picture().orElseThrow().alt();
  }

  /** Whether one person alone sees it. */
  public boolean ephemeral() {
    return message.isEmpty();
  }

  /** The labels of its buttons. */
  public List<String> buttons() {
    return labels(button -> true);
  }

  /** The labels of those that warn by their colour. */
  public List<String> red() {
    return labels(button -> button.look() == Look.DANGER);
  }

  private List<String> labels(Predicate<Button> wanted) {
    return post.rows().stream()
        .flatMap(List::stream)
        .filter(Button.class::isInstance)
        .map(Button.class::cast)
        .filter(wanted)
        .map(Button::label)
        .toList();
  }

  /** Whether it is the last message of a game, with nothing to press but what keeps it. */
  public boolean keeps() {
    return buttons().equals(List.of("Rematch", "Replay", "Export", "Review"))
        || buttons().equals(List.of("Play again", "Same deal", "Replay", "Export", "Review"));
  }

  /** The labels of the buttons that choose or do something of what may be done. */
  public List<String> choices() {
    return post.rows().stream()
        .flatMap(List::stream)
        .filter(control -> control instanceof Button)
        .map(control -> (Button) control)
        .filter(button -> Set.of(ControlVerb.CHOOSE, ControlVerb.PLAY).contains(button.id().verb()))
        .map(Button::label)
        .toList();
  }

  /** The labels of each of its menus. */
  public List<List<String>> menus() {
    return post.rows().stream()
        .flatMap(List::stream)
        .filter(control -> control instanceof Menu)
        .map(control -> ((Menu) control).answers().stream().map(SelectableOption::label).toList())
        .toList();
  }
}
