package rookery.bot.post.text;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;
import rookery.engine.Seat;
import rookery.engine.text.BriefTurn;
import rookery.engine.text.GameLogLine;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;

/** What happened last in a game, as far as it is news to the players whose turn it is. */
public record RecentActions(Table table) {
  private static final int LONGEST = 240;

  /** What the board says as well. */
  private static final Set<SentenceRole> SHOWN =
      EnumSet.of(SentenceRole.CONSEQUENCE, SentenceRole.STANDING);

  /** The first of these are needed more than who plays with whom. */
  private static final int OLDER = 33;

  private static final int OWN = 45;

  /** How many lines the first words may take in full, so that the small print has room below. */
  private static final int ROOM = 3;

  /** What happened, as far as there is room: whole lines; plain moves are left out first. */
  public String words() {
    List<GameLogLine> lines = lines().news();
    List<GameLogLine> told = lines;
    List<GameLogLine> weightyLast = new ArrayList<>(lines);
    weightyLast.sort(Comparator.comparing(line -> line.text().weight()));
    for (GameLogLine line : weightyLast) {
      if (told.size() > 1 && words(told).length() > LONGEST) {
        told = told.stream().filter(one -> one != line).toList();
      }
    }
    return TruncatedText.to(LONGEST, words(told));
  }

  private String words(List<GameLogLine> lines) {
    PlayerNames names = new PlayerNames(table);
    return lines.stream().map(names::told).collect(Collectors.joining(" "));
  }

  /**
   * Needed most are captures and what else is weighty, then points, then what no board shows, then
   * the newest.
   *
   * @return the most needed line last
   */
  private static List<GameLogLine> leastNeeded(List<GameLogLine> lines) {
    List<GameLogLine> ranked = new ArrayList<>(lines);
    ranked.sort(
        Comparator.comparing((GameLogLine line) -> line.text().weight())
            .thenComparing(line -> line.text().has(SentenceRole.UNSEEN))
            .thenComparing(line -> !isImpliedByNextCall(line)));
    return ranked;
  }

  /** Words, then what happened in a paragraph of its own. */
  public LineBudget below(LineBudget before) {
    Sentences told =
        lines().news().stream().map(GameLogLine::text).reduce(Sentences.NONE, Sentences::then);
    return before.then(LineBudget.NEEDED, words(), told);
  }

  /**
   * Words, then these lines of the log: each in a paragraph of its own, or else in brief where only
   * that has room. Where nothing has, captures are left out last.
   */
  public LineBudget below(LineBudget before, List<GameLogLine> news) {
    List<GameLogLine> lines = RecentLines.withoutOutdated(news);
    LineBudget full = before;
    for (GameLogLine line : lines) {
      full = full.then(TablePhrases.NEWS, line);
    }
    if (full.isWhole() && full.height() <= ROOM) {
      return full;
    }
    LineBudget brief = before.then(TablePhrases.BRIEF, brief(lines));
    return brief.isWhole() ? brief : mostNeeded(before, lines);
  }

  /** All in one paragraph, so that nothing is told where something more needed has no room. */
  private LineBudget mostNeeded(LineBudget before, List<GameLogLine> lines) {
    List<GameLogLine> needed = leastNeeded(lines);
    lastMoveOfOpponents(lines).filter(needed::remove).ifPresent(needed::add);
    LineBudget told = before;
    for (int i = 0; i < lines.size(); i++) {
      GameLogLine line = lines.get(i);
      int rank = TablePhrases.NEWS + lines.size() - needed.indexOf(line);
      // Moves are needed more than what was guessed of them, and so on.
      told = i == 0 ? told.then(rank, head(line)) : told.beside(rank, head(line));
      for (Sentence more : rest(line)) {
        told = told.beside(rank + lines.size(), more);
      }
    }
    return told;
  }

  private static Sentences head(GameLogLine line) {
    return line.isMove() ? Sentences.of(line.text().sentences().get(0)) : line.text();
  }

  private static List<Sentence> rest(GameLogLine line) {
    List<Sentence> sentences = line.text().sentences();
    return line.isMove() ? sentences.subList(1, sentences.size()) : List.of();
  }

  /** These words, then what happened: in full, or else in brief where only that has room. */
  LineBudget beside(LineBudget before) {
    LineBudget own = afterOwn(before);
    List<GameLogLine> lines = lines().news();
    LineBudget full = inFull(own, lines);
    Sentences words = brief(lines);
    if (full.isWhole() && full.height() <= ROOM && !words.isEmpty()) {
      return full;
    }
    LineBudget brief = own.beside(TablePhrases.BRIEF, words);
    return fits(brief) && !words.isEmpty() ? brief : digest(before).orElse(full);
  }

