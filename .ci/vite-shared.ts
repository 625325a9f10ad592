import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { Features } from "lightningcss";

/** The private export condition that makes workspaces use each other's source (D1). */
export const SOURCE_CONDITION = "@lobbykit/source";

/**
 * Features that Lightning CSS must not convert for old browsers. It would convert `:dir(rtl)` to a list of languages, which is wrong for a
 * part of a page with another direction, and for Urdu written from left to right.
 */
export const STYLES = { lightningcss: { exclude: Features.DirSelector } };

// vanilla-extract adds this import after the transform, so Vite's dependency scanner does not see it.
const VANILLA_EXTRACT_RUNTIME = ["@vanilla-extract/recipes/createRuntimeFn"];
const REACT_RUNTIME = ["react", "react-dom/client", "react/jsx-runtime", "react/jsx-dev-runtime"];

/**
 * Every package that the sources import, for `optimizeDeps.include`. If Vite discovered them during the tests, it would report "Vite
 * unexpectedly reloaded a test" with a cold cache or after a new import.
 */
export function preBundle(...sourceRoots: string[]): string[] {
  const found = new Set([...VANILLA_EXTRACT_RUNTIME, ...REACT_RUNTIME]);
  for (const root of sourceRoots) {
    for (const file of globSync("**/*.{ts,tsx}", { cwd: root })) {
      if (file.endsWith(".css.ts") || file.endsWith(".d.ts")) continue;
      const code = readFileSync(path.join(root, file), "utf8");
      for (const match of code.matchAll(/^(?:import (?!type )[^"';]*?|\} from )["']([^."'][^"']*)["']/gm)) {
        const name = match[1] ?? "";
        const ours = name.startsWith("@lobbykit/") || name.startsWith("node:") || name.startsWith("storybook");
        if (!ours && !name.startsWith("vitest") && !name.startsWith("@storybook/") && !name.endsWith(".css"))
          found.add(name);
      }
    }
  }
  return [...found].sort();
}
