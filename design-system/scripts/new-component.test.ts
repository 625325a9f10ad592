import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { propDocs } from "../../.ci/component-docs/prop-docs.ts";
import { filesOf, newComponent } from "./new-component.ts";

const list = "testing/components.ts";
const SOURCES = [list, "components/Badge", "components/Toast", "foundations/props/closed-attributes.ts"];

/** Creates a source tree with two components. */
function tree(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "new-component-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const source = path.join(import.meta.dirname, "../src");
  for (const part of SOURCES) cpSync(path.join(source, part), path.join(folder, part), { recursive: true });
  return folder;
}

describe("new-component", () => {
  it("D17c writes the fixed set of files", () => {
    const folder = tree();
    const written = newComponent(folder, "PrizeList", "Games").map((file) => path.relative(folder, file));
    const names = ["tsx", "css.ts", "stories.tsx", "test.tsx", "mdx"].map(
      (end) => `components/PrizeList/PrizeList.${end}`,
    );
    expect(written).toEqual([...names, list]);
    const [doc] = propDocs(path.join(folder, "components/PrizeList/PrizeList.tsx"));
    expect(doc?.props.children?.required).toBe(true);
  });

  it("D17c adds the component to the list in alphabetical order and keeps the other entries", () => {
    const folder = tree();
    newComponent(folder, "PrizeList", "Games");
    expect(readFileSync(path.join(folder, list), "utf8").match(/^ {2}\w+.*$/gm)).toEqual([
      '  Badge: typeof import("../components/Badge/Badge.tsx").Badge;',
      '  PrizeList: typeof import("../components/PrizeList/PrizeList.tsx").PrizeList;',
      '  Toast: typeof import("../components/Toast/Toast.tsx").ToastRegion;',
    ]);
  });

  it("leaves the usage sections and the doc comment empty, so that the checks report them", () => {
    const { "PrizeList.mdx": page, "PrizeList.tsx": code } = filesOf("PrizeList", "Games");
    expect(page).toMatch(/## When to use\n\n## When not to use\n/);
    expect(code).not.toMatch(/\*\/\nexport function/);
  });

  it.each(["prizeList", "Prize-List", "../Prize", ""])("rejects the name “%s”", (name) => {
    expect(() => newComponent(tree(), name, "Games")).toThrow("whole words");
  });

  it("refuses to overwrite an existing component", () => {
    expect(() => newComponent(tree(), "Badge", "Feedback")).toThrow("there already");
  });
});
