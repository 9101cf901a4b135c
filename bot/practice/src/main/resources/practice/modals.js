/** Modals: a form that the bot opens, to be filled in and submitted. */

import { el, freshId, icon } from "./dom.js";
import { markdown } from "./markdown.js";
import { optionsOf } from "./menus.js";

const ROW = 1;
const TEXT_INPUT = 4;
const TEXT = 10;
const LABEL = 18;
const RADIO_GROUP = 21;
const CHECKBOX = 23;
const PARAGRAPH = 2;

/** More answers than these would push whatever else is asked off a telephone's screen. */
const MOST_SIDE_BY_SIDE = 8;

/**
 * Opens a modal.
 *
 * @param {object} json in Discord's form
 * @param {object} directory knows names
 * @param {function(Object<string, string[]>): Promise} submit fails with a sentence for the person
 * @returns {HTMLDialogElement}
 */
export function openModal(json, directory, submit) {
  const fields = [];
  const parts = json.components.map((part) => partElement(part, directory, fields));
  const trouble = el("p", { class: "trouble", role: "alert" });
  const title = el("h2", { id: freshId("title") }, json.title);
  const form = el(
    "form",
    { method: "dialog", novalidate: true },
    el("div", { class: "dialog-head" }, title, closer()),
    parts,
    trouble,
    el("div", { class: "row end" }, cancel(), el("button", { class: "button main" }, "Submit")),
  );
  const dialog = el("dialog", { class: "modal", "aria-labelledby": title.id }, form);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    trouble.textContent = "";
    try {
      await submit(Object.fromEntries(fields.map((f) => [f.name, f.values()])));
      dialog.close();
    } catch (refusal) {
      trouble.textContent = refusal.message;
    }
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  form.querySelector("input, textarea, select")?.focus();
  return dialog;
}

function closer() {
  return el(
    "button",
    {
      type: "button",
      class: "round",
      "aria-label": "Close",
      click: (event) => event.currentTarget.closest("dialog").close(),
    },
    icon("close"),
  );
}

function cancel() {
  return el(
    "button",
    {
      type: "button",
      class: "button plain",
      click: (event) => event.currentTarget.closest("dialog").close(),
    },
    "Cancel",
  );
}

function partElement(part, directory, fields) {
  if (part.type === TEXT) {
    return el("div", { class: "text" }, markdown(part.content ?? "", directory));
  }
  const label = part.type === LABEL;
  const field = label ? part.component : part.components?.[0];
  const words = label ? part.label : field?.label;
  return part.type === LABEL || part.type === ROW
    ? fieldElement(field, words, part.description, directory, fields)
    : null;
}

function fieldElement(json, words, description, directory, fields) {
  const id = freshId("field");
  const required = json.required ?? json.type !== CHECKBOX;
  const hint = description
    ? el("p", { class: "subtext", id: `${id}-hint` }, description)
    : null;
  const about = { id, required, hint: hint?.id ?? null };
  if (json.type === TEXT_INPUT) {
    const input = textInput(json, about);
    fields.push({ name: json.custom_id, values: () => [input.value] });
    return el("div", { class: "form-field" }, caption("label", id, words, required), hint, input);
  }
  return choice(json, words, hint, about, directory, fields);
}

function caption(tag, id, words, required) {
  return el(
    tag,
    tag === "label" ? { for: id } : {},
    words,
    required ? null : el("span", { class: "subtext" }, " (optional)"),
  );
}

function textInput(json, { id, required, hint }) {
  const attributes = {
    id,
    placeholder: json.placeholder,
    maxlength: json.max_length ?? 4000,
    minlength: json.min_length,
    "aria-required": String(required),
    "aria-describedby": hint,
    autocomplete: "off",
  };
  const input =
    json.style === PARAGRAPH
      ? el("textarea", { ...attributes, rows: 4 })
      : el("input", { ...attributes, type: "text" });
  input.value = json.value ?? "";
  return input;
}

/** Menus, radio buttons and boxes: a group of boxes, or one line where one of many is chosen. */
function choice(json, words, hint, about, directory, fields) {
  const single = json.type === RADIO_GROUP || isSingleMenu(json);
  const options =
    json.type === CHECKBOX
      ? [{ value: "true", label: "Yes", description: "", chosen: Boolean(json.default) }]
      : optionsOf({ ...json, type: json.options ? 3 : json.type }, directory);
  return single && options.length > MOST_SIDE_BY_SIDE
    ? dropDown(json, options, words, hint, about, fields)
    : boxes(json, options, single, words, hint, about, fields);
}

function dropDown(json, options, words, hint, { id, required }, fields) {
  const chosen = options.find((option) => option.chosen);
  const select = el(
    "select",
    { id, "aria-required": String(required), "aria-describedby": hint?.id },
    chosen && required ? null : el("option", { value: "" }, json.placeholder ?? "Choose"),
    options.map(({ value, label, description }) =>
      el("option", { value }, description ? `${label}: ${description}` : label),
    ),
  );
  select.value = chosen?.value ?? "";
  fields.push({ name: json.custom_id, values: () => [select.value].filter(Boolean) });
  return el("div", { class: "form-field" }, caption("label", id, words, required), hint, select);
}

function boxes(json, options, single, words, hint, { id, required }, fields) {
  const inputs = options.map((option) => box(option, single ? "radio" : "checkbox", id));
  fields.push({
    name: json.custom_id,
    values: () => inputs.map((i) => i.input).filter((i) => i.checked).map((i) => i.value),
  });
  return el(
    "fieldset",
    { class: "form-field", "aria-describedby": hint?.id },
    caption("legend", id, words, required),
    hint,
    inputs.map((i) => i.element),
  );
}

function isSingleMenu(json) {
  return [3, 5, 6, 7, 8].includes(json.type) && (json.max_values ?? 1) === 1;
}

function box(option, type, name) {
  const input = el("input", { type, name, value: option.value });
  input.checked = option.chosen;
  const element = el(
    "label",
    { class: "box" },
    input,
    el("span", {}, option.label, el("span", { class: "subtext" }, ` ${option.description}`)),
  );
  return { input, element };
}
