import type { Answer } from "../../judge/answer.ts";
import type { Operation } from "../../spec/contract.ts";
import { FIRST_REFUSAL, UNAUTHENTICATED } from "../../status-codes.ts";

/** An operation is skipped after this many requests in a row without a response. */
export const MAX_OF_OPERATION = 5;
/** The run gives up on the server after this many in a row, over all operations. */
export const MAX_OF_SERVER = 25;

/** The run gives up on a session after it is refused for this many operations in a row, though it was accepted before. */
const MAX_OF_SESSION = 5;

/** Counts requests without a response, and refusals of the session, so that a dead server or a dead session does not take hours. */
export class GiveUpPolicy {
  readonly #ofOperation = new Map<string, number>();
  #inRow = 0;
  #last = "";
  #acceptsSession = false;
  readonly #refusing = new Set<string>();

  /** Records the result of a request. */
  note(operationId: string, answer: Answer): void {
    if (!("failure" in answer)) {
      this.#inRow = 0;
      this.#ofOperation.set(operationId, 0);
      return;
    }
    this.#inRow += 1;
    this.#last = answer.failure;
    this.#ofOperation.set(operationId, (this.#ofOperation.get(operationId) ?? 0) + 1);
  }

  /** Records the result of a request with a valid session. A single operation that refuses it is a finding. */
  noteSession({ id, isSecured }: Operation, answer: Answer): void {
    if (!isSecured || "failure" in answer) return;
    if (answer.status === UNAUTHENTICATED) this.#refusing.add(id);
    else this.#refusing.clear();
    if (answer.status < FIRST_REFUSAL) this.#acceptsSession = true;
  }

  /** Returns the reason why the run skips the operation; undefined while it does not. */
  reasonToSkip(operationId: string): string | undefined {
    const count = this.#ofOperation.get(operationId) ?? 0;
    if (count < MAX_OF_OPERATION) return undefined;
    return `the operation gave no complete answer ${MAX_OF_OPERATION} times in a row`;
  }

  /** Returns the reason why the run stops early, because the server does not answer; undefined while it does not stop. */
  get reasonToGiveUp(): string | undefined {
    if (this.#acceptsSession && this.#refusing.size >= MAX_OF_SESSION)
      return `Gave up: the session ended during the run. The server accepted it at first, and then refused it (401) for ${[...this.#refusing].join(", ")}. Leave out the operation that ends it with --skip, or give credentials that last.`;
    if (this.#inRow < MAX_OF_SERVER) return undefined;
    return `Gave up: ${MAX_OF_SERVER} requests in a row had no complete answer (the last one: ${this.#last}).`;
  }
}
