import { isObject } from "../../json.ts";
import type { Answer } from "../../judge/answer.ts";
import type { CaseRequest } from "../../plan/case.ts";
import { isSuccessfulAnswer } from "../../profile/profile.ts";
import type { Operation } from "../../spec/contract.ts";
import type { Validate } from "../../spec/validator.ts";
import { CONFLICT } from "../../status-codes.ts";
import type { Sent } from "./caller.ts";
import { FreshValues } from "./fresh-values.ts";

const isConflict = (answer: Answer): boolean => "status" in answer && answer.status === CONFLICT;

/** Keeps the examples of a spec from conflicting with each other: a server may accept the same values only once. */
export class Conflicts {
  readonly #freshValues: FreshValues;
  /** Operations that accept the same values only once. */
  readonly #operations = new Set<string>();

  constructor(validate: Validate) {
    this.#freshValues = new FreshValues(validate);
  }

  /**
   * Sends a request again with other dates and names when it is refused because it conflicts with an earlier one (409). If that helps, the
   * operation's later requests have such values from the start.
   */
  async avoid(
    operation: Operation,
    request: CaseRequest,
    send: (request: CaseRequest) => Promise<Sent>,
  ): Promise<Sent> {
    if (!operation.profile.guessesResources) return send(request);
    if (this.#operations.has(operation.id)) return send(this.#freshRequest(operation, request) ?? request);
    const first = await send(request);
    const fresh = isConflict(first.answer) ? this.#freshRequest(operation, request) : undefined;
    const second = fresh && (await send(fresh));
    // Another refusal can come from the other values, which may name something that does not exist.
    if (!second || !isSuccessfulAnswer(second.answer)) return first;
    this.#operations.add(operation.id);
    return second;
  }

  #freshRequest(operation: Operation, request: CaseRequest): CaseRequest | undefined {
    const { body } = request;
    const payload = operation.payloads.find(({ mediaType }) => mediaType === body?.mediaType);
    if (!payload || !body || !("value" in body) || !isObject(body.value)) return undefined;
    const value = this.#freshValues.of(body.value, payload.schemaPointer);
    return value && { ...request, body: { ...body, value } };
  }
}
