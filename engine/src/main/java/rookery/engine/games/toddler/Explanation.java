package rookery.engine.games.toddler;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.diagram.Mark;
import rookery.engine.games.toddler.move.Threats;
import rookery.engine.games.toddler.piece.Empress;
import rookery.engine.games.toddler.piece.Field;
import rookery.engine.games.toddler.piece.Genius;
import rookery.engine.games.toddler.piece.GuardianAngel;
import rookery.engine.games.toddler.piece.Kind;
import rookery.engine.games.toddler.piece.Piece;

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

  /** Words in the corners of the pieces; none while nothing at all can be captured. */
  List<Mark> marks() {
    return marks(facts());
  }

  /** The same with the letter of every piece before them. */
  List<Mark> marksWithLetters() {
    List<Fact> all = new ArrayList<>();
    for (Colour colour : Colour.values()) {
      field.pieces(colour).forEach(piece -> all.add(letter(piece)));
    }
    all.addAll(facts());
    return marks(all);
  }

  private static Fact letter(Piece piece) {
    return new Fact("" + piece.kind().letter(), List.of(piece), piece.words());
  }

  private static List<Mark> marks(List<Fact> facts) {
    Map<Square, LinkedHashSet<String>> words = new TreeMap<>();
    for (Fact fact : facts) {
      for (Piece piece : fact.pieces()) {
        words.computeIfAbsent(piece.square(), square -> new LinkedHashSet<>()).add(fact.letters());
      }
    }
    return words.entrySet().stream().map(e -> mark(e.getKey(), e.getValue())).toList();
  }

  private static Mark mark(Square square, Set<String> words) {
    return new Mark.CornerText(String.join(" ", words), square.file() + 1, square.rank() + 1);
  }

  /** The same in sentences. */
  String words() {
    List<Fact> facts = facts();
    return facts.isEmpty()
        ? "Nothing is protected, and nothing is kept from capturing."
        : facts.stream().map(Fact::sentence).collect(Collectors.joining(" "));
  }

  /** Which letter stands for which kind of piece. */
  static String letters() {
    return Stream.of(Kind.values())
        .map(kind -> kind.letter() + " " + kind.title())
        .collect(Collectors.joining(", ", "Letters: ", "."));
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
