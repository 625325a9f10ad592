import path from "node:path";
import { BUNDLE, bundleWhenStale } from "../bundle.ts";
import { buildReferenceWhenStale, REFERENCE } from "../reference.ts";

/** What differs between the mock in this repository and the package that is installed elsewhere. */
export interface Installation {
  /** The command that starts the mock, for messages. */
  command: string;
  /** Folder of the database, unless the command line names another file, and of the rendered pictures. */
  folder: string;
  /** Folder of the styles and scripts of the mock's pages, with the same subfolders as `src/mock`. */
  pageFiles: string;
  /** Returns the path of the bundled contract. @throws BundleError when the contract is broken */
  contractFile(): string;
  /** The path of the reference page. */
  referenceFile(): Promise<string>;
}

/**
 * The mock in this repository, which builds the contract and its reference page when they are out of date. The build of the published
 * package replaces this object.
 */
export const INSTALLATION: Installation = {
  command: "npm run mock --",
  folder: path.join(import.meta.dirname, "../../.mock"),
  pageFiles: import.meta.dirname,
  contractFile: () => {
    bundleWhenStale();
    return BUNDLE;
  },
  referenceFile: async () => {
    await buildReferenceWhenStale();
    return REFERENCE;
  },
};
