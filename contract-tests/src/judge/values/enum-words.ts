import type { Contract } from "../../spec/contract.ts";
import { isObject } from "../../json.ts";

const known = new WeakMap<Contract, ReadonlySet<string>>();

function wordsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(wordsIn);
  if (!isObject(node)) return [];
  const { enum: listed, const: only } = node;
  const words = [...(Array.isArray(listed) ? listed : []), only].filter((word) => typeof word === "string");
  return [...words, ...Object.values(node).flatMap(wordsIn)];
}

/** Every enum value of the contract, such as the states of an order. Such words identify nobody. */
export function enumWords(contract: Contract): ReadonlySet<string> {
  const words = known.get(contract) ?? new Set(wordsIn(contract.document));
  known.set(contract, words);
  return words;
}
