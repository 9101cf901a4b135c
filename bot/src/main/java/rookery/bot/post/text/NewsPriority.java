package rookery.bot.post.text;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import rookery.bot.table.Table;
import rookery.engine.Seat;
import rookery.engine.text.GameLogLine;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;

/** How much is needed of what some lines of the log tell, for the players who are called. */
final class NewsPriority {
  /** The first of these are needed more than who plays with whom. */
  static final int OLDER = 33;

  private static final int OWN = 45;

  private final Table table;
  private final List<GameLogLine> lines;
  private final List<GameLogLine> mostNeeded;

  /** The place of what the opponents moved last; after all others if there is none. */
  private final int answer;

  NewsPriority(Table table, List<GameLogLine> lines) {
    this.table = table;
    this.lines = lines;
    this.mostNeeded = leastNeeded();
    Collections.reverse(mostNeeded);
    this.answer = lastMoveOfOpponents().map(lines::indexOf).orElse(lines.size());
  }

  /**
   * Needed most is what players who are called have lost, then what else is weighty, then points,
   * then what no board shows, then the newest.
   *
   * @return the most needed line last
   */
  List<GameLogLine> leastNeeded() {
    List<GameLogLine> ranked = new ArrayList<>(lines);
    ranked.sort(
        Comparator.comparing(this::isLoss)
            .thenComparing(line -> line.text().weight())
            .thenComparing(line -> line.text().has(SentenceRole.UNSEEN))
            .thenComparing(line -> !isImpliedByNextCall(line)));
    return ranked;
  }

  /** The rank of a sentence of the line at that place. */
  int of(int place, Sentence sentence) {
    GameLogLine line = lines.get(place);
    boolean isAnswer =
        place == answer
            ? isLookedFor(sentence)
            : place > answer && sentence.role().weight() > 0 && !isByPartner(line);
    if (isAnswer) {
      return TablePhrases.LATEST;
    }
    int newest = areOwn() ? OWN : TablePhrases.NEWS;
    int age = mostNeeded.indexOf(line);
    return concerned(
        line, sentence, rank(age, isPlainer(sentence, line) ? newest + 1 : newest, sentence));
  }

  private boolean areOwn() {
    return new RecentLines(table).areByCalledPlayer();
  }

  /** What came of something is needed more than how. */
  static boolean isPlainer(Sentence sentence, GameLogLine line) {
    return sentence.role().weight() < line.text().weight();
  }

  /** Whoever is called looks for it, although partners may have done something since. */
  Optional<GameLogLine> lastMoveOfOpponents() {
    return table.seats().size() > 2 && !table.awaited().seats().isEmpty()
        ? lines.stream()
            .filter(line -> isOutcome(line) || isMoveOfOpponents(line))
            .reduce((older, newer) -> newer)
        : Optional.empty();
  }

  /** Whether it tells a move that has come of what several chose, whoever was the last of them. */
  private static boolean isOutcome(GameLogLine line) {
    return line.text().has(SentenceRole.OUTCOME);
  }

  private boolean isMoveOfOpponents(GameLogLine line) {
    return line.isMove() && line.by().isPresent() && !isByPartner(line);
  }

  /**
   * What they are asked about comes first, then what has come of something that a player who is
   * called did earlier, what their partners have captured and the opponents moved, then what else
   * the partners have moved.
   */
  private int concerned(GameLogLine line, Sentence sentence, int rank) {
    boolean byOthers = table.seats().size() > 1 && !areOwn();
    if (!byOthers || sentence.role() == SentenceRole.LEADS_ON) {
      return rank;
    }
    boolean isPartnersMove = isByPartner(line) && sentence.isMove();
    if (line.isOnly(SentenceRole.PENDING)) {
      return TablePhrases.BRIEF;
    }
    boolean isPlainMove = sentence.isMove() && sentence.role().weight() == 0;
    if (sentence.role() == SentenceRole.OUTCOME
        || !isPlainer(sentence, line) && sentence.arguments().stream().anyMatch(this::isAwaited)
        || isPartnersMove && !isPlainMove
        || isMoveOfOpponents(line) && isPlainMove && table.seats().size() > 2) {
      return Math.min(rank, TablePhrases.CONCERNING);
    }
    return isPartnersMove || !isByPartner(line) && tellsOfTheirTeam(sentence)
        ? Math.min(rank, TablePhrases.BY_PARTNERS)
        : rank;
  }

  /**
   * Whoever plays with computers has room for what was guessed of a move, which is needed more than
   * a plain move: the board shows that.
   */
  private boolean isLookedFor(Sentence sentence) {
    boolean isPlain = sentence.role().weight() == 0;
    return new SeatWords(table).onlyPerson().isPresent()
        ? !isPlain || sentence.role() == SentenceRole.UNSEEN
        : sentence.isMove() || sentence.role() == SentenceRole.OUTCOME;
  }

  /** Whether a partner of a player who is called did it, which is a deed of their team. */
  private boolean isByPartner(GameLogLine line) {
    return line.by().filter(by -> by instanceof Seat seat && isOfTheirTeam(seat)).isPresent();
  }

  private boolean isOfTheirTeam(Seat seat) {
    return table.awaited().seats().stream().anyMatch(one -> one.side() == seat.side());
  }

  private boolean tellsOfTheirTeam(Sentence sentence) {
    return sentence.arguments().stream()
        .anyMatch(one -> one instanceof Seat seat && isOfTheirTeam(seat));
  }

  private boolean isAwaited(Object argument) {
    return argument instanceof Seat seat && table.awaited().seats().contains(seat);
  }

  /** Whether opponents captured something of the team of a player who is called. */
  boolean isLoss(GameLogLine line) {
    return line.by().isPresent()
        && !isByPartner(line)
        && line.text().sentences().stream()
            .anyMatch(one -> one.role() == SentenceRole.WEIGHTY && namesVictim(one));
  }

  /** A victim is a part of the sentence that names whose it is. */
  private boolean namesVictim(Sentence sentence) {
    return sentence.arguments().stream()
        .filter(Sentence.class::isInstance)
        .map(Sentence.class::cast)
        .anyMatch(part -> tellsOfTheirTeam(part) || namesVictim(part));
  }

  private static int rank(int age, int newest, Sentence sentence) {
    if (sentence.role() == SentenceRole.STANDING) {
      // The board shows that as well, and what happened only as marks.
      return TablePhrases.LEAST_WEIGHTY + 1;
    }
    if (sentence.role() == SentenceRole.CONSEQUENCE || sentence.role() == SentenceRole.LEADS_ON) {
      // The board shows it or the call implies it, but neither tells what there is to do next.
      return TablePhrases.CONSEQUENCE;
    }
    return age == 0 ? newest : rank(age, sentence);
  }

  private static int rank(int age, Sentence sentence) {
    return sentence.role().weight() > 0
        ? Math.min(TablePhrases.WEIGHTY + age - 1, TablePhrases.LEAST_WEIGHTY)
        : OLDER + age;
  }

  /** Whether a line goes without saying once the next player is asked to act. */
  static boolean isImpliedByNextCall(GameLogLine line) {
    return line.text().has(SentenceRole.LEADS_ON) || line.text().has(SentenceRole.END_OF_TURN);
  }
}
