package rookery.engine.games.cooperative.cards;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import rookery.engine.board.Colour;
import rookery.engine.chess.PieceType;
import rookery.engine.text.Phrase;

/**
 * A question about a hand of cards, read for the kinds and colours it names.
 *
 * @param words all that it says, each in the singular
 */
public record HandQuestion(Set<String> words) {
  private static final Set<String> TURNED_ROUND = Set.of("no", "not", "without", "neither", "nor");

  /** Whoever asks for this and that wants both, or asks what pieces can do. */
  private static final Set<String> OF_SOMETHING_ELSE =
      Set.of("and", "three", "3", "move", "capture", "take", "attack", "reach", "promote");

  private static final Set<String> OF_TWO = Set.of("two", "2", "both");

  public HandQuestion {
    words = Set.copyOf(words);
  }

  /**
   * @param question as somebody asks it
   */
  public HandQuestion(String question) {
    this(
        Arrays.stream(question.toLowerCase(Locale.ROOT).split("[^a-z0-9]+"))
            .map(word -> word.endsWith("s") ? word.substring(0, word.length() - 1) : word)
            .collect(Collectors.toSet()));
  }

  /**
   * Whether one of these cards is of a kind and a colour that it names, or two are where it asks
   * for two.
   *
   * @return empty where it names none, or asks for what is not there or for something else
   */
  public Optional<Boolean> about(List<String> hand) {
    boolean names =
        Arrays.stream(PieceType.values()).anyMatch(this::names)
            || Arrays.stream(Colour.values()).anyMatch(this::names);
    if (!names || asks(TURNED_ROUND) || asks(OF_SOMETHING_ELSE)) {
      return Optional.empty();
    }
    long meant = hand.stream().filter(card -> isMeant(card.charAt(0))).count();
    return Optional.of(meant >= (asks(OF_TWO) ? 2 : 1));
  }

  /** What it is about: {@code a white pawn}; without an article where the answer is no. */
  String words(boolean yes) {
    String kinds =
        Phrase.either(
            Arrays.stream(PieceType.values()).filter(this::names).map(PieceType::word).toList());
    String colours =
        Phrase.either(
            Arrays.stream(Colour.values()).filter(this::names).map(Colour::word).toList());
    String named = (colours + " " + (kinds.isEmpty() ? "card" : kinds)).strip();
    if (asks(OF_TWO)) {
      return "two " + named + "s";
    }
    return yes ? "a " + named : named;
  }

  private boolean asks(Set<String> some) {
    return !Collections.disjoint(words, some);
  }

  private boolean isMeant(char card) {
    boolean anyKind = Arrays.stream(PieceType.values()).noneMatch(this::names);
    boolean anyColour = Arrays.stream(Colour.values()).noneMatch(this::names);
    return (anyKind || names(PieceType.of(card))) && (anyColour || names(Colour.of(card)));
  }

  private boolean names(PieceType type) {
    return words.contains(type.word());
  }

  private boolean names(Colour colour) {
    return words.contains(colour.word());
  }
}
