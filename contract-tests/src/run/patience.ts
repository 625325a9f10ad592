import type { Answer } from "../judge/answer.ts";

/** After so many requests in a row without an answer, an operation is left alone. */
export const MAX_OF_OPERATION = 5;
/** After so many in a row, over all operations, the server is. */
export const MAX_OF_SERVER = 25;

/** Counts requests that had no answer, so that a dead server does not cost hours. */
export class Patience {
  readonly #ofOperation = new Map<string, number>();
  #inRow = 0;
  #last = "";

  /** Takes note of what a request to an operation came to. */
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

  /** Why an operation is not tried any more; undefined while it is. */
  reasonToSkip(operationId: string): string | undefined {
    const count = this.#ofOperation.get(operationId) ?? 0;
    if (count < MAX_OF_OPERATION) return undefined;
    return `the operation gave no whole answer ${MAX_OF_OPERATION} times in a row`;
  }

  /** Why the server is given up; undefined while it is not. */
  get reasonToGiveUp(): string | undefined {
    if (this.#inRow < MAX_OF_SERVER) return undefined;
    return `Gave up: ${MAX_OF_SERVER} requests in a row had no whole answer (the last one: ${this.#last}).`;
  }
}
