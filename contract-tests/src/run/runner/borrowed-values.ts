import { escapeToken, valueAt } from "../../json.ts";
import type { Answer } from "../../judge/answer.ts";
import type { CaseRequest } from "../../plan/case.ts";
import { withoutSubstitution } from "../../plan/generate/substitutions.ts";
import type { BusiestObject } from "../../spec/borrowed-source.ts";
import type { Borrow } from "../values/substitute.ts";

/** Objects whose lists are counted. */
const MOST_OBJECTS = 8;

/** The value of a parameter of the path. */
export interface PathValue {
  readonly name: string;
  readonly value: unknown;
}

/** Calls an operation with its example, and with this value in its path. */
type Call = (operationId: string, id?: PathValue) => Promise<Answer>;

/** The request with another value in its path. */
export const withPathValue = (request: CaseRequest, { name, value }: PathValue): CaseRequest => ({
  ...request,
  parameters: { ...request.parameters, path: { ...request.parameters.path, [name]: value } },
  substitutions: withoutSubstitution(request.substitutions, "path", `/${escapeToken(name)}`),
});

const rowsAt = (answer: Answer, pointer: string): readonly unknown[] => {
  const found = "failure" in answer ? undefined : valueAt(answer.json, pointer);
  return Array.isArray(found) ? found : [];
};

/** The values that requests take from the answers of other operations. Each operation is called once, unless a request needs something new. */
export class BorrowedValues {
  readonly #call: Call;
  readonly #answers = new Map<string, Promise<Answer>>();
  readonly #busiest = new Map<string, Promise<unknown>>();

  constructor(call: Call) {
    this.#call = call;
  }

  /** Returns the value that a source names; undefined when the answer does not have it. */
  readonly borrow: Borrow = async ({ operationId, pointer, isNew = false, busiest }) => {
    const best = busiest && (await this.#knownBusiest(busiest));
    if (best !== undefined) return best;
    const answer = (isNew ? undefined : this.#answers.get(operationId)) ?? this.#call(operationId);
    if (!isNew) this.#answers.set(operationId, answer);
    const received = await answer;
    return "failure" in received ? undefined : valueAt(received.json, pointer);
  };

  #knownBusiest(wanted: BusiestObject): Promise<unknown> {
    const found = this.#busiest.get(wanted.operationId) ?? this.#findBusiest(wanted);
    this.#busiest.set(wanted.operationId, found);
    return found;
  }

  /** The id of the object with most rows in the list below it, among the first ones; undefined when all of these lists are empty. */
  async #findBusiest({ listId, objects, key, operationId, parameter, rows }: BusiestObject): Promise<unknown> {
    const ids = rowsAt(await this.#call(listId), objects)
      .map((row) => valueAt(row, key))
      .filter((id) => id !== undefined && id !== null);
    let [best, most]: [unknown, number] = [undefined, 0];
    for (const value of ids.slice(0, MOST_OBJECTS)) {
      const { length } = rowsAt(await this.#call(operationId, { name: parameter, value }), rows);
      if (length > most) [best, most] = [value, length];
    }
    return best;
  }
}
