import type { Plugin } from "vite";

/**
 * Files whose functions are nearly all called within a moment: those of the first screen and of the login. In other files, the browser
 * compiles each function when it is first called.
 */
const EAGER: ReadonlySet<string> = new Set(["vendor", "index", "dialog", "Tabs", "modal-registry", "login-dialog"]);

/**
 * Makes Chromium compile whole files off the main thread while they load. Otherwise it compiles each function at its first call, and opening
 * the login takes twice as long. The comment that requests it must be at the very start of a file.
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
