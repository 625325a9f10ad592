/** Script of the testers' console: reads and changes the mock's data through the testing endpoints (`/__mock/…`). */
import { control, showWorld, shownWorld, type LedgerView, type Outbox, type State } from "./control.ts";
import type { LoggedRequest } from "../../world/request-log.ts";
import { element, fieldOf, fill, put, timeOf } from "./page.ts";
import { showRequests } from "./requests.ts";

const FOLLOW_MS = 1_000;
const SECOND_MS = 1_000;
const THEME_KEY = "mockConsoleTheme";
let scenarios: readonly string[] = [];

function showState(state: State): void {
  scenarios = state.scenario.split(" ");
  put("world", state.world);
  put("now", `${timeOf(state.now)} UTC`);
  put("scenario", state.scenario);
  put("sessions", String(state.liveSessions));
  put("ledger-sum", state.ledgerTotal);
  put("offset", `${Math.round(state.clockOffsetMs / SECOND_MS).toLocaleString("en")} s`);
  for (const button of document.querySelectorAll<HTMLButtonElement>("[data-scenario]"))
    button.setAttribute("aria-pressed", String(scenarios.includes(button.dataset.scenario ?? "")));
  for (const select of document.querySelectorAll<HTMLSelectElement>("[data-module]"))
    if (select !== document.activeElement)
      select.value = scenarios.find((name) => name.endsWith(`:${select.dataset.module}`)) ?? "";
  for (const { username, balance, currency } of state.accounts) {
    const cell = document.querySelector(`[data-balance="${CSS.escape(username)}"]`);
    const text = `${balance} ${currency}`;
    if (cell && cell.textContent !== text) cell.textContent = text;
  }
  fill(
    "faults",
    state.faults.map(({ operationId, kind, times }) => [operationId, kind, times]),
    "No faults are waiting.",
  );
}

function showLedger({ sums, entries }: LedgerView): void {
  const parts = sums.flatMap(({ name, amount }) => {
    const pair = document.createElement("div");
    pair.append(document.createElement("dt"), document.createElement("dd"));
    pair.children[0]?.append(name);
    pair.children[1]?.append(amount);
    return pair;
  });
  element("ledger-sums").replaceChildren(...parts);
  fill(
    "ledger-entries",
    entries.map(({ at, username, kind, amount, balance, reference }) => [
      timeOf(at),
      username,
      kind,
      { text: amount, className: amount.startsWith("-") ? "number loss" : "number gain" },
      { text: balance, className: "number" },
      { text: reference, className: "path" },
    ]),
    "No money has moved yet.",
  );
}

async function refresh(): Promise<void> {
  const username = fieldOf(element("ledger-filter"), "username");
  const [state, outbox, ledger, log] = await Promise.all([
    control<State>("state"),
    control<Outbox>("outbox"),
    control<LedgerView>(`ledger?username=${encodeURIComponent(username)}`),
    control<{ requests: LoggedRequest[] }>("requests"),
  ]);
  showState(state);
  fill(
    "outbox",
    outbox.messages.map(({ at, kind, to, code, text }) => [
      timeOf(at),
      kind,
      to,
      text ?? { text: code, className: "code" },
    ]),
    "Nothing has been sent yet.",
  );
  showLedger(ledger);
  showRequests(log.requests);
}

const showProblem = (error: unknown) => put("status", error instanceof Error ? error.message : String(error));

let lastAct: Promise<void> = Promise.resolve();

/** Runs one action at a time, reports its result, and then refreshes the page. */
async function act(done: string, action: () => Promise<unknown>): Promise<void> {
  const earlier = lastAct;
  const own = Promise.withResolvers<void>();
  lastAct = own.promise;
  await earlier;
  try {
    await action();
    put("status", done);
    await refresh();
  } catch (error) {
    showProblem(error);
  }
  own.resolve();
}

const nothing = async () => undefined;

