import path from "node:path";

/** Folder of the downloaded test files. They are never committed. */
export const EXTERNAL_FOLDER = path.join(import.meta.dirname, "../../node_modules/.cache/lobbykit/external");

const COMMIT = "f7ecd5ab16f5e1e820eb5786a1419a98a2d594ae";

export interface Suite {
  /** Name of its file in the folder. */
  file: string;
  /** Its path in radix-ui/primitives (MIT). */
  path: string;
  sha256: string;
}

export const SUITES: readonly Suite[] = [
  {
    file: "dialog.test.tsx",
    path: "packages/react/dialog/src/dialog.test.tsx",
    sha256: "c0d08975ffb18621cad51e0ee8c24ea04301ed5d06d04572d6519b47a43d2302",
  },
  {
    file: "tabs.test.tsx",
    path: "packages/react/tabs/src/tabs.test.tsx",
    sha256: "111498e33111f5a500bbd8101215ee3591b634b246afa4b730ea677bdf94845c",
  },
];

export const addressOf = (suite: Suite): string =>
  `https://raw.githubusercontent.com/radix-ui/primitives/${COMMIT}/${suite.path}`;
