import path from "node:path";
import { BUNDLE, bundleWhenStale } from "../bundle.ts";
import { buildReferenceWhenStale, REFERENCE } from "../reference.ts";

/** What differs between the mock in this repository and the package that is installed elsewhere. */
export interface Installation {
  /** How people start the mock. */
  command: string;
  /** Keeps the database and the drawn pictures unless the command line names another file. */
  folder: string;
  /** Holds the styles and scripts of the pages that the mock serves, in the folders of `src/mock`. */
  pageFiles: string;
  /** The path of the bundled contract. @throws BundleError when the contract is broken */
  contractFile(): string;
  /** The path of the reference page. */
  referenceFile(): Promise<string>;
}

/** The mock in this repository: it builds the contract and its page when they are out of date. The build of the package puts another in its place. */
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
