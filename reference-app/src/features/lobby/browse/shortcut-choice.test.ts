import { afterEach, expect, test, vi } from "vitest";
import { isShortcutOn, switchShortcut } from "./shortcut-choice.ts";

/** Stands in for a device: with or without a mouse, and with a storage. */
function useDevice({ hasMouse }: { hasMouse: boolean }): void {
  const kept = new Map<string, string>();
  vi.stubGlobal("matchMedia", () => ({ matches: hasMouse }));
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
}

afterEach(() => vi.unstubAllGlobals());

test("2.1.4 the key / searches until a member turns it off, and again after they turn it on", () => {
  useDevice({ hasMouse: true });
  expect(isShortcutOn()).toBe(true);
  switchShortcut(false);
  expect(isShortcutOn()).toBe(false);
  switchShortcut(true);
  expect(isShortcutOn()).toBe(true);
});

test("2.1.4 on a device without a mouse, where the lobby shows no switch, the key / does nothing", () => {
  useDevice({ hasMouse: false });
  expect(isShortcutOn()).toBe(false);
});
