/** What may come next on a line that is being typed. */

import * as api from "./api.js";
import { missing, read, unused, withUnnamed } from "./commandParser.js";

const STRINGS = 3;
const BOOLEAN = 5;
const PEOPLE = [6, 9];
const CHANNEL = 7;

/**
 * @typedef {object} Suggestion
 * @property {string} label
 * @property {string} description
 * @property {string} line what the line becomes
 * @property {{option: string, label: string, value: string}} [accepted] a value behind a label
 */

/** The suggestions for one place, with the values that have been accepted on its line. */
export class Suggestions {
  constructor(client, place, commands) {
    this.client = client;
    this.place = place;
    this.commands = commands;
    this.accepted = new Map();
  }

  /** Remembers what a suggestion's label stands for. */
  accept(suggestion) {
    if (suggestion.accepted) {
      this.accepted.set(suggestion.accepted.option, suggestion.accepted);
    }
  }

  /**
   * What may come next.
   *
   * @returns {Promise<{list: Suggestion[], eager: boolean, hint: string}>} eager if Enter is to take
   *     the first one rather than to send the line
   */
  async of(line) {
    const typed = read(line, this.commands);
    switch (typed.stage) {
      case "name":
        return this.names(typed);
      case "step":
        return this.steps(line, typed);
      case "options":
        return this.options(line, typed);
      case "unknown":
        return nothing(this.unknown(`/${typed.word}`));
      default:
        return nothing("");
    }
  }

  names({ word, command }) {
    const list = matching(this.commands, word, (c) => c.name).map((c) => ({
      label: `/${c.name}`,
      description: c.description,
      line: c.options?.length ? `/${c.name} ` : `/${c.name}`,
    }));
    const needsNothing = command && !(command.options ?? []).some((o) => o.required || o.type < 3);
    return { list, eager: !needsNothing, hint: list.length ? "" : this.unknown(`/${word}`) };
  }

  steps(line, { word, options, command }) {
    const base = line.slice(0, line.length - word.length);
    const list = matching(options, word, (o) => o.name).map((o) => ({
      label: o.name,
      description: o.description,
      line: `${base}${o.name} `,
    }));
    return { list, eager: true, hint: command.description };
  }

  async options(line, typed) {
    const last = typed.values.at(-1);
    if (!last) {
      const named = await this.nextOptions(line, typed, typed.word.trim(), typed.word);
      const unnamed = withUnnamed(typed);
      return named.list.length > 0 || unnamed === typed
        ? named
        : this.values(line, unnamed, unnamed.values[0]);
    }
    const rest = this.afterAccepted(last);
    if (rest !== null) {
      return this.nextOptions(line, typed, rest.trim(), rest);
    }
    return this.values(line, typed, last);
  }

  /** What follows a value that was accepted from the list, or null while a value is being typed. */
  afterAccepted({ option, text }) {
    const accepted = this.accepted.get(option.name);
    if (accepted && text.startsWith(`${accepted.label} `)) {
      return text.slice(accepted.label.length);
    }
    const single = option.type !== STRINGS && /^\S+(\s[\s\S]*)$/.exec(text);
    return single ? single[1] : null;
  }

  nextOptions(line, typed, word, tail) {
    const base = line.slice(0, line.length - tail.length).trimEnd();
    const required = missing(typed);
    const optional = unused(typed).filter((option) => !required.includes(option));
    const list = matching([...required, ...optional], word, (o) => o.name).map((o) => ({
      label: `${o.name}:`,
      description: o.required ? `${o.description} (needed)` : o.description,
      line: `${base} ${o.name}:`,
    }));
    return { list, eager: required.length > 0 || word !== "", hint: typed.command.description };
  }

  async values(line, typed, { option, text, start }) {
    const word = text.trimStart();
    const offered = await this.offered(option, word, typed);
    const used = new Set(offered.map((o) => o.label));
    const list = offered.map((offer) => ({
      label: offer.label,
      description: offer.description ?? "",
      line: `${line.slice(0, start)}${offer.label} `,
      accepted: { option: option.name, label: offer.label, value: offer.value },
    }));
    const done = used.has(word.trim()) || offered.some((o) => o.value === word.trim());
    return { list, eager: !done, hint: option.description };
  }

  async offered(option, word, typed) {
    if (option.choices?.length) {
      const all = option.choices.map((c) => ({ label: c.name, value: String(c.value) }));
      return matching(all, word, (c) => c.label);
    }
    if (PEOPLE.includes(option.type)) {
      const all = this.client.people.map((p) => ({ label: `@${p.name}`, value: p.id }));
      return matching(all, word.replace(/^@/, ""), (p) => p.label.slice(1));
    }
    if (option.type === CHANNEL) {
      const all = [...this.client.places.values()].filter((p) => p.guild !== "0");
      return matching(all, word.replace(/^#/, ""), (p) => p.name)
        .map((p) => ({ label: `#${p.name}`, value: p.id }));
    }
    if (option.type === BOOLEAN) {
      return matching([{ label: "true", value: "true" }, { label: "false", value: "false" }], word, (o) => o.label);
    }
    return option.autocomplete ? this.ofBot(option, typed) : [];
  }

  async ofBot(option, typed) {
    const { choices } = await api.act(this.client.me, "complete", {
      place: this.place,
      focused: option.name,
      ...this.parts(typed),
    });
    return choices.map((c) => ({ label: c.name, value: String(c.value) }));
  }

  /** The command with the values behind its labels. */
  parts(typed) {
    const options = {};
    for (const { option, text } of typed.values) {
      const accepted = this.accepted.get(option.name);
      const word = text.trim();
      options[option.name] = accepted?.label === word ? accepted.value : word;
    }
    return { command: typed.path.join(" "), options };
  }

  unknown(command) {
    return this.commands.length === 0
      ? "There are no commands here yet. If the bot has just started, try again in a moment."
      : `There is no command ${command}. Type / to see all commands.`;
  }

  /** The finished command of a line, or a sentence that says what is wrong with it. */
  finished(line) {
    const typed = withUnnamed(read(line, this.commands));
    if (typed.stage === "name" && typed.command) {
      return this.finished(`${line} `);
    }
    if (typed.stage !== "options") {
      return { wrong: this.unknown(line.split(/\s/)[0]) };
    }
    const [first] = missing(typed);
    if (first) {
      return { wrong: `/${typed.path.join(" ")} needs ${first.name}: ${first.description}` };
    }
    if (typed.values.length === 0 && typed.word.trim()) {
      return { wrong: `"${typed.word.trim()}" isn't an option of this command. ${takes(typed)}` };
    }
    return this.parts(typed);
  }
}

/** What the command of a line can be told besides. */
function takes({ path, options }) {
  const names = options.map((option) => `${option.name}:`).join(" ");
  return names ? `/${path.join(" ")} takes ${names}` : `/${path.join(" ")} takes no options.`;
}

function nothing(hint) {
  return { list: [], eager: false, hint };
}

/** Those that begin with a word, then those that hold it. */
function matching(all, word, nameOf) {
  const wanted = word.toLowerCase();
  const begins = all.filter((each) => nameOf(each).toLowerCase().startsWith(wanted));
  const holds = all.filter(
    (each) => !begins.includes(each) && nameOf(each).toLowerCase().includes(wanted),
  );
  return [...begins, ...holds];
}
