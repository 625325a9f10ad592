import { expect, test } from "vitest";

/** The code of every part, as text. */
const SOURCES = import.meta.glob<string>("../../**/*.tsx", { query: "?raw", import: "default", eager: true });

/** An attribute that takes an address, with something that a server's answer names as such. */
const RAW_ADDRESS =
  /\b(?:href|src|srcSet|action)=\{[^}]*\.(?:url|path|image|address|linkageTarget|webIconUrl|iconUrl|launchUrl)\b[^}]*\}/g;

/** What turns an address of a server into one that may be used. */
const GUARDED = /\b(?:safeUrl|safePath|pictureUrl)\(/;

test("R459 no address of a server stands in a link or picture without passing the guard", () => {
  const raw = Object.entries(SOURCES).flatMap(([file, source]) =>
    [...source.matchAll(RAW_ADDRESS)].filter(([use]) => !GUARDED.test(use)).map(([use]) => `${file}: ${use}`),
  );
  expect(raw).toEqual([]);
  expect(Object.keys(SOURCES).length).toBeGreaterThan(50);
});
