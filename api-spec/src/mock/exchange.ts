import type { IncomingMessage } from "node:http";
import { failure, type Reply } from "./handler.ts";
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

/** Finds the world that a request is for, or says why there is none. */
export type WorldFinder = (worlds: Worlds, headers: Record<string, string>, url: URL) => ReturnType<Worlds["named"]>;

/** Callers name their world in a header, or share one. */
const worldOfHeader: WorldFinder = (worlds, { "x-mock-session": name, "x-client-ip": client = "" }) =>
  name === undefined ? worlds.shared : worlds.named(name, client);

type Opening = { exchange: Exchange; refusal?: undefined } | { exchange?: undefined; refusal: Reply };

/** The exchange of a request, or why there is none: nobody can read its address or its world's name, or there is no room for one. */
export function openExchange(
  worlds: Worlds,
  request: IncomingMessage,
  findWorld: WorldFinder = worldOfHeader,
): Opening {
  const headers = singleHeaders(request);
  const url = URL.parse(`http://${LOOPBACK}${request.url}`);
  // An address that reads differently once it is tidied (`..`, a backslash) is a trick or a mistake.
  const isReadable = url !== null && url.pathname === request.url?.split("?")[0] && isDecodable(url.pathname);
  if (!isReadable) return { refusal: unreadable() };
  const world = findWorld(worlds, headers, url);
  if (world === "unreadable") return { refusal: unreadable() };
  if (world === "full") return { refusal: full() };
  const method = request.method === "HEAD" ? "GET" : (request.method ?? "GET");
  return { exchange: { request, method, url, headers, world } };
}

const unreadable = () =>
  failure({ now: Date.now() }, 400, "INVALID_REQUEST", {
    details: [{ path: "request", message: "The address or the name in X-Mock-Session cannot be read" }],
  });

/** The worlds in use stay; one is free an hour after its last use. */
const full = () => failure({ now: Date.now() }, 429, "TOO_MANY_REQUESTS", { headers: { "retry-after": "3600" } });

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
