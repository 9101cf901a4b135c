package rookery.engine.games.cloak.setup;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import rookery.engine.chess.PieceType;
import rookery.engine.text.Phrase;

/**
 * What facts about single checkers leave possible. Every fact there is speaks of one checker at a
 * time: what it was guessed to be or not to be, what it was when captured or uncloaked, which kinds
 * of piece could have made its move, that it was the king or the rook of a castling (which of the
 * rooks it was follows from the king's place). So the arrangements that explain all facts are those
 * that give each checker a kind left to it.
 *
 * @param possible the bits of {@link Arrangement#bit} for each kind that a checker's own facts
 *     allow
 */
public record Evidence(long possible) {
  /** Before anything is known. */
  public static final Evidence NONE = new Evidence((1L << Arrangement.CHECKERS * kinds()) - 1);

  private static int kinds() {
    return Arrangement.KINDS.size();
  }

  /** With the fact that a checker is of one of these kinds. */
  public Evidence among(int number, Collection<PieceType> kinds) {
    long left = 0;
    for (PieceType kind : kinds) {
      left |= Arrangement.bit(number, kind);
    }
    return new Evidence(possible & (~Arrangement.bits(number) | left));
  }

  /** With the fact that a checker is of that kind. */
  public Evidence is(int number, PieceType kind) {
    return among(number, Set.of(kind));
  }

  /** With the fact that a checker is not of that kind. */
  public Evidence isNot(int number, PieceType kind) {
    return new Evidence(possible & ~Arrangement.bit(number, kind));
  }

  /** Whether an army set up like that explains all facts. */
  public boolean admits(Arrangement arrangement) {
    return (arrangement.bits() & ~possible) == 0;
  }

  /** Every arrangement that explains all facts, sorted. */
  public List<Arrangement> arrangements() {
    return ConsistentSetups.of(this).arrangements();
  }

  /** The bits of what the checker of that number can be, by its own facts. */
  public long bits(int number) {
    return possible & Arrangement.bits(number);
  }

  /** All that follows: only what a checker is in some arrangement that explains the facts. */
  public Evidence concluded() {
    return new Evidence(ConsistentSetups.of(this).bits());
  }

  /**
   * In which share of the arrangements that explain all facts a checker is of that kind; 0 if none
   * explains them.
   */
  public double share(int number, PieceType kind) {
    return ConsistentSetups.of(this).share(Arrangement.bit(number, kind));
  }

  /** What the checker of that number can be, by its own facts. */
  public List<PieceType> kinds(int number) {
    List<PieceType> kinds = new ArrayList<>(Arrangement.KINDS);
    kinds.removeIf(kind -> !allows(number, kind));
    return kinds;
  }

  private boolean allows(int number, PieceType kind) {
    return (possible & Arrangement.bit(number, kind)) != 0;
  }

  /**
   * A grid as players keep it: O for what is known, X for what is impossible, a dot for neither.
   */
  public List<List<String>> grid() {
    List<List<String>> rows = new ArrayList<>();
    rows.add(row(".", number -> Integer.toString(number)));
    for (PieceType kind : Arrangement.KINDS) {
      rows.add(row("" + kind.letter(), number -> cell(number, kind)));
    }
    return List.copyOf(rows);
  }

  private static List<String> row(String head, IntFunction<String> cell) {
    return IntStream.rangeClosed(0, Arrangement.CHECKERS)
        .mapToObj(number -> number == 0 ? head : cell.apply(number))
        .toList();
  }

  private String cell(int number, PieceType kind) {
    if (!allows(number, kind)) {
      return "X";
    }
    return kinds(number).size() == 1 ? "O" : ".";
  }

  /** The same in words: {@code 1 must be a rook; 2 and 8 could be anything but the king}. */
  public String words() {
    Map<List<PieceType>, List<Integer>> numbers = new LinkedHashMap<>();
    for (int number = 1; number <= Arrangement.CHECKERS; number++) {
      numbers.computeIfAbsent(kinds(number), kinds -> new ArrayList<>()).add(number);
    }
    return numbers.entrySet().stream()
        .map(same -> Phrase.list(same.getValue()) + words(same.getKey(), same.getValue().size()))
        .collect(Collectors.joining("; "));
  }

  /** What so many checkers can be, with a verb: {@code must be a rook}. */
  public static String words(List<PieceType> kinds, int checkers) {
    if (kinds.size() == 1) {
      return " must be " + some(kinds.get(0), checkers);
    }
    List<PieceType> others = new ArrayList<>(Arrangement.KINDS);
    others.removeAll(kinds);
    return switch (others.size()) {
      case 0 -> " could be anything";
      case 1 -> " could be anything but " + some(others.get(0), checkers);
      default ->
          (checkers == 1 ? " could be " : " could each be ")
              + Phrase.either(kinds.stream().map(Evidence::one).toList());
    };
  }

  /** {@code rooks}, or of just one checker {@code a rook}. */
  private static String some(PieceType kind, int checkers) {
    return checkers == 1 || kind == PieceType.KING ? one(kind) : kind.word() + "s";
  }

  /** {@code a rook}; each side has one king: {@code the king}. */
  public static String one(PieceType kind) {
    return (kind == PieceType.KING ? "the " : "a ") + kind.word();
  }
}
