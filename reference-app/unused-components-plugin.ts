import type { Plugin } from "vite";

/** The name that a library gives its component for React's developer tools. */
const DISPLAY_NAME = /^\w+\.displayName = [^;]+;$/gm;
/** A call that only creates a component or a context. */
const CREATION = /(?<== )(?=React\d*\.(?:createContext|forwardRef|memo)\()/g;

/**
 * Lets the bundler drop the components of libraries that the app does not use, such as the router's forms. It keeps them otherwise,
 * because it cannot know that creating and naming a component changes nothing else.
 */
export function unusedComponentsPlugin(): Plugin {
  return {
    name: "lobbykit-unused-components",
    apply: "build",
    transform: {
      filter: { id: /\/node_modules\/.*\.m?js$/, code: /\.displayName = / },
      handler: (code) => ({ code: code.replace(DISPLAY_NAME, "").replace(CREATION, "/* @__PURE__ */ "), map: null }),
    },
  };
}
