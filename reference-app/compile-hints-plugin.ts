import type { Plugin } from "vite";

/** The files of the first screen. Nearly all their functions are called within a moment. */
const FIRST_SCREEN: ReadonlySet<string> = new Set(["vendor", "index"]);
/** Modules that open the login. Nearly all functions of their files are called within a moment. */
const LOGIN =
  /\/(?:modal-registry|login-dialog|Dialog|TextField|PasswordField|Tabs)\.tsx$|\/react-(?:dialog|tabs)\/dist\/index\.mjs$/;

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
          if (item.type !== "chunk") continue;
          const isEager = FIRST_SCREEN.has(item.name) || item.moduleIds.some((id) => LOGIN.test(id));
          if (isEager) item.code = `//# allFunctionsCalledOnLoad\n${item.code}`;
        }
      },
    },
  };
}
