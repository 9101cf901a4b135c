/** The messages of one place. */

import * as api from "./api.js";
import { announce, el, fill, icon } from "./dom.js";
import { messageElement, nameOf, newsOf } from "./messages.js";
import { byAge } from "./client.js";
import { names } from "./toDo.js";

const NEAR = 120;
const LONGEST_NEWS = 1200;

/** So many screens make an answer one to be read rather than pressed. */
const LONG = 1.5;

/** Shows a place and keeps what is shown up to date. */
export class Timeline {
  constructor(client, place, directory, interactions) {
    this.client = client;
    this.place = place;
    this.directory = directory;
    this.interactions = interactions;
    this.elements = new Map();
    this.waiting = new Map();
    this.list = el("ol", { class: "messages", "aria-label": "Messages" });
    this.earlier = el(
      "button",
      { type: "button", class: "button plain earlier", click: () => this.loadEarlier() },
      "Show earlier messages",
    );
    this.element = el(
      "div",
      { class: "timeline", tabindex: "0", role: "region", "aria-label": "Messages" },
      this.earlier,
      this.list,
    );
    this.unseen = new Set();
    this.below = el(
      "button",
      { type: "button", class: "button below", hidden: true, click: () => this.goBelow() },
      icon("down"),
      "Go to new messages",
    );
    this.pinned = true;
    this.top = 0;
    this.shape = "";
    this.held = null;
    this.pressed = false;
    this.element.addEventListener("scroll", () => this.scrolled(), { passive: true });
    for (const byHand of ["wheel", "touchmove", "keydown", "pointerdown"]) {
      this.element.addEventListener(byHand, () => this.takesOver(), { passive: true });
    }
    // Pictures come late, menus open and telephones are turned.
    this.watch = new ResizeObserver(() => this.stays());
    this.watch.observe(this.list);
    this.watch.observe(this.element);
    this.showAll();
  }

  /** By hand somebody goes elsewhere than where a press led. */
  takesOver() {
    this.held = null;
    this.pressed = false;
  }

  showAll() {
    this.elements.clear();
    const messages = this.client.shown(this.place);
    messages.forEach((message) => this.elements.set(message.id, this.make(message)));
    fill(this.list, messages.map((message) => this.elements.get(message.id)));
    if (messages.length === 0) {
      fill(this.list, el("li", { class: "empty" }, "There are no messages here yet."));
    }
    this.earlier.hidden = !this.client.hasMore(this.place);
  }

  make(message) {
    return messageElement(message, {
      __proto__: this.directory,
      press: (button) => this.use(message, "press", { button }, button),
      pick: (menu, values) => this.use(message, "pick", { menu, values }, menu),
      dismiss: () => this.client.dismiss(message),
    });
  }

  async loadEarlier() {
    const first = this.client.shown(this.place)[0];
    const before = this.element.scrollHeight;
    await this.client.loadMessages(this.place, first.id);
    this.showAll();
    this.element.scrollTop += this.element.scrollHeight - before;
  }

  /** Presses or picks something on a message. */
  async use(message, what, body, control) {
    this.waiting.set(message.id, control);
    this.pressed = true;
    this.mark(message.id, "");
    try {
      await this.interactions.ask(what, { place: this.place, message: message.id, ...body });
    } catch (refusal) {
      this.finish(message.id, refusal.message);
    }
  }

  mark(message, words) {
    const element = this.elements.get(message);
    const control = this.waiting.get(message);
    if (!element) {
      return;
    }
    for (const each of element.querySelectorAll("[data-control]")) {
      const busy = each.dataset.control === control;
      each.toggleAttribute("aria-busy", busy);
      if (busy) {
        each.setAttribute("aria-busy", "true");
      }
    }
    const outcome = element.querySelector(":scope > .outcome");
    outcome.textContent = words;
  }

  finish(message, words = "") {
    this.waiting.delete(message);
    this.mark(message, words);
  }

  /** The bot has answered something asked here, or has failed to. */
  answered(event) {
    if (event.message && event.state !== "WAITING") {
      this.finish(event.message, event.state === "FAILED" ? "This interaction failed." : "");
    }
  }

  /** A message here is new, changed or gone. */
  changed({ message, what }) {
    const old = this.elements.get(message.id);
    if (what === "deleted") {
      this.remove(message, old);
    } else if (old) {
      this.replace(message, old);
    } else {
      this.insert(message);
    }
    if (this.pinned) {
      this.toEnd();
    }
    this.showWhatIsBelow();
    if (what !== "deleted") {
      this.tellNews(message, Boolean(old));
    }
  }

  remove(message, element) {
    const hadFocus = element?.contains(document.activeElement);
    element?.remove();
    this.elements.delete(message.id);
    this.unseen.delete(message.id);
    if (hadFocus) {
      this.element.focus({ preventScroll: true });
    }
  }

