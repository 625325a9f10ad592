import type { Answer } from "../../../src/judge/answer.ts";
import type { WireRequest, Send } from "../../../src/run/http/send.ts";
import { received } from "../received.ts";

/** A server without a network: a function that answers in this process and records every request. */
export interface ScriptedServer {
  readonly send: Send;
  /** "METHOD /path?query" of every request, in order. */
  readonly asked: readonly string[];
  readonly requests: readonly WireRequest[];
}

const ADDRESS = /^https?:\/\/[^/]+/;

/** The responses of a scripted server by "METHOD /path"; any other request gets a 404. */
export type Script = Readonly<Record<string, (wire: WireRequest, count: number) => Answer>>;

/** Creates a scripted server. The second argument of a response function counts the requests to its path. */
export function scriptedServer(script: Script): ScriptedServer {
  const requests: WireRequest[] = [];
  const asked: string[] = [];
  const counts = new Map<string, number>();
  const send: Send = async (wire) => {
    requests.push(wire);
    const address = wire.url.replace(ADDRESS, "");
    asked.push(`${wire.method} ${address}`);
    const name = `${wire.method} ${address.split("?")[0]}`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return script[name]?.(wire, count) ?? received(404, { code: "NOT_FOUND" });
  };
  return { send, asked, requests };
}
