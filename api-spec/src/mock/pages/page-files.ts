import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import path from "node:path";
import { INSTALLATION } from "../installation.ts";

const RELATIVE_IMPORT = /(?<=from "\.\.?\/[\w-]+)\.ts(?=")/g;

/** Reads a style sheet of a mock page by its path in src/mock. */
export const readStyles = (file: string): string => readFileSync(path.join(INSTALLATION.pageFiles, file), "utf8");

/** Reads a script of a mock page. It is written in TypeScript; the types are removed before it is sent to the browser. */
export const readScript = (file: string): string =>
  stripTypeScriptTypes(readStyles(file)).replaceAll(RELATIVE_IMPORT, ".js");
