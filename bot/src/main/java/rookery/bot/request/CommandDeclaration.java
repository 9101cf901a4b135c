package rookery.bot.request;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import rookery.bot.table.Refusal;

/**
 * How a command is asked for.
 *
 * @param slash the slash command; empty for what is only pressed
 * @param verbs the words of buttons and menus that ask for it
 */
public record CommandDeclaration(Optional<Slash> slash, Set<String> verbs) {
  /** Which tables a slash command can be about. */
  public enum About {
    /** None at all. */
    NOTHING,
    /** One of the place or of the person. */
    TABLE,
    /** One of them whose game has begun; else the one of the place whose game ended last. */
    PAST_TABLE,
    /** One where the person has a seat. */
    OWN_TABLE,
    /** One where the person has a seat and whose channel is lost. */
    STRANDED_TABLE,
    /** One of the place; named, any of the place's server. */
    SERVER_TABLE
  }

  /**
   * A slash command.
   *
   * @param name without the slash
   * @param description for people
   * @param about which tables it can be about
   * @param options what can be added
   * @param forStewards whether it is for those alone who look after a server's channel
   * @param help the line of the help, after the command's name
   */
  public record Slash(
      String name,
      String description,
      About about,
      List<Option> options,
      boolean forStewards,
      String help) {
    /** The option that names a table. */
    public static final String TABLE = "table";

    private static final Option WHICH_TABLE =
        Option.completed(TABLE, "Which table, if you have several");

    public Slash {
      options = List.copyOf(options);
    }

    /** The word that requests made by it bear. */
    public String verb() {
      return "/" + name;
    }
  }

  public CommandDeclaration {
    verbs = Set.copyOf(verbs);
  }

  /** What is only pressed, or happens by itself. */
  public static CommandDeclaration of(String... verbs) {
    return new CommandDeclaration(Optional.empty(), Set.of(verbs));
  }

  /** A slash command that is about no table. */
  public static CommandDeclaration slash(
      String name, String description, String help, Option... options) {
    return of(new Slash(name, description, About.NOTHING, List.of(options), false, help));
  }

  /** A slash command about a table, which can be named where there are several. */
  public static CommandDeclaration about(
      About about, String name, String description, String help, Option... options) {
    List<Option> all = new ArrayList<>(List.of(options));
    all.add(Slash.WHICH_TABLE);
    // Discord wants what is needed first.
    all.sort((one, other) -> Boolean.compare(other.required(), one.required()));
    return of(new Slash(name, description, about, all, false, help));
  }

  private static CommandDeclaration of(Slash slash) {
    return new CommandDeclaration(Optional.of(slash), Set.of());
  }

  /**
   * Checks what was given under the names of the options.
   *
   * @throws Refusal if something is none of the few answers that an option has
   */
  public void check(Map<String, String> words) {
    slash.stream()
        .flatMap(declared -> declared.options().stream())
        .filter(option -> words.containsKey(option.name()))
        .forEach(option -> option.check(words.get(option.name())));
  }

  /** This command, for those alone who look after the channel. */
  public CommandDeclaration forStewards() {
    return new CommandDeclaration(
        slash.map(
            s -> new Slash(s.name(), s.description(), s.about(), s.options(), true, s.help())),
        verbs);
  }

  /** This command, also asked for by buttons and menus. */
  public CommandDeclaration pressed(String... words) {
    return new CommandDeclaration(slash, Set.of(words));
  }
}
