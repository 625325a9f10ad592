import { isObject, type JsonObject } from "../../json.ts";
import { isSameValue } from "./same-value.ts";

/** Whether the value is an object that has these members with these values. */
export const hasMembers = (value: unknown, members: JsonObject): boolean =>
  Object.entries(members).every(([name, wanted]) => isObject(value) && isSameValue(value[name], wanted));
