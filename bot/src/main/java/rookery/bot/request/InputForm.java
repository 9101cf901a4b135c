package rookery.bot.request;

import java.util.List;
import java.util.Set;
import rookery.bot.post.ControlId;
import rookery.bot.post.SelectableOption;

/**
 * A form to fill in.
 *
 * @param id the request that sending it makes
 * @param title what it is about, in at most 45 characters
 * @param fields at most five, each with a name of its own
 */
public record InputForm(ControlId id, String title, List<Field> fields) {
  /** The most that Discord shows in one form. */
  private static final int MOST = 5;

  /** A field; its label has at most 45 characters. */
  public sealed interface Field {
    /** The name under which the answer comes back. */
    String name();

    /** The label of the field. */
    String label();
  }

  /**
   * A line to type.
   *
   * @param hint a placeholder that shows what to type
   * @param longest the most characters
   * @param needed whether it is required
   */
  public record Line(String name, String label, String hint, int longest, boolean needed)
      implements Field {}

  /**
   * A choice of one of several answers.
   *
   * @param answers at most 25
   * @param chosen the value chosen so far
   */
  public record OneOf(String name, String label, List<SelectableOption> answers, String chosen)
      implements Field {
    public OneOf {
      answers = List.copyOf(answers);
    }
  }

  /**
   * A group of boxes to tick.
   *
   * @param answers at most ten, whose values hold no spaces
   * @param ticked the values ticked so far
   * @param needed whether at least one must be ticked
   */
  public record Boxes(
      String name, String label, List<SelectableOption> answers, Set<String> ticked, boolean needed)
      implements Field {
    /** A group of which none need be ticked. */
    public Boxes(String name, String label, List<SelectableOption> answers, Set<String> ticked) {
      this(name, label, answers, ticked, false);
    }

    public Boxes {
      answers = List.copyOf(answers);
      ticked = Set.copyOf(ticked);
    }
  }

  public InputForm {
    fields = List.copyOf(fields);
    if (fields.isEmpty() || fields.size() > MOST) {
      throw new IllegalArgumentException("a form of " + fields.size() + " fields");
    }
  }

  /** A form with one line to type, which comes back under {@link Arguments#TYPED}. */
  public static InputForm line(ControlId id, String title, String label, String hint, int longest) {
    return new InputForm(id, title, List.of(new Line(Arguments.TYPED, label, hint, longest, true)));
  }
}
