import { toastDurationMs, TOASTS_MAX, type ToastTone } from "./rules.ts";

export interface ToastOptions {
  message: string;
  /** "danger" is announced at once and stays longer. @default "neutral" */
  tone?: ToastTone;
  /** Longer than the default of the tone, in ms. */
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

/** Shows a toast in the page's ToastRegion, from anywhere; returns its id. The same message twice replaces the first. */
export function showToast({ message, tone = "neutral", durationMs }: ToastOptions): string {
  lastId += 1;
  const toast = { id: `toast-${lastId}`, message, tone, durationMs: toastDurationMs(tone, durationMs) };
  const others = toasts.filter((other) => other.message !== message || other.tone !== tone);
  replace([...others, toast].slice(-TOASTS_MAX));
  return toast.id;
}

/** Takes a toast away; nothing happens when it is gone already. */
export function dismissToast(id: string): void {
  if (toasts.some((toast) => toast.id === id)) replace(toasts.filter((toast) => toast.id !== id));
}

/** For `useSyncExternalStore`: calls back at each change; returns the way to stop. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** What is shown now, oldest first. */
export const currentToasts = () => toasts;
