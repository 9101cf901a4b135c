package rookery.bot.outbox;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import rookery.bot.outbox.Outbox.Sent;
import rookery.bot.table.MessageAddress;

/** Notes what it is given, and answers as it was told to for that address. */
final class RecordingTransport implements MessageTransport {
  private final List<Errand> errands = new ArrayList<>();
  private final Map<MessageAddress, DeliveryFailure> failing = new HashMap<>();
  private final Map<MessageAddress, CompletableFuture<DeliveryResult>> hung = new HashMap<>();
  private final Set<MessageAddress> broken = new HashSet<>();

  @Override
  public CompletionStage<DeliveryResult> carry(Errand errand) {
    errands.add(errand);
    MessageAddress to = errand.message().address();
    if (broken.contains(to)) {
      throw new NoClassDefFoundError("sun.awt");
    }
    if (hung.containsKey(to)) {
      return hung.get(to);
    }
    return CompletableFuture.completedFuture(
        failing.containsKey(to)
            ? new DeliveryResult.Not(failing.get(to), "503")
            : delivered(errand.message().id().toString()));
  }

  private static DeliveryResult delivered(String message) {
    return new DeliveryResult.Done(new Sent("22", message));
  }

  void failsAt(MessageAddress to, DeliveryFailure why) {
    failing.put(to, why);
  }

  void breaksAt(MessageAddress to) {
    broken.add(to);
  }

  void worksAt(MessageAddress to) {
    broken.remove(to);
    failing.remove(to);
  }

  void hangsAt(MessageAddress to) {
    hung.put(to, new CompletableFuture<>());
  }

  /** What hung there is delivered after all. */
  void goesOnAt(MessageAddress to) {
    hung.remove(to).complete(delivered("1"));
  }

  List<Errand> errands() {
    return errands;
  }

  Errand last() {
    return errands.get(errands.size() - 1);
  }

  /** What was carried, in order. */
  List<String> words() {
    return errands.stream().map(errand -> errand.message().post().words()).toList();
  }
}
