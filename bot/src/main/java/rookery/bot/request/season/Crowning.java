package rookery.bot.request.season;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import rookery.bot.post.MessageIds;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.season.RoleFailurePost;
import rookery.bot.request.season.RoleGiving.Answer;
import rookery.bot.season.ChampionRole;
import rookery.bot.season.ChampionRole.Holder;
import rookery.bot.season.ChampionRoles;
import rookery.bot.season.Season;
import rookery.bot.season.SeasonStore;
import rookery.bot.season.standing.SeasonTable;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.Person;

/**
 * Gives the champions of a season their role, and takes it from those before them. Whoever is to
 * have it is noted first, so that it is taken from nobody but those to whom the bot gave it; doing
 * it twice changes nothing.
 */
record Crowning(SeasonStore seasons, RoleGiving giving, MessageIds ids) {
  private static final Logger LOG = LoggerFactory.getLogger(Crowning.class);

  /**
   * What came of it.
   *
   * @param again whether some of it is to be tried again
   * @param letters tell whoever chose the role what went wrong, once nothing is to be tried again
   */
  record Result(boolean again, List<OutgoingMessage> letters) {
    private static final Result NOTHING = new Result(false, List.of());
  }

  /** Whether there is something to do when that season ends. */
  boolean isWanted(Season season) {
    return roles().of(season.place().guild()).filter(role -> !role.isSettled(season)).isPresent();
  }

  /** Does it for a season that is over, unless it was done or another has ended since. */
  Result done(Season season) {
    String server = season.place().guild();
    Set<String> champions =
        SeasonTable.of(season).champions().stream()
            .map(entrant -> entrant.person())
            .filter(person -> !person.equals(Person.FORMER))
            .map(Person::id)
            .collect(Collectors.toCollection(LinkedHashSet::new));
    boolean last =
        seasons.over(server, 1).stream().anyMatch(latest -> latest.id().equals(season.id()));
    return !last || champions.isEmpty() || !isWanted(season)
        ? Result.NOTHING
        : done(season, roles().of(server).orElseThrow(), champions);
  }

  private Result done(Season season, ChampionRole role, Set<String> champions) {
    List<Answer> answers = new ArrayList<>();
    Set<Holder> wanted =
        champions.stream()
            .map(person -> new Holder(role.role(), person))
            .collect(Collectors.toCollection(LinkedHashSet::new));
    roles().holders(role.server()).stream()
        .filter(holder -> !wanted.contains(holder))
        .forEach(holder -> answers.add(taken(role.server(), holder)));
    wanted.forEach(holder -> answers.add(given(role.server(), holder)));
    Optional<Answer> failure =
        answers.stream().filter(one -> one != Answer.DONE && one != Answer.LATER).findFirst();
    failure.ifPresent(
        why ->
            LOG.warn("Couldn't give the champion of season {} their role: {}", season.id(), why));
    boolean again = answers.contains(Answer.LATER);
    return new Result(
        again,
        again ? List.of() : failure.flatMap(why -> letter(season, role, why)).stream().toList());
  }

  /** Whoever had it before and can't be given it again still has it. */
  private Answer given(String server, Holder holder) {
    boolean had = roles().holders(server).contains(holder);
    roles().hold(server, holder, true);
    Answer answer = giving.give(server, holder);
    boolean has = answer == Answer.DONE || answer == Answer.LATER;
    if (!has && !(had && answer == Answer.NOT_ALLOWED)) {
      roles().hold(server, holder, false);
    }
    return answer;
  }

  /** Whoever has left, or whose role is gone, has lost it. */
  private Answer taken(String server, Holder holder) {
    Answer answer = giving.take(server, holder);
    boolean lost = answer == Answer.MEMBER_GONE || answer == Answer.ROLE_GONE;
    if (lost || answer == Answer.DONE) {
      roles().hold(server, holder, false);
    }
    return lost ? Answer.DONE : answer;
  }

  private Optional<OutgoingMessage> letter(Season season, ChampionRole role, Answer why) {
    return Optional.of(role.chooser())
        .filter(chooser -> !chooser.isEmpty())
        .map(
            chooser ->
                OutgoingMessage.sending(
                    ids.get(),
                    new MessageAddress.Direct(new Person(chooser)),
                    OutgoingMessage.NO_TABLE,
                    RoleFailurePost.of(season, reason(why))));
  }

  private static String reason(Answer why) {
    return switch (why) {
      case NOT_ALLOWED ->
          "I need the Manage Roles permission, and the role has to be below mine. Please give it to them yourself this time.";
      case ROLE_GONE -> "it no longer exists. Choose another with `/season`.";
      case MEMBER_GONE -> "the champion is no longer a member of the server.";
      case DONE, LATER -> throw new IllegalArgumentException("no failure: " + why);
    };
  }

  private ChampionRoles roles() {
    return seasons.champions();
  }
}
