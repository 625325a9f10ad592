import type { Answer } from "../../judge/answer.ts";

/** An operation is skipped after this many requests in a row without a response. */
export const MAX_OF_OPERATION = 5;
/** The run gives up on the server after this many in a row, over all operations. */
export const MAX_OF_SERVER = 25;

/** Counts requests without a response, so that a dead server does not take hours. */
export class GiveUpPolicy {
  readonly #ofOperation = new Map<string, number>();
  #inRow = 0;
  #last = "";

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

  /** Returns the reason why the run skips the operation; undefined while it does not. */
  reasonToSkip(operationId: string): string | undefined {
    const count = this.#ofOperation.get(operationId) ?? 0;
    if (count < MAX_OF_OPERATION) return undefined;
    return `the operation gave no complete answer ${MAX_OF_OPERATION} times in a row`;
  }

  /** Returns the reason why the run stops early, because the server does not answer; undefined while it does not stop. */
  get reasonToGiveUp(): string | undefined {
    if (this.#inRow < MAX_OF_SERVER) return undefined;
    return `Gave up: ${MAX_OF_SERVER} requests in a row had no complete answer (the last one: ${this.#last}).`;
  }
}
