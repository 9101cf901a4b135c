package rookery.bot.table;

import java.util.Optional;
import rookery.bot.table.message.MessageId;

/** Where a message goes. */
public sealed interface MessageAddress {
  /** The name of the lane in which messages keep their order; each address has one lane. */
  String lane();

  /** Whether it is that channel, or a message there. */
  default boolean isIn(String channel) {
    return false;
  }

  /** A channel or thread. */
  record Channel(String id) implements MessageAddress {
    @Override
    public String lane() {
      return "channel " + id;
    }

    @Override
    public boolean isIn(String channel) {
      return id.equals(channel);
    }
  }

  /** The direct messages of one person. */
  record Direct(Person person) implements MessageAddress {
    @Override
    public String lane() {
      return "person " + person.id();
    }

    @Override
    public Optional<Person> reader() {
      return Optional.of(person);
    }

    /** The address for a delayed edit of a message. */
    public Aside aside(MessageId letter) {
      return new Aside(person, letter);
    }
  }

  /**
   * The thread that is started from a message. The id of that message identifies it.
   *
   * @param opener the id of that message, the only new one that goes to the channel itself
   */
  record InThread(String channel, MessageId opener, String name) implements MessageAddress {
    @Override
    public String lane() {
      return "thread %s %s %s".formatted(channel, opener, name);
    }

    /** Whether that message starts the thread. */
    public boolean isOpenedBy(MessageId letter) {
      return opener.equals(letter);
    }
  }

  /**
   * A message in a channel whose edit is delayed, so that nothing else waits behind it.
   *
   * @param letter sent the message
   */
  record Leisurely(String channel, MessageId letter) implements MessageAddress {
    @Override
    public String lane() {
      return "leisurely %s %s".formatted(channel, letter);
    }

    @Override
    public boolean isIn(String other) {
      return channel.equals(other);
    }
  }

  /**
   * A direct message whose edit is delayed.
   *
   * @param letter sent the message
   */
  record Aside(Person person, MessageId letter) implements MessageAddress {
    @Override
    public String lane() {
      return "aside %s %s".formatted(person.id(), letter);
    }

    @Override
    public Optional<Person> reader() {
      return Optional.of(person);
    }
  }

  /**
   * The direct messages of two people who play with each other there. What is said to the table is
   * said to each of them, in a message of its own.
   *
   * @param one reads the first of the two messages
   * @param other reads the second
   * @param aside the message whose edit is delayed, so that nothing else waits behind it
   */
  record Both(Person one, Person other, Optional<MessageId> aside) implements MessageAddress {
    @Override
    public String lane() {
      return "both %s %s".formatted(one.id(), other.id());
    }

    /** The address for a delayed edit of a message. */
    public Both aside(MessageId letter) {
      return new Both(one, other, Optional.of(letter));
    }

    /** Where one of them reads it. */
    public MessageAddress of(Person reader, MessageId letter) {
      Direct direct = new Direct(reader);
      return aside.isPresent() ? direct.aside(letter) : direct;
    }
  }

  /** The only person who reads messages there; empty if others do too. */
  default Optional<Person> reader() {
    return Optional.empty();
  }

  /** Whether only one person reads messages there. */
  default boolean isDirect() {
    return reader().isPresent();
  }

  /** Reads what {@link #lane()} wrote. */
  static MessageAddress parse(String lane) {
    String[] parts = lane.split(" ", 4);
    return switch (parts[0]) {
      case "channel" -> new Channel(parts[1]);
      case "person" -> new Direct(new Person(parts[1]));
      case "thread" -> new InThread(parts[1], letter(parts[2]), parts[3]);
      case "aside" -> new Aside(new Person(parts[1]), letter(parts[2]));
      case "leisurely" -> new Leisurely(parts[1], letter(parts[2]));
      default -> throw new IllegalArgumentException("not an address: " + lane);
    };
  }

  private static MessageId letter(String number) {
    return new MessageId(Long.parseLong(number));
  }
}
