import { isSettled, knownAfter, knownAfterLookUp, lookUpDelay } from "./rules.ts";

/** Where a money call stands. It ends confirmed, refused or not arrived; while nobody knows it is being looked up, never failed (D12). */
export type MoneyState<Value> =
  | { phase: "idle" }
  | { phase: "sending" }
  | { phase: "checking" }
  | { phase: "notArrived" }
  | { phase: "refused"; error: unknown }
  | { phase: "confirmed"; value: Value };

/** What a money call needs of its surroundings. */
export interface MoneyHost<Input, Value> {
  /** Makes the call with its key. */
  send: (input: Input, key: string) => Promise<Value>;
  /** What became of the call with a key (getOperation); throws where nothing is known. */
  lookUp: (key: string) => Promise<Value>;
  mintKey: () => string;
  /** Monotonic, in ms. */
  now: () => number;
  wait: (delayMs: number) => Promise<void>;
  /** The call with this key is on its way; kept over a reload. */
  remember: (key: string) => void;
  /** Its end is known. */
  forget: (key: string) => void;
  /** The end came, and nobody was looking. */
  tellUnseen: (state: MoneyState<Value>) => void;
}

export interface MoneyCall<Input, Value> {
  get: () => MoneyState<Value>;
  subscribe: (listener: () => void) => () => void;
  /** Does it; nothing while the last one is under way. The same input again has the same key, a changed one is a new intent. */
  start: (input: Input) => Promise<void>;
  /** The same call again, under the same key: it cannot count twice. For what has not arrived, or takes too long. */
  sendAgain: () => Promise<void>;
  /** Back to the form, once the end is known. */
  reset: () => void;
}

/** How a call without an answer is looked up. */
export interface LookUpHost<Value> {
  /** What became of the call (getOperation); throws where nothing is known. */
  lookUp: () => Promise<Value>;
  /** In ms, by the same clock as `sentAtMs`. */
  now: () => number;
  wait: (delayMs: number) => Promise<void>;
  /** Somebody still wants to know. */
  isWanted: () => boolean;
}

/** Asks until the end of a call is known: it was given up at `sentAtMs` without one. Undefined when nobody wants to know any more. */
export async function lookUpUntilKnown<Value>(
  { lookUp, now, wait, isWanted }: LookUpHost<Value>,
  sentAtMs: number,
): Promise<{ phase: "confirmed"; value: Value } | { phase: "notArrived" } | undefined> {
  for (let attempt = 0; ; attempt += 1) {
    await wait(lookUpDelay(attempt));
    if (!isWanted()) return undefined;
    // A call that arrives while it is asked for is not told absent.
    const askedAtMs = now();
    try {
      return { phase: "confirmed", value: await lookUp() };
    } catch (error) {
      if (knownAfterLookUp(error) === "absent" && isSettled(sentAtMs, askedAtMs)) return { phase: "notArrived" };
    }
  }
}

/** One money intent after the other, each with one idempotency key. */
export function createMoneyCall<Input, Value>(host: MoneyHost<Input, Value>): MoneyCall<Input, Value> {
  let state: MoneyState<Value> = { phase: "idle" };
  let intent: { input: Input; text: string; key: string } | undefined;
  /** Grows with each sending, so that the look-ups of an earlier one end. */
  let turn = 0;
  const listeners = new Set<() => void>();

  function change(next: MoneyState<Value>): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function end(key: string, next: MoneyState<Value>): void {
    host.forget(key);
    turn += 1;
    // The key has done its work: doing the same once more is another intent.
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
      if (knownAfter(error) === "refused") {
        end(key, { phase: "refused", error });
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
