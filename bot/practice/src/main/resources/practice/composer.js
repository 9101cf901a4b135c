/** The line on which a person types: commands, with suggestions, or words for the others. */

import * as api from "./api.js";
import { el, fill, freshId, icon } from "./dom.js";
import { Suggestions } from "./suggestions.js";

const PAUSE_MILLIS = 70;
const MOST_REMEMBERED = 30;

/** The composer of one place. */
export class Composer {
  constructor(client, place, interactions) {
    this.client = client;
    this.place = place;
    this.interactions = interactions;
    this.suggestions = new Suggestions(client, place, []);
    this.offer = { list: [], eager: false, hint: "" };
    this.marked = -1;
    this.turn = 0;
    this.said = [];
    this.build();
    this.relearn();
  }

  build() {
    const id = freshId("offers");
    this.hint = el("p", { class: "hint", id: `${id}-hint`, role: "status" });
    this.list = el("ul", { class: "offers", role: "listbox", id, "aria-label": "Suggestions", hidden: true });
    this.input = el("input", {
      type: "text",
      id: "line",
      role: "combobox",
      "aria-label": "Type a command or a message",
      "aria-expanded": "false",
      "aria-autocomplete": "list",
      "aria-controls": id,
      "aria-describedby": this.hint.id,
      placeholder: "Type / for commands",
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: "false",
      enterkeyhint: "send",
      maxlength: "4000",
      input: () => this.think(),
      focus: () => this.think(),
      keydown: (event) => this.onKey(event),
    });
    const send = el("button", { class: "round send", "aria-label": "Send" }, icon("send"));
    const slash = el(
      "button",
      { type: "button", class: "round", "aria-label": "Commands", click: () => this.begin("/") },
      "/",
    );
    this.element = el(
      "form",
      {
        class: "line",
        submit: (event) => {
          event.preventDefault();
          this.send();
        },
      },
      this.list,
      this.hint,
      el("div", { class: "line-row" }, slash, this.input, send),
    );
    this.element.addEventListener("focusout", (event) => {
      if (!this.element.contains(event.relatedTarget)) {
        this.close();
      }
    });
  }

  /** Learns anew which commands there are. */
  relearn() {
    this.learned = this.learn();
  }

  async learn() {
    try {
      this.suggestions.commands = await api.commands(this.client.me, this.place);
    } catch {
      // The commands come with the next connection.
    }
  }

  /** Writes something on the line, to be gone on with. */
  begin(text) {
    this.input.value = text;
    this.input.focus();
    this.think();
  }

  /** Asks what may come next, unless more is typed in the meantime. */
  async think() {
    const turn = ++this.turn;
    const line = this.input.value;
    await new Promise((done) => setTimeout(done, PAUSE_MILLIS));
    if (turn !== this.turn) {
      return;
    }
    let offer;
    try {
      await this.learned;
      offer = await this.suggestions.of(line);
    } catch (refusal) {
      offer = { list: [], eager: false, hint: refusal.message };
    }
    if (turn === this.turn) {
      this.show(offer);
    }
  }

  show(offer) {
    this.offer = offer;
    this.hint.textContent = offer.hint;
    fill(this.list, offer.list.map((each, index) => this.offered(each, index)));
    this.list.hidden = offer.list.length === 0;
    this.input.setAttribute("aria-expanded", String(!this.list.hidden));
    this.mark(offer.eager && offer.list.length > 0 ? 0 : -1);
  }

  offered(each, index) {
    return el(
      "li",
      {
        role: "option",
        id: `${this.list.id}-${index}`,
        "aria-selected": "false",
        pointerdown: (event) => event.preventDefault(),
        click: () => this.take(index),
      },
      el("span", { class: "option-label" }, each.label),
      each.description ? el("span", { class: "option-description" }, each.description) : null,
    );
  }

  mark(index) {
    this.marked = index;
    [...this.list.children].forEach((each, i) => {
      each.classList.toggle("marked", i === index);
      each.setAttribute("aria-selected", String(i === index));
    });
    const marked = this.list.children[index];
    marked?.scrollIntoView({ block: "nearest" });
    if (marked) {
      this.input.setAttribute("aria-activedescendant", marked.id);
    } else {
      this.input.removeAttribute("aria-activedescendant");
    }
  }

  take(index) {
    const suggestion = this.offer.list[index];
    this.suggestions.accept(suggestion);
    // Whoever types fast presses the next key before it is known what may come next.
    this.show({ list: [], eager: false, hint: this.offer.hint });
    this.begin(suggestion.line);
    this.input.setSelectionRange(suggestion.line.length, suggestion.line.length);
  }

  close() {
    this.turn++;
    this.show({ list: [], eager: false, hint: "" });
  }

  onKey(event) {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) {
      return;
    }
    const handled = this.list.hidden ? this.onKeyAlone(event) : this.onKeyInList(event);
    if (handled) {
      event.preventDefault();
    }
  }

  onKeyAlone(event) {
    if (event.key === "ArrowUp" && this.input.value === "" && this.said.length > 0) {
      this.input.value = this.said.at(-1);
      return true;
    }
    if (event.key === "Escape") {
      // Suggestions on their way are not wanted either.
      this.turn++;
    }
    return false;
  }

  onKeyInList(event) {
    const count = this.offer.list.length;
    switch (event.key) {
      case "ArrowDown":
        this.mark((this.marked + 1) % count);
        return true;
      case "ArrowUp":
        this.mark(this.marked <= 0 ? count - 1 : this.marked - 1);
        return true;
      case "Tab":
        if (event.shiftKey) {
          return false;
        }
        this.take(Math.max(0, this.marked));
        return true;
      case "Enter":
        if (this.marked === -1) {
          return false;
        }
        this.take(this.marked);
        return true;
      case "Escape":
        this.close();
        return true;
      default:
        return false;
    }
  }

  /** Sends a text that was not typed, so that the focus and a telephone's keyboard stay away. */
  sends(text) {
    this.input.value = text;
    return this.send();
  }

  async send() {
    const line = this.input.value.trim();
    if (line === "") {
      return;
    }
    this.close();
    this.input.value = "";
    try {
      await (line.startsWith("/") ? this.run(line) : this.say(line));
      this.remember(line);
    } catch (refusal) {
      this.input.value ||= line;
      this.complain(refusal.message);
    }
  }

  async run(line) {
    await this.learned;
    const finished = this.suggestions.finished(line);
    if (finished.wrong) {
      throw new Error(finished.wrong);
    }
    this.asked = await this.interactions.ask("command", { place: this.place, ...finished });
  }

  say(text) {
    return api.act(this.client.me, "say", { place: this.place, text });
  }

  remember(line) {
    this.said.push(line);
    this.said.splice(0, this.said.length - MOST_REMEMBERED);
  }

  complain(words) {
    this.hint.textContent = words;
  }

  /** The same with a button that types the command again. */
  offerAgain(words, line) {
    fill(
      this.hint,
      `${words} `,
      el(
        "button",
        {
          type: "button",
          class: "button plain",
          click: () => {
            this.complain("");
            this.sends(line);
          },
        },
        "Try again",
      ),
    );
  }

  /** The bot has answered a command, or has failed to. */
  answered(event) {
    if (!event.message && event.state === "FAILED") {
      const words = `${this.client.bot.name} didn't answer in time.`;
      if (event.interaction === this.asked && this.said.length > 0) {
        this.offerAgain(words, this.said.at(-1));
      } else {
        this.complain(words);
      }
    }
  }
}
