package rookery.engine.text;

/** Reads the last move as the words of a picture tell it: {@code White's pawn d2-d4.} */
public final class LastMove implements SentenceReader {
  private static final LastMove READER = new LastMove();

  private LastMove() {}

  /** A line of the log: {@code Last move: White's pawn d2-d4.} */
  public static String of(GameLogLine line) {
    return "Last move: " + READER.read(line.text());
  }

  @Override
  public String seat(Named seat) {
    return seat.title();
  }

  @Override
  public String format(Sentence sentence) {
    return sentence.isMove() ? "%s's %s." : sentence.format();
  }
}
