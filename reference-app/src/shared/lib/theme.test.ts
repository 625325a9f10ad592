import { afterEach, expect, test, vi } from "vitest";
import { currentTheme, setTheme } from "./theme.ts";

afterEach(() => vi.unstubAllGlobals());

test.each(["light", "dark"] as const)(
  "R010 R211 the %s theme is worn once chosen, and kept in local storage",
  (theme) => {
    const kept = new Map<string, string>();
    vi.stubGlobal("document", { documentElement: { dataset: {} } });
    vi.stubGlobal("localStorage", { setItem: (key: string, value: string) => void kept.set(key, value) });
    setTheme(theme);
    expect([currentTheme(), kept.get("themeType")]).toEqual([theme, theme]);
  },
);
