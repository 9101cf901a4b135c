/** Reads a line that is being typed: what it is so far, and what may come next. */

const SUBCOMMANDS = [1, 2];
const STRING = 3;

/**
 * What a line says.
 *
 * @typedef {object} Typed
 * @property {"chat"|"name"|"step"|"options"|"unknown"} stage how far it has come
 * @property {string} word the last word, as long as no option is being typed
 * @property {object} command
 * @property {string[]} path the command's name and its subcommands
 * @property {object[]} options what the command takes here
 * @property {{option: object, text: string, start: number}[]} values in the order typed
 */

/** Reads a line with the commands there are. */
export function read(line, commands) {
  if (!line.startsWith("/")) {
    return { stage: "chat", word: line };
  }
  const [, name, gap, rest] = /^\/(\S*)(\s*)([\s\S]*)$/.exec(line);
  const command = commands.find((c) => c.name === name);
  if (gap === "") {
    return { stage: "name", word: name, command };
  }
  return command ? readOptions(line, command, rest) : { stage: "unknown", word: name };
}

function readOptions(line, command, rest) {
  const path = [command.name];
  let options = command.options ?? [];
  while (options.length > 0 && SUBCOMMANDS.includes(options[0].type)) {
    const [, word, gap, more] = /^(\S*)(\s*)([\s\S]*)$/.exec(rest);
    const step = options.find((o) => o.name === word);
    if (!step || gap === "") {
      return { stage: "step", word, command, path, options, step };
    }
    path.push(step.name);
    options = step.options ?? [];
    rest = more;
  }
  return { stage: "options", command, path, options, ...readValues(line, rest, options) };
}

function readValues(line, rest, options) {
  const base = line.length - rest.length;
  const names = options.map((o) => o.name.replace(/[^\w-]/g, "\\$&")).join("|");
  const starts = names ? [...rest.matchAll(new RegExp(`(?:^|\\s)(${names}):`, "g"))] : [];
  const values = starts.map((match, i) => {
    const from = match.index + match[0].length;
    const to = starts[i + 1]?.index ?? rest.length;
    return {
      option: options.find((o) => o.name === match[1]),
      text: rest.slice(from, to),
      start: base + from,
    };
  });
  const before = rest.slice(0, starts[0]?.index ?? rest.length);
  return { values, word: before, base };
}

/**
 * The same with what stands before all options as the value of the first words that are needed:
 * {@code /move e2e4} means {@code /move action:e2e4}.
 */
export function withUnnamed(typed) {
  const [option] = typed.stage === "options" ? missing(typed) : [];
  const text = typed.word?.trim();
  return text && option?.type === STRING
    ? { ...typed, word: "", values: [{ option, text: typed.word, start: typed.base }, ...typed.values] }
    : typed;
}

/** The options that are required and not there. */
export function missing(typed) {
  const given = new Set(typed.values.filter((v) => v.text.trim()).map((v) => v.option.name));
  return typed.options.filter((o) => o.required && !given.has(o.name));
}

/** The options that are not there at all. */
export function unused(typed) {
  const given = new Set(typed.values.map((v) => v.option.name));
  return typed.options.filter((o) => !given.has(o.name));
}
