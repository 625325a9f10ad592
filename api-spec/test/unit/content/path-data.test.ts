import { describe, expect, it } from "vitest";
import { copies, ring, round } from "../../../src/mock/art/path-data.ts";

const PI_TURN = [{ turn: 90, scale: 2, x: 10, y: 20 }];

describe("copies of an SVG path", () => {
  it.each([
    ["M1,0L2,0Z", "M10,22L10,24Z"],
    ["M1,0H3V5", "M10,22L10,26L0,26"],
    ["M1,0h3v5", "M10,22l0,6l-10,0"],
    ["M0,0C1,0 2,0 3,0", "M10,20C10,22 10,24 10,26"],
    ["M0,0q1,0 2,0t2,0", "M10,20q0,2 0,4t0,4"],
    ["M0,0A5,5 0 0 1 3,0", "M10,20A10,10 90 0 1 10,26"],
  ])("turn, scale and shift %s", (data, expected) => {
    expect(copies(data, PI_TURN)).toBe(`<path d="${expected}"/>`);
  });

  it("are written as one element", () => {
    const wreath = ring(12, round(0, -50, 4), 'fill="red"');
    expect(wreath.match(/</g)).toHaveLength(1);
    expect(wreath.match(/M/g)).toHaveLength(12);
  });
});
