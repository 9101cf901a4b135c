package rookery.bot.turn.hall;

import java.util.List;
import rookery.bot.post.Control.Menu;
import rookery.bot.table.Address;
import rookery.bot.table.Person;
import rookery.bot.table.Place;

/** Somebody in a {@link Parlour}. */
public final class Friend {
  private final Parlour parlour;
  private final Person person;
  private boolean closed;

  public Friend(Parlour parlour, Person person) {
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
  public Place direct() {
    return new Place("", "dm" + person.id());
  }

  /** Takes no direct messages any more. */
  public void closesDirectMessages() {
    closed = true;
  }

  public boolean isClosed() {
    return closed;
  }

  /** Types a command, as {@code /move action:e4}. */
  public Asked types(Place place, String line) {
    String[] parts = line.substring(1).split(" ", 2);
    String options = parts.length == 2 ? parts[1] : "";
    return parlour.ask(
        this, parlour.typed(this, place, parts[0], Parlour.options(options), List.of()));
  }

  /** What may be typed on. */
  public List<String> completes(String line) {
    return parlour.completions(this, line);
  }

  public Asked presses(Shown message, String label) {
    return parlour.ask(
        this, parlour.pressed(this, message, Controls.button(message.post(), label), ""));
  }

  /** Presses the button of a choice, see {@link Hall#choice}. */
  public Asked chooses(Shown message, String choice) {
    if (!message.menus().isEmpty() && message.menus().get(0).contains(choice)) {
      Menu menu = Controls.menu(message.post());
      return parlour.ask(
          this, parlour.pressed(this, message, menu.id(), Controls.value(menu, choice)));
    }
    return parlour.ask(
        this, parlour.pressed(this, message, Controls.choice(message.post(), choice), ""));
  }

  /** Presses a button that opens a form, and fills in its first field. */
  public Asked fillsIn(Shown message, String label, String text) {
    return parlour.filled(
        this, parlour.pressed(this, message, Controls.button(message.post(), label), ""), text);
  }

  /** The direct messages as they read now, oldest first. */
  public List<Shown> dm() {
    return parlour.at(new Address.Direct(person)::equals);
  }
}
