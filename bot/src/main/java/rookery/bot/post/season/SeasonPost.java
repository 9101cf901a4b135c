package rookery.bot.post.season;

import java.util.ArrayList;
import java.util.List;
import rookery.bot.clock.DurationWords;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.Post;
import rookery.bot.preference.DefaultClock;
import rookery.bot.season.Entrant;
import rookery.bot.season.Pairing;
import rookery.bot.season.Season;
import rookery.bot.season.SeasonTerms;
import rookery.bot.season.standing.Challenges;
import rookery.bot.season.standing.SeasonTable;
import rookery.bot.season.standing.SeasonTable.Row;
import rookery.bot.table.Person;
import rookery.engine.text.Phrase;

/**
 * The one message that shows a season in its channel, and is edited while it lasts. It calls
 * nobody.
 */
public record SeasonPost(Season season) {
  /** The message as it is now. */
  public Post post() {
    return switch (season.stage()) {
      case JOINING -> joining();
      case PLAYING -> playing();
      case OVER -> over();
      case CANCELLED -> cancelled();
    };
  }

  private SeasonTerms terms() {
    return season.terms();
  }

  private Post joining() {
    return Post.words(String.join("\n", joiningLines()))
        .with(
            new Button(SeasonButtonPress.JOIN.of(season), "Join", Look.MAIN),
            new Button(SeasonButtonPress.SHOW.of(season), "My season", Look.PLAIN));
  }

  private List<String> joiningLines() {
    List<String> lines = new ArrayList<>();
    lines.add("**New season: %s**".formatted(terms().title()));
    lines.add(
        "%s %s The season lasts %s, and its games are rated."
            .formatted(format(), clock(), DurationWords.words(terms().length())));
    lines.add(
        "Press Join to take part. %s %s."
            .formatted(
                terms().isLadder()
                    ? "I'll draw the starting order"
                    : "I'll draw the pairings and open the tables",
                DurationWords.away(season.times().begins())));
    lines.add(
        season.entrants().isEmpty()
            ? "Nobody has signed up yet; the season needs at least %d people."
                .formatted(terms().fewest())
            : "%s signed up: %s.%s"
                .formatted(
                    season.entrants().size() == 1
                        ? "1 person has"
                        : season.entrants().size() + " people have",
                    people(),
                    season.hasEnough()
                        ? ""
                        : " The season needs at least %d people.".formatted(terms().fewest())));
    return lines;
  }

  private String format() {
    if (terms().isLadder()) {
      return "A ladder: challenge people up to two places above you, and take their place if you"
          + " win.";
    }
    return terms().isForTeams()
        ? "Partners change until everyone has played with everyone."
        : "Everyone plays everyone else once.";
  }

  private String clock() {
    String words = terms().clock().words();
    return terms().clock() == DefaultClock.NONE ? words + "." : "Clock: %s.".formatted(words);
  }

  private String people() {
    return Person.mentions(season.entrants().stream().map(Entrant::person).toList());
  }

  private Post playing() {
    String words =
        "**Season: %s** \u00b7 ends %s\n%s\n%s"
            .formatted(
                terms().title(),
                DurationWords.away(season.times().ends()),
                terms().isLadder() ? "The ladder now:" : progress(),
                lines());
    return pictured(words + challenges());
  }

  private String progress() {
    long finished = season.pairings().stream().filter(game -> game.result().isPresent()).count();
    return "%d of %s finished"
        .formatted(finished, Phrase.counted(season.pairings().size(), "game"));
  }

  private String challenges() {
    List<String> open =
        new Challenges(season)
            .open().stream().map(game -> new ChallengePost(season, game).line()).toList();
    return open.isEmpty() ? "" : "\n" + String.join("\n", open);
  }

  /** With a cross table; a ladder has none. */
  private Post pictured(String words) {
    return withTable(words)
        .with(new Button(SeasonButtonPress.SHOW.of(season), "My season", Look.PLAIN));
  }

  private Post withTable(String words) {
    return terms().isLadder()
        ? Post.words(words)
        : Post.of(new CrossTableText(SeasonTable.of(season)).picture(), words);
  }

  private String lines() {
    return new SeasonLines(season).text();
  }

  private Post over() {
    String words =
        "**Season over: %s**\n%s\n%s"
            .formatted(terms().title(), champions(SeasonTable.of(season)), lines());
    return pictured(words);
  }

  static String champions(SeasonTable table) {
    List<Entrant> best = table.champions();
    return switch (best.size()) {
      case 0 -> "Nobody finished a game, so there's no champion.";
      case 1 -> "Champion: %s.".formatted(best.get(0).person().mention());
      default -> "%s share first place.".formatted(mentions(best));
    };
  }

  private static String mentions(List<Entrant> people) {
    return Phrase.list(people.stream().map(one -> one.person().mention()).toList());
  }

  private Post cancelled() {
    String why =
        season.hasEnough()
            ? "The people who manage this server cancelled it."
            : "It needed %d people, but %s signed up."
                .formatted(
                    terms().fewest(),
                    season.entrants().isEmpty() ? "nobody" : "only " + season.entrants().size());
    return Post.words("**Season cancelled: %s**\n%s".formatted(terms().title(), why));
  }

  /** What tells who has won where nobody can look at the season's message; it calls nobody. */
  Post endingWithTable() {
    return withTable(ending().words() + "\n" + lines());
  }

  /** The message that tells the channel who has won; the champions are called. */
  public Post ending() {
    SeasonTable table = SeasonTable.of(season);
    List<String> lines = new ArrayList<>();
    lines.add(congratulation(table));
    long running = season.pairings().stream().filter(Pairing::isRunning).count();
    if (running > 0) {
      lines.add(
          running == 1
              ? "1 game is still being played. It carries on as an ordinary rated game."
              : running + " games are still being played. They carry on as ordinary rated games.");
    }
    return Post.words(String.join("\n", lines))
        .pinging(
            table.champions().stream().map(Entrant::person).filter(SeasonPost::isThere).toList());
  }

  private static boolean isThere(Person person) {
    return !person.equals(Person.FORMER);
  }

  private String congratulation(SeasonTable table) {
    List<Entrant> best = table.champions();
    String title = terms().title();
    return switch (best.size()) {
      case 0 ->
          "The %s season is over. Nobody finished a game, so there's no champion.".formatted(title);
      case 1 ->
          "%s wins the %s season with %s. Congratulations!"
              .formatted(
                  best.get(0).person().mention(),
                  title,
                  SeasonLines.points(first(table, best).points()));
      default ->
          "%s share first place in the %s season with %s each. Congratulations!"
              .formatted(mentions(best), title, SeasonLines.points(first(table, best).points()));
    };
  }

  private static Row first(SeasonTable table, List<Entrant> best) {
    return table.rows().stream()
        .filter(row -> row.entrant().equals(best.get(0)))
        .findFirst()
        .orElseThrow();
  }
}
