import { afterEach, expect, test, vi } from "vitest";
import { currentTheme, setTheme } from "./theme.ts";

afterEach(() => vi.unstubAllGlobals());

test.each(["light", "dark"] as const)("R010 R211 choosing the %s theme sets it on the page and stores it", (theme) => {
  const kept = new Map<string, string>();
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  vi.stubGlobal("localStorage", { setItem: (key: string, value: string) => void kept.set(key, value) });
  setTheme(theme);
  expect([currentTheme(), kept.get("themeType")]).toEqual([theme, theme]);
});
