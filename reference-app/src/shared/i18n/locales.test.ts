import { describe, expect, test } from "vitest";
import { pack as bn } from "./locales/bn/bn.ts";
import { pack as en } from "./locales/en/en.ts";

/** Texts by key, `feature.part.text`. */
function texts(node: object, path = ""): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(node)) {
    const name = path ? `${path}.${key}` : key;
    if (typeof value === "string") found.set(name, value);
    else for (const [inner, text] of texts(value as object, name)) found.set(inner, text);
  }
  return found;
}

const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)/g)].map((match) => match[1]).sort();
const english = texts(en);
const bengali = texts(bn);

describe("D19 the complete languages", () => {
  test("R006 have the same keys", () => {
    expect([...bengali.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test("R006 fill the same placeholders", () => {
    for (const [key, text] of english) expect(placeholders(bengali.get(key) ?? ""), key).toEqual(placeholders(text));
  });

  test("R006 leave no text empty, and Bengali is written in Bengali", () => {
    const sameInBoth = new Set(["app.footer.age"]);
    for (const [key, text] of bengali) {
      expect(text.trim(), key).not.toBe("");
      if (!sameInBoth.has(key)) expect(text, key).toMatch(/\p{Script=Bengali}/u);
    }
  });
});

test("R433–R472 the source's messages stand word for word in English", () => {
  const all = new Set(english.values());
  for (const message of [
    "Network link is abnormal, please try again",
    "The page took longer time to load, please check your network connectivity",
    "Invalid URL, please contact customer service",
    "Access restricted",
    "System maintenance",
    "Please complete verification first",
    "Please contact your agent",
    "Non-member account unable to login",
    "Too many requests, please try again after 5 minutes.",
  ]) {
    expect(all, message).toContain(message);
  }
});
