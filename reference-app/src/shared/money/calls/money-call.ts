import { isSettled, knownAfter, knownAfterLookUp, lookUpDelay } from "./rules.ts";

/**
 * State of a money call. It ends as confirmed, refused or not arrived. While the outcome is unknown it is being looked up, and never
 * reported as failed (D12).
 */
export type MoneyState<Value> =
  | { phase: "idle" }
  | { phase: "sending" }
  | { phase: "checking" }
  | { phase: "notArrived" }
  | { phase: "refused"; error: unknown }
  | { phase: "confirmed"; value: Value };

/** What a money call needs from its caller. */
export interface MoneyHost<Input, Value> {
  /** Sends the call with its idempotency key. */
  send: (input: Input, key: string) => Promise<Value>;
  /** Looks up the result of the call with this key (getOperation). Throws when nothing is known. */
  lookUp: (key: string) => Promise<Value>;
  mintKey: () => string;
  /** Monotonic time in ms. */
  now: () => number;
  wait: (delayMs: number) => Promise<void>;
  /** Stores the key of a running call, so that it survives a reload. */
  remember: (key: string) => void;
  /** Removes the stored idempotency key once the outcome of its call is known, so that the next call gets a new one. */
  forget: (key: string) => void;
  /** Reports an outcome that arrived when no component was showing the call. */
  tellUnseen: (state: MoneyState<Value>) => void;
}

export interface MoneyCall<Input, Value> {
  get: () => MoneyState<Value>;
  subscribe: (listener: () => void) => () => void;
  /**
   * Sends the call; does nothing while one is running. The same input reuses the same key; changed input is a new intent with a new key.
   */
  start: (input: Input) => Promise<void>;
  /** Sends the same call again with the same key, so that it cannot count twice. For a call that has not arrived or takes too long. */
  sendAgain: () => Promise<void>;
  /** Returns to the form after the outcome is known. */
  reset: () => void;
}

/** What the look-up of a call without an answer needs. */
export interface LookUpHost<Value> {
  /** Looks up the result of the call (getOperation). Throws when nothing is known. */
  lookUp: () => Promise<Value>;
  /** Time in ms, by the same clock as `sentAtMs`. */
  now: () => number;
  wait: (delayMs: number) => Promise<void>;
  /** Whether a caller still needs the outcome. */
  isWanted: () => boolean;
}

/**
 * Looks a call up until its outcome is known. The client stopped waiting for its answer at `sentAtMs`. Undefined when the outcome is no
 * longer needed.
 */
export async function lookUpUntilKnown<Value>(
  { lookUp, now, wait, isWanted }: LookUpHost<Value>,
  sentAtMs: number,
): Promise<{ phase: "confirmed"; value: Value } | { phase: "notArrived" } | undefined> {
  for (let attempt = 0; ; attempt += 1) {
    await wait(lookUpDelay(attempt));
    if (!isWanted()) return undefined;
    // The time is read before the look-up, so that a call that arrives during the look-up is not reported as absent.
    const askedAtMs = now();
    try {
      return { phase: "confirmed", value: await lookUp() };
    } catch (error) {
      if (knownAfterLookUp(error) === "absent" && isSettled(sentAtMs, askedAtMs)) return { phase: "notArrived" };
    }
  }
}

/** Runs money intents one after the other, each with one idempotency key. */
export function createMoneyCall<Input, Value>(host: MoneyHost<Input, Value>): MoneyCall<Input, Value> {
  let state: MoneyState<Value> = { phase: "idle" };
  let intent: { input: Input; text: string; key: string } | undefined;
  /** Increases with each send, so that look-ups of an earlier one stop. */
  let turn = 0;
  const listeners = new Set<() => void>();

  function change(next: MoneyState<Value>): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function end(key: string, next: MoneyState<Value>): void {
    host.forget(key);
    turn += 1;
    // The intent is complete. Sending the same input again is a new intent.
    if (next.phase === "confirmed") intent = undefined;
    change(next);
    if (listeners.size === 0) host.tellUnseen(next);
  }

  async function send(input: Input, key: string): Promise<void> {
    turn += 1;
    const ownTurn = turn;
    host.remember(key);
    change({ phase: "sending" });
    try {
      const value = await host.send(input, key);
      if (turn === ownTurn) end(key, { phase: "confirmed", value });
    } catch (error) {
      if (turn !== ownTurn) return;
      const outcome = knownAfter(error);
      if (outcome !== "unknown") {
        // After the login, a complaint about the ended session would be wrong, so the form is as before the call (I4). Who has left the form
        // needs to know that nothing was sent.
        const isSilent = outcome === "loggedOut" && listeners.size > 0;
        end(key, isSilent ? { phase: "idle" } : { phase: "refused", error });
        return;
      }
      change({ phase: "checking" });
      const { now, wait } = host;
      const isWanted = () => turn === ownTurn;
      const known = await lookUpUntilKnown({ lookUp: () => host.lookUp(key), now, wait, isWanted }, host.now());
      if (known && isWanted()) end(key, known);
    }
  }

  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: async (input) => {
      if (state.phase === "sending" || state.phase === "checking") return;
      const text = JSON.stringify(input);
      if (intent?.text !== text) intent = { input, text, key: host.mintKey() };
      await send(input, intent.key);
    },
    sendAgain: async () => {
      const canRepeat = state.phase === "checking" || state.phase === "notArrived";
      if (intent && canRepeat) await send(intent.input, intent.key);
    },
    reset: () => {
      if (state.phase === "refused" || state.phase === "confirmed" || state.phase === "notArrived")
        change({ phase: "idle" });
    },
  };
}
