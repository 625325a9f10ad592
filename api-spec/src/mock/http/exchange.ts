import type { IncomingMessage } from "node:http";
import { failure, type Reply } from "../handler.ts";
import type { World } from "../world/world.ts";
import type { Worlds } from "../world/worlds.ts";

export const LOOPBACK = "127.0.0.1";

/** One HTTP request with its world. */
export interface Exchange {
  request: IncomingMessage;
  /** Upper case. HEAD is handled as GET and sent without its body. */
  method: string;
  url: URL;
  headers: Record<string, string>;
  world: World;
}

/** Finds the world of a request, or returns why there is none. */
export type WorldFinder = (worlds: Worlds, headers: Record<string, string>, url: URL) => ReturnType<Worlds["named"]>;

/** Clients name their world in a header; without one they use the shared world. */
const worldOfHeader: WorldFinder = (worlds, { "x-mock-session": name, "x-client-ip": client = "" }) =>
  name === undefined ? worlds.shared : worlds.named(name, client);

type Opening = { exchange: Exchange; refusal?: undefined } | { exchange?: undefined; refusal: Reply };

/** Opens the exchange of a request, or responds with an error when the URL or the world's name is invalid, or there are too many worlds. */
export function openExchange(
  worlds: Worlds,
  request: IncomingMessage,
  findWorld: WorldFinder = worldOfHeader,
): Opening {
  const headers = singleHeaders(request);
  const url = URL.parse(`http://${LOOPBACK}${request.url}`);
  // A path that changes when normalised (`..`, a backslash) is an attack or a mistake.
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

/** Worlds in use are never replaced; one becomes free an hour after its last use. */
const full = () => failure({ now: Date.now() }, 429, "TOO_MANY_REQUESTS", { headers: { "retry-after": "3600" } });

/** Sets the client's address as `x-client-ip` for handlers; a client cannot override it. */
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

/** Parses the query; a repeated name gets a list of values. */
export function readQuery(parameters: URLSearchParams): Record<string, string | string[]> {
  const names = [...new Set(parameters.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = parameters.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? "") : values];
    }),
  );
}
