package rookery.bot.request;

import java.util.List;
import java.util.Set;
import rookery.bot.post.ControlId;
import rookery.bot.post.Suggestion;

/**
 * A form to be filled in.
 *
 * @param id what filling it in asks for
 * @param title what it is about, in at most 45 characters
 * @param fields at most five, each with a name of its own
 */
public record Form(ControlId id, String title, List<Field> fields) {
  /** The most that Discord shows in one form. */
  private static final int MOST = 5;

  /** Something to fill in; its label has at most 45 characters. */
  public sealed interface Field {
    /** Under what name the answer comes back. */
    String name();

    /** What is asked. */
    String label();
  }

  /**
   * A line to type.
   *
   * @param hint what it may look like
   * @param longest the most characters
   * @param needed whether it must be filled in
   */
  public record Line(String name, String label, String hint, int longest, boolean needed)
      implements Field {}

  /**
   * One answer of several.
   *
   * @param answers at most 25
   * @param chosen the value of the one that is chosen already
   */
  public record OneOf(String name, String label, List<Suggestion> answers, String chosen)
      implements Field {
    public OneOf {
      answers = List.copyOf(answers);
    }
  }

  /**
   * Boxes, each to be ticked or not.
   *
   * @param answers at most ten, whose values hold no spaces
   * @param ticked the values of those that are ticked already
   */
  public record Boxes(String name, String label, List<Suggestion> answers, Set<String> ticked)
      implements Field {
    public Boxes {
      answers = List.copyOf(answers);
      ticked = Set.copyOf(ticked);
    }
  }

  public Form {
    fields = List.copyOf(fields);
    if (fields.isEmpty() || fields.size() > MOST) {
      throw new IllegalArgumentException("a form of " + fields.size() + " fields");
    }
  }

  /** A form with one line to type, which comes back under {@link Arguments#TYPED}. */
  public static Form line(ControlId id, String title, String label, String hint, int longest) {
    return new Form(id, title, List.of(new Line(Arguments.TYPED, label, hint, longest, true)));
  }
}
