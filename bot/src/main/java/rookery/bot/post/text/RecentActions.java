package rookery.bot.post.text;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;
import rookery.engine.Seat;
import rookery.engine.lazy.Lazy;
import rookery.engine.text.BriefTurn;
import rookery.engine.text.GameLogLine;
import rookery.engine.text.Named;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;

/** What happened last in a game, as far as it is news to the players whose turn it is. */
public record RecentActions(Table table) {
  private static final int LONGEST = 240;

  /** What the board says as well. */
  private static final Set<SentenceRole> SHOWN =
      EnumSet.of(SentenceRole.CONSEQUENCE, SentenceRole.STANDING);

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
    NewsPriority ranks = new NewsPriority(table, lines);
    List<GameLogLine> needed = ranks.leastNeeded();
    ranks.lastMoveOfOpponents().filter(needed::remove).ifPresent(needed::add);
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

  /**
   * These words, then what happened: in full, or else in brief where only that has room.
   *
   * @param status how the game stands, which is told below: what is urgent needs room there
   */
  LineBudget beside(LineBudget before, Sentences status) {
    Lazy<Optional<LineBudget>> digest = Lazy.of(() -> digest(before, status));
    // Of four, two have guessed and two have moved: that is always told in the same shape.
    return table.seats().size() > 2 && digest.get().isPresent()
        ? digest.get().get()
        : inOrder(before, status, digest);
  }

  private LineBudget inOrder(
      LineBudget before, Sentences status, Lazy<Optional<LineBudget>> digest) {
    LineBudget own = afterOwn(before);
    // A guess has been made since, perhaps, and what the others' turn left at stake is the move's.
    List<GameLogLine> lines =
        lines().news().stream().map(line -> line.updated(SentenceRole.STAKE, status)).toList();
    LineBudget full = inFull(own, lines);
    Sentences words = brief(lines);
    LineBudget brief = own.beside(TablePhrases.BRIEF, words);
    if (full.height() <= ROOM && fits(full, status) && !words.isEmpty()) {
      return isOneTurn(lines) ? brief : full;
    }
    return fits(brief, status) && !words.isEmpty()
        ? brief
        : ofMoves(own, lines, status).or(digest::get).orElseGet(() -> lossesLeft(own, lines));
  }

  /** What was done but for what was revealed, which the board shows; empty without room for it. */
  private Optional<LineBudget> ofMoves(
      LineBudget before, List<GameLogLine> lines, Sentences status) {
    return Optional.of(BriefTurn.ofMoves(withoutImplied(lines)))
        .filter(words -> !words.isEmpty() && !words.equals(brief(lines)))
        .map(words -> before.beside(TablePhrases.BRIEF, words))
        .filter(told -> fits(told, status));
  }

  /**
   * Whether one player did several things and ended the turn, so that one sentence tells as much as
   * three that begin with the same name.
   */
  private static boolean isOneTurn(List<GameLogLine> lines) {
    return lines.size() > 2
        && lines.stream().map(GameLogLine::by).distinct().count() == 1
        && lines.stream().allMatch(line -> line.text().sentences().size() == 1)
        && NewsPriority.isImpliedByNextCall(lines.get(lines.size() - 1));
  }

  /** In order; where not all has room, what the players who are called have lost is left. */
  private LineBudget lossesLeft(LineBudget before, List<GameLogLine> lines) {
    NewsPriority ranks = new NewsPriority(table, lines);
    LineBudget told = before;
    for (int i = 0, next; i < lines.size(); i = next) {
      next = i + 1;
      if (!ranks.isLoss(lines.get(i))) {
        told = inFull(told, ranks, lines, i);
        continue;
      }
      while (next < lines.size() && ranks.isLoss(lines.get(next))) {
        next++;
      }
      for (Sentence loss : brief(lines.subList(i, next)).sentences()) {
        told = told.beside(TablePhrases.LATEST, loss);
      }
    }
    return told;
  }

  /** Outside a thread the small print needs a line for the table's id. */
  private boolean fits(LineBudget told, Sentences status) {
    LineBudget all =
        told.then(LineBudget.NEEDED, told.unsaid(status.only(Set.of(SentenceRole.URGENT))));
    return all.isWhole() && (table.hasThread() || all.height() <= ROOM);
  }

  /**
   * These words, then what happened in brief, or the last of it where only that has room beside the
   * line that calls the next player.
   */
  public LineBudget newest(LineBudget before) {
    List<GameLogLine> news =
        lines().news().stream()
            .filter(line -> !NewsPriority.isImpliedByNextCall(line))
            .map(line -> line.without(SentenceRole.STAKE).without(SentenceRole.STANDING))
            .toList();
    LineBudget brief = before.then(TablePhrases.REST, brief(news));
    if (brief.then(LineBudget.NEEDED, "Your turn.").isWhole()) {
      return brief;
    }
    return news.stream()
        .reduce((older, newer) -> newer)
        .map(line -> before.then(TablePhrases.REST, line.text()))
        .orElse(before);
  }

  private LineBudget afterOwn(LineBudget before) {
    boolean areTwo = table.seats().size() == 2;
    LineBudget told = before;
    for (GameLogLine line : lines().ownOutcome()) {
      for (Sentence sentence : (areTwo ? line.brief() : line.text()).sentences()) {
        int rank =
            NewsPriority.isPlainer(sentence, line) ? TablePhrases.CONCERNING : TablePhrases.LATEST;
        told =
            areTwo
                ? told.beside(TablePhrases.STATUS, lessNeeded(sentence))
                : told.beside(sentence.isMove() ? NewsPriority.OLDER : rank, sentence);
      }
    }
    return told;
  }

