import type { Reply } from "../handler.ts";

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Makes text safe inside of an element and of a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? "");

/**
 * The reply with a page. No cache keeps the page, and its links do not tell its address. `policy` is its content security policy, which says
 * what it may load and who may frame it.
 */
export const htmlPage = (status: number, policy: string, body: string): Reply => ({
  status,
  headers: {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "content-security-policy": policy,
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
  },
  body,
});
