import { valueAt, listAt, type JsonObject } from "../../json.ts";
import { hasMembers } from "../../judge/values/comparison.ts";
import type { Answer } from "../../judge/answer.ts";
import type { BusiestObject, DocumentedList } from "../../spec/borrowed-source.ts";
import { FIRST_REFUSAL } from "../../status-codes.ts";
import type { Borrow, Made, PathValues } from "../values/substitute.ts";

/** Objects whose lists are counted. */
const MOST_OBJECTS = 8;

/** Calls an operation with its example, and with these values in its path. */
type Call = (operationId: string, path?: PathValues) => Promise<Made>;

const rowsAt = (answer: Answer, pointer: string): readonly unknown[] =>
  "failure" in answer ? [] : listAt(answer.json, pointer);

const headerOf = (answer: Answer, header: string): string | undefined =>
  "status" in answer && answer.status < FIRST_REFUSAL ? answer.headers.get(header) : undefined;

/** The value in the first row with some members. The pointer names the value in the first row of the list. */
function valueOfRow(json: unknown, pointer: string, where: JsonObject): unknown {
  const [, rows = "", field = ""] = /^(.*?)\/0(\/.*)$/.exec(pointer) ?? [];
  const row = listAt(json, rows).find((it) => hasMembers(it, where));
  return valueAt(row, field);
}

/** The values that requests take from the answers of other operations. Each operation is called once, unless a request needs something new. */
export class BorrowedValues {
  readonly #call: Call;
  readonly #onNew: (operationId: string, made: Made) => void;
  readonly #calls = new Map<string, Promise<Made>>();
  readonly #busiest = new Map<string, Promise<unknown>>();
  readonly #documented = new Map<string, Promise<boolean>>();

  /** @param onNew takes note of what is created for one request only */
  constructor(call: Call, onNew: (operationId: string, made: Made) => void = () => undefined) {
    this.#call = call;
    this.#onNew = onNew;
  }

  /** Returns the value that a source names; undefined when the answer does not have it. */
  readonly borrow: Borrow = async (source, { path, made }) => {
    const { operationId, pointer, where, isNew = false, busiest, documented, header, requestPath } = source;
    if (documented && (await this.#hasRows(documented))) return documented.path[documented.parameter];
    if (header !== undefined) return headerOf((await this.#call(operationId, path)).answer, header);
    const best = busiest && (await this.#knownBusiest(busiest));
    if (best !== undefined) return best;
    const calls = isNew ? made : this.#calls;
    const isKnown = calls.has(operationId);
    const call = calls.get(operationId) ?? this.#call(operationId);
    calls.set(operationId, call);
    const { answer, path: called } = await call;
    if (isNew && !isKnown) this.#onNew(operationId, { answer, path: called });
    if ("failure" in answer || (requestPath !== undefined && answer.status >= FIRST_REFUSAL)) return undefined;
    if (requestPath !== undefined) return called[requestPath];
    return where ? valueOfRow(answer.json, pointer, where) : valueAt(answer.json, pointer);
  };

  /** Whether the list below the documented objects has rows on this server. */
  #hasRows({ operationId, path, rows }: DocumentedList): Promise<boolean> {
    const known =
      this.#documented.get(operationId) ??
      this.#call(operationId, path).then(({ answer }) => rowsAt(answer, rows).length > 0);
    this.#documented.set(operationId, known);
    return known;
  }

  #knownBusiest(wanted: BusiestObject): Promise<unknown> {
    const found = this.#busiest.get(wanted.operationId) ?? this.#findBusiest(wanted);
    this.#busiest.set(wanted.operationId, found);
    return found;
  }

  /** The id of the object with most rows in the list below it, among the first ones; undefined when all of these lists are empty. */
  async #findBusiest({ listId, objects, key, operationId, parameter, rows }: BusiestObject): Promise<unknown> {
    const ids = rowsAt((await this.#call(listId)).answer, objects)
      .map((row) => valueAt(row, key))
      .filter((id) => id !== undefined && id !== null);
    let [best, most]: [unknown, number] = [undefined, 0];
    for (const value of ids.slice(0, MOST_OBJECTS)) {
      const { length } = rowsAt((await this.#call(operationId, { [parameter]: value })).answer, rows);
      if (length > most) [best, most] = [value, length];
    }
    return best;
  }
}
