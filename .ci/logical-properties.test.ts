import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const root = path.join(import.meta.dirname, "..");
const sides = "Left|Right|Top|Bottom";

/** Names that mean a side of the screen, where a page read from right to left is mirrored; not parameters of a type. */
const PHYSICAL_NAMES = new RegExp(
  `\\b(?:(?:margin|padding|border|scrollMargin|scrollPadding)(?:${sides})(?:Width|Style|Color)?|` +
    "border(?:Top|Bottom)(?:Left|Right)Radius|left|right|top|bottom|(?:min|max)?(?:[wW]idth|[hH]eight))" +
    "\\s*:(?!\\s*(?:string|number)\\b)",
);
/** Values that do. */
const PHYSICAL_VALUES = /\b(?:textAlign|float|clear|captionSide)\s*:\s*["'](?:left|right|top|bottom)["']/;

/** Lines of a style file, by number, that name a side of the screen. */
export function physicalLines(source: string): string[] {
  return source
    .split("\n")
    .map((line, index) => ({ line: line.trim(), number: index + 1 }))
    .filter(({ line }) => !/^(?:\/\/|\/?\*)/.test(line))
    .filter(({ line }) => PHYSICAL_NAMES.test(line) || PHYSICAL_VALUES.test(line))
    .map(({ line, number }) => `${number}: ${line}`);
}

describe("logical properties only", () => {
  it("D17c no style file names a side of the screen", () => {
    const files = globSync("{design-system,reference-app}/src/**/*.css.ts", { cwd: root });
    expect(files.length).toBeGreaterThan(50);
    const found = files.flatMap((file) =>
      physicalLines(readFileSync(path.join(root, file), "utf8")).map((line) => `${file}:${line}`),
    );
    expect(found).toEqual([]);
  });

  it.each([
    "marginLeft: vars.space[4],",
    'borderTopColor: "red",',
    "borderTopLeftRadius: 0,",
    "selectors: { '&::after': { right: 0 } },",
    "maxWidth: vars.size.content,",
    'textAlign: "right",',
    'float: "left",',
  ])("D17c finds %s", (line) => {
    expect(physicalLines(line)).toHaveLength(1);
  });

  it.each([
    "marginInlineStart: vars.space[4],",
    "borderBlockStartColor: edge,",
    "insetInlineEnd: 0,",
    "maxInlineSize: vars.size.content,",
    'textAlign: "start",',
    "lineHeight: vars.font.lineHeight.heading,",
    "control: { medium: side },",
    "// left: a comment",
    "function widthOf(width: string) {",
  ])("D17c lets %s be", (line) => {
    expect(physicalLines(line)).toEqual([]);
  });
});
