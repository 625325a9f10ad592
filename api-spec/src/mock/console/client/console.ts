/** Script of the testers' console: reads the world by `/__mock/…` and moves it. */
/** What `GET /__mock/state` answers. */
export interface State {
  world: string;
  scenario: string;
  now: number;
  clockOffsetMs: number;
  ledgerTotal: string;
  liveSessions: number;
  faults: { operationId: string; kind: string; times: number }[];
  accounts: { username: string; balance: string; currency: string }[];
}
interface Outbox {
  messages: { at: number; kind: string; to: string; code: string }[];
}
interface Requests {
  requests: { at: number; method: string; path: string; operationId?: string; status: number; durationMs: number }[];
}

const FOLLOW_MS = 2_000;
const SHOWN_REQUESTS = 60;
const SECOND_MS = 1_000;
let worldName = "";

const element = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no element ${id}`);
  return found;
};
const put = (id: string, text: string) => {
  element(id).textContent = text;
};
const timeOf = (ms: number) => new Date(ms).toISOString().slice(0, 19).replace("T", " ");

async function call<Answer>(path: string, body?: unknown): Promise<Answer> {
  const headers = {
    ...(worldName && { "x-mock-session": worldName }),
    ...(body !== undefined && { "content-type": "application/json" }),
  };
  const init = body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) };
  const response = await fetch(path, init);
  const answer = await response.json();
  if (!response.ok) throw new Error(String(answer.error ?? answer.message ?? response.status));
  return answer;
}

const toRow = (cells: (string | number)[]) => {
  const row = document.createElement("tr");
  for (const cell of cells) row.insertCell().textContent = String(cell);
  return row;
};

function fill(id: string, rows: (string | number)[][], empty: string): void {
  const body = element(id).querySelector("tbody");
  const none = toRow([empty]);
  const columns = element(id).querySelectorAll("thead th").length;
  none.firstElementChild?.setAttribute("colspan", String(columns));
  body?.replaceChildren(...(rows.length > 0 ? rows.map(toRow) : [none]));
}

function showState(state: State): void {
  put("world", state.world);
  put("now", `${timeOf(state.now)} UTC`);
  put("sessions", String(state.liveSessions));
  put("ledger", state.ledgerTotal);
  put("offset", `${Math.round(state.clockOffsetMs / SECOND_MS).toLocaleString("en")} s`);
  for (const button of document.querySelectorAll<HTMLButtonElement>("[data-scenario]"))
    button.setAttribute("aria-pressed", String(button.dataset.scenario === state.scenario));
  for (const { username, balance, currency } of state.accounts) {
    const cell = document.querySelector(`[data-balance="${CSS.escape(username)}"]`);
    if (cell) cell.textContent = `${balance} ${currency}`;
  }
  fill(
    "faults",
    state.faults.map(({ operationId, kind, times }) => [operationId, kind, times]),
    "No fault is on order.",
  );
}

async function refresh(): Promise<void> {
  const [state, outbox, log] = await Promise.all([
    call<State>("/__mock/state"),
    call<Outbox>("/__mock/outbox"),
    call<Requests>("/__mock/requests"),
  ]);
  showState(state);
  fill(
    "outbox",
    outbox.messages.map(({ at, kind, to, code }) => [timeOf(at), kind, to, code]),
    "Nothing was sent yet.",
  );
  const rows = log.requests
    .filter(({ path }) => !path.startsWith("/__mock/"))
    .slice(0, SHOWN_REQUESTS)
    .map(({ at, method, path, operationId, status, durationMs }) => [
      timeOf(at),
      method,
      path,
      operationId ?? "–",
      status,
      durationMs,
    ]);
  fill("requests", rows, "Nobody asked yet.");
}

/** Does one thing, says how it went, and shows the world after it. */
async function act(done: string, action: () => Promise<unknown>): Promise<void> {
  try {
    await action();
    put("status", done);
    await refresh();
  } catch (error) {
    put("status", error instanceof Error ? error.message : String(error));
  }
}

document.addEventListener("click", ({ target }) => {
  if (!(target instanceof HTMLButtonElement)) return;
  const { scenario, advance } = target.dataset;
  if (scenario) void act(`Scenario: ${scenario}`, () => call("/__mock/scenario", { name: scenario }));
  if (advance) void act("The clock was moved.", () => call("/__mock/clock", { advanceMs: Number(advance) }));
});

const fault = element("fault");
fault.addEventListener("submit", (event) => {
  event.preventDefault();
  if (!(fault instanceof HTMLFormElement)) return;
  const data = new FormData(fault);
  const numbers = Object.fromEntries(["times", "status", "delayMs"].map((name) => [name, Number(data.get(name))]));
  const order = { operationId: data.get("operationId"), kind: data.get("kind"), ...numbers };
  void act("The fault is on order.", async () => {
    const { faults } = await call<State>("/__mock/state");
    return call("/__mock/faults", [...faults, order]);
  });
});
element("clear-faults").addEventListener(
  "click",
  () => void act("No fault is on order.", () => call("/__mock/faults", [])),
);

const choose = element("choose-world");
choose.addEventListener("submit", (event) => {
  event.preventDefault();
  const field = choose.querySelector("input");
  worldName = field?.value.trim() ?? "";
  void act(`World: ${worldName || "shared"}`, async () => undefined);
});

const dialog = element("confirm");
element("reset").addEventListener("click", () => {
  if (dialog instanceof HTMLDialogElement) dialog.showModal();
});
dialog.addEventListener("close", () => {
  if (dialog instanceof HTMLDialogElement && dialog.returnValue === "yes")
    void act("The world starts over.", () => call("/__mock/reset", {}));
});

const follow = element("follow");
setInterval(() => {
  const isFollowing = follow instanceof HTMLInputElement && follow.checked && !document.hidden;
  if (isFollowing) refresh().catch(() => put("status", "The mock does not answer."));
}, FOLLOW_MS);
await act("", async () => undefined);
