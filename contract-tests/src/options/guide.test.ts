import { readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { createCommand } from "./command-line.ts";

const { options } = createCommand();

const DOCS = path.join(import.meta.dirname, "../../../docs");

const optionsIn = (text: string): string[] => [...new Set(text.match(/(?<=[\s`(])--[a-z][a-z-]+/g))];

describe("the guide", () => {
  it("names every option of the command, and only existing options", async () => {
    const guide = await readFile(path.join(DOCS, "contract-tests.md"), "utf8");
    const known = options.map(({ long }) => String(long));
    // Options of the mock, the k6 subcommand and kubectl.
    const others = ["--port", "--memory", "--duration", "--from-file", "--from-literal"];
    expect(known.filter((option) => !optionsIn(guide).includes(option))).toEqual([]);
    expect(optionsIn(guide).filter((option) => !known.includes(option) && !others.includes(option))).toEqual([]);
  });

  it("states the default of each option", async () => {
    const guide = await readFile(path.join(DOCS, "contract-tests.md"), "utf8");
    const rows = guide.split("\n").filter((line) => line.startsWith("| `--"));
    for (const { long, defaultValue } of options.filter((option) => option.defaultValue !== undefined)) {
      expect(rows.find((row) => row.includes(`${long} `))).toContain(`\`${String(defaultValue)}\``);
    }
  });
});
