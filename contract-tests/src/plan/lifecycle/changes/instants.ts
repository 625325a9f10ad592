import type { JsonObject } from "../../../json.ts";
import { dereference } from "../../read/schemas.ts";

/** The members of an object with the times at which it was created and last changed. */
export interface Instants {
  readonly created: readonly string[];
  readonly updated: readonly string[];
}

const CREATED = /^created(?:_?(?:at|on|date|time))?$|^(?:date_?created|creation_?(?:date|time))$/i;
const UPDATED = /^(?:last_?)?(?:updated|modified|changed)(?:_?(?:at|on|date|time))?$|^date_?(?:updated|modified)$/i;

/**
 * The members that only a server sets and that are such times by their names.
 * @param properties of the object
 * @param sent the members that a body has
 */
export function instantsIn(document: JsonObject, properties: JsonObject, sent: readonly string[]): Instants {
  const moments = Object.entries(properties).flatMap(([name, schema]) =>
    dereference(document, schema)["format"] === "date-time" && !sent.includes(name) ? [name] : [],
  );
  return {
    created: moments.filter((name) => CREATED.test(name)),
    updated: moments.filter((name) => UPDATED.test(name)),
  };
}
