import { describe, expect, test } from "vitest";
import { ALL_STRINGS } from "@lobbykit/design-system/foundations/strings";
import type { Language } from "./language.ts";

/** All locale files: core and sections. */
const FILES = import.meta.glob<object>("./locales/**/*.json", { import: "default", eager: true });

/** The source that says the texts. */
const SOURCE = Object.values(
  import.meta.glob<string>(["../../**/*.{ts,tsx}", "!../../**/*.test.{ts,tsx}"], {
    import: "default",
    query: "?raw",
    eager: true,
  }),
).join("\n");

/** Languages that may lack nothing. */
const WHOLE = ["bn", "hi", "id", "fil", "vi"] as const satisfies readonly Language[];
type Whole = Exclude<Language, "en">;

/** The components' own texts, where the app brings them: a pack of its own, not of the English file. */
const BUILT_IN = "design-system.json";

/** The texts of a language, one object a file. */
const packOf = (language: string) =>
  Object.fromEntries(
    Object.entries(FILES)
      .filter(([file]) => file.startsWith(`./locales/${language}/`) && !file.endsWith(BUILT_IN))
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

const PLURAL = /_(zero|one|two|few|many|other)$/;
const english = texts(packOf("en"));
const isPlural = (key: string) => PLURAL.test(key) && english.has(key.replace(PLURAL, "_other"));

/** The keys that a language needs: the English ones, with the plural forms that the language has. */
const keysFor = (language: string): string[] =>
  [...english.keys()]
    .flatMap((key) => {
      if (!isPlural(key)) return [key];
      if (!key.endsWith("_other")) return [];
      const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
      return forms.map((form) => key.replace(PLURAL, `_${form}`));
    })
    .toSorted();

const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)/g)].map((match) => match[1] ?? "").toSorted();
const englishFor = (key: string) => english.get(key) ?? english.get(key.replace(PLURAL, "_other")) ?? "";
const withoutPlaceholders = (text: string) => text.replaceAll(/\{\{[^}]*\}\}/g, "");

/** Written in English letters in every language: names of makes, formats and methods. */
const NAMES =
  /^(?:Lobbykit|WhatsApp|Facebook|Google|Telegram|Zalo|LINE|WeChat|reCaptcha|Android|iPhone|iPad|iOS|Chrome|Safari|PNG|JPG|JPEG|MB|KB|SMS|IP|QR|ID|PIN|RTP|VN|YB|UTC|URL|VPN|BDT|Esc|Enter|name|example|com)$/;
const SCRIPTS: Partial<Record<Whole, RegExp>> = { bn: /\p{Script=Bengali}/u, hi: /\p{Script=Devanagari}/u };
/** Words that only English has of the languages in Latin letters. */
const ENGLISH_WORDS = /\b(?:the|and|your|you|please|with|this|that|not|for|from|have|are|was|will|of|must|cannot)\b/i;
/** Texts that are the same word in English: signs alone, names, and words that these languages have too. */
const ALIKE =
  /^(?:[^\p{L}]*|Lobbykit|WhatsApp|Facebook|LINE|WeChat|Zalo|Android|YB|Menu|Slot|Bingo|Poker|Captcha|Hot|Special|App|Status|Bonus)$/u;
/** Filipino products keep the English words for what stands on a form, in support, and for a draw. */
const LOANS =
  /^(?:Username|Password|Mobile number|Email address|Verification code|Invitation code|Authenticator app|IP address: |Customer service|(?:, )?home|Live casino|Feedback|\s?draw\s?|carousel|slide)(?: \| )?$/i;

const latinWords = (text: string) => withoutPlaceholders(text).match(/[A-Za-z]{2,}/g) ?? [];
const lettersOf = (text: string) => text.match(/\p{L}/gu) ?? [];
/** Is a text empty, with digits that are not Latin, or with letters of a script that is neither Latin nor the language's? */
const isOdd = (text: string, script?: RegExp) =>
  text.trim() === "" ||
  /(?![0-9])\p{Nd}/u.test(text) ||
  lettersOf(text).some((letter) => !/\p{Script=Latin}/u.test(letter) && !script?.test(letter));

