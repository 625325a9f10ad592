import { expect, test } from "vitest";
import { barPath, labelStride, ticksOf } from "./rules.ts";

test.each([
  { values: [320, 410, 720], ticks: [0, 200, 400, 600, 800] },
  { values: [-90, 240], ticks: [-100, 0, 100, 200, 300] },
  { values: [-5, -1], ticks: [-6, -4, -2, 0] },
  { values: [0.2, 0.9], ticks: [0, 0.25, 0.5, 0.75, 1] },
  { values: [3, 5], ticks: [0, 2, 4, 6] },
  { values: [0, 0], ticks: [0, 1] },
  { values: [], ticks: [0, 1] },
])("1.4.5 the axis for $values has the ticks $ticks", ({ values, ticks }) => {
  expect(ticksOf(values)).toEqual(ticks);
});

test("1.4.12 the axis skips labels that would overlap", () => {
  expect(labelStride(30, 10, 44)).toBe(5);
  expect(labelStride(3, 100, 44)).toBe(1);
  expect(labelStride(3, 0, 44)).toBe(3);
});

test("1.4.1 bars for gains point upwards and bars for losses point downwards, with rounded ends", () => {
  expect(barPath(0, 10, 100, 20)).toBe("M0 100V24Q0 20 4 20H6Q10 20 10 24V100Z");
  expect(barPath(0, 10, 100, 180)).toBe("M0 100V176Q0 180 4 180H6Q10 180 10 176V100Z");
  expect(barPath(0, 10, 100, 100)).toBe("M0 100V100Q0 100 0 100H10Q10 100 10 100V100Z");
});
