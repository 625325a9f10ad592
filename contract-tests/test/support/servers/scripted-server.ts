import type { Answer } from "../../../src/judge/answer.ts";
import type { WireRequest } from "../../../src/run/http/send.ts";
import type { Send } from "../../../src/run/http/sender.ts";
import { received } from "../received.ts";

/** A server that is a function: it answers in this process, and keeps every request. */
export interface ScriptedServer {
  readonly send: Send;
  /** "METHOD /path?query" of every request, in order. */
  readonly asked: readonly string[];
  readonly requests: readonly WireRequest[];
}

const ADDRESS = /^https?:\/\/[^/]+/;

/** What a server answers to "METHOD /path"; 404 to the rest. */
export type Script = Readonly<Record<string, (wire: WireRequest, count: number) => Answer>>;

/** Answers by method and path; the second argument of an answer counts the requests to that path. */
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
