import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createMask, maskByLooks } from "./mask.ts";
import { toCurl, variablesIn } from "../formats/curl.ts";

const nameOf = (secret: string) => new Map([[secret, "member-password"]]);

/** The forms in which a server can send a secret back, by name. */
const ECHOES: readonly (readonly [string, (secret: string) => string])[] = [
  ["sent back unchanged", (it) => it],
  ["in JSON", (it) => JSON.stringify({ a: it })],
  ["in JSON inside JSON", (it) => JSON.stringify(JSON.stringify({ a: it }))],
  ["in a URL", (it) => `http://host/?a=${encodeURIComponent(it.toWellFormed())}`],
  ["in a form body", (it) => new URLSearchParams({ a: it }).toString()],
  ["percent-encoded twice", (it) => encodeURIComponent(encodeURIComponent(it.toWellFormed()))],
  [
    "percent-encoded in lower case",
    (it) => encodeURIComponent(it.toWellFormed()).replaceAll(/%../g, (hex) => hex.toLowerCase()),
  ],
  ["in hexadecimal", (it) => Buffer.from(it).toString("hex")],
  [
    "in HTML",
    (it) => it.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;"),
  ],
  ["in base64", (it) => Buffer.from(it).toString("base64")],
  ["in base64 after one byte", (it) => Buffer.from(`:${it}`).toString("base64")],
  ["in base64 after two bytes", (it) => Buffer.from(`ab${it}and more`).toString("base64")],
  ["in base64url", (it) => Buffer.from(`user:${it}`).toString("base64url")],
];

const secrets = fc.string({ unit: "grapheme", minLength: 6, maxLength: 30 }).filter((it) => /^\S.*\S$/s.test(it));

describe("the mask", () => {
  it.for(ECHOES)("hides a secret %s", ([, echo]) => {
    fc.assert(
      fc.property(secrets, fc.string(), fc.string(), (secret, before, after) => {
        const shown = createMask(nameOf(secret))(`${before} ${echo(secret)} ${after}`);
        expect(shown).toContain("***member-password");
        expect(createMask(nameOf(secret))(` ${echo(secret)} `)).not.toContain(echo(secret));
      }),
      { numRuns: 60, seed: 1 },
    );
  });

  it("does not change a text without a secret", () => {
    const mask = createMask(new Map([["demo-1234", "member-password"]]));
    const texts = fc.sample(fc.string(), { numRuns: 200, seed: 1 });
    expect(texts.filter((text) => mask(text) !== text)).toEqual([]);
  });

  it("replaces the longest secret first, and replaces nothing inside its own markers", () => {
    const mask = createMask(
      new Map([
        ["abcd", "one"],
        ["abcdef", "two"],
        ["member", "three"],
        ["", "none"],
      ]),
    );
    expect(mask("abcdef abcd member")).toBe("***two*** ***one*** ***three***");
  });

  it("replaces a short secret only as a whole word", () => {
    const mask = createMask(new Map([["12", "member-payment-password"]]));
    expect(mask('{"password":"12","id":1234}')).toBe('{"password":"***member-payment-password***","id":1234}');
  });

  it("replaces the beginning of a secret at the end of a shortened text", () => {
    const mask = createMask(new Map([["correct horse", "member-password"]]));
    expect(mask.cut("it was: correct ho")).toBe("it was: ***member-password***");
    expect(mask("it was: correct ho")).toBe("it was: correct ho");
  });

  it.for([
    ['{"accessToken":"abc\\"d e","n":1}', '{"accessToken":"***secret***","n":1}'],
    [
      String.raw`the server failed: {\"password\":\"abc d\",\"n\":1}`,
      String.raw`the server failed: {\"password\":\"***secret***\",\"n\":1}`,
    ],
    ["a=1&api_key=abc&b=2", "a=1&api_key=***secret***&b=2"],
    ['{"token":"abc', '{"token":"***secret***'],
    ["eyJhbGciOiJI.eyJzdWIiOiIx.c2lnbmF0dXJl", "***token***"],
    ["eyJhbGciOiJFQ0RI..aXY.Y2lwaGVy.dGFn", "***encrypted***"],
    ['{"tokens":5,"title":"a"}', '{"tokens":5,"title":"a"}'],
  ] as const)("replaces text that looks like a secret: %s", ([text, masked]) => expect(maskByLooks(text)).toBe(masked));
});

describe("a curl command", () => {
  it("reads its secrets from shell variables", () => {
    const mask = createMask(
      new Map([
        ["t0ken-of-it", "member-token"],
        ["pass word", "member-password"],
      ]),
    );
    const wire = {
      method: "POST",
      url: mask("http://host/?p=pass%20word"),
      headers: { authorization: mask("Bearer t0ken-of-it") },
      body: mask(`{"p":"pass word","it's":1}`),
    };
    const command = toCurl(wire);
    expect(command).toBe(
      `curl -i -X POST -H 'authorization: Bearer '"$MEMBER_TOKEN"'' --data-raw '{"p":"'"$MEMBER_PASSWORD"'","it'\\''s":1}' 'http://host/?p='"$MEMBER_PASSWORD_PERCENT"''`,
    );
    expect(variablesIn(command)).toEqual(["MEMBER_TOKEN", "MEMBER_PASSWORD", "MEMBER_PASSWORD_PERCENT"]);
  });
});
