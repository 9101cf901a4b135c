package rookery.engine.games.cloak;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import rookery.engine.board.Colour;
import rookery.engine.games.cloak.known.CloakMoveRefusal;
import rookery.engine.games.cloak.known.CloakMoves;
import rookery.engine.games.cloak.known.PublicGame;
import rookery.engine.games.cloak.known.PublicSide;
import rookery.engine.games.cloak.setup.Arrangement;
import rookery.engine.games.cloak.setup.Evidence;

/**
 * Says why a text is none of a player's legal actions, from what is public and the player's own
 * set-up.
 *
 * @param arrangement the player's set-up; empty before it is in
 */
record CloakRefusal(PublicGame open, Colour own, Optional<Arrangement> arrangement) {
  private static final Pattern SETUP = Pattern.compile("(?:setup)?([kqrbn]{8})");
  private static final Pattern GUESS = Pattern.compile("guess(\\d{1,3})([a-z])");
  private static final Pattern UNCLOAK = Pattern.compile("uncloak(\\d{1,3})");
  private static final String GUESSED = "You've already guessed this turn.";
  private static final String UNCLOAKED_LATER =
      "You can reveal pieces only at the end of your turn, after your move.";
  private static final Pattern BONUS = Pattern.compile("(?i)bonus");

  static CloakRefusal of(CloakSituation situation, Colour own) {
    return new CloakRefusal(situation.open(), own, situation.setUps().find(own));
  }

  /**
   * One or two sentences.
   *
   * @param typed in any case, without separators
   */
  String sentence(String typed) {
    String text = typed.toLowerCase(Locale.ROOT);
    return switch (open.turn().step()) {
      case SETUP -> setup(text);
      case REPLY, BONUS -> bonus(typed);
      case GUESS -> move(typed);
      case UNCLOAK -> uncloak(text);
    };
  }

  private static String setup(String text) {
    String example = "Type `setup` and eight letters, one each for checkers 1 to 8.";
    Matcher letters = SETUP.matcher(text);
    return letters.matches()
        ? Arrangement.flaw(letters.group(1).toUpperCase(Locale.ROOT))
            .map(flaw -> flaw + " " + example)
            .orElse(example)
        : example;
  }

  private String bonus(String typed) {
    String text = typed.toLowerCase(Locale.ROOT);
    if (text.startsWith("guess")) {
      return isGuessed()
          ? GUESSED
          : "You can guess after your bonus move. Move a pawn first, or type `skip`.";
    }
    if (text.startsWith("uncloak")) {
      return UNCLOAKED_LATER;
    }
    String what = "Make your bonus move with a pawn%s, or type `skip`.";
    String drop =
        open.board().side(own).pawns() > 0 ? ", or bring a captured pawn back (`bonus @e2`)" : "";
    return new CloakMoveRefusal(moves(), true)
        .of(BONUS.matcher(typed).replaceFirst(""))
        .map(why -> why + " If you don't want the bonus move, type `skip`.")
        .orElse(what.formatted(drop));
  }

  private CloakMoves moves() {
    return open.moves(arrangement.orElseThrow());
  }

  private String move(String typed) {
    String text = typed.toLowerCase(Locale.ROOT);
    if (text.startsWith("guess")) {
      return guess(text);
    }
    if (text.startsWith("uncloak")) {
      return UNCLOAKED_LATER;
    }
    if (BONUS.matcher(typed).lookingAt()) {
      return "You have no bonus move now. You get one after your move if you guess right.";
    }
    return new CloakMoveRefusal(moves(), false)
        .of(typed)
        .orElse(
            isGuessed()
                ? "You've guessed, so move now."
                : open.board().side(own.opposite()).guessable().isEmpty()
                    ? "It's your turn to move."
                    : "Move now, or guess one of the checkers first.");
  }

  private boolean isGuessed() {
    return open.turn().guess().isPresent();
  }

  private String guess(String text) {
    if (isGuessed()) {
      return GUESSED + " Move now.";
    }
    Matcher guess = GUESS.matcher(text);
    return guess.matches()
        ? guess(guess.group(1), guess.group(2))
        : "Type `guess`, the number of a checker and the letter of a piece, for example `guess"
            + " 3 K`.";
  }

  private String guess(String digits, String letter) {
    PublicSide other = open.board().side(own.opposite());
    int number = Integer.parseInt(digits);
    String whose = "%s's checker %s".formatted(other.colour().title(), number);
    if (number < 1 || number > Arrangement.CHECKERS) {
      return "Checkers are numbered from 1 to 8.";
    }
    if (!other.lives(number)) {
      return "%s has been captured.".formatted(whose);
    }
    // CL-1: what is public already is no guess.
    return other
        .known()
        .kind(number)
        .map(kind -> "Everyone already knows that %s is %s.".formatted(whose, Evidence.one(kind)))
        .orElse(
            "A checker can be K, Q, R, B or N, but not %s."
                .formatted(letter.toUpperCase(Locale.ROOT)));
  }

  private String uncloak(String text) {
    Matcher wanted = UNCLOAK.matcher(text);
    PublicSide mine = open.board().side(own);
    List<String> cloaked = mine.underCloaks().stream().map(Object::toString).toList();
    if (cloaked.isEmpty()) {
      return "All your pieces are revealed; type `end` to end your turn.";
    }
    if (!wanted.matches()) {
      return "You've already moved. Reveal a checker (`uncloak %s`), or type `end` to end your turn."
          .formatted(cloaked.get(0));
    }
    if (cloaked.contains(wanted.group(1))) {
      return "You can't reveal your king while a visible piece attacks it.";
    }
    return "You can reveal only these checkers: %s.".formatted(String.join(", ", cloaked));
  }
}
