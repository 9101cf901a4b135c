package rookery.bot.discord.interaction;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.dv8tion.jda.api.Permission;
import net.dv8tion.jda.api.components.Component;
import net.dv8tion.jda.api.entities.Guild;
import net.dv8tion.jda.api.entities.Member;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.entities.User;
import net.dv8tion.jda.api.entities.channel.ChannelType;
import net.dv8tion.jda.api.entities.channel.middleman.GuildChannel;
import net.dv8tion.jda.api.events.interaction.ModalInteractionEvent;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.events.interaction.component.GenericComponentInteractionCreateEvent;
import net.dv8tion.jda.api.interactions.Interaction;
import net.dv8tion.jda.api.interactions.commands.CommandInteractionPayload;
import net.dv8tion.jda.api.interactions.commands.OptionMapping;
import net.dv8tion.jda.api.interactions.commands.OptionType;
import net.dv8tion.jda.api.interactions.modals.ModalMapping;
import rookery.bot.discord.message.VisibleChannels;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.request.Arguments;
import rookery.bot.request.Arguments.Guest;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOrigin;
import rookery.bot.request.RequestOrigin.Surface;
import rookery.bot.request.rights.ChannelRights;
import rookery.bot.request.rights.GrantableRoles;
import rookery.bot.table.Person;
import rookery.bot.table.TableLocation;

/** Turns what people press and type into requests. */
final class RequestMapper {
  /** The verb of controls that are not of this version. */
  private static final String UNKNOWN = "";

  /** The command and the button for which it matters what else somebody looks after. */
  private static final String STOP = ControlVerb.STOP;

  /**
   * The commands, buttons and forms that tell others of a table, which must be where they can see
   * it. A command and a button can have the same name.
   */
  private static final Set<String> ABOUT_SEATS =
      Set.of(
          ControlVerb.PLAY,
          ControlVerb.OPEN,
          ControlVerb.SEATS,
          ControlVerb.FIND_PLAYERS,
          ControlVerb.SHARE_TABLE);

  private static final Set<ChannelType> THREADED = Set.of(ChannelType.TEXT, ChannelType.NEWS);

  private RequestMapper() {}

  static Request typed(SlashCommandInteractionEvent event) {
    RequestOrigin where = where(event, Surface.COMMAND, Optional.empty(), event.getName());
    Arguments given = new Arguments(Optional.empty(), "", words(event), guests(event.getOptions()));
    return new Request(
        event.getId(), person(event), where, "/" + event.getName(), Optional.empty(), given);
  }

  static Request pressed(
      GenericComponentInteractionCreateEvent event,
      Optional<ControlId> control,
      Optional<String> picked) {
    RequestOrigin where =
        where(event, surface(event, control), Optional.of(event.getMessageId()), verb(control));
    Map<String, String> words =
        picked.map(value -> Map.of(Arguments.PICKED, value)).orElse(Map.of());
    return request(event, where, control, words);
  }

  private static Surface surface(
      GenericComponentInteractionCreateEvent event, Optional<ControlId> control) {
    if (event.getMessage().isEphemeral()) {
      return Surface.OWN_PRIVATE;
    }
    boolean direct = !event.isFromGuild() && NonMemberPlaces.of(event).isEmpty();
    boolean prompt = direct && control.filter(ControlId::isOfAMenu).isPresent();
    return prompt ? Surface.OWN_PROMPT : Surface.BOARD;
  }

  static Request filled(ModalInteractionEvent event) {
    Map<String, String> words = new HashMap<>();
    event.getValues().forEach(field -> words.put(field.getCustomId(), filled(field)));
    Optional<ControlId> control = ControlId.parse(event.getModalId());
    RequestOrigin where = where(event, surface(event, control), Optional.empty(), verb(control));
    return request(event, where, control, words);
  }

  /** Where one message leads from step to step, the answer stands in place of the question. */
  private static Surface surface(ModalInteractionEvent event, Optional<ControlId> control) {
    boolean isPrivate =
        Optional.ofNullable(event.getMessage()).filter(Message::isEphemeral).isPresent();
    return isPrivate && control.filter(ControlId::isOfOneMessage).isPresent()
        ? Surface.OWN_PRIVATE
        : Surface.FORM;
  }

