import type { BrowserContext, Page, Response } from "@playwright/test";
import { LANGUAGE_NAMES } from "../../src/shared/i18n/language-codes.ts";
import designSystem from "../../src/shared/i18n/locales/id/core/design-system.json" with { type: "json" };
import { textsOf } from "../support/texts.ts";

const ACCENTED: Record<string, string> = { a: "å", e: "é", i: "î", o: "ø", u: "ü", c: "ç", n: "ñ", s: "š", y: "ý" };
const START = "⟦";
const END = "⟧";
const LONGER = 0.4;
/** Placeholders, which are replaced by values: `{{name}}` in the app's texts and `{name}` in those of the components. */
const PLACE = /(\{\{?\w+\}?\})/;

/** Returns a text 40 % longer, with accents and in brackets: `⟦Løg în··⟧`. A text on the screen without brackets is not from our files. */
function pseudo(text: string): string {
  const accented = text
    .split(PLACE)
    .map((part) => (PLACE.test(part) ? part : part.replaceAll(/[a-z]/g, (letter) => ACCENTED[letter] ?? letter)))
    .join("");
  return START + accented + "~".repeat(Math.ceil(text.length * LONGER)) + END;
}

function pseudoOf<Texts extends object>(texts: Texts): Texts {
  const entries = Object.entries(texts).map(([key, value]: [string, string | object]) => [
    key,
    typeof value === "string" ? pseudo(value) : pseudoOf(value),
  ]);
  return Object.fromEntries(entries) as Texts;
}

/** The English texts in the pseudo language. */
export const pseudoTexts = pseudoOf(textsOf("en"));
/** The texts of the components in the pseudo language. No file has them in English, so they are made from another language. */
const strings = pseudoOf(designSystem);

/** Replaces the files of the English texts by the pseudo language. All other files are the real ones. */
export async function speakPseudo(context: BrowserContext): Promise<void> {
  await context.route(/\/assets\/en-[a-z]+-[\w-]+\.js$/, (route) => {
    const section = /\/en-([a-z]+)-/.exec(route.request().url())?.[1] ?? "";
    const body =
      section === "core"
        ? `export const core = ${JSON.stringify(pseudoTexts)}; export const strings = ${JSON.stringify(strings)};`
        : `export default ${JSON.stringify(Object.entries(pseudoTexts).find(([name]) => name === section)?.[1])};`;
    return route.fulfill({ contentType: "text/javascript", body });
  });
}

const LETTERS = /\p{L}{2,}/u;
const normal = (text: string) => text.replaceAll(/\s+/g, " ").trim();

/** Returns a function that returns all texts the server has sent so far, without the tags and entities of its HTML. */
export function listenToServer(page: Page): () => Promise<string> {
  const said: Promise<string>[] = [];
  page.on("response", (response: Response) => {
    if (!/\/(?:wps|lgw|lotto)\//.test(response.url())) return;
    said.push(response.text().catch(() => ""));
  });
  return async () =>
    (await Promise.all(said))
      .map((text) =>
        normal(
          text
            .replaceAll(/\\n|<[^>]*>/g, " ")
            .replaceAll("&amp;", "&")
            .replaceAll('\\"', '"'),
        ),
      )
      .join("\n");
}

/** Names that are the same in every language. */
const NAMES: readonly string[] = [...Object.values(LANGUAGE_NAMES), "T2", "T3", "T4", "T5", "T6", "T7", "CN"];

/** A date as `Intl` writes it in English. */
const DATE = /^\d{1,2} \p{L}+ \d{4}(?:, \d{1,2}:\d{2})?$/u;

/** Returns the texts and names on the page that are from neither the locale files nor the server. */
export async function strangeTexts(page: Page, said: () => Promise<string>): Promise<string[]> {
  const shown = await page.evaluate(() => {
    const options = { visibilityProperty: true };
    const isShown = (element: Element | null) => element?.checkVisibility(options) ?? false;
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const isCode = node.parentElement?.closest("script, style, noscript") !== null;
      if (!isCode && isShown(node.parentElement)) found.push(node.textContent ?? "");
    }
    for (const element of document.body.querySelectorAll("[aria-label], [placeholder], [title], img[alt]")) {
      if (!isShown(element)) continue;
      for (const name of ["aria-label", "placeholder", "title", "alt"]) found.push(element.getAttribute(name) ?? "");
    }
    return found;
  });
  const server = await said();
  const isServers = (text: string) => text.split(" · ").every((part) => server.includes(part.replace(/ ·$/, "")));
  const isKnown = (text: string) =>
    text.includes(START) ||
    text.includes(END) ||
    !LETTERS.test(text) ||
    DATE.test(text) ||
    NAMES.includes(text) ||
    isServers(text);
  return [...new Set(shown.map(normal))].filter((text) => !isKnown(text));
}
