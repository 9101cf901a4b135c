package rookery.engine.text;

import java.util.function.Function;
import rookery.engine.board.Colour;

/**
 * How often White and Black brought something off, of how many times, to tell it in one sentence.
 *
 * @param right how often it came right
 * @param all how often it was tried
 */
public record SuccessCount(SideCount right, SideCount all) {
  /** Nothing tried yet. */
  public static final SuccessCount NONE = new SuccessCount(SideCount.NONE, SideCount.NONE);

  /** With one more try of a side. */
  public SuccessCount with(Colour side, boolean success) {
    return new SuccessCount(right.with(side, success), all.with(side, 1));
  }

  /**
   * The counts: {@code White got 1 of 2 guesses right; Black, 0 of 1.}
   *
   * @param seated who plays a side: a seat, or a list of the seats of partners
   * @param verb what each has done
   * @param nouns what is counted, several of them
   * @return about those who tried; no sentence where nobody did
   */
  public Sentences told(Function<Colour, ?> seated, String verb, String nouns) {
    boolean white = all.white() > 0;
    boolean black = all.black() > 0;
    if (!white && !black) {
      return Sentences.NONE;
    }
    Colour first = white ? Colour.WHITE : Colour.BLACK;
    Sentence told = Sentence.of("%s %s %s %s", seated.apply(first), verb, share(first), nouns);
    return white && black
        ? Sentences.of("%s; %s, %s.", told, seated.apply(Colour.BLACK), share(Colour.BLACK))
        : Sentences.of("%s.", told);
  }

  private String share(Colour side) {
    return "%s of %s".formatted(right.of(side), all.of(side));
  }
}
