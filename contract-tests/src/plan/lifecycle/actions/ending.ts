import { isObject, objectOr, type JsonObject } from "../../../json.ts";
import type { Operation } from "../../../spec/contract.ts";
import { isAllowed, type PlanContext } from "../../context.ts";
import { dereference } from "../../read/schemas.ts";
import { actionsOn } from "../../read/names-and-words/transitions.ts";
import { producersOf, type Producer } from "../producers.ts";
import { exampleBody, plainPayloadOf } from "../../generate/example-values.ts";

/** How the run ends an object that an operation has created, so that the server takes another one. */
export interface Ending {
  readonly operation: Operation;
  readonly sources: Producer["sources"];
  /** The body of an action that takes one; undefined for the documented one. */
  readonly body: JsonObject | undefined;
}

/** Beginnings of the names of actions after which an object no longer counts; the first ones are possible in most states. */
const ENDS = ["cancel", "withdraw", "abort", "revoke", "release", "close", "end", "return", "archive"];

/** The name that begins like the earliest of these words; undefined when none does. */
const endIn = (names: readonly unknown[]): unknown =>
  ENDS.map((end) => names.find((name) => String(name).toLowerCase().startsWith(end))).find(
    (name) => name !== undefined,
  );

/** The body that makes a call an ending: of its values in an enum, the one with such a name. */
function endingBody(context: PlanContext, operation: Operation): JsonObject | undefined {
  const payload = plainPayloadOf(operation);
  const example = payload && exampleBody(context, operation);
  if (!payload || !isObject(example)) return undefined;
  const { document } = context.contract;
  for (const [name, property] of Object.entries(objectOr(dereference(document, payload.schema)["properties"]))) {
    const values = dereference(document, property)["enum"];
    const ending = Array.isArray(values) ? endIn(values) : undefined;
    if (ending !== undefined) return { ...example, [name]: ending };
  }
  return undefined;
}

function endingBy(context: PlanContext, { path, sources }: Producer): Ending | undefined {
  const operations = context.contract.operations.filter((operation) => isAllowed(context, operation));
  const remove = operations.find((operation) => operation.method === "DELETE" && operation.path === path);
  if (remove) return { operation: remove, sources, body: undefined };
  for (const operation of actionsOn(operations, path)) {
    const body = endingBody(context, operation);
    const isNamed = endIn([operation.path.slice(path.length + 1)]) !== undefined && !operation.isBodyRequired;
    if (isNamed || body) return { operation, sources, body };
  }
  return undefined;
}

/** How an object of a creating operation is ended: it is removed, or an action takes it out of use. Undefined when the spec has no such call. */
export function endingOf(context: PlanContext, create: Operation): Ending | undefined {
  for (const producer of producersOf(context).filter((it) => it.create === create)) {
    const ending = endingBy(context, producer);
    if (ending) return ending;
  }
  return undefined;
}
