package rookery.practice.wire.rest;

/**
 * A path of the REST API, below {@code /api/v10}.
 *
 * @param open whether it needs no token, since its address holds a secret of its own
 */
public record Route(String method, String path, boolean open, Answering answering) {
  /** What is done for it. */
  @FunctionalInterface
  interface Answering {
    RestReply answer(RestCall call);
  }

  static Route get(String path, Answering answering) {
    return new Route("GET", path, false, answering);
  }

  static Route post(String path, Answering answering) {
    return new Route("POST", path, false, answering);
  }

  static Route put(String path, Answering answering) {
    return new Route("PUT", path, false, answering);
  }

  static Route patch(String path, Answering answering) {
    return new Route("PATCH", path, false, answering);
  }

  static Route delete(String path, Answering answering) {
    return new Route("DELETE", path, false, answering);
  }

  Route withoutToken() {
    return new Route(method, path, true, answering);
  }
}
