import type { APIRequestContext } from "@playwright/test";
import { expect } from "./expect.ts";

/** Returns the origin of the mock that the end-to-end tests use. playwright.config.ts sets its port. */
export const mockOrigin = (): string => `http://localhost:${process.env.E2E_MOCK_PORT}`;

/** A scenario for the whole server, or a feature switched on or off: `off:MOBILENUMREG3` (R283–R293). */
export type Scenario =
  | "normal"
  | "maintenance"
  | "region-blocked"
  | "slow"
  | "flaky"
  /** The server refuses every token. */
  | "expired-sessions"
  /** The winning numbers are known 20 s after the draw is due. */
  | "late-draws"
  | `${"on" | "off"}:${string}`;

/** The parts of a registration field's rule to change (R233). */
export interface RegisterRuleChange {
  enabled?: boolean;
  required?: boolean;
  minLength?: number;
  maxLength?: number;
  patternId?: string;
  acceptedPattern?: string;
}

/** A failure for the next `times` calls of an operation. */
export interface Fault {
  operationId: string;
  kind: "status" | "drop" | "delay" | "malformed";
  times?: number;
  /** The HTTP status of the answer, for kind "status". */
  status?: number;
  /** How long the answer is delayed, for kind "delay". */
  delayMs?: number;
}

export interface MockState {
  /** The time in this mock state, in epoch milliseconds. */
  now: number;
  /** The names of the active scenarios, with spaces between them. */
  scenario: string;
  /** The sum of all ledger accounts, as a decimal string. It must always be zero. */
  ledgerTotal: string;
  liveSessions: number;
  /** All members, with their balances as decimal strings. */
  accounts: { username: string; balance: string }[];
}

export interface RequestLine {
  method: string;
  path: string;
  operationId?: string;
  status: number;
}

/** The mock's testing endpoints, for one mock state. */
export class Mock {
  readonly #request: APIRequestContext;
  readonly #origin: string;
  readonly #headers: Record<string, string>;

  /** @param world name of the mock state in X-Mock-Session; the shared state when left out */
  constructor(request: APIRequestContext, origin: string, world?: string) {
    this.#request = request;
    this.#origin = origin;
    // The server closes idle connections, possibly while the next request is being sent. Each call therefore has its own connection.
    this.#headers = { Connection: "close", ...(world !== undefined && { "X-Mock-Session": world }) };
  }

  /** Resets the mock state: accounts, sessions, clock, scenario and faults. It begins at `now`, an ISO time; the machine's when left out. */
  reset = (now?: string): Promise<MockState> => this.#post("reset", { now });
  /** Lets time pass in the mock, so that draws become due. */
  advance = (advanceMs: number): Promise<MockState> => this.#post("clock", { advanceMs });
  /** Lets time pass until `beforeMs` before the next multiple of `intervalMs`, because fast lotteries draw at these times. */
  async advanceToBefore(intervalMs: number, beforeMs: number): Promise<MockState> {
    const { now } = await this.state();
    return this.advance((2 * intervalMs - beforeMs - (now % intervalMs)) % intervalMs);
  }
  /** Activates these scenarios and no others. */
  scenario = (...names: readonly Scenario[]): Promise<MockState> => this.#post("scenario", { names });
  /** Changes a registration rule of a merchant. Without a code, it is the default merchant. */
  registerRule = (field: string, rule: RegisterRuleChange, merchantCode?: string): Promise<unknown> =>
    this.#post("register-rules", { field, rule, merchantCode });
  /** Replaces all faults by these. */
  faults = (faults: readonly Fault[]): Promise<unknown> => this.#post("faults", faults);
  /** Sets the balance of an account to this amount, a decimal string. */
  setBalance = (username: string, amount: string): Promise<unknown> => this.#post("balance", { username, amount });
  /** Decides a pending deposit immediately. */
  deposit = (id: string, action: "approve" | "reject" | "expire"): Promise<unknown> =>
    this.#post("deposits", { id, action });
  /** Decides a withdrawal, or returns the money of an approved one (R333). */
  withdrawal = (id: string, action: "approve" | "reject" | "forceReceipt"): Promise<unknown> =>
    this.#post("withdrawals", { id, action });
  state = (): Promise<MockState> => this.#get("state");
  requests = async (): Promise<RequestLine[]> => (await this.#get<{ requests: RequestLine[] }>("requests")).requests;

  /** Returns what the mock sent last: the code of an SMS or an e-mail, or the characters of a captcha. */
  async latestCode(kind: "sms" | "email" | "captcha"): Promise<string> {
    const { messages } = await this.#get<{ messages: { kind: string; code: string }[] }>("outbox");
    const message = messages.find((candidate) => candidate.kind === kind);
    if (!message) throw new Error(`The mock has sent no ${kind}.`);
    return message.code;
  }

  /** Logs a member in and returns the session's entries for the tab's storage (R186–R197). */
  async openSession(username: string, password: string): Promise<Record<string, string>> {
    const headers = { ...this.#headers, "X-Module-Id": "AUTH" };
    const data = { type: "username", username, password };
    const login = await this.#request.post(`${this.#origin}/wps/session/login`, { headers, data });
    const { token } = (await login.json()).value;
    const authorized = { headers: { ...headers, Authorization: `Bearer ${token}` } };
    const { value } = await (await this.#request.get(`${this.#origin}/wps/member/info`, authorized)).json();
    const { id, account, nickname, type, toUpline, clubLabel } = value;
    return {
      token,
      account,
      username: account,
      nickname: nickname ?? "",
      customerId: id,
      isAgent: String(type),
      toUpline: String(toUpline),
      memberLabel: clubLabel.labelName ?? "",
      isFreePlay: "0",
    };
  }

  /** Returns the balance of a member, as a decimal string. */
  async balanceOf(username: string): Promise<string> {
    const { accounts } = await this.state();
    const account = accounts.find((candidate) => candidate.username === username);
    if (!account) throw new Error(`The mock knows no ${username}.`);
    return account.balance;
  }

  async #get<Answer>(name: string): Promise<Answer> {
    const response = await this.#request.get(`${this.#origin}/__mock/${name}`, { headers: this.#headers });
    await expect(response, `GET /__mock/${name}`).toBeOK();
    return response.json();
  }

  async #post<Answer>(name: string, data: object): Promise<Answer> {
    const response = await this.#request.post(`${this.#origin}/__mock/${name}`, { headers: this.#headers, data });
    await expect(response, `POST /__mock/${name}`).toBeOK();
    return response.json();
  }
}
