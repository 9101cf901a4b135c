package rookery.engine.games.cooperative.cards;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import rookery.engine.board.Colour;
import rookery.engine.chess.PieceType;
import rookery.engine.text.Phrase;

/** What a player has answered about the hand as it is, for everybody to hear. */
public record HandAnswers(List<Answer> answers) {
  static final HandAnswers NONE = new HandAnswers(List.of());

  private static final String ALL = "PNBRQpnbrq";
  private static final int MOST_HELD = 2;
  private static final int MOST_MISSING = 3;

  /** One question with its answer. */
  record Answer(HandQuestion question, boolean yes) {
    boolean fits(List<String> hand) {
      return question.about(hand).orElse(yes) == yes;
    }
  }

  public HandAnswers {
    answers = List.copyOf(answers);
  }

  /** With one more, unless the question is about no card. */
  HandAnswers with(HandQuestion question, boolean yes) {
    return question.about(List.of()).isEmpty()
        ? this
        : new HandAnswers(
            Stream.concat(answers.stream(), Stream.of(new Answer(question, yes))).toList());
  }

  private boolean fit(List<String> hand) {
    return answers.stream().allMatch(answer -> answer.fits(hand));
  }

  /**
   * The hands that fit, each as often as it can be drawn; all where none does, as people can err.
   *
   * @param unseen the cards that may be in it
   */
  List<List<String>> hands(List<String> unseen, int size) {
    List<List<String>> all = drawn(unseen, size);
    List<List<String>> fitting = all.stream().filter(this::fit).toList();
    return fitting.isEmpty() ? all : fitting;
  }

  private static List<List<String>> drawn(List<String> cards, int size) {
    if (size == 0) {
      return List.of(List.of());
    }
    List<List<String>> hands = new ArrayList<>();
    for (int first = 0; first + size <= cards.size(); first++) {
      for (List<String> others : drawn(cards.subList(first + 1, cards.size()), size - 1)) {
        hands.add(Stream.concat(Stream.of(cards.get(first)), others.stream()).toList());
      }
    }
    return hands;
  }

  /** One of them, each card of {@code shuffled} equally likely. */
  List<String> hand(List<String> shuffled, int size, RandomGenerator random) {
    if (answers.isEmpty()) {
      return List.copyOf(shuffled.subList(0, size));
    }
    List<List<String>> hands = hands(shuffled, size);
    return hands.get(random.nextInt(hands.size()));
  }

  /** What was answered, without what follows from the rest: {@code a white card, no black pawn}. */
  Optional<String> told() {
    List<Answer> telling = new ArrayList<>(answers.stream().distinct().toList());
    for (Answer answer : List.copyOf(telling)) {
      List<Answer> others = telling.stream().filter(other -> other != answer).toList();
      if (new HandAnswers(others).imply(answer)) {
        telling.remove(answer);
      }
    }
    List<String> said = new ArrayList<>(named(telling, true, MOST_HELD));
    List<String> missing = named(telling, false, MOST_MISSING);
    if (!missing.isEmpty()) {
      said.add("no " + Phrase.either(missing));
    }
    return Optional.of(String.join(", ", said)).filter(words -> !words.isEmpty());
  }

  private boolean imply(Answer answer) {
    List<String> twice =
        Stream.of(ALL, ALL)
            .flatMapToInt(String::chars)
            .sorted()
            .mapToObj(letter -> Character.toString((char) letter))
            .toList();
    return drawn(twice, 2).stream().filter(this::fit).allMatch(answer::fits);
  }

  private static List<String> named(List<Answer> some, boolean yes, int most) {
    List<String> named =
        some.stream()
            .filter(answer -> answer.yes() == yes)
            .map(answer -> answer.question().words(yes))
            .toList();
    return named.subList(Math.max(0, named.size() - most), named.size());
  }

  /**
   * The questions that could still be answered by yes or by no, by what buttons call them: for a
   * colour first, then for each kind.
   */
  Map<String, String> open(List<String> unseen, int size) {
    // Many hands are alike, as there are eight pawns.
    List<List<String>> hands = hands(unseen, size).stream().distinct().toList();
    Map<String, String> open = new LinkedHashMap<>();
    for (Colour colour : Colour.values()) {
      String card = colour.word() + " card";
      if (!add(open, card, "a " + card, hands)) {
        add(open, "two " + colour.word(), "two " + card + "s", hands);
      }
    }
    ALL.chars()
        .mapToObj(letter -> PieceType.coloured((char) letter))
        .forEach(kind -> add(open, kind, "a " + kind, hands));
    return open;
  }

  private static boolean add(
      Map<String, String> open, String label, String asked, List<List<String>> hands) {
    String question = "Do you hold %s?".formatted(asked);
    HandQuestion read = new HandQuestion(question);
    boolean isOpen = hands.stream().map(read::about).distinct().count() > 1;
    if (isOpen) {
      open.put(Phrase.capitalised(label), question);
    }
    return isOpen;
  }
}
