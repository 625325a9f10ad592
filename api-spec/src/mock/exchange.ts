import type { IncomingMessage } from "node:http";
import type { World } from "./world/world.ts";
import type { Worlds } from "./world/worlds.ts";

export const LOOPBACK = "127.0.0.1";

/** One request on its way through the front door. */
export interface Exchange {
  request: IncomingMessage;
  /** Upper case; HEAD is asked as GET and sent without its body. */
  method: string;
  url: URL;
  headers: Record<string, string>;
  world: World;
}

/** Finds the world that a request is for; undefined for a name that cannot be one. */
export type WorldFinder = (worlds: Worlds, headers: Record<string, string>, url: URL) => World | undefined;

/** Callers name their world in a header, or share one. */
const worldOfHeader: WorldFinder = (worlds, { "x-mock-session": name }) =>
  name === undefined ? worlds.shared : worlds.named(name);

/** Undefined when the address or the name of the world cannot be read. */
export function openExchange(
  worlds: Worlds,
  request: IncomingMessage,
  findWorld: WorldFinder = worldOfHeader,
): Exchange | undefined {
  const headers = singleHeaders(request);
  const url = URL.parse(`http://${LOOPBACK}${request.url}`);
  const world = url && findWorld(worlds, headers, url);
  // An address that reads differently once it is tidied (`..`, a backslash) is a trick or a mistake.
  if (!world || url.pathname !== request.url?.split("?")[0] || !isDecodable(url.pathname)) return undefined;
  const method = request.method === "HEAD" ? "GET" : (request.method ?? "GET");
  return { request, method, url, headers, world };
}

/** Handlers find the caller's address in `x-client-ip`, which a caller cannot set. */
function singleHeaders({ headers, socket }: IncomingMessage): Record<string, string> {
  const single = Object.entries(headers).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join(", ") : value,
  ]);
  const address = (socket.remoteAddress ?? LOOPBACK).replace(/^::ffff:/, "");
  return { ...Object.fromEntries(single.filter(([, value]) => value !== undefined)), "x-client-ip": address };
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** A name that comes twice has a list of values. */
export function readQuery(parameters: URLSearchParams): Record<string, string | string[]> {
  const names = [...new Set(parameters.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = parameters.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? "") : values];
    }),
  );
}
