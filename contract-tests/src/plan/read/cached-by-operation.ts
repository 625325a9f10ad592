import type { Operation } from "../../spec/contract.ts";

/**
 * Returns a function that reads the spec once for each operation. The checks of every response need what it returns.
 * @param read may use its first argument, the contract or the context, which must be the same for all calls of one operation
 */
export function cachedByOperation<Source, Value extends object>(
  read: (source: Source, operation: Operation) => Value,
): (source: Source, operation: Operation) => Value {
  const known = new WeakMap<Operation, Value>();
  return (source, operation) => {
    const value = known.get(operation) ?? read(source, operation);
    known.set(operation, value);
    return value;
  };
}
