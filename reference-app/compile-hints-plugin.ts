import type { Plugin } from "vite";

/**
 * Files of which nearly everything is called within moments: those of the first screen, and those that the login stands on. The
 * others are compiled function by function, as they are called.
 */
const EAGER: ReadonlySet<string> = new Set(["vendor", "index", "dialog", "Tabs", "modal-registry", "login-dialog"]);

/**
 * Has Chromium compile whole files while they come, beside the main thread, where it would compile each function when it is first
 * called: opening the login took twice the time. The comment counts at the very top alone.
 */
export function compileHintsPlugin(): Plugin {
  return {
    name: "lobbykit-compile-hints",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const item of Object.values(bundle)) {
          if (item.type === "chunk" && EAGER.has(item.name)) item.code = `//# allFunctionsCalledOnLoad\n${item.code}`;
        }
      },
    },
  };
}
