package rookery.engine.games.toddler;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.diagram.Mark;

/** What on a board cannot be captured or cannot capture, and which pieces bring that about. */
record Explanation(Field field) {
  private static final String SAFE = "safe";
  private static final String BANNED = "ban";

  /**
   * One fact.
   *
   * @param letters what is written on the pieces it is about
   * @param pieces these pieces
   * @param sentence the fact in words
   */
  private record Fact(String letters, List<Piece> pieces, String sentence) {
    private static String named(List<Piece> pieces) {
      return pieces.stream().map(Piece::words).collect(Collectors.joining(", "));
    }
  }

  /** Letters in the corners of the pieces; none while nothing at all can be captured. */
  List<Mark> marks() {
    Map<Square, TreeSet<String>> letters = new TreeMap<>();
    for (Fact fact : facts()) {
      for (Piece piece : fact.pieces()) {
        letters.computeIfAbsent(piece.square(), square -> new TreeSet<>()).add(fact.letters());
      }
    }
    return letters.entrySet().stream().map(e -> mark(e.getKey(), e.getValue())).toList();
  }

  private static Mark mark(Square square, TreeSet<String> letters) {
    return new Mark.CornerText(
        String.join(" ", letters.descendingSet()), square.file() + 1, square.rank() + 1);
  }

  /** The same in sentences. */
  String words() {
    List<Fact> facts = facts();
    return facts.isEmpty()
        ? "Nothing is protected, and nothing is kept from capturing."
        : facts.stream().map(Fact::sentence).collect(Collectors.joining(" "));
  }

  private List<Fact> facts() {
    if (GuardianAngel.meet(field)) {
      return List.of(nothing("Guardian Angels"));
    }
    if (Genius.meet(field)) {
      return List.of(nothing("Geniuses"));
    }
    return Stream.of(Colour.values())
        .flatMap(
            colour ->
                Stream.of(
                    angel(colour),
                    empress(colour),
                    alone(Kind.ANGEL, colour),
                    alone(Kind.GENIUS, colour),
                    genius(colour)))
        .flatMap(Optional::stream)
        .toList();
  }

  private static Fact nothing(String neighbours) {
    String sentence = "The two %s are next to each other: nothing can be captured.";
    return new Fact(SAFE, List.of(), sentence.formatted(neighbours));
  }

  private Optional<Fact> angel(Colour colour) {
    List<Piece> shielded = pieces(colour, piece -> GuardianAngel.shields(field, piece));
    String sentence = "%s's Guardian Angel protects %s.";
    return fact(SAFE, shielded, sentence.formatted(colour.title(), Fact.named(shielded)));
  }

  private Optional<Fact> empress(Colour colour) {
    List<Piece> seen =
        pieces(colour, piece -> piece.kind() == Kind.EMPRESS && Empress.seesEmperor(field, piece));
    String sentence = "%s's %s is safe: it and its Emperor see each other.";
    return fact(SAFE, seen, sentence.formatted(colour.title(), Fact.named(seen)));
  }

  private Optional<Fact> alone(Kind kind, Colour colour) {
    List<Piece> found =
        pieces(colour, piece -> piece.kind() == kind && !GuardianAngel.shields(field, piece));
    if (found.isEmpty()) {
      return Optional.empty();
    }
    List<Piece> attackers = Threats.to(field, found.get(0));
    String sentence = "It takes two attackers to capture %s's %s (now: %s).";
    return fact(
        attackers.size() + "/2",
        found,
        sentence.formatted(
            colour.title(),
            Fact.named(found),
            attackers.isEmpty() ? "none" : Fact.named(attackers)));
  }

  private Optional<Fact> genius(Colour colour) {
    List<Piece> banned =
        pieces(colour.opposite(), piece -> !harmless(piece) && Genius.bans(field, piece));
    String sentence = "%s's Genius keeps %s from capturing.";
    return fact(BANNED, banned, sentence.formatted(colour.title(), Fact.named(banned)));
  }

  private boolean harmless(Piece piece) {
    return piece.kind().movement().harmless(field, piece.colour());
  }

  private List<Piece> pieces(Colour colour, Predicate<Piece> test) {
    return field.pieces(colour).stream().filter(test).sorted().toList();
  }

  private static Optional<Fact> fact(String letters, List<Piece> pieces, String sentence) {
    return pieces.isEmpty() ? Optional.empty() : Optional.of(new Fact(letters, pieces, sentence));
  }
}
