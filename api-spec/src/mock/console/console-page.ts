import { OPERATIONS } from "../../generated/operations.ts";
import type { Reply } from "../handler.ts";
import { htmlPage } from "../pages/html.ts";
import { readScript, readStyles } from "../pages/page-files.ts";
import { FAULT_KINDS } from "../world/faults.ts";
import {
  FIXED_CODE,
  PERSONA_PASSWORD,
  PERSONA_PAYMENT_PASSWORD,
  PERSONAS,
  type Persona,
} from "../world/identity/personas.ts";
import { SCENARIO_NAMES } from "../world/scenarios.ts";
import { MODULE_IDS } from "../world/site/site.ts";

const CLOCK_STEPS: readonly [label: string, advanceMs: number][] = [
  ["10 seconds", 10_000],
  ["1 minute", 60_000],
  ["10 minutes", 600_000],
  ["1 hour", 3_600_000],
  ["1 day", 86_400_000],
  ["7 days", 604_800_000],
];
const VERDICTS = ["honours the contract", "broken request", "broken answer", "ordered trouble", "no operation"];

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? "");

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

const copyButton = (text: string, name: string, label: string) =>
  `<button type="button" class="small" data-copy="${escape(text)}" aria-label="${escape(label)}">${name}</button>`;

/** Returns a curl command that logs in. The page's script replaces `{origin}` by its own address. */
const loginCommand = (username: string, password: string) =>
  `curl -s {origin}/wps/session/login -H 'content-type: application/json' -d '${JSON.stringify({ type: "username", username, password })}'`;

function personaRow(persona: Persona): string {
  const { username, password = PERSONA_PASSWORD } = persona;
  const buttons = [
    copyButton(username, "Name", `Copy the name ${username}`),
    copyButton(password, "Password", `Copy the password of ${username}`),
    copyButton(loginCommand(username, password), "curl", `Copy the curl login of ${username}`),
  ];
  return `<tr><th scope="row">${username}</th><td><span class="buttons">${buttons.join("")}</span></td><td class="who">${describe(persona)}</td><td class="number" data-balance="${username}">–</td></tr>`;
}

const options = (names: readonly string[]) =>
  names.map((name) => `<option value="${escape(name)}">${escape(name)}</option>`).join("");

const table = (id: string, caption: string, heads: readonly string[], rows = "") =>
  `<div class="scroll" tabindex="0" role="region" aria-label="${caption}: table"><table id="${id}"><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join("")}</tr></thead><tbody>${rows}</tbody></table></div>`;

const section = (id: string, title: string, content: string, size: "wide" | "half" | "third" = "third") =>
  `<section class="${size}" id="${id}" aria-labelledby="h-${id}"><h2 id="h-${id}">${title}</h2>${content}</section>`;

const SERVER_STATES = SCENARIO_NAMES.filter((name) => !name.includes(":"));

const scenarios = () =>
  `<div class="choices" role="group" aria-labelledby="h-scenario-part">${SERVER_STATES.map((name) => `<button type="button" data-scenario="${name}" aria-pressed="false">${name}</button>`).join("")}</div>
<p>Several can be active at once. <code>normal</code> ends them all.</p>
<details><summary>Switches of the merchant</summary><div class="switches">${MODULE_IDS.map((id) => `<label>${id}<select data-module="${id}"><option value="">as the merchant has it</option><option value="on:${id}">on</option><option value="off:${id}">off</option></select></label>`).join("")}</div></details>`;

const clock = () =>
  `<p>The clock is ahead of this machine by <b id="offset">0 s</b>. Draws, deposits, salaries and locks follow the clock.</p><div class="choices" role="group" aria-labelledby="h-clock-part">${CLOCK_STEPS.map(([label, ms]) => `<button type="button" data-advance="${ms}">+ ${label}</button>`).join("")}</div>`;

const faults = () =>
  `<form id="fault"><label>Operation<select name="operationId">${options(Object.keys(OPERATIONS).toSorted())}</select></label><label>Kind<select name="kind">${options(FAULT_KINDS)}</select></label><label>Times<input name="times" type="number" min="1" max="1000" value="1"></label><label>Status<input name="status" type="number" min="200" max="599" value="500"></label><label>Delay in ms<input name="delayMs" type="number" min="0" max="120000" value="2000"></label><button>Add fault</button></form>
${table("faults", "Faults that are waiting", ["Operation", "Kind", "Left"])}<button type="button" id="clear-faults">Clear faults</button>`;

