import { expect, test } from "vitest";
import { readContractTexts } from "./contract.ts";
import { lintComment } from "./lint.ts";

const CONTRACT = `
Contract:
  description: A contract between two members.
  properties:
    id: { type: string, description: Id of the contract. }
    description: { type: string, description: Text that members read. }
    value:
      type: object
      description: |
        The first line
        and the second.
  examples: [{ description: Whoever reads this. }]
typical:
  summary: A contract that ended
  value: { description: Whoever reads this., summary: Data }
`;

test("the descriptions and summaries of a YAML file are read with their line numbers; example data is left out", () => {
  expect(readContractTexts(CONTRACT)).toEqual([
    { text: "A contract between two members.", line: 3 },
    { text: "Id of the contract.", line: 5 },
    { text: "Text that members read.", line: 6 },
    { text: "The first line\nand the second.", line: 9 },
    { text: "A contract that ended", line: 14 },
  ]);
});

test("the prose check finds a bad phrase that runs over two lines of a description", () => {
  const texts = readContractTexts("description: |\n  Each page has a name of\n  its own.\n");
  expect(texts.flatMap(({ text }) => lintComment(text))).toMatchObject([{ habit: "of its own" }]);
});
