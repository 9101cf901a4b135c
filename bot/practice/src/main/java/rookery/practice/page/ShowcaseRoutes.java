package rookery.practice.page;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import io.javalin.router.JavalinDefaultRoutingApi;
import java.util.Optional;
import rookery.practice.resource.Json;

/** Serves a showcase: its list, and its pictures. */
record ShowcaseRoutes(Showcase showcase) {
  private static final String BASE = "/practice/api/showcase";
  private static final String INVITATIONS = "/practice/api/invitations";

  void serve(JavalinDefaultRoutingApi server) {
    server.get(BASE, PageRequest.answering(ask -> list()));
    server.get(BASE + "/{id}", this::sendPicture);
    server.get(INVITATIONS, PageRequest.answering(ask -> invitations()));
  }

  private JsonNode invitations() {
    ArrayNode list = Json.array();
    for (Showcase.Invitation invitation : showcase.invitations()) {
      list.addObject()
          .put("title", invitation.title())
          .put("summary", invitation.summary())
          .put("label", invitation.label())
          .put("command", invitation.command());
    }
    return list;
  }

  private JsonNode list() {
    ArrayNode list = Json.array();
    for (Showcase.Exhibit exhibit : showcase.exhibits()) {
      list.addObject()
          .put("id", exhibit.id())
          .put("title", exhibit.title())
          .put("summary", exhibit.summary())
          .put("seats", exhibit.seats())
          .put("alone", exhibit.alone().orElse(null))
          .put("choosing", exhibit.choosing().orElse(null))
          .put("learned", exhibit.learned())
          .put("picture", BASE + "/" + exhibit.id() + ".png")
          .put("alt", exhibit.alt());
    }
    return list;
  }

  private void sendPicture(Context context) {
    String id = context.pathParam("id").replaceFirst("\\.png$", "");
    Optional<Showcase.Exhibit> exhibit = showcase.find(id);
    if (exhibit.isEmpty()) {
      context.status(HttpStatus.NOT_FOUND);
      return;
    }
    context.header("X-Content-Type-Options", "nosniff");
    context.header("Cache-Control", "no-cache");
    context.contentType("image/png").result(exhibit.get().png().get());
  }
}
