import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import * as packed from "../../.ci/packages/packed-package.ts";

export type { Consumer, Packed } from "../../.ci/packages/packed-package.ts";
export const PACKAGE = "@lobbykit/design-system";

/** Type packages that a TypeScript project has besides React. */
const TYPES = ["@types/react", "@types/react-dom", "csstype"];

/** Packs the design system into a folder. */
export const pack = (folder: string): Promise<packed.Packed> =>
  packed.pack(path.join(import.meta.dirname, ".."), folder);

/**
 * Creates a project that has installed the design system. It packs the design system first, unless `known` is given.
 * @param more packages that the project has also installed
 */
export const createConsumer = async (known?: packed.Packed, more: readonly string[] = []): Promise<packed.Consumer> =>
  packed.createConsumer(known ?? (await pack(mkdtempSync(path.join(tmpdir(), "lobbykit-packed-")))), [
    ...TYPES,
    ...more,
  ]);

/** Returns the paths in the package's export map. */
export const offeredEntries = ({ packageFolder }: packed.Consumer): ReadonlySet<string> =>
  new Set(Object.keys(JSON.parse(readFileSync(path.join(packageFolder, "package.json"), "utf8")).exports));