  replace(message, old) {
    const focused = old.contains(document.activeElement) ? document.activeElement : null;
    const control = (focused?.closest("[data-control]") ?? focused?.closest(".menu")?.firstChild)
      ?.dataset.control;
    const open = old.querySelector("[aria-expanded=true]")?.dataset.control;
    const next = this.make(message);
    this.elements.set(message.id, next);
    old.replaceWith(next);
    this.controlIn(next, open)?.click();
    if (focused && !next.contains(document.activeElement)) {
      this.focusIn(next, control);
    }
  }

  controlIn(element, control) {
    const controls = [...element.querySelectorAll("[data-control]:not(:disabled)")];
    return controls.find((each) => each.dataset.control === control);
  }

  /** Puts the focus on the same control, else the first, else the message itself. */
  focusIn(element, control) {
    const first = element.querySelector("[data-control]:not(:disabled)");
    (this.controlIn(element, control) ?? first ?? element).focus({ preventScroll: true });
  }

  insert(message) {
    this.list.querySelector(":scope > .empty")?.remove();
    const element = this.make(message);
    const later = [...this.elements.keys()].sort(byAge).find((id) => byAge(id, message.id) > 0);
    this.elements.set(message.id, element);
    this.list.insertBefore(element, later ? this.elements.get(later) : null);
    const mine = message.practice.ephemeral && message.practice.asker === this.client.me;
    if (mine && this.element.contains(document.activeElement)) {
      this.focusIn(element);
      element.scrollIntoView({ block: "nearest" });
      // Its picture comes late, and makes it longer.
      this.pinned = !later;
    } else if (!later && (mine || this.isStarted(message))) {
      // It was typed, or a press started it, wherever one was looking.
      this.pinned = true;
    }
    if (!later) {
      this.unseen.add(message.id);
    }
  }

  /** Whether it names whoever has pressed something and not looked elsewhere since. */
  isStarted(message) {
    const started = this.pressed && names(this.client, message);
    this.pressed = this.pressed && !started;
    return started;
  }

  /** Whoever reads above is not led away, but told that something new has come. */
  showWhatIsBelow() {
    if (this.pinned || this.isAtEnd()) {
      this.unseen.clear();
    }
    this.below.hidden = this.unseen.size === 0;
  }

  goBelow() {
    this.toEnd();
    this.element.focus({ preventScroll: true });
  }

  /** A message that shrinks to its line is silent: what took its place has been told. */
  tellNews(message, changed) {
    const words = newsOf(message, this.directory).slice(0, LONGEST_NEWS);
    const retired = changed && !message.practice.ephemeral && (message.components ?? []).length === 0;
    if (words && !retired && message.author.id !== this.client.me) {
      announce(`${nameOf(message.author)}${changed ? ", changed" : ""}: ${words}`);
    }
  }

  /**
   * Whoever scrolls up leaves the end; what grows below, as a picture that comes, doesn't count, nor
   * where a page scrolls by itself because it is laid out anew, as when a telephone is turned.
   */
  scrolled() {
    const { scrollTop } = this.element;
    const up = scrollTop < this.top && this.shape === this.shapeNow();
    this.top = scrollTop;
    this.shape = this.shapeNow();
    this.pinned = this.isAtEnd() || (this.pinned && !up);
    this.showWhatIsBelow();
    this.readIfSeen();
  }

  shapeNow() {
    const { scrollHeight, clientHeight } = this.element;
    return `${scrollHeight}/${clientHeight}`;
  }

  isAtEnd() {
    const { scrollHeight, scrollTop, clientHeight } = this.element;
    return scrollHeight - scrollTop - clientHeight < NEAR;
  }

  /** Whoever was at the end stays there, and whoever was led to a message stays with that. */
  stays() {
    this.shape = this.shapeNow();
    if (this.pinned) {
      this.toEnd();
    } else {
      this.elements.get(this.held)?.scrollIntoView({ block: "end" });
    }
  }

  /** Shows the last message; an answer that is a long text from its beginning. */
  toEnd() {
    this.pinned = true;
    this.element.scrollTop = this.element.scrollHeight;
    const last = this.list.lastElementChild;
    const long = last?.matches(".ephemeral") && last.offsetHeight > LONG * this.element.clientHeight;
    if (long) {
      last.scrollIntoView({ block: "start" });
    }
    this.showWhatIsBelow();
    this.readIfSeen();
    this.pinned = !long;
  }

  /** Tells the server that everything here has been read, once it is on the screen. */
  readIfSeen() {
    const unread = this.client.places.get(this.place)?.unread ?? 0;
    if (unread > 0 && !this.reading && document.visibilityState === "visible" && this.isAtEnd()) {
      this.reading = true;
      api
        .act(this.client.me, "read", { place: this.place })
        .catch(() => {})
        .finally(() => {
          this.reading = false;
        });
    }
  }

  /** Brings a message into view and the focus to it. */
  goTo(id) {
    const element = this.elements.get(id);
    if (element) {
      element.scrollIntoView({ block: "end" });
      this.pinned = this.isAtEnd();
      this.held = id;
      this.focusIn(element);
    }
  }
}
