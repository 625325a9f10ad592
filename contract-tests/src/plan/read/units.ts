import type { Reading } from "./schemas.ts";

/** The unit of a value, where OpenAPI has no format for it (`x-unit`); `date-time` is an OpenAPI format. */
const UNITS = ["epoch-milliseconds", "epoch-seconds", "money"] as const;
export type Unit = (typeof UNITS)[number] | "date-time";

/** The unit of a schema's values. */
export const unitOf: Reading = (schema, resolved): Unit | undefined => {
  const told = schema["x-unit"] ?? resolved["x-unit"];
  return UNITS.find((unit) => unit === told) ?? (resolved["format"] === "date-time" ? "date-time" : undefined);
};
