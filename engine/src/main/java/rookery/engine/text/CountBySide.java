package rookery.engine.text;

import java.util.List;
import java.util.function.Function;
import rookery.engine.board.Colour;

/** How often something happened to White and to Black, to tell it in one sentence. */
public record CountBySide(int white, int black) {
  /** The noun of what is counted as often as it happened: {@code once}, {@code 3 times}. */
  public static final String TIME = "time";

  /** Nothing counted yet. */
  public static final CountBySide NONE = new CountBySide(0, 0);

  /** How often for one of them. */
  public int of(Colour colour) {
    return colour == Colour.WHITE ? white : black;
  }

  /** With so much more for one of them. */
  public CountBySide with(Colour colour, int more) {
    return colour == Colour.WHITE
        ? new CountBySide(white + more, black)
        : new CountBySide(white, black + more);
  }

  /** With one more for one of them, if that is so. */
  public CountBySide with(Colour colour, boolean one) {
    return with(colour, one ? 1 : 0);
  }

  /**
   * The counts: {@code White captured 7 pieces, and Black 4.}
   *
   * @param seated who plays a side
   * @param verb what each has done
   * @param noun what is counted, one of them
   * @return no sentence where nothing was counted
   */
  public Sentences told(Function<Colour, ? extends Named> seated, String verb, String noun) {
    if (white == 0 && black == 0) {
      return Sentences.NONE;
    }
    Named first = seated.apply(Colour.WHITE);
    Named second = seated.apply(Colour.BLACK);
    Object last = noun.equals(TIME) ? Phrase.times(black) : black == 0 ? "none" : black;
    if (white == black) {
      return Sentences.of("%s each %s %s.", List.of(first, second), verb, counted(white, noun));
    }
    if (noun.equals(TIME) && white == 0) {
      return Sentences.of("%s never %s, but %s did %s.", first, verb, second, last);
    }
    if (white == 0) {
      return Sentences.of("%s %s no %ss, but %s %s %s.", first, verb, noun, second, verb, black);
    }
    return noun.equals(TIME) && black == 0
        ? Sentences.of("%s %s %s; %s never did.", first, verb, Phrase.times(white), second)
        : Sentences.of("%s %s %s, and %s %s.", first, verb, counted(white, noun), second, last);
  }

  private static String counted(int count, String noun) {
    return noun.equals(TIME) ? Phrase.times(count) : Phrase.counted(count, noun);
  }
}
