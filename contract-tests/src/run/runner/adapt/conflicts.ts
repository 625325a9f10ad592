import { isObject, type JsonObject } from "../../../json.ts";
import type { Answer } from "../../../judge/answer.ts";
import type { CaseRequest } from "../../../plan/case.ts";
import type { PlanContext } from "../../../plan/context.ts";
import { withOtherAlternatives } from "../../../plan/generate/other-alternatives.ts";
import { isSuccessfulAnswer } from "../../../profile/profile.ts";
import type { Operation, Payload } from "../../../spec/contract.ts";
import { BAD_REQUEST, CONFLICT, UNPROCESSABLE } from "../../../status-codes.ts";
import type { SendRequest, Sent } from "../caller.ts";
import { FreshValues } from "./fresh-values.ts";

/** A way to change a body that a server refuses because of its data or its clock. */
type Way = (payload: Payload, body: JsonObject, attempt: number) => unknown;

const INVALID: readonly number[] = [BAD_REQUEST, UNPROCESSABLE];
/** Requests of one operation for which all ways are tried, as long as none helps. */
const MOST_SEARCHES = 6;
/** How often other values are tried where they are known to help: those of the first time may be used already. */
const MOST_REPEATS = 3;

const hasStatus = (answer: Answer, statuses: readonly number[]): boolean =>
  "status" in answer && statuses.includes(answer.status);

const payloadOf = ({ payloads }: Operation, { body }: CaseRequest): Payload | undefined =>
  payloads.find(({ mediaType }) => mediaType === body?.mediaType);

/** The schema that the bodies of several operations share, else the operation. */
const kindOfBody = (operation: Operation, request: CaseRequest): string =>
  payloadOf(operation, request)?.schemaPointer ?? operation.id;

/** Keeps the examples of a spec from conflicting with each other and with the calendar: a server may accept the same values only once. */
export class Conflicts {
  readonly #context: PlanContext;
  readonly #mild: Way;
  readonly #thorough: readonly Way[];
  /** What helps each kind of body. */
  readonly #helpful = new Map<string, Way>();
  readonly #searches = new Map<string, number>();

  constructor(context: PlanContext) {
    const { document } = context.contract;
    const values = new FreshValues(context.validate);
    this.#context = context;
    this.#mild = ({ schemaPointer }, body) => values.of(body, schemaPointer);
    this.#thorough = [
      ({ schemaPointer }, body, days) => values.of(body, schemaPointer, { days }),
      ({ schemaPointer, schema }, body) => {
        const others = withOtherAlternatives(document, schema, body);
        const valid = others.find((other) => this.#isValid(schemaPointer, other));
        return isObject(valid) ? (values.of(valid, schemaPointer) ?? valid) : undefined;
      },
    ];
  }

  /**
   * Sends a request again with other values when it is refused because it conflicts with an earlier one (409), or although it is valid (400, 422):
   * with other dates and names, also in inner objects, in the future, or with another alternative of the schema. What helps is used for later
   * requests with this kind of body from the start, also by other operations.
   * @param maySearch whether the request should be accepted, so that it is worth while to look for what helps
   */
  async avoid(operation: Operation, request: CaseRequest, send: SendRequest, maySearch = true): Promise<Sent> {
    if (!operation.profile.guessesResources) return send(request);
    const kind = kindOfBody(operation, request);
    const known = this.#helpful.get(kind);
    const first = await send((known && this.#changed(known, operation, request, 0)) ?? request);
    for (const [attempt, way] of this.#waysAfter(operation, request, first.answer, maySearch).entries()) {
      const changed = this.#changed(way, operation, request, known ? attempt + 1 : 0);
      const sent = changed && (await send(changed));
      // Another refusal can come from the other values, which may name something that does not exist.
      if (!sent || !isSuccessfulAnswer(sent.answer)) continue;
      this.#helpful.set(kind, way);
      return sent;
    }
    return first;
  }

  #waysAfter(operation: Operation, request: CaseRequest, answer: Answer, maySearch: boolean): readonly Way[] {
    const kind = kindOfBody(operation, request);
    const known = this.#helpful.get(kind);
    const isConflict = hasStatus(answer, [CONFLICT]);
    if (known) return isConflict ? Array.from({ length: MOST_REPEATS - 1 }, () => known) : [];
    const isWrong = isConflict || (maySearch && hasStatus(answer, INVALID) && this.#isValidRequest(operation, request));
    const searches = (this.#searches.get(kind) ?? 0) + 1;
    if (!isWrong || searches > MOST_SEARCHES) return [];
    this.#searches.set(kind, searches);
    return isConflict ? [this.#mild, ...this.#thorough] : this.#thorough;
  }

  #isValid(schemaPointer: string, value: unknown): boolean {
    return this.#context.validate(schemaPointer, value, "request").length === 0;
  }

  #isValidRequest(operation: Operation, request: CaseRequest): boolean {
    const { body } = request;
    const payload = payloadOf(operation, request);
    return (
      payload !== undefined && body !== undefined && "value" in body && this.#isValid(payload.schemaPointer, body.value)
    );
  }

  #changed(way: Way, operation: Operation, request: CaseRequest, attempt: number): CaseRequest | undefined {
    const { body } = request;
    const payload = payloadOf(operation, request);
    if (!payload || !body || !("value" in body) || !isObject(body.value)) return undefined;
    const value = way(payload, body.value, attempt);
    return value === undefined ? undefined : { ...request, body: { ...body, value } };
  }
}
