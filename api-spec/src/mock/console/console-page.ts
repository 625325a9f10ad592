import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { OPERATIONS } from "../../generated/operations.ts";
import type { Reply } from "../handler.ts";
import { FAULT_KINDS } from "../world/faults.ts";
import { PERSONAS, PERSONA_PASSWORD, type Persona } from "../world/personas.ts";
import { SCENARIO_NAMES } from "../world/scenarios.ts";

const CLOCK_STEPS: readonly (readonly [label: string, ms: number])[] = [
  ["10 seconds", 10_000],
  ["1 minute", 60_000],
  ["10 minutes", 600_000],
  ["1 hour", 3_600_000],
  ["1 day", 86_400_000],
];

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? "");
const read = (name: string) => readFileSync(new URL(`./client/${name}`, import.meta.url), "utf8");

const TRAITS: Record<NonNullable<Persona["traits"]>[number], string> = {
  firstTimeLogin: "first login",
  passwordExpired: "password expired",
  captchaOnAnyFailure: "captcha after any failure",
  unregisteredIp: "unregistered IP: extra verification",
  selfExcluded: "self-excluded",
  noPaymentPassword: "no payment password",
  history: "months of history",
};

const describe = ({ type = 0, role = "member", traits = [] }: Persona) =>
  [role === "member" ? `type ${type}` : role, ...traits.map((trait) => TRAITS[trait])].join(", ");

const personaRow = (persona: Persona) =>
  `<tr><th scope="row">${persona.username}</th><td><code>${escape(persona.password ?? PERSONA_PASSWORD)}</code></td><td>${describe(persona)}</td><td class="number" data-balance="${persona.username}">–</td></tr>`;

const options = (values: readonly string[]) => values.map((value) => `<option>${value}</option>`).join("");

const table = (id: string, caption: string, heads: readonly string[], rows = "") =>
  `<div class="scroll" tabindex="0" role="region" aria-label="${caption}: table"><table id="${id}"><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join("")}</tr></thead><tbody>${rows}</tbody></table></div>`;

/** The testers' console: one page that shows the world and moves it by the calls below `/__mock/`. */
export function consolePage(): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark"><title>Lobbykit mock · testers’ console</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/console/console.css"><script type="module" src="/console/console.js"></script></head><body>
<header><img alt="" src="/art/lottery/SSC_45S.svg" width="48" height="48"><div><h1>Lobbykit mock</h1><p>Testers’ console. What you do here moves the world that every page of this server lives in. <a href="/reference">Reference of the contract</a></p></div>
<dl class="facts"><div><dt>World</dt><dd id="world">–</dd></div><div><dt>Clock</dt><dd id="now" translate="no">–</dd></div><div><dt>Sessions</dt><dd id="sessions">–</dd></div><div><dt>Ledger sum</dt><dd id="ledger">–</dd></div></dl></header>
<p id="status" role="status" class="status"></p>
<main>
<section aria-labelledby="h-scenario"><h2 id="h-scenario">Scenario</h2><div class="choices" role="group" aria-labelledby="h-scenario">${SCENARIO_NAMES.map((name) => `<button type="button" data-scenario="${name}" aria-pressed="false">${name}</button>`).join("")}</div></section>
<section aria-labelledby="h-clock"><h2 id="h-clock">Clock</h2><p>Ahead of this machine by <output id="offset">0 s</output>.</p><div class="choices" role="group" aria-labelledby="h-clock">${CLOCK_STEPS.map(([label, ms]) => `<button type="button" data-advance="${ms}">+ ${label}</button>`).join("")}</div></section>
<section aria-labelledby="h-faults"><h2 id="h-faults">Faults</h2><form id="fault"><label>Operation<select name="operationId">${options(Object.keys(OPERATIONS))}</select></label><label>Kind<select name="kind">${options(FAULT_KINDS)}</select></label><label>Times<input name="times" type="number" min="1" max="1000" value="1"></label><label>Status<input name="status" type="number" min="200" max="599" value="500"></label><label>Delay in ms<input name="delayMs" type="number" min="0" max="120000" value="2000"></label><button>Order fault</button></form>
${table("faults", "Faults on order", ["Operation", "Kind", "Left"])}<button type="button" id="clear-faults">Clear faults</button></section>
<section aria-labelledby="h-world"><h2 id="h-world">World</h2><form id="choose-world"><label>Name, empty for the shared one<input name="name" pattern="[A-Za-z0-9_.\\-]{0,64}" autocomplete="off"></label><button>Show world</button></form><p>Starting over forgets accounts, money, favourites and the clock.</p><button type="button" id="reset" class="danger">Start over</button>
<dialog id="confirm" aria-labelledby="h-confirm"><h2 id="h-confirm">Start over?</h2><p>Everything this world remembers is lost.</p><form method="dialog" class="choices"><button value="no" autofocus>Keep it</button><button value="yes" class="danger">Start over</button></form></dialog></section>
<section class="wide" aria-labelledby="h-personas"><h2 id="h-personas">Personas</h2><p>SMS and e-mail codes are <code>123456</code>, the payment password is <code>654321</code>.</p>${table("personas", "Personas", ["Username", "Password", "Who", "Balance"], PERSONAS.map(personaRow).join(""))}</section>
<section class="wide" aria-labelledby="h-outbox"><h2 id="h-outbox">Outbox</h2><p>Codes and captcha words that people would have received.</p>${table("outbox", "Outbox", ["Time", "Kind", "To", "Code"])}</section>
<section class="wide" aria-labelledby="h-requests"><h2 id="h-requests">Requests</h2><label class="inline"><input type="checkbox" id="follow" checked> Follow every two seconds</label>${table("requests", "Requests", ["Time", "Method", "Path", "Operation", "Status", "ms"])}</section>
</main></body></html>`;
}

const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; " +
  "form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'";

const reply = (type: string, body: string): Reply => ({
  status: 200,
  headers: {
    "content-type": `${type}; charset=utf-8`,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    ...(type === "text/html" && { "content-security-policy": PAGE_POLICY }),
  },
  body,
});

/** The console's page and its two files; undefined for any other address. */
export function serveConsole(url: URL): Reply | undefined {
  switch (url.pathname) {
    case "/":
      return reply("text/html", consolePage());
    case "/console/console.js":
      return reply("text/javascript", stripTypeScriptTypes(read("console.ts")));
    case "/console/console.css":
      return reply("text/css", read("console.css"));
    default:
      return undefined;
  }
}
