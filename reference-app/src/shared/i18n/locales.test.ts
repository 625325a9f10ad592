import { describe, expect, test } from "vitest";

/** All locale files: core and sections. */
const FILES = import.meta.glob<object>("./locales/**/*.json", { import: "default", eager: true });

/** The texts of a language, one object a file. */
const packOf = (language: string) =>
  Object.fromEntries(
    Object.entries(FILES)
      .filter(([file]) => file.startsWith(`./locales/${language}/`))
      .map(([file, content]) => [file.slice(file.lastIndexOf("/") + 1, -".json".length), content]),
  );

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

const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)/g)].map((match) => match[1] ?? "").toSorted();
const english = texts(packOf("en"));
const bengali = texts(packOf("bn"));

/** Written alike in both languages. */
const SAME_IN_BOTH = new Set(["app.footer.age"]);

describe("D19 the complete languages", () => {
  test("R006 have the same keys", () => {
    expect([...bengali.keys()].toSorted()).toEqual([...english.keys()].toSorted());
  });

  test("R006 fill the same placeholders", () => {
    const differing = [...english].filter(
      ([key, text]) => placeholders(bengali.get(key) ?? "").join() !== placeholders(text).join(),
    );
    expect(differing).toEqual([]);
  });

  test("R006 Bengali is written in Bengali, and no text is empty", () => {
    const foreign = [...bengali].filter(([key, text]) => !SAME_IN_BOTH.has(key) && !/\p{Script=Bengali}/u.test(text));
    expect(foreign).toEqual([]);
    expect([...english].filter(([, text]) => text.trim() === "")).toEqual([]);
  });
});

test.each([
  "Network link is abnormal, please try again",
  "The page took longer time to load, please check your network connectivity",
  "Invalid URL, please contact customer service",
  "Access restricted",
  "System maintenance",
  "Please complete verification first",
  "Please contact your agent",
  "Non-member account unable to login",
  "Too many requests, please try again after 5 minutes.",
])("R433–R472 the source's message stands word for word in English: %s", (message) => {
  expect([...english.values()]).toContain(message);
});
