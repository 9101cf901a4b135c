package rookery.engine.text;

import java.util.function.Function;
import rookery.engine.board.Colour;

/**
 * How often White and Black brought something off, of how many times, to tell it in one sentence.
 *
 * @param right how often it came right
 * @param all how often it was tried
 */
public record SideSuccessRate(CountBySide right, CountBySide all) {
  /** Nothing tried yet. */
  public static final SideSuccessRate NONE =
      new SideSuccessRate(CountBySide.NONE, CountBySide.NONE);

  /** With one more try of a side. */
  public SideSuccessRate with(Colour side, boolean success) {
    return new SideSuccessRate(right.with(side, success), all.with(side, 1));
  }

  /**
   * The counts: {@code White got 1 of 2 guesses right; Black all 3.}
   *
   * @param seated who plays a side: a seat, or a list of the seats of partners
   * @param done what each has done, with a place for what: {@code predicted %s}
   * @param noun what is counted, one of them
   * @param nouns several of them
   * @return about those who tried; no sentence where nobody did
   */
  public Sentences told(Function<Colour, ?> seated, String done, String noun, String nouns) {
    boolean white = all.white() > 0;
    boolean black = all.black() > 0;
    if (!white && !black) {
      return Sentences.NONE;
    }
    Colour first = white ? Colour.WHITE : Colour.BLACK;
    String told = done.formatted(share(first, noun, " " + nouns));
    if (!white || !black) {
      return Sentences.of("%s %s.", seated.apply(first), told);
    }
    if (right.equals(CountBySide.NONE)) {
      return Sentences.of("Nobody %s.", done.formatted("any " + nouns));
    }
    boolean bothDid = right.white() > 0 && right.black() > 0;
    String other = (bothDid ? elliptic(done) : done).formatted(shortly(Colour.BLACK, noun));
    return Sentences.of(
        "%s %s; %s %s.", seated.apply(first), told, seated.apply(Colour.BLACK), other);
  }

  /** Without the verb, which has just been said: {@code on %s}. */
  private static String elliptic(String done) {
    return done.substring(done.indexOf(' ') + 1, done.indexOf("%s") + 2);
  }

  /** Without the noun, which has just been said. */
  private String shortly(Colour side, String noun) {
    return right.of(side) == 0 ? "none" : share(side, noun, "");
  }

  private String share(Colour side, String noun, String nouns) {
    int done = right.of(side);
    int tried = all.of(side);
    if (done == 0) {
      return "no" + nouns;
    }
    if (done < tried) {
      return done + " of " + tried + nouns;
    }
    return switch (done) {
      case 1 -> "their only " + noun;
      case 2 -> "both" + nouns;
      default -> "all " + tried + nouns;
    };
  }
}
