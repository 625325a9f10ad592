import { describe, expect, test } from "vitest";
import { ALL_STRINGS } from "@lobbykit/design-system/foundations/strings";
import { ERROR_MESSAGES } from "@lobbykit/api-spec/error-messages";
import requirements from "../../../../docs/requirements.md?raw";
import { LANGUAGES, type Language } from "./language.ts";
import sourceTexts from "./source-texts.json";

/** All locale files: core and sections. */
const FILES = import.meta.glob<object>("./locales/**/*.json", { import: "default", eager: true });

/** The source code that uses the texts. */
const SOURCE = Object.values(
  import.meta.glob<string>(["../../**/*.{ts,tsx}", "!../../**/*.test.{ts,tsx}"], {
    import: "default",
    query: "?raw",
    eager: true,
  }),
).join("\n");

type Translation = Exclude<Language, "en">;
/** The languages that English texts are translated to. */
const TRANSLATIONS = LANGUAGES.filter((language): language is Translation => language !== "en");

/**
 * The app's translation of the design system's texts, in a separate file. English has no such file, because the design system contains
 * English texts.
 */
const BUILT_IN = "design-system.json";

/** The texts of a language, with one object per file. */
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

/** The keys that a language needs: the English ones, with the plural forms of that language. */
const keysFor = (language: string): string[] =>
  [...english.keys()]
    .flatMap((key) => {
      if (!isPlural(key)) return [key];
      if (!key.endsWith("_other")) return [];
      const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
      return forms.map((form) => key.replace(PLURAL, `_${form}`));
    })
    .toSorted();

/** Whether the language uses the form `one` for 1 only, apart from 0. Filipino also uses it for 2, 3 and 5. */
const isOneOnly = (language: string): boolean => {
  const rules = new Intl.PluralRules(language);
  return Array.from({ length: 100 }, (_, index) => index + 2).every((number) => rules.select(number) !== "one");
};

const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)/g)].map((match) => match[1] ?? "").toSorted();
const englishFor = (key: string) => english.get(key) ?? english.get(key.replace(PLURAL, "_other")) ?? "";
/** The English text with the placeholders that a text needs. A form for 1 may leave the number out: "Previous day". */
const modelFor = (key: string, language: string) =>
  key.endsWith("_one") && !isOneOnly(language) ? englishFor(key.replace(PLURAL, "_other")) : englishFor(key);
const withoutPlaceholders = (text: string) => text.replaceAll(/\{\{[^}]*\}\}/g, "");

/** Names of brands, formats and methods, written in English letters in every language. */
const NAMES =
  /^(?:Lobbykit|WhatsApp|Facebook|Google|Telegram|Zalo|LINE|WeChat|reCaptcha|Android|iPhone|iPad|iOS|Chrome|Safari|PNG|JPG|JPEG|MB|KB|SMS|IP|QR|ID|PIN|RTP|VN|YB|UTC|URL|VPN|BDT|Esc|Enter|name|example|com)$/;
/** Matches the letters of the language's script; undefined if that is Latin. */
function scriptOf(language: Translation): RegExp | undefined {
  const { script = "Latn" } = new Intl.Locale(language).maximize();
  return script === "Latn" ? undefined : new RegExp(String.raw`\p{Script=${script}}`, "u");
}
/** Words that exist only in English among the languages with Latin letters. */
const ENGLISH_WORDS = /\b(?:the|and|your|you|please|with|this|that|not|for|from|have|are|was|will|of|must|cannot)\b/i;
/** Texts that may equal the English ones: symbols, names, and words that these languages share. */
const ALIKE =
  /^(?:[^\p{L}]*|Lobbykit|WhatsApp|Facebook|LINE|WeChat|Zalo|Android|YB|Menu|Slot|Bingo|Poker|Captcha|Hot|Special|App|Status|Bonus)$/u;
/** Filipino products keep the English words for form fields, support and draws. */
const LOANS =
  /^(?:Username|Password|Mobile number|Email address|Verification code|Invitation code|Authenticator app|IP address: |Customer service|(?:, )?home|Live casino|Feedback|\s?draw\s?|carousel|slide)(?: \| )?$/i;

const latinWords = (text: string) => withoutPlaceholders(text).match(/[A-Za-z]{2,}/g) ?? [];
const lettersOf = (text: string) => text.match(/\p{L}/gu) ?? [];
/** Whether a text is empty, has digits that are not Latin, or has letters of a script that is neither Latin nor the language's. */
const isOdd = (text: string, script?: RegExp) =>
  text.trim() === "" ||
  /(?![0-9])\p{Nd}/u.test(text) ||
  lettersOf(text).some((letter) => !/\p{Script=Latin}/u.test(letter) && !script?.test(letter));

