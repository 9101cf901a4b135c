package rookery.bot.request.season;

import rookery.bot.season.ChampionRole.Holder;

/** Gives roles to members of servers and takes them away. It may take seconds. */
public interface RoleGiving {
  /** What came of it. */
  enum Answer {
    DONE,
    /** The bot lacks the permission, or the role is not below its own. */
    NOT_ALLOWED,
    ROLE_GONE,
    MEMBER_GONE,
    /** Nobody knows; it can be tried again. */
    LATER
  }

  /** Gives it; if the member has it already, nothing changes. */
  Answer give(String server, Holder holder);

  /** Takes it; if the member does not have it, nothing changes. */
  Answer take(String server, Holder holder);
}
