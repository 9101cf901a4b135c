package rookery.engine.match;

/**
 * What a seat says to a question of its partner.
 *
 * @param question the number of the {@link Question}
 * @param yes whether it says yes
 */
record Answer(int question, boolean yes) {

  /** Reads what {@link #detail} wrote. */
  static Answer parse(String detail) {
    String[] parts = detail.split(" ");
    return new Answer(Integer.parseInt(parts[0]), parts[1].equals("yes"));
  }

  /** The answer as a record keeps it: {@code 12 yes}. */
  String detail() {
    return question + " " + word();
  }

  String word() {
    return yes ? "yes" : "no";
  }
}
