import type { Answer } from "../judge/answer.ts";
import { createPace } from "./pace.ts";
import { DEADLINE_MS, send, type WireRequest } from "./send.ts";

/** The run was told to stop. */
export class Stopped extends Error {}

export interface SenderOptions {
  /** How long an answer may take, in milliseconds. */
  readonly deadlineMs?: number;
  /** Requests a second, over all. */
  readonly rate?: number | undefined;
  readonly signal?: AbortSignal;
}

/** Sends a request when its turn comes. Rejects with Stopped when the run is told to stop. */
export type Send = (wire: WireRequest) => Promise<Answer>;

function whenStopped(signal: AbortSignal | undefined): Promise<never> {
  const stopped = new Promise<never>((_, reject) => {
    const stop = () => reject(new Stopped("The run was stopped."));
    if (signal?.aborted) stop();
    else signal?.addEventListener("abort", stop, { once: true });
  });
  // Nobody need be waiting when it happens.
  stopped.catch(() => undefined);
  return stopped;
}

/** The one way in which a run sends requests: at its pace, until it is stopped. */
export function createSender({ deadlineMs = DEADLINE_MS, rate, signal }: SenderOptions): Send {
  const pace = createPace(rate);
  const stopped = whenStopped(signal);
  return async (wire) => {
    await Promise.race([pace(), stopped]);
    return Promise.race([send(wire, deadlineMs), stopped]);
  };
}
