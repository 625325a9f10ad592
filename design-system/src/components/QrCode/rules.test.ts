import { QRCodeSVG } from "qrcode.react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { levelFor, type QrLevel } from "./rules.ts";

const LONGEST: [kind: string, character: string, level: QrLevel, most: number][] = [
  ["digits", "1", "M", 5596],
  ["digits", "1", "L", 7089],
  ["capital letters", "A", "M", 3391],
  ["capital letters", "A", "L", 4296],
  ["small letters", "a", "M", 2331],
  ["small letters", "a", "L", 2953],
];

const draw = (value: string, level: QrLevel) => renderToStaticMarkup(createElement(QRCodeSVG, { value, level }));

describe("levelFor", () => {
  test.each(LONGEST)("R122 finds where %s (%s) no longer fit at level %s: %d", (_kind, character, level, most) => {
    const longest = character.repeat(most);
    expect(levelFor(longest)).toBe(level);
    expect(levelFor(`${longest}${character}`)).toBe(level === "M" ? "L" : undefined);
    expect(draw(longest, level)).toContain("<svg");
    expect(() => draw(`${longest}${character}`, level)).toThrow("Data too long");
  });

  test("R122 counts the bytes of a letter, not its units", () => {
    expect(levelFor("ব".repeat(777))).toBe("M");
    expect(levelFor("ব".repeat(984))).toBe("L");
    expect(levelFor("ব".repeat(985))).toBeUndefined();
  });

  test("R122 gives an empty text the safest level", () => {
    expect(levelFor("")).toBe("M");
  });
});
