import { escapeToken, isObject, objectOr, pointerOf, tokensOf, type JsonObject } from "../json.ts";

/** The spec cannot be used for testing; the message says why. */
export class ContractError extends Error {}

const NEXT_TO_REFERENCE = /^(?:\$ref|summary|description|x-.*)$/;
/** Whether a node is a reference, possibly with a description beside it. */
const isReference = (node: unknown): node is { readonly $ref: string } =>
  isObject(node) && typeof node["$ref"] === "string" && Object.keys(node).every((name) => NEXT_TO_REFERENCE.test(name));

/** Follows references on the way to `pointer`. Returns the value and the pointer where it is really written. */
export function locate(
  document: JsonObject,
  pointer: string,
  trail: readonly string[] = [],
): { node: unknown; pointer: string } {
  let node: unknown = document;
  let place = "";
  for (const token of tokensOf(pointer)) {
    node = Array.isArray(node) ? node[Number(token)] : objectOr(node)[token];
    place += `/${escapeToken(token)}`;
    if (isReference(node)) {
      const reference = node["$ref"];
      if (!reference.startsWith("#/")) throw new ContractError(`The spec is not bundled: it refers to ${reference}.`);
      if (trail.includes(reference)) throw new ContractError(`The spec goes round in circles at ${reference}.`);
      const target = locate(document, pointerOf(reference), [...trail, reference]);
      if (target.node === undefined) throw new ContractError(`The spec refers to ${reference}, which does not exist.`);
      ({ node, pointer: place } = target);
    }
  }
  return { node, pointer: place };
}

/** The pointer that a node references in its document; undefined when it is not a reference. */
export function placeReferredBy(node: unknown): string | undefined {
  const { $ref: reference } = objectOr(node);
  return typeof reference === "string" && reference.startsWith("#/") ? pointerOf(reference) : undefined;
}

/** The value that a node references; undefined when it is not a reference. */
export function referredBy(document: JsonObject, node: unknown): unknown {
  const pointer = placeReferredBy(node);
  return pointer === undefined ? undefined : locate(document, pointer).node;
}
