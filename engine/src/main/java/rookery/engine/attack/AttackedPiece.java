package rookery.engine.attack;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.engine.board.Square;
import rookery.engine.diagram.Mark;
import rookery.engine.explanation.Explanation;
import rookery.engine.text.Phrase;

/**
 * A piece on which a game depends, and what attacks it.
 *
 * @param name what it is called: {@code king}
 * @param square where it stands, or stood
 * @param attacks at least one
 */
public record AttackedPiece(String name, Square square, List<Attack> attacks) {
  public AttackedPiece {
    attacks = List.copyOf(attacks);
  }

  /** Why it is in check: empty where nothing attacks it. */
  public Optional<Explanation> attacked() {
    return why("%s %s the %s on %s%s.");
  }

  /** Why the game is lost in which it is attacked and cannot be saved. */
  public Optional<Explanation> lost() {
    // Beside a way there is no room for it, and whoever reads "checkmate" knows it.
    boolean isWay = attacks.stream().anyMatch(attack -> !attack.via().isEmpty());
    return isWay ? attacked() : why("%s %s the %s on %s%s, and no move saves it.");
  }

  private Optional<Explanation> why(String format) {
    if (attacks.isEmpty()) {
      return Optional.empty();
    }
    boolean isOne = attacks.size() == 1;
    boolean isPlural = !isOne || attacks.get(0).isPlural();
    return Optional.of(
        Explanation.of(
            arrows(),
            format,
            Phrase.capitalised(attackers()),
            isPlural ? "attack" : "attacks",
            name,
            square,
            isOne ? attacks.get(0).via() : ""));
  }

  /** Where it would come to stand, by which of these it could be captured. */
  public Explanation exposed() {
    return Explanation.of(arrows(), "%s could capture it on %s.", Phrase.capitalised(by()), square);
  }

  /** By which of these it could be captured: {@code the queen on h4 or the pawn on g3}. */
  public String by() {
    return Phrase.either(attacks.stream().map(Attack::words).distinct().toList());
  }

  /** What attacks it, in words: {@code the queen on h4}. */
  public String attackers() {
    return Phrase.list(attacks.stream().map(Attack::words).distinct().toList());
  }

  /** An arrow for each step of each attack. */
  public List<Mark> arrows() {
    List<Mark> arrows = new ArrayList<>();
    attacks.forEach(attack -> arrows.addAll(attack.arrows()));
    return arrows.stream().distinct().toList();
  }
}
