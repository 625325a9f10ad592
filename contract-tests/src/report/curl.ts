import type { WireRequest } from "../run/send.ts";

const MASK = "***";

/** Hides tokens and passwords; longest first, so that none is left in half. */
export function createMask(secrets: ReadonlySet<string>): (text: string) => string {
  const longestFirst = [...secrets].filter((secret) => secret !== "").sort((one, other) => other.length - one.length);
  return (text) => longestFirst.reduce((masked, secret) => masked.replaceAll(secret, MASK), text);
}

const quote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The request as a command for a shell. */
export function toCurl(wire: WireRequest): string {
  const headers = Object.entries(wire.headers).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`);
  const command = (...body: string[]) =>
    ["curl -i", `-X ${wire.method}`, ...headers, ...body, quote(wire.url)].join(" ");
  if (wire.body === undefined) return command();
  if (typeof wire.body === "string") return command(`--data-raw ${quote(wire.body)}`);
  return `echo ${Buffer.from(wire.body).toString("base64")} | base64 -d | ${command("--data-binary @-")}`;
}
