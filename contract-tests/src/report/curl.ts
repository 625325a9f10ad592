import type { WireRequest } from "../run/send.ts";
import { MARKER } from "./mask.ts";

/** What stands for a secret in a command: the name of a shell variable. */
const variableOf = (name: string, form: string | undefined): string =>
  [name, form]
    .filter((part) => part !== undefined && part !== "json")
    .join("-")
    .replaceAll("-", "_")
    .toUpperCase();

/** Quoted for a shell; a masked secret becomes a variable. */
const quote = (text: string): string =>
  `'${text
    .replaceAll("'", String.raw`'\''`)
    .replaceAll(MARKER, (_, name: string, form: string | undefined) => `'"$${variableOf(name, form)}"'`)}'`;

/** The shell variables that a command made by `toCurl` needs, in their order. */
export const variablesIn = (command: string): string[] => [
  ...new Set([...command.matchAll(/'"\$([A-Z][A-Z0-9_]*)"'/g)].flatMap(([, name]) => name ?? [])),
];

/** What one may look at in a line; a body that is long by spaces alone is made anew. */
const LONGEST_BODY = 100_000;

/** A request whose secrets are hidden as a command for a shell, with a variable in the place of each secret. */
export function toCurl(wire: WireRequest): string {
  const headers = Object.entries(wire.headers).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`);
  const command = (...body: string[]) =>
    ["curl -i", `-X ${wire.method}`, ...headers, ...body, quote(wire.url)].join(" ");
  if (wire.body === undefined) return command();
  if (typeof wire.body === "string" && wire.body.length > LONGEST_BODY) {
    const start = wire.body.trimEnd();
    const padding = `head -c ${wire.body.length - start.length} /dev/zero | tr '\\0' ' '`;
    if (start.length <= LONGEST_BODY) return `(printf %s ${quote(start)}; ${padding}) | ${command("--data-binary @-")}`;
  }
  if (typeof wire.body === "string") return command(`--data-raw ${quote(wire.body)}`);
  return `echo ${Buffer.from(wire.body).toString("base64")} | base64 -d | ${command("--data-binary @-")}`;
}