  /** Outside a thread the small print needs a line for the table's id. */
  private boolean fits(LineBudget lines) {
    return lines.isWhole() && (table.hasThread() || lines.height() <= ROOM);
  }

  private LineBudget afterOwn(LineBudget before) {
    LineBudget told = before;
    for (GameLogLine line : lines().ownOutcome()) {
      for (Sentence sentence : line.text().sentences()) {
        int rank = isPlainer(sentence, line) ? TablePhrases.CONCERNING : TablePhrases.LATEST;
        told = told.beside(sentence.isMove() ? OLDER : rank, sentence);
      }
    }
    return told;
  }

  /**
   * What the last turns came to in all, where that says it in few words. Partners among people are
   * told by name who did what, and the only person among computers once it's their turn.
   */
  private Optional<LineBudget> digest(LineBudget before) {
    return table
        .match()
        .filter(match -> table.stage() == TableStage.PLAYING && !lines().areByCalledPlayer())
        .filter(match -> table.seats().size() == 2 || isOnlyPersonsTurn())
        .stream()
        .flatMap(match -> match.digests().stream())
        .map(told -> before.beside(TablePhrases.BRIEF, told))
        .filter(this::fits)
        .findFirst();
  }

  private boolean isOnlyPersonsTurn() {
    return new SeatWords(table).onlyPerson().filter(table.awaited().seats()::contains).isPresent();
  }

  private static Sentences brief(List<GameLogLine> lines) {
    return BriefTurn.of(lines.stream().filter(line -> !isImpliedByNextCall(line)).toList());
  }

  private LineBudget inFull(LineBudget before, List<GameLogLine> lines) {
    List<GameLogLine> needed = leastNeeded(lines);
    Collections.reverse(needed);
    LineBudget told = before;
    int newest = lines().areByCalledPlayer() ? OWN : TablePhrases.NEWS;
    int answer = lastMoveOfOpponents(lines).map(lines::indexOf).orElse(lines.size());
    for (int i = 0; i < lines.size(); i++) {
      GameLogLine line = lines.get(i);
      int age = needed.indexOf(line);
      for (Sentence sentence : line.text().sentences()) {
        int rank = rank(age, isPlainer(sentence, line) ? newest + 1 : newest, sentence);
        boolean isAnswer =
            i == answer
                ? isLookedFor(sentence)
                : i > answer && sentence.role().weight() > 0 && !isByPartner(line);
        told =
            told.beside(isAnswer ? TablePhrases.LATEST : concerned(line, sentence, rank), sentence);
      }
    }
    return told;
  }

  /** What came of something is needed more than how. */
  private static boolean isPlainer(Sentence sentence, GameLogLine line) {
    return sentence.role().weight() < line.text().weight();
  }

  /** Whoever is called looks for it, although partners may have done something since. */
  private Optional<GameLogLine> lastMoveOfOpponents(List<GameLogLine> lines) {
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
    boolean byOthers = table.seats().size() > 1 && !lines().areByCalledPlayer();
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

  /** These words, and where the rest is if they have no room for all that happened. */
  public LineBudget pointing(LineBudget lines) {
    boolean listed = table.stage() == TableStage.PLAYING && table.seats().size() > 1;
    return listed && !saysAll(lines.names(), lines.words())
        ? lines.small(TablePhrases.REST, "Press More for the rest")
        : lines;
  }

  private boolean saysAll(PlayerNames names, String words) {
    String brief = names.read(brief(lines().news()));
    if (!brief.isEmpty() && words.contains(brief)) {
      return true;
    }
    return lines().news().stream()
        .filter(line -> !isImpliedByNextCall(line))
        .flatMap(line -> line.text().sentences().stream())
        .filter(sentence -> !SHOWN.contains(sentence.role()))
        .allMatch(sentence -> words.contains(names.read(sentence)));
  }

  /** Whether a line goes without saying once the next player is asked to act. */
  private static boolean isImpliedByNextCall(GameLogLine line) {
    return line.text().has(SentenceRole.LEADS_ON) || line.text().has(SentenceRole.END_OF_TURN);
  }

  private RecentLines lines() {
    return new RecentLines(table);
  }
}
