import { createHash } from "node:crypto";

/** Safe HTML. Only `html` creates it. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** A line break that the formatting of templates does not change. */
export const NEW_LINE = "\n";

type Part = Markup | string | number | null | readonly Part[];

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const CONTROL = /[^\P{Cc}\t\n]/gu;
const INVISIBLE = /\p{Bidi_Control}|[\p{Cf}\p{Zl}\p{Zp}]/gu;
const CONTROL_PICTURES = 0x24_00;
const DELETE = 0x7f;

const codeOf = (character: string): string =>
  `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}]`;

function controlPicture(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20) return String.fromCodePoint(CONTROL_PICTURES + code);
  return code === DELETE ? "\u2421" : codeOf(character);
}

/** Escapes a text for HTML. Invisible characters and those that change the text direction are made visible. */
export const escapeHtml = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll("\r\n", "\n")
    .replaceAll(CONTROL, controlPicture)
    .replaceAll(INVISIBLE, codeOf)
    .replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

function write(part: Part): string {
  if (part === null) return "";
  if (part instanceof Markup) return part.text;
  if (typeof part === "object") return part.map(write).join("");
  return escapeHtml(String(part));
}

/** Template tag for HTML. Every `${…}` is escaped, unless `html` created it; null renders nothing. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(strings.reduce((text, string, index) => text + write(parts[index - 1] ?? null) + string));

/** An inline style sheet, and its hash for the content security policy. The content must match the hash exactly. */
export function styleElement(css: string): { element: Markup; hash: string } {
  const text = css.replaceAll("</", String.raw`<\/`);
  const hash = `sha256-${createHash("sha256").update(text).digest("base64")}`;
  return { element: new Markup(`<style>${text}</style>`), hash };
}
