import { isObject } from "../json.ts";
import { GENERIC } from "./generic.ts";
import { LOBBYKIT } from "./lobbykit.ts";
import type { Profile } from "./profile.ts";

/** Marks that only Lobbykit's specs contain. */
const MARKS = ["x-contract", "x-evidence"] as const;

function hasMark(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(hasMark);
  if (!isObject(node)) return false;
  return MARKS.some((mark) => mark in node) || Object.values(node).some(hasMark);
}

/** Chooses the profile of a spec: Lobbykit's when it contains Lobbykit's marks, else the generic one. */
export const profileFor = (document: unknown): Profile => (hasMark(document) ? LOBBYKIT : GENERIC);