  /** Of two, the other's answer and what could be lost next are needed more. */
  private static Sentence lessNeeded(Sentence sentence) {
    return sentence.role() == SentenceRole.URGENT ? sentence : sentence.as(SentenceRole.FACT);
  }

  /**
   * What the last turns came to in all, where that says it in few words. Partners among people are
   * told by name who did what, and the only person among computers once it's their turn.
   */
  private Optional<LineBudget> digest(LineBudget before, Sentences status) {
    return table
        .match()
        .filter(match -> table.stage() == TableStage.PLAYING && !lines().areByCalledPlayer())
        .filter(match -> table.seats().size() == 2 || isOnlyPersonsTurn())
        .stream()
        .flatMap(match -> match.digests().stream())
        .map(told -> before.beside(TablePhrases.BRIEF, told))
        .filter(told -> fits(told, status))
        .findFirst();
  }

  private boolean isOnlyPersonsTurn() {
    return new SeatWords(table).onlyPerson().filter(table.awaited().seats()::contains).isPresent();
  }

  private static Sentences brief(List<GameLogLine> lines) {
    return BriefTurn.of(withoutImplied(lines));
  }

  private static List<GameLogLine> withoutImplied(List<GameLogLine> lines) {
    return lines.stream().filter(line -> !NewsPriority.isImpliedByNextCall(line)).toList();
  }

  private LineBudget inFull(LineBudget before, List<GameLogLine> lines) {
    NewsPriority ranks = new NewsPriority(table, lines);
    LineBudget told = before;
    for (int i = 0; i < lines.size(); i++) {
      told = inFull(told, ranks, lines, i);
    }
    return told;
  }

  private static LineBudget inFull(
      LineBudget before, NewsPriority ranks, List<GameLogLine> lines, int place) {
    LineBudget told = before;
    for (Sentence sentence : lines.get(place).text().sentences()) {
      told = told.beside(ranks.of(place, sentence), sentence);
    }
    return told;
  }

  /** These words, and where the rest is if they have no room for all that happened. */
  public LineBudget pointing(LineBudget lines) {
    boolean listed = table.stage() == TableStage.PLAYING && table.seats().size() > 1;
    List<GameLogLine> unsaid = listed ? unsaid(lines.names(), lines.words()) : List.of();
    return unsaid.isEmpty()
        ? lines
        : lines.small(TablePhrases.REST, "Press More for " + rest(unsaid));
  }

  /**
   * How many moves; all of them where none is told, or only what they came to. What else belongs to
   * the turn is listed and numbered with them.
   */
  private String rest(List<GameLogLine> unsaid) {
    int count = unsaid.size();
    long moves = lines().news().stream().filter(GameLogLine::isMove).count();
    boolean isMore = count == moves && moves < lines().news().size();
    if (!unsaid.stream().allMatch(GameLogLine::isMove) || count == 1 && moves == 1 || isMore) {
      return "the whole turn";
    }
    String all = count == 2 ? "both moves" : "all %s moves".formatted(count);
    return count == moves ? all : Phrase.counted(count, "more move");
  }

  private List<GameLogLine> unsaid(PlayerNames names, String words) {
    String brief = names.read(brief(lines().news()));
    if (!brief.isEmpty() && words.contains(brief)) {
      return List.of();
    }
    Optional<Sentences> digest = digestIn(names, words);
    return lines().news().stream()
        .filter(line -> !NewsPriority.isImpliedByNextCall(line))
        .filter(line -> !says(line, names, words))
        .filter(line -> digest.filter(told -> !leavesOut(told, line)).isEmpty())
        .toList();
  }

  /** What the last turns came to in all, as it stands in these words. */
  private Optional<Sentences> digestIn(PlayerNames names, String words) {
    return table.match().filter(match -> table.seats().size() > 2).stream()
        .flatMap(match -> match.digests().stream())
        .filter(digest -> words.contains(names.read(digest)))
        .findFirst();
  }

  /** Of its own team's turn the shortest digest tells the guess alone, which no board shows. */
  private boolean leavesOut(Sentences digest, GameLogLine line) {
    return digest.has(SentenceRole.UNSEEN)
        && line.isMove()
        && line.by()
            .filter(by -> table.awaited().seats().stream().anyMatch(seat -> isOneSide(by, seat)))
            .isPresent();
  }

  private static boolean isOneSide(Named one, Seat other) {
    return one instanceof Seat seat && seat.side() == other.side();
  }

  /** Whether words tell all of it, perhaps as one of several deeds in a sentence. */
  private static boolean says(GameLogLine line, PlayerNames names, String words) {
    return line.text().sentences().stream()
        .filter(sentence -> !SHOWN.contains(sentence.role()))
        .allMatch(
            sentence ->
                Stream.concat(
                        Stream.of(sentence),
                        line.by().flatMap(by -> BriefTurn.deed(by, sentence)).stream())
                    .anyMatch(told -> words.contains(names.read(told))));
  }

  private RecentLines lines() {
    return new RecentLines(table);
  }
}
