import { valueAt } from "../../json.ts";

/** The part of an answer that can tell a number. */
interface Telling {
  readonly json: unknown;
  /** Names in lower case. */
  readonly headers: ReadonlyMap<string, string>;
}

const IN_HEADER = "header/";

/** How the place of a number in a header is written, such as `header/x-total-count`. */
export const headerPlace = (name: string): string => IN_HEADER + name.toLowerCase();

/** The number at a place: a JSON pointer into the body, or a header. Undefined when the answer has no number there. */
export function numberInAnswer({ json, headers }: Telling, place: string): number | undefined {
  if (!place.startsWith(IN_HEADER)) {
    const found = valueAt(json, place);
    return typeof found === "number" ? found : undefined;
  }
  const text = headers.get(place.slice(IN_HEADER.length)) ?? "";
  return /^\d+$/.test(text) ? Number(text) : undefined;
}
