package rookery.bot.request;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import rookery.bot.table.Refusal;

/**
 * How people give a command.
 *
 * @param slash the slash command; empty if there are only buttons
 * @param verbs the verbs of buttons and menus that give it
 */
public record CommandDeclaration(Optional<Slash> slash, Set<String> verbs) {
  /** Which tables a slash command can be about. */
  public enum About {
    /** No table. */
    NOTHING,
    /** A table of the channel or of the person. */
    TABLE,
    /**
     * One of these whose game has started; otherwise the table of the channel whose game ended
     * last.
     */
    PAST_TABLE,
    /** The table of the channel whose game ended last; otherwise one whose game has started. */
    FINISHED_TABLE,
    /** A table where the person has a seat. */
    OWN_TABLE,
    /** A table where the person has a seat and whose channel is lost. */
    STRANDED_TABLE,
    /** A table of the channel, or any table of the server if it is named. */
    SERVER_TABLE;

    /** Whether the tables of the person can be meant, wherever that is typed. */
    boolean isOfOneself() {
      return this == TABLE || isPast() || this == OWN_TABLE;
    }

    /** Whether it matters that a game has started, and not that it goes on. */
    boolean isPast() {
      return this == PAST_TABLE || this == FINISHED_TABLE;
    }
  }

  /**
   * A slash command.
   *
   * @param name without the slash
   * @param forStewards whether only people who manage the channel can use it
   * @param everywhere whether people can bring it along to where the bot is no member
   * @param help the line of the help, after the command's name
   */
  public record Slash(
      String name,
      String description,
      About about,
      List<Option> options,
      boolean forStewards,
      boolean everywhere,
      String help) {
    /** The option that names a table. */
    public static final String TABLE = "table";

    private static final Option WHICH_TABLE =
        Option.completed(TABLE, "Which table, if you have several");

    public Slash {
      options = List.copyOf(options);
    }

    /** The verb of requests made with it. */
    public String verb() {
      return "/" + name;
    }
  }

  public CommandDeclaration {
    verbs = Set.copyOf(verbs);
  }

  /** A command without a slash command. */
  public static CommandDeclaration of(String... verbs) {
    return new CommandDeclaration(Optional.empty(), Set.of(verbs));
  }

  /** A slash command that is about no table. */
  public static CommandDeclaration slash(
      String name, String description, String help, Option... options) {
    return of(new Slash(name, description, About.NOTHING, List.of(options), false, false, help));
  }

  /** A slash command about a table, with an option that names the table. */
  public static CommandDeclaration about(
      About about, String name, String description, String help, Option... options) {
    List<Option> all = new ArrayList<>(List.of(options));
    all.add(Slash.WHICH_TABLE);
    // Discord wants required options first.
    all.sort((one, other) -> Boolean.compare(other.required(), one.required()));
    return of(new Slash(name, description, about, all, false, false, help));
  }

  private static CommandDeclaration of(Slash slash) {
    return new CommandDeclaration(Optional.of(slash), Set.of());
  }

  /**
   * Checks what was given under the names of the options.
   *
   * @throws Refusal if a value is not one of the choices of its option
   */
  public void check(Map<String, String> words) {
    slash.stream()
        .flatMap(declared -> declared.options().stream())
        .filter(option -> words.containsKey(option.name()))
        .forEach(option -> option.check(words.get(option.name())));
  }

  /** This command, only for people who manage the channel. */
  public CommandDeclaration forStewards() {
    return new CommandDeclaration(
        slash.map(
            s ->
                new Slash(
                    s.name(), s.description(), s.about(), s.options(), true, false, s.help())),
        verbs);
  }

  /** This command, also for people who bring it along to where the bot is no member. */
  public CommandDeclaration everywhere() {
    return new CommandDeclaration(
        slash.map(
            s ->
                new Slash(
                    s.name(),
                    s.description(),
                    s.about(),
                    s.options(),
                    s.forStewards(),
                    true,
                    s.help())),
        verbs);
  }

  /**
   * Whether it can be carried out where the bot is no member: it is meant for that, or is about a
   * table that is elsewhere.
   */
  public boolean worksOnVisits() {
    return slash.filter(s -> !s.everywhere() && !s.about().isOfOneself()).isEmpty();
  }

  /** This command, also given by buttons and menus. */
  public CommandDeclaration pressed(String... words) {
    return pressed(List.of(words));
  }

  /** The same with these words. */
  public CommandDeclaration pressed(Collection<String> words) {
    return new CommandDeclaration(slash, Set.copyOf(words));
  }
}
