import type { Reading } from "./marked.ts";

/** What a value counts, where OpenAPI has no word for it (`x-unit`); `date-time` is OpenAPI's own. */
const UNITS = ["epoch-milliseconds", "epoch-seconds", "money"] as const;
export type Unit = (typeof UNITS)[number] | "date-time";

/** The unit that a schema gives its values. */
export const unitOf: Reading = (schema, resolved): Unit | undefined => {
  const told = schema["x-unit"] ?? resolved["x-unit"];
  return UNITS.find((unit) => unit === told) ?? (resolved["format"] === "date-time" ? "date-time" : undefined);
};
