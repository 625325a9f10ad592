import { objectOr, type JsonObject } from "../../json.ts";
import type { Operation } from "../../spec/contract.ts";
import { locate } from "../../spec/references.ts";
import { cachedByOperation } from "./cached-by-operation.ts";

const nodeOf = cachedByOperation((document: JsonObject, { pointer }: Operation) =>
  objectOr(locate(document, pointer).node),
);

/** The value of an extension (`x-…`) at an operation; undefined when the operation does not have it. */
export const extensionOf = (document: JsonObject, operation: Operation, name: string): unknown =>
  nodeOf(document, operation)[name];
