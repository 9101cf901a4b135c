package rookery.engine.games.booster;

import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import rookery.engine.board.Colour;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.games.booster.board.BoosterNames;
import rookery.engine.games.booster.part.MoveRefusal;
import rookery.engine.refusal.TypedSquares;
import rookery.engine.text.Phrase;

/** Says why a text is no legal action of the side to act, to that side alone. */
record BoosterRefusal(BoosterGameState table) {
  private static final Pattern SEPARATORS = Pattern.compile("[\\s\\-x:=]");
  private static final String SQUARE = "([a-h][1-8])";
  private static final String PROMOTION = "([qrbn])?";
  private static final Pattern MOVE = Pattern.compile(SQUARE + SQUARE + PROMOTION);
  private static final Pattern BOOST = Pattern.compile("boost" + SQUARE + PROMOTION);
  private static final Pattern CARD = Pattern.compile("(?i:card)(\\p{L})((?i)[a-h][1-8])");
  private static final Pattern LATER = Pattern.compile("boost.*|card.*|end");

  /** One or two sentences. */
  String of(String typed) {
    return TypedSquares.CHESS.missing(typed).orElseGet(() -> ofSquaresThereAre(typed));
  }

  private String ofSquaresThereAre(String typed) {
    String bare = SEPARATORS.matcher(typed).replaceAll("");
    String text = bare.toLowerCase(Locale.ROOT);
    Matcher move = MOVE.matcher(text);
    if (table.moved().isPresent()) {
      return move.matches()
          ? "You've already moved a piece this turn. " + new BoosterSentences(table).task().plain()
          : further(table.moved().get(), bare, text);
    }
    if (LATER.matcher(text).matches()) {
      return "First move a piece; extra steps and cards come after that.";
    }
    return new MoveRefusal(table.position()).refusal(bare);
  }

  private String further(Square moved, String bare, String text) {
    Matcher boost = BOOST.matcher(text);
    if (boost.matches()) {
      return new MoveRefusal(table.position())
          .ofBoost(moved, TypedSquares.of(boost, 1), boost.group(2) != null);
    }
    Matcher card = CARD.matcher(bare);
    return card.matches()
        ? ofCard(card.group(1), TypedSquares.of(card, 2))
        : "Type, for example, `boost f5`, `card N b1` or `end`.";
  }

  private String ofCard(String card, Square square) {
    if (!table.options().deck().contains(card)) {
      return "There's no card %s. Capital letters are White's cards, small letters are Black's."
          .formatted(card);
    }
    CardPlays adding = new CardPlays(table);
    if (!hand().contains(card)) {
      return "You don't hold the %s card (%s). %s"
          .formatted(BoosterNames.card(card), card, held(card));
    }
    if (!adding.hasChecker()) {
      return "You have no checker off the board to add.";
    }
    if (!adding.matches(card, square)) {
      return "You can play the %s card only for a piece on %s."
          .formatted(BoosterNames.card(card), Phrase.either(adding.matching(card).toList()));
    }
    return adding.isSafe(square)
        ? "Capitals matter here: type `card %s %s`.".formatted(card, square)
        : MoveRefusal.exposed(table.position().withChecker(Geometry.CHESS.number(square)));
  }

  private List<String> hand() {
    return table.hands().of(table.turn());
  }

  private String held(String card) {
    char letter = card.charAt(0);
    String other = Character.toString(Colour.of(letter).opposite().cased(letter));
    if (hand().contains(other)) {
      return "You hold the %s (%s); capital letters are White's cards."
          .formatted(BoosterNames.card(other), other);
    }
    return hand().isEmpty()
        ? "You have no cards."
        : "Your cards: %s."
            .formatted(Phrase.list(hand().stream().distinct().map(this::typed).toList()));
  }

  /** Cards of one kind and what is typed for one: {@code 2 white knights (N)}. */
  private String typed(String card) {
    List<String> alike = hand().stream().filter(card::equals).toList();
    return "%s (%s)".formatted(BoosterNames.CARDS.counted(alike), card);
  }
}
