import { beforeAll, describe, expect, it } from "vitest";
import { chooseLanguage } from "../../../src/mock/http/languages.ts";
import { openWorld, type Mock } from "../start-mock.ts";

describe("the language of an answer", () => {
  it.each([
    [undefined, "bn"],
    ["", "bn"],
    ["en-GB", "en"],
    ["pt", "pt-BR"],
    ["zh-TW", "zh-Hant"],
    ["xx, hi;q=0.5", "hi"],
    ["en;q=0.1, vi;q=0.9", "vi"],
    ["en;q=0, vi;q=0.1", "vi"],
    ["en-u-ca-buddhist", "en"],
  ])("R473 is the registered language with the highest weight: %j gives %s", (header, language) => {
    expect(chooseLanguage(header)).toBe(language);
  });

  it.each([
    "*",
    "a",
    "x-private",
    "i-klingon",
    "zz-ZZ",
    "xx-YY-zz",
    "en-US-GB",
    "zh-min-nan",
    "en_US",
    "en-",
    "-",
    ",;=.-",
    ";q=1",
    "bn-en;q=x, xx;q=nan",
    "toolonglanguage",
    "a-".repeat(500),
    "en\u0000",
    "__proto__",
  ])("R473 is Bengali when no tag is valid and registered: %j", (header) => {
    expect(chooseLanguage(header)).toBe("bn");
  });
});

describe("the mock", () => {
  let mock: Mock;
  beforeAll(async () => {
    mock = await openWorld();
  });

  // Only the country names need a valid language tag.
  it.each(["/wps/system/regions", "/wps/system/status?url=localhost:5173"])(
    "R473 answers %s even when the language tag is malformed",
    async (path) => {
      const { status, json } = await mock.call("GET", path, { headers: { "accept-language": "xx-YY-zz" } });
      expect([status, json.success]).toEqual([200, true]);
    },
  );
});
