import type { Operation } from "../../spec/contract.ts";
import type { Answer } from "../../judge/answer.ts";
import type { Case } from "../../plan/case.ts";
import { FORBIDDEN, UNAUTHENTICATED } from "../../status-codes.ts";
import type { Memory } from "../values/series-memory.ts";
import type { ShownToken } from "../values/show-token.ts";
import type { Sent } from "./caller.ts";
import type { Sessions } from "./sessions.ts";

type Authorized = Pick<Case, "request">;

const isDenied = (answer: Answer): boolean =>
  "status" in answer && (answer.status === FORBIDDEN || answer.status === UNAUTHENTICATED);

/** Whether the request is sent in the session of the first account, and not to find out whether another one is refused. */
const isByFirstAccount = ({ request: { authorization } }: Authorized): boolean =>
  authorization.kind === "session" && authorization.account === undefined && authorization.shown === undefined;

/**
 * Uses an account with more rights for the operations that refuse the first one (403), where the user or the examples of the login name such
 * an account. Without it, nothing that such operations promise could be tested.
 */
export class Rights {
  readonly #sessions: Pick<Sessions, "privilegedCount" | "privilegedAccess">;
  /** The account for each operation that refuses the first one; undefined where all accounts are refused. */
  readonly #accounts = new Map<string, number | undefined>();

  constructor(sessions: Pick<Sessions, "privilegedCount" | "privilegedAccess">) {
    this.#sessions = sessions;
  }

  /** The session for a request whose operation, or whose series, is known to need more rights; undefined for others. */
  async accessFor(operation: Operation, tried: Authorized, memory?: Memory): Promise<ShownToken | undefined> {
    const index = this.#accounts.get(operation.id) ?? memory?.actsAs;
    if (index === undefined || !operation.isSecured || !isByFirstAccount(tried)) return undefined;
    if (memory) memory.actsAs = index;
    return this.#sessions.privilegedAccess(operation, index);
  }

  /** Sends a refused request again with each account, until one is not refused. Undefined when that does not help. */
  async retry(
    operation: Operation,
    tried: Authorized,
    { answer }: Pick<Sent, "answer">,
    send: (shown: ShownToken) => Promise<Sent>,
    memory?: Memory,
  ): Promise<Sent | undefined> {
    const { authorization } = tried.request;
    const isAltered = authorization.kind === "session" && authorization.altered !== undefined;
    const isRefused = "status" in answer && answer.status === FORBIDDEN && !isAltered;
    if (!isRefused || this.#accounts.has(operation.id) || !isByFirstAccount(tried)) return undefined;
    for (const index of this.#order()) {
      const shown = await this.#sessions.privilegedAccess(operation, index);
      const sent = shown && (await send(shown));
      if (!sent || isDenied(sent.answer)) continue;
      this.#accounts.set(operation.id, index);
      if (memory) memory.actsAs = index;
      return sent;
    }
    this.#accounts.set(operation.id, undefined);
    return undefined;
  }

  /** The accounts to try: first those that had the rights for another operation. */
  #order(): number[] {
    const all = Array.from({ length: this.#sessions.privilegedCount }, (_, index) => index);
    const useful = new Set(this.#accounts.values());
    return [...all.filter((index) => useful.has(index)), ...all.filter((index) => !useful.has(index))];
  }
}
