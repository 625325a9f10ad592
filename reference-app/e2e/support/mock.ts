import type { APIRequestContext } from "@playwright/test";
import { expect } from "./expect.ts";

/** Where the mock of the end-to-end tests listens; set by playwright.config.ts. */
export const mockOrigin = (): string => `http://localhost:${process.env.E2E_MOCK_PORT}`;

/** A state of the whole server, or a switch turned by hand: `off:MOBILENUMREG3` (R283–R293). */
export type Scenario =
  | "normal"
  | "maintenance"
  | "region-blocked"
  | "slow"
  | "flaky"
  /** Every token is refused. */
  | "expired-sessions"
  /** Numbers are known 20 s after they are due. */
  | "late-draws"
  | `${"on" | "off"}:${string}`;

/** How a field of the registration is checked (R233); the parts to change. */
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
  /** For kind "status". */
  status?: number;
  /** For kind "delay". */
  delayMs?: number;
}

export interface MockState {
  /** Epoch milliseconds of the world. */
  now: number;
  /** The names of those that hold, with a space between. */
  scenario: string;
  /** A decimal string; all accounts together, so always zero. */
  ledgerTotal: string;
  liveSessions: number;
  /** Balances are decimal strings. */
  accounts: { username: string; balance: string }[];
}

export interface RequestLine {
  method: string;
  path: string;
  operationId?: string;
  status: number;
}

/** The testers' surface of the mock, for one world. */
export class Mock {
  readonly #request: APIRequestContext;
  readonly #origin: string;
  readonly #headers: Record<string, string>;

  /** @param world name of the world in X-Mock-Session; the shared one when left out */
  constructor(request: APIRequestContext, origin: string, world?: string) {
    this.#request = request;
    this.#origin = origin;
    // A connection that rests is closed by the server, maybe as the next request goes out on it: each call has its own.
    this.#headers = { Connection: "close", ...(world !== undefined && { "X-Mock-Session": world }) };
  }

  /** Starts the world over: accounts, sessions, clock, scenario, faults. */
  reset = (): Promise<MockState> => this.#post("reset", {});
  /** Lets time pass in the mock; its draws come due. */
  advance = (advanceMs: number): Promise<MockState> => this.#post("clock", { advanceMs });
  /** Lets time pass until `beforeMs` before the next multiple of `intervalMs`: quick lotteries draw at those. */
  async advanceToBefore(intervalMs: number, beforeMs: number): Promise<MockState> {
    const { now } = await this.state();
    return this.advance((2 * intervalMs - beforeMs - (now % intervalMs)) % intervalMs);
  }
  scenario = (name: Scenario): Promise<MockState> => this.#post("scenario", { name });
  /** Changes what a merchant asks of new members; the default merchant when none is named. */
  registerRule = (field: string, rule: RegisterRuleChange, merchantCode?: string): Promise<unknown> =>
    this.#post("register-rules", { field, rule, merchantCode });
  /** Replaces all faults. */
  faults = (faults: readonly Fault[]): Promise<unknown> => this.#post("faults", faults);
  /** Gives an account so much, as a decimal string. */
  setBalance = (username: string, amount: string): Promise<unknown> => this.#post("balance", { username, amount });
  /** Decides a pending deposit at once. */
  deposit = (id: string, action: "approve" | "reject" | "expire"): Promise<unknown> =>
    this.#post("deposits", { id, action });
  /** Decides a withdrawal, or returns the money of an approved one (R333). */
  withdrawal = (id: string, action: "approve" | "reject" | "forceReceipt"): Promise<unknown> =>
    this.#post("withdrawals", { id, action });
  state = (): Promise<MockState> => this.#get("state");
  requests = async (): Promise<RequestLine[]> => (await this.#get<{ requests: RequestLine[] }>("requests")).requests;

  /** What the server last sent to somebody: the code of an SMS or an e-mail, the characters of a captcha. */
  async latestCode(kind: "sms" | "email" | "captcha"): Promise<string> {
    const { messages } = await this.#get<{ messages: { kind: string; code: string }[] }>("outbox");
    const message = messages.find((candidate) => candidate.kind === kind);
    if (!message) throw new Error(`The mock has sent no ${kind}.`);
    return message.code;
  }

  /** A session of a member as the app keeps it in the tab's storage (R186–R197). */
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

  /** The balance of a member, as a decimal string. */
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
