import { describe, expect, it } from "vitest";
import { changesFor } from "./changes.ts";

const CHANGELOG = `# Changelog

## [0.2.0]

### Added for designers

- Copy an icon.

### Added for backend teams

- Read the contract.

## [0.1.0] - Unreleased

### Added for designers

- See every component.
`;

describe("changesFor", () => {
  it("lists the changes of each version for one kind of reader, the newest first", () => {
    expect(changesFor("designers", CHANGELOG)).toEqual([
      { version: "0.2.0", text: "- Copy an icon." },
      { version: "0.1.0 - Unreleased", text: "- See every component." },
    ]);
  });

  it("leaves out a version without changes for the reader", () => {
    expect(changesFor("backend teams", CHANGELOG).map(({ version }) => version)).toEqual(["0.2.0"]);
  });

  it("reports a reader whom the changelog does not name", () => {
    expect(() => changesFor("painters", CHANGELOG)).toThrow('no heading that ends with "for painters"');
  });
});
