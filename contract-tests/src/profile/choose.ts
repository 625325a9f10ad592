import { isObject } from "../json.ts";
import { GENERIC } from "./generic.ts";
import { LOBBYKIT } from "./lobbykit.ts";
import type { Profile } from "./profile.ts";

/** Only our specs carry these. */
const MARKS = ["x-contract", "x-evidence"] as const;

function hasMark(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(hasMark);
  if (!isObject(node)) return false;
  return MARKS.some((mark) => mark in node) || Object.values(node).some(hasMark);
}

/** The profile that fits a spec: ours where it carries our marks, else the one that knows nothing. */
export const profileFor = (document: unknown): Profile => (hasMark(document) ? LOBBYKIT : GENERIC);
