import { toastDurationMs, TOASTS_MAX, type ToastTone } from "./rules.ts";

export interface ToastOptions {
  message: string;
  /** Tone of the toast. "danger" is announced at once and shown longer. @default "neutral" */
  tone?: ToastTone;
  /** How long the toast is shown, in ms, if longer than the default of its tone. */
  durationMs?: number;
}

export interface ToastEntry {
  id: string;
  message: string;
  tone: ToastTone;
  durationMs: number;
}

let toasts: readonly ToastEntry[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

const replace = (next: readonly ToastEntry[]) => {
  toasts = next;
  for (const listener of listeners) listener();
};

/** Shows a toast in the page's ToastRegion, from anywhere in the code, and returns its id. A toast with the same message is replaced. */
export function showToast({ message, tone = "neutral", durationMs }: ToastOptions): string {
  lastId += 1;
  const toast = { id: `toast-${lastId}`, message, tone, durationMs: toastDurationMs(tone, durationMs) };
  const others = toasts.filter((other) => other.message !== message || other.tone !== tone);
  replace([...others, toast].slice(-TOASTS_MAX));
  return toast.id;
}

/** Removes a toast; does nothing if it is already gone. */
export function dismissToast(id: string): void {
  if (toasts.some((toast) => toast.id === id)) replace(toasts.filter((toast) => toast.id !== id));
}

/** For `useSyncExternalStore`: calls the listener at each change, and returns a function that unsubscribes. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The visible toasts, oldest first. */
export const currentToasts = () => toasts;
