import { describe, expect, test } from "vitest";
import { idsIn, readRequirements, readTests, summary, trace } from "./trace.ts";

const LIST = `
### 2a. Router

| ID | Requirement | Ambiguous | Decision |
|---|---|---|---|
| R041 | Router uses history mode. | - | As stated. |
| R042 | Dark \\| light. | - | As stated. |

### Auth

| ID | Method | Path | Token | Encrypted | operationId |
|---|---|---|---|---|---|
| E003 | DELETE | \`/logout\` | yes | no | \`logout\` |

## Contradictions

| # | Source says | Trap | Decision |
|---|---|---|---|
| C4 | A bug | Reproducing it | Not reproduced |
`;

const SOURCE = `
  // R900 in a comment is no title
  describe("history mode (R041)", () => {
    it.each([["R042 keeps the theme", "dark"]])("%s", () => {});
    test.only(\`E003, C04 signs \${who} out\`, () => {});
    it("needs no id", () => expect("see R901").toBe("R902"));
  });
  export const Closed: Story = { name: "R041 R043 shows each alias", args: { label: <p title="x">R903</p> } };
`;

describe("trace", () => {
  test.each([
    ["one id", "shows it: R299", "R299"],
    ["a list", "R1, R02 and E003", "R001 R002 E003"],
    ["no id from a range with a dash", "R041–R043 answer", ""],
    ["no id from a range with a hyphen and a single letter", "R041-43 answer", ""],
    ["an id beside a range", "R041–R043 R044 answer", "R044"],
    ["the id of a contradiction without padding", "C04 is not reproduced", "C4"],
    ["no id from similar words", "E2E in RFC9449 on R2D2", ""],
  ])("reads %s", (_name, title, ids) => {
    expect(idsIn(title).join(" ")).toBe(ids);
  });

  test("reads each requirement with its section and its text", () => {
    expect(readRequirements(LIST)).toEqual([
      { id: "R041", section: "2a. Router", text: "Router uses history mode." },
      { id: "R042", section: "2a. Router", text: "Dark \\| light." },
      { id: "E003", section: "Auth", text: "DELETE `/logout` `logout`" },
      { id: "C4", section: "Contradictions", text: "A bug" },
    ]);
  });

  test("reads ids from titles, story names and table rows, not from comments or expectations", () => {
    const named = readTests("sample.stories.tsx", SOURCE).map(({ ids }) => ids.join(" "));
    expect(named.toSorted()).toEqual(["E003 C4", "R041", "R041 R043", "R042"]);
  });

  test("lists the tests of each requirement, and the ids that are not requirements", () => {
    const result = trace(readRequirements(LIST), readTests("sample.stories.tsx", SOURCE));
    expect(result.covered.map(({ requirement, tests }) => [requirement.id, tests.length])).toEqual([
      ["R041", 2],
      ["R042", 1],
      ["E003", 1],
      ["C4", 1],
    ]);
    expect(result.uncovered).toEqual([]);
    expect(result.strangers.map(({ id }) => id)).toEqual(["R043"]);
  });

  test("reports titles that name a range of requirements", () => {
    const { ranges, covered } = trace(
      readRequirements(LIST),
      readTests("a.test.ts", `it("R041–R042 work", () => {});`),
    );
    expect(ranges.map(({ title }) => title)).toEqual(["R041–R042 work"]);
    expect(covered).toEqual([]);
  });

  test("lists untestable requirements separately, unless a test names one", () => {
    const list = readRequirements("| R421 | Server side: not shown. | - | No test: the mock defines it. |");
    const { covered, uncovered, untestable } = trace(list, []);
    expect({ covered, uncovered }).toEqual({ covered: [], uncovered: [] });
    expect(untestable.map(({ id, noTest }) => [id, noTest])).toEqual([["R421", "the mock defines it."]]);
    const named = trace(list, readTests("a.test.ts", `it("R421 works", () => {});`));
    expect([named.covered.length, named.untestable.length]).toEqual([1, 0]);
  });

  test("lists requirements that are not built yet separately, but counts them as covered when a test names them", () => {
    const list = readRequirements("| R188 | Storage holds it. | - | Not built yet: not written. |");
    const { uncovered, unbuilt, covered } = trace(list, []);
    expect([uncovered, covered]).toEqual([[], []]);
    expect(unbuilt.map(({ id, notBuilt }) => [id, notBuilt])).toEqual([["R188", "not written."]]);
    expect(trace(list, readTests("a.test.ts", `it("R188 works", () => {});`)).covered).toHaveLength(1);
  });

  test("counts the covered requirements of each section", () => {
    const result = trace(readRequirements(LIST), readTests("a.test.ts", `it("R042 works", () => {});`));
    expect(summary(result)).toEqual(["   1 of   2  2a. Router", "   0 of   1  Auth", "   0 of   1  Contradictions"]);
    expect(result.uncovered.map(({ id }) => id)).toEqual(["R041", "E003", "C4"]);
  });
});
