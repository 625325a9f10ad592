import { useState } from "react";

/** Returns a value and its setter: the caller's value if it is given, otherwise the component's own state. */
export function useControllable<Value>(
  value: Value | undefined,
  initial: Value,
  onChange: ((value: Value) => void) | undefined,
): [Value, (next: Value) => void] {
  const [own, setOwn] = useState(initial);
  const set = (next: Value) => {
    setOwn(next);
    onChange?.(next);
  };
  return [value === undefined ? own : value, set];
}
