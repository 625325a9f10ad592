import { escapeToken, objectOr, valueAt } from "../../../json.ts";
import type { Answer } from "../../../judge/answer.ts";
import type { PlanContext } from "../../../plan/context.ts";
import { REFERENCE } from "../../../plan/lifecycle/lifecycle-body.ts";
import { rowSchema, dereference } from "../../../plan/read/schemas.ts";
import { keyIn } from "../../../plan/read/lists/object-lists.ts";
import { listsOfObjects } from "../../../plan/read/lists/rows.ts";
import type { Operation } from "../../../spec/contract.ts";

/** The last word of the name of a reference: `branch` of `home_branch_id` and of `homeBranchId`. */
const kindOf = (reference: string): string =>
  (/([A-Z]?[a-z]+)_?$/.exec(reference.replace(REFERENCE, ""))?.[1] ?? "").toLowerCase();

/** Whether a collection has objects of a kind: `/branches` has each `branch`, `/categories` each `category`. */
const isCollectionOf = (collection: string, kind: string): boolean =>
  kind !== "" && new RegExp(`^${kind.replace(/y$/, "(?:y|ie)")}(?:e?s)?$`, "i").test(collection);

/** The ids that the lists of a server have. Each is given in turn, because an object may be in use or in the wrong state. */
export class ListedIds {
  readonly #context: PlanContext;
  readonly #read: (operationId: string) => Promise<Answer>;
  readonly #ids = new Map<string, Promise<readonly unknown[]>>();
  readonly #taken = new Map<string, number>();

  constructor(context: PlanContext, read: (operationId: string) => Promise<Answer>) {
    this.#context = context;
    this.#read = read;
  }

  /** The next id that a member of this name may have; undefined when no list has such objects. */
  async next(name: string): Promise<unknown> {
    const ids = this.#ids.get(name) ?? this.#idsFor(name);
    this.#ids.set(name, ids);
    const known = await ids;
    const index = this.#taken.get(name) ?? 0;
    this.#taken.set(name, index + 1);
    return known[index % known.length];
  }

  async #idsFor(name: string): Promise<readonly unknown[]> {
    for (const list of this.#context.contract.operations) {
      const [rows] = this.#isPlainList(list) ? listsOfObjects(this.#context, list) : [];
      const key = rows === undefined ? undefined : this.#keyFor(name, list, rows);
      const answer = key === undefined ? undefined : await this.#read(list.id);
      const found = answer && "status" in answer ? valueAt(answer.json, rows ?? "") : undefined;
      if (key !== undefined && Array.isArray(found))
        return found.map((row) => valueAt(row, key)).filter((id) => id !== undefined && id !== null);
    }
    return [];
  }

  #isPlainList({ method, parameters }: Operation): boolean {
    return method === "GET" && !parameters.some(({ place, required }) => place === "path" || required);
  }

  /** The key of a row that a member of this name takes: by the kind of the objects, or as the text of the same name that the schema gives a form. */
  #keyFor(name: string, list: Operation, rows: string): string | undefined {
    const collection = list.path.split("/").findLast((part) => part !== "") ?? "";
    if (REFERENCE.test(name))
      return isCollectionOf(collection, kindOf(name)) ? keyIn(this.#context, list, rows, { name }) : undefined;
    const member = objectOr(objectOr(rowSchema(this.#context.contract, list, rows)["properties"])[name]);
    return "pattern" in dereference(this.#context.contract.document, member) ? `/${escapeToken(name)}` : undefined;
  }
}
