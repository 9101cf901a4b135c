package rookery.bot;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import rookery.practice.resource.CallbackKind;
import rookery.practice.resource.Interaction;
import rookery.practice.world.WorldListener;

/** Times from the interaction to its first response. */
public final class ResponseTimes implements WorldListener {
  private final Map<Long, Long> raised = new ConcurrentHashMap<>();
  private final List<Long> nanos = new ArrayList<>();
  private int deferrals;
  private int failures;

  @Override
  public void raised(Interaction interaction) {
    raised.put(interaction.id(), System.nanoTime());
  }

  @Override
  public void acknowledged(Interaction interaction, CallbackKind how, JsonNode payload) {
    Long since = raised.remove(interaction.id());
    if (since != null) {
      synchronized (nanos) {
        nanos.add(System.nanoTime() - since);
        if (how == CallbackKind.DEFER_REPLY || how == CallbackKind.DEFER_EDIT) {
          deferrals++;
        }
      }
    }
  }

  @Override
  public void failed(Interaction interaction) {
    synchronized (nanos) {
      failures++;
    }
  }

  public void clear() {
    synchronized (nanos) {
      nanos.clear();
      deferrals = 0;
      failures = 0;
    }
  }

  public void print(String what) {
    synchronized (nanos) {
      List<Long> sorted = nanos.stream().sorted().toList();
      System.out.printf(
          "First response, %s: %d interactions, p50 %.1f ms, p99 %.1f ms, longest %.1f ms, %d put"
              + " off, %d failed%n",
          what,
          sorted.size(),
          millis(sorted, 0.5),
          millis(sorted, 0.99),
          millis(sorted, 1),
          deferrals,
          failures);
    }
  }

  private static double millis(List<Long> sorted, double share) {
    int index = (int) Math.min(sorted.size() - 1L, Math.round(sorted.size() * share));
    return sorted.get(index) / 1e6;
  }
}
