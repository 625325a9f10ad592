import { objectOr, stringsOf } from "../../../json.ts";
import { marksOf, type Operation } from "../../../spec/contract.ts";
import type { PagePlaces } from "../../list-claim.ts";
import type { PlanContext } from "../../context.ts";
import { rowSchema, successPlaces, dereference, typesOf } from "../schemas.ts";

/** Names of required members that identify a row, where the profile guesses. */
const KEY_NAMES = ["uuid", "key", "code", "number", "slug", "sku"];

/** The property that identifies each row of the list at `rows`: the one that the spec marks, or else a required `id`. */
export function keyOfRows({ contract }: PlanContext, operation: Operation, rows: string): PagePlaces["key"] {
  const { document } = contract;
  const row = rowSchema(contract, operation, rows);
  const properties = objectOr(row["properties"]);
  const marked = Object.keys(properties).find(
    (name) =>
      marksOf(properties[name])["key"] === true || marksOf(dereference(document, properties[name]))["key"] === true,
  );
  const required = stringsOf(row["required"]);
  const candidates = ["id", ...(contract.profile.guessesFilters ? KEY_NAMES : [])];
  const named = marked ?? candidates.find((name) => required.includes(name));
  return named === undefined ? undefined : `/${named}`;
}

/** Pointers to the lists of objects in a successful response that are not inside of another list. */
export const listsOfObjects = ({ contract }: PlanContext, operation: Operation): string[] =>
  successPlaces(contract, operation, (_, resolved) =>
    typesOf(dereference(contract.document, resolved["items"]))[0] === "object" ? true : undefined,
  ).flatMap(({ pointer }) => (pointer.includes("*") ? [] : pointer));
