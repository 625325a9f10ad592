import { isObject, valueAt, type JsonObject } from "../../json.ts";
import { isSameValue } from "./same-value.ts";

/** Whether the value is an object that has these members with these values. A list of values means any of them. */
export const hasMembers = (value: unknown, members: JsonObject): boolean =>
  Object.entries(members).every(
    ([name, wanted]) => isObject(value) && [wanted].flat().some((one) => isSameValue(value[name], one)),
  );

/** Whether the object around the value at `pointer` has these members. */
export const isAmong = (json: unknown, pointer: string, members: JsonObject): boolean =>
  hasMembers(valueAt(json, pointer.slice(0, pointer.lastIndexOf("/"))), members);
