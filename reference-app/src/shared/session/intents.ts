import { openModal } from "../modals/modals.ts";
import { gateFor, type Intent } from "./rules.ts";
import { session } from "./session.ts";

type Runner<Type extends Intent["type"]> = (intent: Extract<Intent, { type: Type }>) => void;

const runners = new Map<Intent["type"], (intent: never) => void>();
let waiting: Intent | undefined;

/** Registers how intents of a type run; returns a function that removes it. */
export function registerIntent<Type extends Intent["type"]>(type: Type, run: Runner<Type>): () => void {
  runners.set(type, run);
  return () => {
    if (runners.get(type) === run) runners.delete(type);
  };
}

function run(intent: Intent): void {
  const runner: ((intent: never) => void) | undefined = runners.get(intent.type);
  if (!runner) console.error("Nobody runs the intent", intent.type);
  // The map pairs each type with its own runner, which TypeScript cannot express.
  else runner(intent as never);
}

/** Runs the intent now, or first opens the dialog that is missing, such as the login (data path 2). */
export function requireAuth(intent: Intent): void {
  const gate = gateFor(session.get());
  if (gate === "pass") {
    run(intent);
    return;
  }
  waiting = gate === "login" ? intent : undefined;
  // Rendering a dialog takes more than one frame on a cheap phone, so the pressed state is painted first.
  requestAnimationFrame(() => setTimeout(() => openModal({ name: gate })));
}

/**
 * Runs the stored intent once after a login. It is checked again by `requireAuth`, since the account may be restricted.
 * @param isWanted drops the intent when it returns false
 */
export function resumeIntent(isWanted?: (intent: Intent) => boolean): void {
  const intent = waiting;
  waiting = undefined;
  if (intent && isWanted?.(intent) !== false) requireAuth(intent);
}

/** Drops the intent when the visitor closes the login. */
export const dropIntent = (): void => {
  waiting = undefined;
};
