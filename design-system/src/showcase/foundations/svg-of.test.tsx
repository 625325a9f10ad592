import { expect, it } from "vitest";
import { WalletIcon } from "../../icons/icons.ts";
import { svgOf } from "./svg-of.tsx";

it("D17c an icon becomes an SVG file of 24 px without classes, in the colour of the text around it", () => {
  const svg = svgOf(WalletIcon);
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 24 24" width="24" height="24"/);
  expect(svg).toContain('stroke="currentColor"');
  expect(svg).not.toContain("class=");
});
