import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { Features } from "lightningcss";

/** The private export condition through which the workspaces read each other's source (D1). */
export const SOURCE_CONDITION = "@lobbykit/source";

/**
 * What Lightning CSS leaves as it is though the oldest browsers lack it. It turns `:dir(rtl)` into a list of languages: wrong for a part
 * of a page, and for Urdu written from left to right.
 */
export const STYLES = { lightningcss: { exclude: Features.DirSelector } };

// vanilla-extract adds this import after transform, so Vite's dependency scanner cannot see it.
const VANILLA_EXTRACT_RUNTIME = ["@vanilla-extract/recipes/createRuntimeFn"];
const REACT_RUNTIME = ["react", "react-dom/client", "react/jsx-runtime", "react/jsx-dev-runtime"];

/**
 * Every package that the source trees import, for `optimizeDeps.include`. Listing them, rather than letting Vite discover
 * them while tests run, avoids "Vite unexpectedly reloaded a test" on a cold cache and after adding an import.
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
