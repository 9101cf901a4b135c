package rookery.bot.table;

/** Where a message goes. */
public sealed interface Address {
  /** The text under which messages keep their order: one lane an address. */
  String lane();

  /** A channel or thread. */
  record Channel(String id) implements Address {
    @Override
    public String lane() {
      return "channel " + id;
    }
  }

  /** The direct messages of one person. */
  record Direct(Person person) implements Address {
    @Override
    public String lane() {
      return "person " + person.id();
    }
  }

  /** Reads what {@link #lane()} wrote. */
  static Address parse(String lane) {
    String[] parts = lane.split(" ", 2);
    return switch (parts[0]) {
      case "channel" -> new Channel(parts[1]);
      case "person" -> new Direct(new Person(parts[1]));
      default -> throw new IllegalArgumentException("not an address: " + lane);
    };
  }
}
