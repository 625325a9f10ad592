import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { linkAddress, pictureAddress } from "./content-address.ts";

beforeEach(() => vi.stubGlobal("location", { origin: "https://lobby.example" }));
afterEach(() => vi.unstubAllGlobals());

test.each([
  ["https://news.example/a", "https://news.example/a"],
  ["/slot-games?tag=NEW", "https://lobby.example/slot-games?tag=NEW"],
  ["mailto:help@lobby.example", "mailto:help@lobby.example"],
  ["mailto:help@lobby.example?body=send%20your%20password", undefined],
  ["tel:+880-1700-000000", "tel:+880-1700-000000"],
  ["tel:1;phone-context=evil.example", undefined],
  ["http://news.example/a", undefined],
  ["https://x%20x:12/", undefined],
  ["https://lobby.example@evil.example/", undefined],
  ["javascript:alert(1)", undefined],
])("R167 a link to %s leads to %s", (address, expected) => {
  expect(linkAddress(address)).toBe(expected);
});

test.each([
  ["/art/hall.svg", "https://lobby.example/art/hall.svg"],
  ["https://evil.example/pixel", undefined],
  ["//evil.example/pixel", undefined],
  ["data:image/svg+xml,x", undefined],
  ["hall.svg", undefined],
  ["", undefined],
])("R167 a picture of %s is loaded from %s", (address, expected) => {
  expect(pictureAddress(address)).toBe(expected);
});
