package rookery.bot.post;

import java.util.List;

/** Something to press or pick under a message. */
public sealed interface Control {

  /** How a button looks. */
  enum Look {
    PLAIN,
    MAIN,
    GOOD,
    DANGER,
    /** Not to be pressed for now. */
    RESTING
  }

  /** A button; {@code id} says what pressing it asks for. */
  record Button(ControlId id, String label, Look look) implements Control {
    /** The same while it is not to be pressed. */
    public Button resting() {
      return new Button(id, label, Look.RESTING);
    }

    /** The most letters Discord puts on one. */
    public static final int LONGEST = 80;
  }

  /** A button that opens an address. */
  record Link(String address, String label) implements Control {}

  /** A menu of at most 25 answers, one to be picked; it fills a row. */
  record Menu(ControlId id, String question, List<SelectableOption> answers) implements Control {
    /** The most answers Discord shows in one menu. */
    public static final int MOST = 25;

    public Menu {
      answers = List.copyOf(answers);
      if (answers.isEmpty() || answers.size() > MOST) {
        throw new IllegalArgumentException("a menu of " + answers.size() + " answers");
      }
    }
  }
}
