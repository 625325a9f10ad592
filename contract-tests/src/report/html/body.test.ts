import { describe, expect, it } from "vitest";
import { linesOf, wordsOf } from "../../../test/support/reports/report-parts.ts";
import { bodyMarkup } from "./body.ts";

describe("a body in the HTML report", () => {
  it.for([
    [40, undefined],
    [41, "… 1 line left out …"],
    [42, "… 2 lines left out …"],
  ] as const)("omits the lines after the fortieth (here, of a body of %i lines)", ([count, words]) => {
    const { text } = bodyMarkup(linesOf(count), "");
    expect(/<i>(.*)<\/i>/.exec(text)?.[1]).toBe(words);
    expect(text).toContain("line 40");
    expect(text).not.toContain("line 41");
  });

  it.for([
    [0, false, 1],
    [11, false, 12],
    [12, true, 13],
    [13, true, 13],
  ] as const)("begins twelve lines before the marked line (here, the line of member %i)", ([index, isCut, at]) => {
    const body = JSON.stringify(Array.from({ length: 60 }, (_, id) => id));
    const shown = bodyMarkup(body, `response 200 /${index}`).text.split("\n");
    expect(shown[0]?.includes("left out")).toBe(isCut);
    expect(shown.findIndex((line) => line.includes("<mark>"))).toBe(at);
  });

  it("shortens long lines, except a body of a single line", () => {
    const [short, long] = ["x".repeat(400), "y".repeat(401)];
    expect(wordsOf(bodyMarkup(`${short}\n${long}`, ""))).toBe(`${short} ${"y".repeat(400)} … 1 more character`);
    expect(wordsOf(bodyMarkup(long, ""))).toBe(long);
  });

  it("marks a member's name as a key", () => {
    expect(bodyMarkup('{"a":"b: c"}', "").text).toContain('  <span class="key">&quot;a&quot;</span>: &quot;b: c&quot;');
    expect(bodyMarkup("<a: 1>", "").text).toBe("&lt;a: 1&gt;\n");
  });
});
