import { useSyncExternalStore } from "react";
import { localBox } from "../storage/storage.ts";

export type Theme = "dark" | "light";

/** The head script sets this attribute before the first paint (R009). */
export const currentTheme = (): Theme => (document.documentElement.dataset.theme === "light" ? "light" : "dark");

const listeners = new Set<() => void>();

/** Calls back after each change of theme. Returns a function that stops it. */
export const onThemeChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Stores the member's choice, which overrides the default, dark (R008–R010). */
export function setTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  localBox.set("themeType", theme);
  for (const listener of listeners) listener();
}

export const useTheme = (): Theme => useSyncExternalStore(onThemeChange, currentTheme);
