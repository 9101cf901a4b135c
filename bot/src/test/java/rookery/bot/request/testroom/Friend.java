package rookery.bot.request.testroom;

import java.util.List;
import rookery.bot.post.Control.Menu;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.Person;
import rookery.bot.table.TableLocation;

/** Somebody in a {@link TestRoom}. */
public final class Friend {
  private final TestRoom parlour;
  private final Person person;
  private boolean closed;

  public Friend(TestRoom parlour, Person person) {
    this.parlour = parlour;
    this.person = person;
  }

  public Person person() {
    return person;
  }

  public String name() {
    return person.name();
  }

  public String mention() {
    return person.mention();
  }

  /** The place of direct messages with the bot. */
  public TableLocation direct() {
    return new TableLocation("", "dm" + person.id());
  }

  /** Takes no direct messages any more. */
  public void closesDirectMessages() {
    closed = true;
  }

  public boolean isClosed() {
    return closed;
  }

  /** Types a command, as {@code /move action:e4}. */
  public TestRequest types(TableLocation place, String line) {
    String[] parts = line.substring(1).split(" ", 2);
    String options = parts.length == 2 ? parts[1] : "";
    return parlour.ask(
        this, parlour.typed(this, place, parts[0], TestRoom.options(options), List.of()));
  }

  /** What may be typed on. */
  public List<String> completes(String line) {
    return parlour.completions(this, line);
  }

  public TestRequest presses(VisibleMessage message, String label) {
    return parlour.ask(
        this, parlour.pressed(this, message, VisibleControls.button(message.post(), label), ""));
  }

  /** Presses the button of a choice, see {@link InMemoryChannel#choice}. */
  public TestRequest chooses(VisibleMessage message, String choice) {
    if (!message.menus().isEmpty() && message.menus().get(0).contains(choice)) {
      Menu menu = VisibleControls.menu(message.post());
      return parlour.ask(
          this, parlour.pressed(this, message, menu.id(), VisibleControls.value(menu, choice)));
    }
    return parlour.ask(
        this, parlour.pressed(this, message, VisibleControls.choice(message.post(), choice), ""));
  }

  /** Presses a button that opens a form, and fills in its first field. */
  public TestRequest fillsIn(VisibleMessage message, String label, String text) {
    return parlour.filled(
        this,
        parlour.pressed(this, message, VisibleControls.button(message.post(), label), ""),
        text);
  }

  /** The direct messages as they read now, oldest first. */
  public List<VisibleMessage> dm() {
    return parlour.at(new MessageAddress.Direct(person)::equals);
  }
}
