package rookery.practice.wire.entity;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import rookery.practice.resource.Account;
import rookery.practice.resource.Channel;
import rookery.practice.resource.Guild;
import rookery.practice.resource.Json;
import rookery.practice.resource.Permission;
import rookery.practice.resource.Role;
import rookery.practice.world.Snowflakes;
import rookery.practice.world.World;

/** People, guilds and channels in Discord's JSON, as the bot sees them. */
public record EntityJson(World world) {
  private static final int WEEK_MINUTES = 10080;
  private static final int AFK_SECONDS = 300;

  /** A number as Discord writes it. */
  public static String id(long id) {
    return Long.toUnsignedString(id);
  }

  static String time(long millis) {
    return Instant.ofEpochMilli(millis).toString();
  }

  /** What everybody may know of an account. */
  public ObjectNode user(Account account) {
    ObjectNode user =
        Json.object()
            .put("id", id(account.id()))
            .put("username", account.name().toLowerCase(Locale.ROOT))
            .put("global_name", account.name())
            .put("discriminator", account.bot() ? "0001" : "0")
            .put("public_flags", 0)
            .put("flags", 0)
            .put("bot", account.bot());
    List.of("avatar", "primary_guild").forEach(user::putNull);
    return user;
  }

  /** The bot, as it sees itself. */
  public ObjectNode self() {
    return user(world.people().bot())
        .put("verified", true)
        .put("mfa_enabled", false)
        .put("locale", "en-GB");
  }

  /** The same by its number. */
  public ObjectNode user(long account) {
    return user(world.people().get(account));
  }

  ObjectNode memberWithoutUser(long guild, long account) {
    return memberWithoutUser(world.channels().findGuild(guild).orElseThrow(), account);
  }

  private ObjectNode memberWithoutUser(Guild guild, long account) {
    ObjectNode member =
        Json.object()
            .put("joined_at", time(Snowflakes.millisOf(account)))
            .put("deaf", false)
            .put("mute", false)
            .put("pending", false)
            .put("flags", 0)
            .put("permissions", allPermissions());
    List.of("nick", "avatar", "banner", "premium_since", "communication_disabled_until")
        .forEach(member::putNull);
    ArrayNode roles = member.putArray("roles");
    guild.rolesOf(account).forEach(role -> roles.add(id(role.id())));
    return member;
  }

  ObjectNode member(Guild guild, long account) {
    ObjectNode member = memberWithoutUser(guild, account);
    member.set("user", user(account));
    return member;
  }

  /** The same with the guild's number, as the gateway brings it. */
  public ObjectNode memberOf(Guild guild, long account) {
    return member(guild, account).put("guild_id", id(guild.id()));
  }

  static String allPermissions() {
    return Long.toString(Permission.bits(usual()));
  }

  String permissions(Channel channel) {
    Set<Permission> allowed = usual();
    allowed.removeIf(p -> !world.channels().allows(channel, p));
    return Long.toString(Permission.bits(allowed));
  }

  /** What everybody may do. */
  private static Set<Permission> usual() {
    return EnumSet.complementOf(EnumSet.of(Permission.MANAGE_ROLES));
  }

  private static Role everyoneRole(Guild guild) {
    return new Role(guild.id(), "@everyone", 0, false, usual(), Set.of());
  }

  /** A role of a guild. */
  public ObjectNode role(Role of) {
    ObjectNode role =
        Json.object()
            .put("id", id(of.id()))
            .put("name", of.name())
            .put("color", 0)
            .put("hoist", false)
            .put("position", of.position())
            .put("permissions", Long.toString(Permission.bits(of.permissions())))
            .put("managed", of.managed())
            .put("mentionable", false)
            .put("flags", 0);
    role.set(
        "colors",
        Json.object().put("primary_color", 0).putNull("secondary_color").putNull("tertiary_color"));
    return role;
  }

  ArrayNode roles(Guild guild) {
    return Json.array(
        Stream.concat(Stream.of(everyoneRole(guild)), guild.roles().stream())
            .map(this::role)
            .toList());
  }

  /** What does not depend on who is asking. */
  ObjectNode partialGuild(Guild guild) {
    ObjectNode json =
        Json.object()
            .put("id", id(guild.id()))
            .put("name", guild.name())
            .put("preferred_locale", "en-US")
            .put("locale", "en-US");
    json.set("features", Json.array());
    return json;
  }

  /** A person: an owner may do everything, and the bot must not. */
  private long owner(Guild guild) {
    long bot = world.people().bot().id();
    return guild.members().stream().filter(m -> m != bot).findFirst().orElse(0L);
  }

