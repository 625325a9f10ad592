import { useSyncExternalStore } from "react";
import { localBox } from "./storage.ts";

export type Theme = "dark" | "light";

/** The page's head script has set the attribute before the first paint (R009). */
export const currentTheme = (): Theme => (document.documentElement.dataset.theme === "light" ? "light" : "dark");

const listeners = new Set<() => void>();

/** Calls back once the page wears another theme; returns the way to stop. */
export const onThemeChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The member's choice is stored and wins over the default, dark (R008–R010). */
export function setTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  localBox.set("themeType", theme);
  for (const listener of listeners) listener();
}

export const useTheme = (): Theme => useSyncExternalStore(onThemeChange, currentTheme);
