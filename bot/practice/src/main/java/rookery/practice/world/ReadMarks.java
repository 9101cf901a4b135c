package rookery.practice.world;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import rookery.practice.resource.Message;

/** How far each person has read in each channel. */
public final class ReadMarks {
  private final World world;
  private final StoredMap<Marks> marks;

  /** The newest message read by channel, for one person. */
  record Marks(long person, Map<Long, Long> read) {
    Marks {
      read = Map.copyOf(read);
    }
  }

  ReadMarks(World world) {
    this.world = world;
    marks = new StoredMap<>("read", Marks.class, world.keeper(), Marks::person);
  }

  /** Everything that is in a channel now has been read. */
  public void read(long person, long channel) {
    world.change(
        () -> {
          Map<Long, Long> read = new HashMap<>();
          marks.find(person).ifPresent(m -> read.putAll(m.read()));
          read.put(channel, world.newId());
          marks.put(new Marks(person, read));
          world.announce(w -> w.read(person, channel));
        });
  }

  /** The messages in a channel that a person sees, has not written and has not read. */
  public List<Message> unread(long person, long channel) {
    return world.look(
        () -> {
          long mark = marks.find(person).map(m -> m.read().getOrDefault(channel, 0L)).orElse(0L);
          return world.messages().visible(channel, person).stream()
              .filter(m -> m.id() > mark && m.author() != person)
              .toList();
        });
  }
}
