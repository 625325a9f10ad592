import { expect, test } from "vitest";

/** The source code of every component, as text. */
const SOURCES = import.meta.glob<string>("../../**/*.tsx", { query: "?raw", import: "default", eager: true });

/** An attribute for an address that gets an address field of a server answer directly. */
const RAW_ADDRESS =
  /\b(?:href|src|srcSet|action)=\{[^}]*\.(?:url|path|image|address|linkageTarget|webIconUrl|iconUrl|launchUrl)\b[^}]*\}/g;

/** Functions that check a server's address. */
const GUARDED = /\b(?:safeUrl|safePath|pictureUrl)\(/;

test("R459 every server address in a link or a picture passes a guard", () => {
  const raw = Object.entries(SOURCES).flatMap(([file, source]) =>
    [...source.matchAll(RAW_ADDRESS)].filter(([use]) => !GUARDED.test(use)).map(([use]) => `${file}: ${use}`),
  );
  expect(raw).toEqual([]);
  expect(Object.keys(SOURCES).length).toBeGreaterThan(50);
});
