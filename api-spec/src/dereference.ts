/**
 * Replaces each `$ref` in the contract's paths by its target, so that a tool sees every use of a shared part. A `$ref` inside its own
 * target stays, because it would never end. Examples stay too, because they are values.
 */
export function dereference<Contract extends { paths: object }>(contract: Contract): Contract {
  return { ...contract, paths: Object(writeOut(contract, contract.paths, [])) };
}

function writeOut(contract: object, node: unknown, open: readonly string[]): unknown {
  if (Array.isArray(node)) return node.map((entry) => writeOut(contract, entry, open));
  if (typeof node !== "object" || node === null) return node;
  const { $ref, ...beside } = node as { $ref?: unknown };
  if (typeof $ref === "string" && open.includes($ref)) return node;
  const parts = Object.entries(beside)
    .filter(([name]) => name !== "examples")
    .map(([name, value]) => [name, writeOut(contract, value, open)]);
  if (typeof $ref !== "string") return Object.fromEntries(parts);
  const target = writeOut(contract, at(contract, $ref), [...open, $ref]);
  return { ...Object(target), ...Object.fromEntries(parts) };
}

const at = (contract: object, reference: string): unknown =>
  reference
    .slice("#/".length)
    .split("/")
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"))
    .reduce<unknown>((node, key) => Object(node)[key], contract);
