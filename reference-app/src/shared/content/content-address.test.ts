import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { readCorpus } from "../../../../.ci/corpora/read-corpus.ts";
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

const hostileAddresses = readCorpus("url/addresses.json");

describe("with collected attack addresses", () => {
  /** An e-mail address or phone number without parameters. */
  const PERSON = /^(?:mailto:[\w.+-]+@[a-z\d.-]+|tel:\+?[\d-]+)$/i;
  const PLAIN_HTTPS = /^https:\/\/(?:[a-z\d.-]+|\[[a-f\d:.]+\])(?::\d+)?\//;
  test("R167 R459 a link leads to an https URL as the browser reads it, or nowhere", () => {
    const kept = hostileAddresses.flatMap(({ input }) => {
      const href = linkAddress(input);
      return href === undefined || PERSON.test(input) ? [] : [{ input, href }];
    });
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.filter(({ href }) => !PLAIN_HTTPS.test(href))).toEqual([]);
    expect(kept.filter(({ input, href }) => URL.parse(input, location.origin)?.href !== href)).toEqual([]);
  });

  test("R167 R459 a picture comes from the page's own origin, or is not loaded", () => {
    const sources = hostileAddresses.map(({ input }) => pictureAddress(input));
    expect(sources.filter((source) => source !== undefined && new URL(source).origin !== location.origin)).toEqual([]);
  });
});