  ObjectNode guild(Guild guild) {
    ObjectNode json =
        partialGuild(guild)
            .put("owner_id", id(owner(guild)))
            .put("afk_timeout", AFK_SECONDS)
            .put("verification_level", 0)
            .put("default_message_notifications", 1)
            .put("explicit_content_filter", 0)
            .put("mfa_level", 0)
            .put("system_channel_flags", 0)
            .put("premium_tier", 0)
            .put("nsfw_level", 0);
    List.of("icon", "splash", "description", "banner", "afk_channel_id", "system_channel_id")
        .forEach(json::putNull);
    json.set("roles", roles(guild));
    List.of("emojis", "stickers").forEach(list -> json.set(list, Json.array()));
    return json;
  }

  /** A guild as the gateway brings it, with members if the bot may know them. */
  public ObjectNode wholeGuild(Guild guild, boolean allMembers) {
    ObjectNode json =
        guild(guild)
            .put("joined_at", time(Snowflakes.millisOf(guild.id())))
            .put("large", false)
            .put("unavailable", false)
            .put("member_count", guild.members().size());
    long bot = world.people().bot().id();
    Iterable<Long> known = allMembers ? guild.members() : List.of(bot);
    ArrayNode members = json.putArray("members");
    known.forEach(m -> members.add(member(guild, m)));
    json.set(
        "channels", Json.array(world.channels().of(guild).stream().map(this::channel).toList()));
    json.set(
        "threads",
        Json.array(
            world.channels().threadsOf(guild).stream()
                .filter(t -> !t.archived())
                .map(this::channel)
                .toList()));
    List.of(
            "voice_states",
            "presences",
            "stage_instances",
            "guild_scheduled_events",
            "soundboard_sounds")
        .forEach(list -> json.set(list, Json.array()));
    return json;
  }

  /** A channel, a thread or a direct conversation. */
  public ObjectNode channel(Channel channel) {
    ObjectNode json =
        Json.object()
            .put("id", id(channel.id()))
            .put("type", channel.kind().code())
            .put("flags", 0)
            .put("last_message_id", lastMessage(channel));
    if (channel.isPrivate()) {
      json.set("recipients", recipients(channel));
      return channel.isGroup() ? group(json, channel) : json;
    }
    json.put("guild_id", id(channel.guild())).put("name", channel.name());
    json.put("rate_limit_per_user", 0);
    return channel.isThread() ? thread(json, channel) : text(json, channel);
  }

  /** Whoever is in it first has opened it. */
  private static ObjectNode group(ObjectNode json, Channel group) {
    long owner = group.people().stream().findFirst().orElse(0L);
    return json.put("name", group.name()).put("owner_id", id(owner)).putNull("icon");
  }

  private String lastMessage(Channel channel) {
    return world.messages().before(channel.id(), Long.MAX_VALUE, 1).stream()
        .findFirst()
        .map(m -> id(m.id()))
        .orElse(null);
  }

  private ArrayNode recipients(Channel channel) {
    long bot = world.people().bot().id();
    return Json.array(channel.people().stream().filter(p -> p != bot).map(this::user).toList());
  }

  private ObjectNode text(ObjectNode json, Channel channel) {
    json.put("position", channel.position())
        .put("nsfw", false)
        .putNull("topic")
        .putNull("parent_id");
    ArrayNode overwrites = json.putArray("permission_overwrites");
    if (!channel.denied().isEmpty()) {
      overwrites
          .addObject()
          .put("id", id(world.people().bot().id()))
          .put("type", 1)
          .put("allow", "0")
          .put("deny", Long.toString(Permission.bits(channel.denied())));
    }
    return json;
  }

  private ObjectNode thread(ObjectNode json, Channel thread) {
    int messages = world.messages().count(thread.id());
    json.put("parent_id", id(thread.parent()))
        .put("owner_id", id(thread.owner()))
        .put("message_count", messages)
        .put("total_message_sent", messages)
        .put("member_count", thread.people().size());
    json.putObject("thread_metadata")
        .put("archived", thread.archived())
        .put("locked", thread.locked())
        .put("auto_archive_duration", WEEK_MINUTES)
        .put("archive_timestamp", time(Snowflakes.millisOf(thread.id())))
        .put("create_timestamp", time(Snowflakes.millisOf(thread.id())));
    long bot = world.people().bot().id();
    if (thread.people().contains(bot)) {
      json.set("member", threadMember(thread, bot));
    }
    return json;
  }

  /** Somebody as one of a thread. */
  public ObjectNode threadMember(Channel thread, long account) {
    return Json.object()
        .put("id", id(thread.id()))
        .put("user_id", id(account))
        .put("join_timestamp", time(Snowflakes.millisOf(thread.id())))
        .put("flags", 0);
  }
}
