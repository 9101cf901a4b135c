package rookery.engine.games.toddler.piece;

import java.util.List;
import java.util.stream.Collectors;
import rookery.engine.board.PieceNames;
import rookery.engine.text.Phrase;

/** The kinds of pieces, in the order in which people list them. */
public enum ToddlerKind {
  TODDLER(
      'T',
      "Toddler",
      0,
      new Toddler(),
      "steps one square; while its Emperor or Empress is on the board it doesn't "
          + "capture, but it can swap places with one of its Nurses",
      ""),
  EMPEROR(
      'E',
      "Emperor",
      9,
      new Emperor(),
      "moves and captures like a queen",
      "while he and his Empress see each other, she can't be captured"),
  EMPRESS(
      'I',
      "Empress",
      10,
      new Empress(),
      "moves and captures like a queen, and can leap to a square next to her Toddler",
      "while she and her Emperor see each other, she can't be captured"),
  ANGEL(
      'W',
      "Guardian Angel",
      6,
      new Peaceful(),
      "moves like a queen but never captures",
      "friendly pieces beside it can't be captured, and it can be captured only while two enemies"
          + " threaten it"),
  GENIUS(
      'G',
      "Genius",
      6,
      new Peaceful(),
      "moves like a queen but never captures",
      "enemies next to it can't capture, and it can be captured only while two enemies threaten "
          + "it"),
  PHOENIX(
      'P',
      "Phoenix",
      3,
      new Phoenix(),
      "captures like a knight, but never another Phoenix; otherwise it flies to any empty"
          + " square of the opposite colour that isn't next to it",
      ""),
  ANDROID(
      'A',
      "Android",
      6,
      new Android(),
      "moves and captures like a rook, and can turn once at a right angle on its way",
      ""),
  NURSE(
      'N',
      "Nurse",
      3,
      new Nurse(),
      "moves and captures like a bishop, and can swap places with its Toddler as "
          + "long as the Toddler can't capture",
      ""),
  CAPTAIN(
      'C',
      "Captain",
      2,
      new Captain(),
      "steps one square along a rank or file, captures one square diagonally, or does both in one"
          + " move",
      ""),
  SOLDIER(
      'S',
      "Soldier",
      1,
      new Soldier(),
      "steps one square along a rank or file and captures one square diagonally, both in any"
          + " direction",
      "it becomes a Captain by capturing anything but a Soldier or a Captain");

  private static final List<ToddlerKind> ALL = List.of(values());

  /** How many kinds there are. */
  public static final int COUNT = ALL.size();

  /** What the kinds are called. */
  public static final PieceNames NAMES =
      new PieceNames(
          ALL.stream().map(kind -> "" + kind.letter).collect(Collectors.joining()),
          ALL.stream().map(ToddlerKind::title).toList());

  private final char letter;
  private final String title;
  private final int worth;
  private final ToddlerMovement movement;
  private final String moves;
  private final String besides;

  ToddlerKind(
      char letter,
      String title,
      int worth,
      ToddlerMovement movement,
      String moves,
      String besides) {
    this.letter = letter;
    this.title = title;
    this.worth = worth;
    this.movement = movement;
    this.moves = moves;
    this.besides = besides;
  }

  /** The letter of a white piece of this kind. */
  public char letter() {
    return letter;
  }

  /** The name people read. */
  public String title() {
    return title;
  }

  /** What a piece of this kind is worth wherever it stands: a Soldier is 1. */
  public int worth() {
    return worth;
  }

  /** How they move and what they protect, as a sentence goes on after the title. */
  public String does() {
    return besides.isEmpty() ? moves : moves + "; " + besides;
  }

  /** How they move, in a sentence of its own. */
  public String rule() {
    return "%s %s.".formatted(Phrase.capitalised(one()), moves);
  }

  /** Any of them: {@code an Android}. */
  public String one() {
    return ("AE".indexOf(title.charAt(0)) < 0 ? "a " : "an ") + title;
  }

  /** How pieces of this kind move. */
  public ToddlerMovement movement() {
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