const isAlike = (text: string, language: Whole) =>
  ALIKE.test(withoutPlaceholders(text)) || (language === "fil" && LOANS.test(withoutPlaceholders(text)));

describe.each(WHOLE)("D19 %s is whole", (language: Whole) => {
  const own = texts(packOf(language));
  const script = SCRIPTS[language];

  test("R006, R007 has each key, with the plurals of the language and no more", () => {
    expect([...own.keys()].toSorted()).toEqual(keysFor(language));
  });

  test("R006 fills the same placeholders", () => {
    const differing = [...own].filter(
      ([key, text]) => placeholders(text).join() !== placeholders(englishFor(key)).join(),
    );
    expect(differing).toEqual([]);
  });

  test("R006 leaves nothing in English", () => {
    const isForeign = script
      ? (text: string) =>
          latinWords(text).some((word) => !NAMES.test(word)) || (!script.test(text) && !isAlike(text, language))
      : (text: string, key: string) =>
          ENGLISH_WORDS.test(withoutPlaceholders(text)) || (text === englishFor(key) && !isAlike(text, language));
    expect([...own].filter(([key, text]) => isForeign(text, key))).toEqual([]);
  });

  test("R006, R501 has no empty text, no letters of another script, and Latin digits", () => {
    expect([...own].filter(([, text]) => isOdd(text, script))).toEqual([]);
  });
});

const placesIn = (pack: object) =>
  Object.entries(pack)
    .map(([key, text]) => `${key} ${(String(text).match(/\{\w+\}/g) ?? []).toSorted().join(" ")}`)
    .toSorted();

test.each(["hi", "id", "fil", "vi"])("D19 the components speak %s too", (language) => {
  const own = FILES[`./locales/${language}/core/${BUILT_IN}`] ?? {};
  expect(placesIn(own)).toEqual(
    Object.values(ALL_STRINGS)
      .flatMap((group) => placesIn(group.en))
      .toSorted(),
  );
});

test("R006 no English text is empty", () => {
  expect([...english].filter(([, text]) => text.trim() === "")).toEqual([]);
});

test("R006 no key is written that the source does not use", () => {
  const patterns = [...SOURCE.matchAll(/`([a-zA-Z]+(?:\.[\w-]+)*\.?(?:\$\{[^}`]*\}[\w.-]*)+)`/g)].map(
    ([, template = ""]) =>
      new RegExp(
        `^${template
          .split(/\$\{[^}]*\}/)
          .map((part) => part.replaceAll(".", String.raw`\.`))
          .join(".+")}$`,
      ),
  );
  const isUsed = (key: string) =>
    SOURCE.includes(`"${key}"`) ||
    SOURCE.includes(`"${key.replace(PLURAL, "")}"`) ||
    patterns.some((pattern) => pattern.test(key));
  expect([...english.keys()].filter((key) => !isUsed(key))).toEqual([]);
});

test.each([
  ["R457 a lost connection", "Network link is abnormal, please try again"],
  ["R458 a slow page", "The page took longer time to load, please check your network connectivity"],
  ["R459 a bad address", "Invalid URL, please contact customer service"],
  ["R460 a closed region", "Access restricted"],
  ["R461 maintenance", "System maintenance"],
  ["R462 a missing verification", "Please complete verification first"],
  ["R463 a restricted account", "Please contact your agent"],
  ["R455 a failed login", "Login failure. Please try again."],
  ["R465 a member among agents", "Non-agents cannot log in"],
  ["R464 an agent among members", "Non-member account unable to login"],
  ["R447 too many codes", "Too many requests, please try again after 5 minutes."],
  ["R448 a provider that fails", "An unknown error occured."],
  ["R453 a function that is off", "Not enabled function, please contact customer service."],
])("%s is said in the source's own English: %s", (_title, message) => {
  expect([...english.values()]).toContain(message);
});

test("R443, R444, C12 the source's two Indonesian titles stand word for word in Indonesian", () => {
  const own = texts(packOf("id"));
  expect([own.get("errors.maintenanceTitle"), own.get("errors.regionTitle")]).toEqual([
    "Pemeliharaan Sistem",
    "Akses Ditolak",
  ]);
});