const world = () =>
  `<form id="choose-world"><label>Name, empty for the shared one<input name="name" pattern="[A-Za-z0-9_.\\-]{0,64}" autocomplete="off"></label><button>Show world</button></form><p>To use a separate world, send the header <code>X-Mock-Session</code> with each call. Starting over resets accounts, money, favourites and the clock.</p><button type="button" id="reset" class="danger">Start over</button>
<dialog id="confirm" aria-labelledby="h-confirm"><h2 id="h-confirm">Start over?</h2><p>You will lose everything in this world.</p><form method="dialog" class="choices"><button value="no" autofocus>Keep it</button><button value="yes" class="danger">Start over</button></form></dialog>`;

const personas = () =>
  `<p>Codes by SMS and email are <code>${FIXED_CODE}</code>. The payment password is <code>${PERSONA_PAYMENT_PASSWORD}</code>.</p>${table("personas", "Personas", ["Username", "Copy", "Who", "Balance"], PERSONAS.map(personaRow).join(""))}`;

const ledger = () =>
  `<form id="ledger-filter"><label>Account, empty for all<input name="username" list="usernames" autocomplete="off"></label><button>Show</button></form><datalist id="usernames">${PERSONAS.map(({ username }) => `<option value="${username}"></option>`).join("")}</datalist>
<dl class="sums" id="ledger-sums"></dl>${table("ledger-entries", "Movements", ["Time", "Account", "Kind", "Amount", "Balance", "For"])}`;

const requests = () =>
  `<form class="choices" id="request-filter"><label>Verdict<select name="verdict"><option value="">any</option>${options(VERDICTS)}</select></label><label>Path or operation<input name="text" type="search" autocomplete="off"></label><label class="inline"><input type="checkbox" id="follow" checked> Follow</label></form>
${table("requests", "Requests", ["Time", "Method", "Path", "Operation", "Status", "Verdict", "By", "ms"])}`;

/** Renders the testers' console: one page that shows the mock's data and changes it through the testing endpoints (`/__mock/…`). */
export function consolePage(): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light"><title>Lobbykit mock · testers’ console</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/console/console.css"><script type="module" src="/console/console.js"></script></head><body>
<a class="skip" href="#main">Skip to the console</a>
<header><img alt="" src="/art/lottery/SSC_45S.svg" width="48" height="48"><div class="title"><h1>Lobbykit mock</h1><p>Testers’ console. What you do here changes the world behind every page of this server.</p></div>
<nav aria-label="Beside the console"><a href="/reference">API reference</a><label class="inline">Theme<select id="theme"><option value="">system</option><option value="dark">dark</option><option value="light">light</option></select></label></nav>
<dl class="facts"><div><dt>World</dt><dd id="world">–</dd></div><div><dt>Clock</dt><dd id="now" translate="no">–</dd></div><div><dt>Scenario</dt><dd id="scenario">–</dd></div><div><dt>Sessions</dt><dd id="sessions">–</dd></div><div><dt>Ledger sum</dt><dd id="ledger-sum">–</dd></div></dl></header>
<p id="status" role="status" class="status"></p>
<main id="main" tabindex="-1">
${section("personas-part", "Personas", personas(), "half")}
${section("outbox-part", "Outbox", `<p>Codes, captcha answers and notices that people would have received.</p>${table("outbox", "Outbox", ["Time", "Kind", "To", "Code or notice"])}`, "half")}
${section("scenario-part", "Scenario", scenarios())}
${section("clock-part", "Clock", clock())}
${section("world-part", "World", world())}
${section("faults-part", "Faults", faults(), "half")}
${section("ledger-part", "Ledger", ledger(), "half")}
${section("requests-part", "Requests", requests(), "wide")}
</main></body></html>`;
}

const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; " +
  "form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'";

const file = (type: string, body: string): Reply => ({
  status: 200,
  headers: {
    "content-type": `${type}; charset=utf-8`,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
  },
  body,
});

const FILES: Readonly<Record<string, () => Reply>> = {
  "/": () => htmlPage(200, PAGE_POLICY, consolePage()),
  "/console/console.css": () => file("text/css", readStyles("console/client/console.css")),
  ...Object.fromEntries(
    ["console", "control", "page", "requests"].map((name) => [
      `/console/${name}.js`,
      () => file("text/javascript", readScript(`console/client/${name}.ts`)),
    ]),
  ),
};

/** Serves the console's page and its files; returns undefined for any other address. */
export const serveConsole = (url: URL): Reply | undefined =>
  Object.hasOwn(FILES, url.pathname) ? FILES[url.pathname]?.() : undefined;
