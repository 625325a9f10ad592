/** Calls of the console to the testing endpoints (`/__mock/…`), and the mock session whose data it shows. */

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
export interface Outbox {
  messages: { at: number; kind: string; to: string; code: string; text?: string }[];
}
export interface LedgerView {
  sums: { name: string; amount: string }[];
  entries: { at: number; username: string; kind: string; amount: string; balance: string; reference: string }[];
}

const WORLD_KEY = "mockConsoleWorld";
let worldName = sessionStorage.getItem(WORLD_KEY) ?? "";

/** Returns the name of the mock session whose data is shown; "" is the shared one. */
export const shownWorld = (): string => worldName;
export function showWorld(name: string): void {
  worldName = name;
  sessionStorage.setItem(WORLD_KEY, name);
}

/** Sends a GET to a testing endpoint, or a POST when there is a body. @throws Error with the mock's message, or that it does not answer */
export async function control<Answer>(path: string, body?: unknown): Promise<Answer> {
  const headers = {
    ...(worldName && { "x-mock-session": worldName }),
    ...(body !== undefined && { "content-type": "application/json" }),
  };
  const init = body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) };
  const response = await fetch(`/__mock/${path}`, init).catch((cause: unknown) => {
    throw new Error("The mock does not answer.", { cause });
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(String(answer.error ?? answer.message ?? response.status));
  return answer;
}
