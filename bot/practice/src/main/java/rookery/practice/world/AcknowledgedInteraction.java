package rookery.practice.world;

import java.util.Optional;
import java.util.Set;
import rookery.practice.resource.CallbackKind;
import rookery.practice.resource.Installation;
import rookery.practice.resource.Interaction;
import rookery.practice.resource.InteractionKind;
import rookery.practice.resource.InteractionRequest;
import rookery.practice.resource.Json;
import rookery.practice.resource.Message;

/**
 * An acknowledged interaction as it is written down, so that a bot can go on answering it after the
 * room was closed and opened again.
 */
record AcknowledgedInteraction(
    long id,
    String token,
    InteractionKind kind,
    long person,
    long channel,
    String command,
    long source,
    CallbackKind how,
    long original,
    Installation by) {

  AcknowledgedInteraction {
    by = by == null ? Installation.HERE : by;
  }

  static AcknowledgedInteraction of(Interaction asked, CallbackKind how) {
    return new AcknowledgedInteraction(
        asked.id(),
        asked.token(),
        asked.kind(),
        asked.person(),
        asked.channel().id(),
        asked.command(),
        asked.source().map(Message::id).orElse(0L),
        how,
        asked.original(),
        asked.asking().by());
  }

  /** The interaction again, unless its place is gone. */
  Optional<Interaction> restored(World world) {
    return world
        .channels()
        .find(channel)
        .map(
            place -> {
              InteractionRequest asking =
                  new InteractionRequest(
                      kind,
                      person,
                      place,
                      Json.object().put("name", command),
                      world.messages().find(channel, source),
                      Set.of(),
                      Set.of(),
                      0,
                      by);
              Interaction asked = new Interaction(id, token, asking);
              asked.acknowledge(how);
              asked.answeredBy(original);
              return asked;
            });
  }
}
