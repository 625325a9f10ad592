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

/** Undefined when the address or the name of the world cannot be read. */
export function openExchange(worlds: Worlds, request: IncomingMessage): Exchange | undefined {
  const headers = singleHeaders(request);
  const url = URL.parse(`http://${LOOPBACK}${request.url}`);
  const world = url && worldOf(worlds, url, headers["x-mock-session"]);
  // An address that reads differently once it is tidied (`..`, a backslash) is a trick or a mistake.
  if (!world || url.pathname !== request.url?.split("?")[0] || !isDecodable(url.pathname)) return undefined;
  const method = request.method === "HEAD" ? "GET" : (request.method ?? "GET");
  return { request, method, url, headers, world };
}

/** A browser that opens a game sends no header: its launch token tells whose game it is. */
function worldOf(worlds: Worlds, url: URL, name: string | undefined): World | undefined {
  if (name !== undefined) return worlds.named(name);
  const token = url.searchParams.get("launch");
  if (token === null) return worlds.shared;
  return worlds.find((world) => world.launches.use(token, world.clock.now()) !== undefined) ?? worlds.shared;
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
