package rookery.engine.games.toddler.piece;

import java.util.List;
import java.util.stream.Collectors;
import rookery.engine.board.PieceNames;

/** The kinds of pieces, in the order in which people list them. */
public enum Kind {
  TODDLER('T', "Toddler", new Toddler()),
  EMPEROR('E', "Emperor", new Emperor()),
  EMPRESS('I', "Empress", new Empress()),
  ANGEL('W', "Guardian Angel", new GuardianAngel()),
  GENIUS('G', "Genius", new Genius()),
  PHOENIX('P', "Phoenix", new Phoenix()),
  ANDROID('A', "Android", new Android()),
  NURSE('N', "Nurse", new Nurse()),
  CAPTAIN('C', "Captain", new Captain()),
  SOLDIER('S', "Soldier", new Soldier());

  private static final List<Kind> ALL = List.of(values());

  /** How many kinds there are. */
  public static final int COUNT = ALL.size();

  /** What the kinds are called. */
  public static final PieceNames NAMES =
      new PieceNames(
          ALL.stream().map(kind -> "" + kind.letter).collect(Collectors.joining()),
          ALL.stream().map(Kind::title).toList());

  private final char letter;
  private final String title;
  private final Movement movement;

  Kind(char letter, String title, Movement movement) {
    this.letter = letter;
    this.title = title;
    this.movement = movement;
  }

  /** The letter of a white piece of this kind. */
  public char letter() {
    return letter;
  }

  /** The name people read. */
  public String title() {
    return title;
  }

  /** How pieces of this kind move. */
  public Movement movement() {
    return movement;
  }

  /** Soldiers and Captains, which play the part of pawns. */
  public boolean fighter() {
    return this == SOLDIER || this == CAPTAIN;
  }

  /** Those of whom the Toddler is the child. */
  public boolean parent() {
    return this == EMPEROR || this == EMPRESS;
  }

  /** Those that keep others from being captured, or from capturing. */
  public boolean protects() {
    return this == ANGEL || this == GENIUS;
  }

  /** TO-3: Angels and Geniuses are captured only while two pieces threaten them. */
  public boolean needsTwoAttackers() {
    return this == ANGEL || this == GENIUS;
  }
}