const isAlike = (text: string, language: Translation) =>
  ALIKE.test(withoutPlaceholders(text)) || (language === "fil" && LOANS.test(withoutPlaceholders(text)));

describe.each(TRANSLATIONS)("D19 %s is complete", (language) => {
  const own = texts(packOf(language));
  const script = scriptOf(language);

  test("R006, R007 has exactly the required keys, with the plural forms of the language", () => {
    expect([...own.keys()].toSorted()).toEqual(keysFor(language));
  });

  test("R006 has the same placeholders as English", () => {
    const differing = [...own].filter(
      ([key, text]) => placeholders(text).join() !== placeholders(modelFor(key, language)).join(),
    );
    expect(differing).toEqual([]);
  });

  test("R006 has no English text", () => {
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

const CORES = import.meta.glob<{ strings?: object }>("./locales/*/core/core.ts");

test.each(TRANSLATIONS.filter((language) => language !== "bn"))(
  "D19 the texts of the design system exist in %s and are loaded",
  async (language) => {
    const own = FILES[`./locales/${language}/core/${BUILT_IN}`] ?? {};
    const core = await CORES[`./locales/${language}/core/core.ts`]?.();
    expect(core?.strings).toEqual(own);
    expect(placesIn(own)).toEqual(
      Object.values(ALL_STRINGS)
        .flatMap((group) => placesIn(group.en))
        .toSorted(),
    );
  },
);

/** Errors that have one text for all codes of their kind (error-message.ts). */
const TEXT_OF_KIND = ["UNAUTHENTICATED", "INTERNAL_ERROR"];

test("D21 every error code of the contract has a text: in refusals.json, or in the section of the feature that explains it", () => {
  const names = new Set([...english.keys()].map((key) => key.slice(key.lastIndexOf(".") + 1)));
  const codes = Object.keys(ERROR_MESSAGES).filter((code) => !TEXT_OF_KIND.includes(code));
  expect(codes.filter((code) => !names.has(code))).toEqual([]);
});

test("R006 no English text is empty", () => {
  expect([...english].filter(([, text]) => text.trim() === "")).toEqual([]);
});

test("R006 the app uses every key", () => {
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

/** The design system's texts, by group and key. */
const builtIn = texts(Object.fromEntries(Object.entries(ALL_STRINGS).map(([group, { en }]) => [group, en])));
/** The row of a requirement in docs/requirements.md. */
const requirementRow = (id: string) => requirements.split("\n").find((line) => line.startsWith(`| ${id} |`));

test.each(Object.entries(sourceTexts))(
  "the interface text %s is exactly the text that its requirement fixes",
  (key, source) => {
    expect(requirementRow(source.requirement)).toContain(source.text);
    expect(english.get(key) ?? builtIn.get(key)).toBe(source.text);
  },
);

test("R445 R446 R447 R448 R449 R450 R451 R452 R453 R454 R455 R456 R457 R458 R459 R460 R461 R462 R463 R464 R465 R466 R467 R468 R469 R470 every message that the product specification quotes is in source-texts.json", () => {
  const quoted = [...requirements.matchAll(/^\| (R4\d\d) \| [^|]*message: '[^|]+'\. \|/gm)].map(([, id]) => id);
  expect(quoted).toHaveLength(26);
  expect(Object.values(sourceTexts).map(({ requirement }) => requirement)).toEqual(expect.arrayContaining(quoted));
});

test("R443, R444, C12 the two Indonesian titles equal those of the product specification", () => {
  const own = texts(packOf("id"));
  expect([own.get("errors.maintenanceTitle"), own.get("errors.regionTitle")]).toEqual([
    "Pemeliharaan Sistem",
    "Akses Ditolak",
  ]);
});

/** Controls that have a longer name for screen readers: the key of the visible text, and the key of the name. */
const NAMED_CONTROLS = [
  ["lottery.card.play", "lottery.card.playGame"],
  ["draws.show", "draws.showOf"],
  ["rewards.claim", "rewards.claimNamed"],
  ["mall.redeem", "mall.redeemNamed"],
  ["promotions.view", "promotions.viewNamed"],
] as const;

test.each(["en", ...TRANSLATIONS])(
  "WCAG 2.5.3 a control's name begins with its visible text, so that voice control finds it: %s",
  (language) => {
    const all = texts(packOf(language));
    const others = NAMED_CONTROLS.filter(([shown, name]) => !all.get(name)?.startsWith(all.get(shown) ?? "missing"));
    expect(others).toEqual([]);
  },
);
