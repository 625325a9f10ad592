import type { Answer } from "../../judge/answer.ts";
import { createConnections, type TlsFiles } from "./connections.ts";
import { createPace } from "../limits/rate-limit.ts";
import { DEADLINE_MS, send, type WireRequest } from "./send.ts";

/** The run was stopped. */
export class Stopped extends Error {}

export interface SenderOptions {
  /** Time limit of a response, in milliseconds. */
  readonly deadlineMs?: number;
  /** Requests per second, over all connections. */
  readonly rate?: number | undefined;
  readonly signal?: AbortSignal;
  /** Trusted authorities and the client certificate of TLS. */
  readonly tls?: TlsFiles;
}

/** Sends a request when the rate limit allows it. Rejects with Stopped when the run is stopped. */
export type Send = (wire: WireRequest) => Promise<Answer>;

function whenStopped(signal: AbortSignal | undefined): Promise<never> {
  const stopped = new Promise<never>((_, reject) => {
    const stop = () => reject(new Stopped("The run was stopped."));
    if (signal?.aborted) stop();
    else signal?.addEventListener("abort", stop, { once: true });
  });
  // Prevents an unhandled rejection when no request is waiting.
  stopped.catch(() => undefined);
  return stopped;
}

/** Creates the function through which a run sends all its requests, within the rate limit and until it is stopped. */
export function createSender({ deadlineMs = DEADLINE_MS, rate, signal, tls }: SenderOptions): Send {
  const pace = createPace(rate);
  const connections = createConnections(tls);
  const stopped = whenStopped(signal);
  return async (wire) => {
    await Promise.race([pace(), stopped]);
    return Promise.race([send(wire, deadlineMs, connections), stopped]);
  };
}
