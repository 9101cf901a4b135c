/** What goes over the wire between the bot and the chat service, line by line. */

import { el, fill } from "./dom.js";
import { time } from "./times.js";

const MOST_LINES = 200;
const TOKEN = /[0-9a-f]{32}|[\w-]{60,}/g;
const ID = /\d{15,20}/g;
const KINDS = { REQUEST: "asks", EVENT: "hears", COMMAND: "says" };

/** The newest lines, newest first; ids are shown as names and tokens not at all, unless asked for. */
export class TrafficLog {
  constructor() {
    this.entries = [];
    this.asSent = false;
    this.lines = el("ol", { class: "wire", reversed: true });
    this.element = el(
      "div",
      { class: "wire-box", tabindex: "0", role: "region", "aria-label": "Traffic between Discord and the bot" },
      this.lines,
    );
  }

  /** A box that asks for ids and tokens. */
  asSentBox() {
    const input = el("input", {
      type: "checkbox",
      change: () => {
        this.asSent = input.checked;
        this.show(this.client, this.entries);
      },
    });
    return el("label", { class: "box" }, input, "Show ids and tokens unchanged");
  }

  /** Shows these entries. */
  show(client, entries) {
    this.client = client;
    this.entries = entries.slice(-MOST_LINES);
    fill(this.lines, this.entries.map((entry) => this.line(entry)).reverse());
  }

  /** Shows one entry more. */
  add(entry) {
    if (this.entries.at(-1)?.number >= entry.number) {
      return;
    }
    this.entries.push(entry);
    this.lines.prepend(this.line(entry));
    if (this.entries.length > MOST_LINES) {
      this.entries.shift();
      this.lines.lastElementChild.remove();
    }
  }

  line(entry) {
    const failed = entry.kind === "REQUEST" && (entry.status === 0 || entry.status >= 400);
    return el(
      "li",
      { class: failed ? "failed" : null },
      time(new Date(entry.millis), "T"),
      el("span", { class: "wire-kind" }, KINDS[entry.kind]),
      el("code", {}, this.asSent ? entry.what : this.readable(entry.what)),
      entry.kind === "REQUEST" ? el("span", { class: "wire-end" }, outcome(entry)) : null,
    );
  }

  readable(what) {
    return what
      .replace(TOKEN, "(token)")
      .replace(ID, (id) => this.nameOf(id))
      .replace(/\?.*$/, "");
  }

  nameOf(id) {
    const place = this.client.places.get(id);
    if (place) {
      return place.kind === "DIRECT" ? "(direct)" : `#${place.name}`;
    }
    return this.client.personOf(id)?.name ?? "(id)";
  }
}

function outcome(entry) {
  const millis = (entry.micros / 1000).toFixed(entry.micros < 10000 ? 1 : 0);
  return entry.status === 0 ? "lost" : `${entry.status}, ${millis} ms`;
}
