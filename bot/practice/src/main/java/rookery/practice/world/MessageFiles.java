package rookery.practice.world;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import rookery.practice.resource.Attachment;

/**
 * The files of all messages, and for a while those that messages no longer have: whoever has not
 * yet heard of an edit still asks for the former picture, and Discord too goes on serving it.
 */
final class MessageFiles {
  private static final int MOST_GONE = 100;

  private final Map<Long, Attachment> present = new HashMap<>();
  private final Map<Long, Attachment> gone =
      new LinkedHashMap<>() {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Long, Attachment> eldest) {
          return size() > MOST_GONE;
        }
      };

  void put(Attachment file) {
    present.put(file.id(), file);
  }

  void drop(Attachment file) {
    present.remove(file.id());
    gone.put(file.id(), file);
  }

  Optional<Attachment> find(long id) {
    return Optional.ofNullable(present.getOrDefault(id, gone.get(id)));
  }
}
