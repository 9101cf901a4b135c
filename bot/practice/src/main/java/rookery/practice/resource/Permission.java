package rookery.practice.resource;

import java.util.Collection;

/** What the bot may be allowed or denied in a channel, with Discord's bits. */
public enum Permission {
  VIEW_CHANNEL(10),
  SEND_MESSAGES(11),
  EMBED_LINKS(14),
  ATTACH_FILES(15),
  READ_MESSAGE_HISTORY(16),
  MENTION_EVERYONE(17),
  USE_APPLICATION_COMMANDS(31),

  /** Of members, by a role alone: they may give the roles below their own to others. */
  MANAGE_ROLES(28),
  MANAGE_THREADS(34),
  CREATE_PUBLIC_THREADS(35),
  CREATE_PRIVATE_THREADS(36),
  SEND_MESSAGES_IN_THREADS(38),

  /** Of members: whether everybody sees what a bot answers that one of them has brought along. */
  USE_EXTERNAL_APPS(50);

  private final long bit;

  Permission(int shift) {
    bit = 1L << shift;
  }

  /** The bit set of some permissions. */
  public static long bits(Collection<Permission> permissions) {
    return permissions.stream().mapToLong(p -> p.bit).reduce(0, (a, b) -> a | b);
  }
}
