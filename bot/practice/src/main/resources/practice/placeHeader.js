/** The header of a place: what it is called, where it lies, and the way to a new thread in it. */

import * as api from "./api.js";
import { el, icon } from "./dom.js";
import { openModal } from "./modals.js";
import { ICONS } from "./places.js";

/** Where a name is too long for its line its last word is shown all the same: it tells tables apart. */
const LAST_WORD = /^(.+?)(\s\S{1,12})$/u;

const NEW_THREAD = {
  title: "New thread",
  components: [
    {
      type: 18,
      label: "Name",
      component: { type: 4, custom_id: "name", style: 1, max_length: 100, required: true },
    },
  ],
};

/**
 * The header of a place.
 *
 * @param {function(string)} opened goes to the thread that somebody opens there
 */
export function placeHeader(place, client, directory, opened) {
  const called = client.nameOf(place);
  const [, start, end] = LAST_WORD.exec(called) ?? [null, called, ""];
  const name = el(
    "h1",
    { title: called },
    el("span", { class: "start" }, start),
    el("span", { class: "end" }, end),
  );
  return el(
    "div",
    { class: "place-head" },
    icon(ICONS[place.kind]),
    name,
    place.parent === "0" ? null : el("span", { class: "within" }, "in ", directory.place(place.parent)),
    place.kind === "TEXT" ? threadOpener(place, client, directory, opened) : null,
  );
}

function threadOpener(place, client, directory, opened) {
  return el(
    "button",
    { type: "button", class: "button", click: () => openThread(place, client, directory, opened) },
    icon("thread"),
    "New thread",
  );
}

function openThread(place, client, directory, opened) {
  let thread = null;
  const dialog = openModal(NEW_THREAD, directory, async ({ name: [name] }) => {
    thread = await api.act(client.me, "thread", { place: place.id, name });
  });
  dialog.addEventListener("close", () => {
    if (thread) {
      client.places.set(thread.id, thread);
      opened(thread.id);
    }
  });
}