/** Changes the active scenarios. `choose` gets those that are active when the action runs, and returns the new ones. */
const changeScenarios = (done: string, choose: (present: readonly string[]) => readonly string[]) =>
  act(done, () => {
    const names = choose(scenarios).filter((name) => name !== "normal");
    return control("scenario", { names: names.length > 0 ? names : ["normal"] });
  });

/** Ends all scenarios for `normal`. Any other scenario is switched on, or off when it is active. */
const toggleScenario = (name: string) =>
  changeScenarios(`Scenario: ${name}`, (present) => {
    if (name === "normal") return [];
    return present.includes(name) ? present.filter((one) => one !== name) : [...present, name];
  });

/** Sets a switch of the merchant to the wanted value; "" restores the merchant's own value. */
const turnSwitch = (id: string, wanted: string) =>
  changeScenarios(`${id}: ${wanted || "as the merchant has it"}`, (present) => {
    const others = present.filter((name) => !name.endsWith(`:${id}`));
    return wanted ? [...others, wanted] : others;
  });

async function copy(text: string, label: string): Promise<void> {
  await act(`${label.replace(/^Copy/, "Copied")}.`, () =>
    navigator.clipboard.writeText(text.replace("{origin}", location.origin)),
  );
}

document.addEventListener("click", ({ target }) => {
  if (!(target instanceof HTMLButtonElement)) return;
  const { scenario, advance, copy: text } = target.dataset;
  if (scenario) void toggleScenario(scenario);
  if (advance) void act("The clock was moved.", () => control("clock", { advanceMs: Number(advance) }));
  if (text) void copy(text, target.getAttribute("aria-label") ?? "");
});

document.addEventListener("change", ({ target }) => {
  if (!(target instanceof HTMLSelectElement)) return;
  const { module: id } = target.dataset;
  if (id !== undefined) void turnSwitch(id, target.value);
});

const onSubmit = (id: string, action: (form: HTMLElement) => void) =>
  element(id).addEventListener("submit", (event) => {
    event.preventDefault();
    action(element(id));
  });

onSubmit("fault", (form) => {
  const numbers = Object.fromEntries(["times", "status", "delayMs"].map((name) => [name, Number(fieldOf(form, name))]));
  const order = { operationId: fieldOf(form, "operationId"), kind: fieldOf(form, "kind"), ...numbers };
  void act("The fault was added.", async () => {
    const { faults } = await control<State>("state");
    return control("faults", [...faults, order]);
  });
});
element("clear-faults").addEventListener(
  "click",
  () => void act("All faults were cleared.", () => control("faults", [])),
);

onSubmit("choose-world", (form) => {
  showWorld(fieldOf(form, "name"));
  void act(`World: ${shownWorld() || "shared"}`, nothing);
});
onSubmit("ledger-filter", (form) => void act(`Ledger: ${fieldOf(form, "username") || "all accounts"}`, nothing));
for (const event of ["input", "submit"])
  element("request-filter").addEventListener(event, (happened) => {
    if (event === "submit") happened.preventDefault();
    void refresh();
  });

const dialog = element("confirm");
element("reset").addEventListener("click", () => {
  if (dialog instanceof HTMLDialogElement) dialog.showModal();
});
dialog.addEventListener("close", () => {
  if (dialog instanceof HTMLDialogElement && dialog.returnValue === "yes")
    void act("The world has started over.", () => control("reset", {}));
});

const theme = element("theme");
function applyTheme(name: string): void {
  document.documentElement.dataset.theme = name;
  localStorage.setItem(THEME_KEY, name);
  if (theme instanceof HTMLSelectElement) theme.value = name;
}
applyTheme(localStorage.getItem(THEME_KEY) ?? "");
theme.addEventListener("change", () => applyTheme(theme instanceof HTMLSelectElement ? theme.value : ""));

const follow = element("follow");
setInterval(() => {
  const isFollowing = follow instanceof HTMLInputElement && follow.checked && !document.hidden;
  if (isFollowing) refresh().catch(showProblem);
}, FOLLOW_MS);
await act("", nothing);
