import path from "node:path";
import type { Installation } from "../src/mock/installation.ts";

const built = import.meta.dirname;

/** The mock as a package. It contains the built contract and its reference page, and stores its data in the folder where it is started. */
export const INSTALLATION: Installation = {
  command: "npx @lobbykit/mock",
  folder: path.resolve(".mock"),
  pageFiles: path.join(built, "pages"),
  contractFile: () => path.join(built, "openapi.json"),
  referenceFile: () => Promise.resolve(path.join(built, "reference.html")),
};
