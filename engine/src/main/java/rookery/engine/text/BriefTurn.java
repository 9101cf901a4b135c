package rookery.engine.text;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Lines of the log where there is little room: what one player did one after another is a single
 * sentence, {@code Ada played pawn e2-e4, then put a checker under the black queen on d8.} What has
 * come of it, which the board shows, and the end of the turn are left out.
 */
public final class BriefTurn {
  private static final String MOVED = "played %s";

  /** What the next call or the board says. */
  private static final Set<SentenceRole> LEFT_OUT =
      EnumSet.of(SentenceRole.CONSEQUENCE, SentenceRole.END_OF_TURN, SentenceRole.LEADS_ON);

  private BriefTurn() {}

  /** The same in as few words as tell all that was done, in order. */
  public static Sentences of(List<GameLogLine> lines) {
    List<Sentence> told = new ArrayList<>();
    List<Sentence> deeds = new ArrayList<>();
    Optional<Named> actor = Optional.empty();
    for (GameLogLine line : lines) {
      for (Sentence sentence : left(line)) {
        Optional<Sentence> deed = line.by().flatMap(by -> deed(by, sentence));
        if (deed.isEmpty() || !line.by().equals(actor)) {
          tell(actor, deeds, told);
          actor = line.by();
        }
        deed.ifPresentOrElse(deeds::add, () -> told.add(sentence));
      }
    }
    tell(actor, deeds, told);
    return new Sentences(told);
  }

  private static List<Sentence> left(GameLogLine line) {
    return line.text().sentences().stream()
        .filter(sentence -> !LEFT_OUT.contains(sentence.role()))
        .toList();
  }

  /** What a sentence says behind the name of whoever did it: {@code played pawn e2-e4}. */
  private static Optional<Sentence> deed(Named by, Sentence sentence) {
    if (sentence.isMove()) {
      return Optional.of(Sentence.of(sentence.role(), MOVED, sentence.arguments().get(1)));
    }
    List<Object> arguments = sentence.arguments();
    boolean begins = sentence.format().startsWith("%s ") && arguments.get(0).equals(by);
    return begins && sentence.format().endsWith(".")
        ? Optional.of(
            new Sentence(
                sentence.role(),
                sentence.format().substring(3, sentence.format().length() - 1),
                arguments.subList(1, arguments.size())))
        : Optional.empty();
  }

  /** The deeds of one player so far, in a sentence; there are none left then. */
  private static void tell(Optional<Named> actor, List<Sentence> deeds, List<Sentence> told) {
    if (deeds.isEmpty()) {
      return;
    }
    StringBuilder format = new StringBuilder("%s ");
    List<Object> arguments = new ArrayList<>(List.of(actor.orElseThrow()));
    SentenceRole role = SentenceRole.FACT;
    for (int i = 0; i < deeds.size(); i++) {
      Sentence deed = deeds.get(i);
      if (i > 0) {
        Sentence last = deeds.get(i - 1);
        format.append(i < deeds.size() - 1 && !hasComma(last) ? ", " : ", then ");
        format.append(deed.format().equals(last.format()) ? withoutVerb(deed) : deed.format());
      } else {
        format.append(deed.format());
      }
      arguments.addAll(deed.arguments());
      role = deed.role() == SentenceRole.WEIGHTY ? SentenceRole.WEIGHTY : role;
    }
    told.add(new Sentence(role, format.append('.').toString(), arguments));
    deeds.clear();
  }

  /** Behind such a one a mere comma would not tell where the next begins. */
  private static boolean hasComma(Sentence deed) {
    return deed.plain().contains(",");
  }

  /** Behind {@code added the queen on d8}, of the same kind: {@code the king on e8}. */
  private static String withoutVerb(Sentence deed) {
    String format = deed.format();
    return format.contains(" and ") ? format : format.substring(format.indexOf(' ') + 1);
  }
}
