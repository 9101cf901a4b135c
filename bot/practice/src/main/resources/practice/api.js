/** The practice room's API, as rookery.practice.page.PageServer describes it. */

const BASE = "/practice/api";

/** Something that was refused, with the server's sentence. */
class Refused extends Error {}

async function call(method, path, body) {
  let answer;
  try {
    answer = await fetch(BASE + path, {
      method,
      headers: body ? { "Content-Type": "application/json" } : {},
      body: body ? JSON.stringify(body) : undefined,
    });
  } catch (lost) {
    throw new Refused("The practice room isn't answering. Is it still running?", { cause: lost });
  }
  const text = await answer.text();
  const json = text ? parse(text) : {};
  if (!answer.ok) {
    throw new Refused(json.error ?? `The practice room answered ${answer.status}.`);
  }
  return json;
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

const query = (values) => new URLSearchParams(values).toString();

export const room = (me) => call("GET", me ? `/room?${query({ me })}` : "/room");

export const messages = (me, place, before) =>
  call("GET", `/messages?${query(before ? { me, place, before } : { me, place })}`);

export const commands = (me, place) => call("GET", `/commands?${query({ me, place })}`);

export const showcase = () => call("GET", "/showcase");

export const invitations = () => call("GET", "/invitations");

export const traffic = (last) => call("GET", `/traffic?${query({ last })}`);

export const faults = () => call("GET", "/faults");

/** Does something as a person: say, command, complete, press, pick, submit, read, direct ... */
export const act = (me, what, body) => call("POST", `/me/${me}/${what}`, body);

export const addFault = (fault) => call("POST", "/faults", fault);

export const clearFaults = () => call("DELETE", "/faults");

export const disturb = (action) => call("POST", "/gateway", { action });

export const pass = (minutes) => call("POST", "/time", { minutes });

export const restart = () => call("POST", "/restart", {});

export const addForeignGuild = (name) => call("POST", "/guilds", { name });

export const addGroup = (name) => call("POST", "/groups", { name });

/** The socket that brings a person's events after a number. */
export function events(me, after, traffic) {
  const address = new URL(`${BASE}/events?${query({ me, after, traffic })}`, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  return new WebSocket(address);
}
