import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { ToolResult } from "./tool.ts";

const PAGE = path.join(import.meta.dirname, "../../../docs/contract-tests-comparison.md");

/** What a comparison found. */
export interface Results {
  readonly faults: readonly { readonly name: string; readonly kind: string; readonly operationId: string }[];
  readonly tools: readonly ToolResult[];
}

const row = (...cells: readonly (string | number)[]): string => `| ${cells.join(" | ")} |`;
export const pageOf = ({ faults, tools }: Results): string =>
  faults.length + tools.map(({ name }) => row(name)).join("");
export const writePage = (results: Results): Promise<void> => writeFile(PAGE, pageOf(results));
