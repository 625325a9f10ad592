import { objectOr, type JsonObject } from "../../json.ts";
import type { Operation } from "../../spec/contract.ts";
import { locate } from "../../spec/references.ts";

/** The value of an extension (`x-…`) at an operation; undefined when the operation does not have it. */
export const extensionOf = (document: JsonObject, { pointer }: Pick<Operation, "pointer">, name: string): unknown =>
  objectOr(locate(document, pointer).node)[name];
