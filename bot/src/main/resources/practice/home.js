/** The first screen. */

import { el } from "./dom.js";

/** What the page says before anything has been played. */
export function home(scene, addressOf) {
  const first = [...scene.places.values()].find((p) => p.name === "games");
  return el(
    "div",
    { class: "home" },
    el("h1", {}, "The practice room"),
    el(
      "p",
      { class: "lead" },
      "Rookery hosts unusual chess games in chat channels; this room stands in for the chat service, on this machine alone. ",
      "Sit in any seat: choose above who you are, and open a table by typing ",
      el("code", {}, "/play"),
      " in a channel.",
    ),
    first ? el("p", {}, el("a", { class: "button main", href: addressOf(first.id) }, `Go to #${first.name}`)) : null,
  );
}