  private static String filled(ModalMapping field) {
    return field.getType() == Component.Type.TEXT_INPUT
        ? field.getAsString()
        : String.join(Arguments.BETWEEN_BOXES, field.getAsStringList());
  }

  private static Request request(
      Interaction event,
      RequestOrigin where,
      Optional<ControlId> control,
      Map<String, String> words) {
    return new Request(
        event.getId(),
        person(event),
        where,
        verb(control),
        control.flatMap(ControlId::aboutTable),
        new Arguments(
            control.map(ControlId::turn),
            control.map(ControlId::argument).orElse(""),
            words,
            List.of()));
  }

  private static String verb(Optional<ControlId> control) {
    return control.map(ControlId::verb).orElse(UNKNOWN);
  }

  private static RequestOrigin where(
      Interaction event, Surface on, Optional<String> message, String verb) {
    return new RequestOrigin(
        place(event), on, message, rights(event, verb), NonMemberPlaces.of(event));
  }

  static Person person(Interaction event) {
    return person(event.getUser(), event.getMember());
  }

  /** Called as in the server, if it was asked there. */
  private static Person person(User user, Member member) {
    String name = member == null ? user.getEffectiveName() : member.getEffectiveName();
    return new Person(user.getId(), name);
  }

  static TableLocation place(Interaction event) {
    String guild = event.isFromAttachedGuild() ? event.getGuild().getId() : "";
    return new TableLocation(guild, event.getChannelId());
  }

  /** Everything typed, by the option's name. */
  static Map<String, String> words(CommandInteractionPayload typed) {
    Map<String, String> words = new HashMap<>();
    typed.getOptions().stream()
        .filter(option -> option.getType() != OptionType.USER)
        .forEach(option -> words.put(option.getName(), option.getAsString()));
    return words;
  }

  private static List<Guest> guests(List<OptionMapping> options) {
    return options.stream()
        .filter(option -> option.getType() == OptionType.USER)
        .sorted((one, other) -> one.getName().compareTo(other.getName()))
        .map(RequestMapper::guest)
        .toList();
  }

  private static Guest guest(OptionMapping option) {
    Member member = option.getAsMember();
    User user = option.getAsUser();
    return new Guest(person(user, member), member != null, user.isBot());
  }

  /** What the bot may do here, and whoever asks. */
  private static ChannelRights rights(Interaction event, String what) {
    if (!event.isFromAttachedGuild()) {
      return ChannelRights.USUAL;
    }
    GuildChannel channel = event.getGuildChannel();
    return new ChannelRights(
        missing(channel),
        mayOpenThreads(channel),
        event.getMember().hasPermission(Permission.MANAGE_SERVER),
        what.equals(STOP) ? looksAfter(event.getMember()) : Set.of(),
        ABOUT_SEATS.contains(what) ? hidden(event.getGuild()) : Set.of(),
        what.equals(ControlVerb.SEASON) ? RolesToGive.in(event.getGuild()) : GrantableRoles.NONE);
  }

  private static Set<String> hidden(Guild guild) {
    return Stream.concat(guild.getChannels(true).stream(), guild.getThreadChannels().stream())
        .filter(VisibleChannels::isHidden)
        .map(GuildChannel::getId)
        .collect(Collectors.toSet());
  }

  private static Set<String> looksAfter(Member member) {
    return member.getGuild().getChannels(true).stream()
        .filter(channel -> member.hasPermission(channel, Permission.MANAGE_CHANNEL))
        .map(GuildChannel::getId)
        .collect(Collectors.toSet());
  }

  private static List<String> missing(GuildChannel channel) {
    Permission send =
        channel.getType().isThread() ? Permission.MESSAGE_SEND_IN_THREADS : Permission.MESSAGE_SEND;
    return Stream.of(Permission.VIEW_CHANNEL, send, Permission.MESSAGE_ATTACH_FILES)
        .filter(p -> !channel.getGuild().getSelfMember().hasPermission(channel, p))
        .map(Permission::getName)
        .toList();
  }

  private static boolean mayOpenThreads(GuildChannel channel) {
    return THREADED.contains(channel.getType())
        && channel
            .getGuild()
            .getSelfMember()
            .hasPermission(
                channel, Permission.CREATE_PUBLIC_THREADS, Permission.MESSAGE_SEND_IN_THREADS);
  }
}
