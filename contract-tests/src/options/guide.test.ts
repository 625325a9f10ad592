import { readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { OPTIONS } from "./table.ts";

const DOCS = path.join(import.meta.dirname, "../../../docs");

const optionsIn = (text: string): string[] => [...new Set(text.match(/(?<=[\s`(])--[a-z][a-z-]+/g))];

describe("the guide", () => {
  it("names every option, and none that is not there", async () => {
    const guide = await readFile(path.join(DOCS, "contract-tests.md"), "utf8");
    const known = OPTIONS.map(({ name }) => `--${name}`);
    // Of the mock, of the subcommand for load, and of kubectl.
    const others = ["--port", "--memory", "--duration", "--from-file", "--from-literal"];
    expect(known.filter((option) => !optionsIn(guide).includes(option))).toEqual([]);
    expect(optionsIn(guide).filter((option) => !known.includes(option) && !others.includes(option))).toEqual([]);
  });

  it("says each default as the command has it", async () => {
    const guide = await readFile(path.join(DOCS, "contract-tests.md"), "utf8");
    const rows = guide.split("\n").filter((line) => line.startsWith("| `--"));
    for (const { name, default: usual } of OPTIONS.filter((option) => option.default !== undefined)) {
      expect(rows.find((row) => row.includes(`--${name} `))).toContain(`\`${usual}\``);
    }
  });
});
