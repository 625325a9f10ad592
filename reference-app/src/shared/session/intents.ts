import { openModal } from "../modals/modals.ts";
import { gateFor, type Intent } from "./rules.ts";
import { session } from "./session.ts";

type Runner<Type extends Intent["type"]> = (intent: Extract<Intent, { type: Type }>) => void;

const runners = new Map<Intent["type"], (intent: never) => void>();
let waiting: Intent | undefined;

/** Says how intents of a type are carried out; returns the way to take it back. */
export function registerIntent<Type extends Intent["type"]>(type: Type, run: Runner<Type>): () => void {
  runners.set(type, run);
  return () => {
    if (runners.get(type) === run) runners.delete(type);
  };
}

function run(intent: Intent): void {
  const runner: ((intent: never) => void) | undefined = runners.get(intent.type);
  // The map pairs each type with its own runner.
  runner?.(intent as never);
}

/** Carries the intent out now, or asks for what is missing first (data path 2). */
export function requireAuth(intent: Intent): void {
  const gate = gateFor(session.get());
  if (gate === "pass") {
    run(intent);
    return;
  }
  waiting = gate === "login" ? intent : undefined;
  // A dialog is work for more than one frame of a cheap phone: first it shows that it was pressed.
  requestAnimationFrame(() => setTimeout(() => openModal({ name: gate })));
}

/** After a login: what the visitor wanted happens, once. It passes the gate again, since the account may be restricted. */
export function resumeIntent(): void {
  const intent = waiting;
  waiting = undefined;
  if (intent) requireAuth(intent);
}

/** The visitor closed the login: the wish is dropped. */
export const dropIntent = (): void => {
  waiting = undefined;
};
