import { test as base, type BrowserContext } from "@playwright/test";
import { expect } from "./expect.ts";
import { Mock, mockOrigin } from "./mock.ts";
import { textsOf, type Language, type Texts } from "./texts.ts";

export { expect } from "./expect.ts";

export interface Options {
  /** Language and theme that the visitor chose earlier. A first visit has Bengali and the dark theme. */
  language: Language;
  theme: "dark" | "light";
  /** Patterns for the violations and uncaught errors that a test provokes intentionally. */
  expectedProblems: RegExp[];
  /** Whether announcements open as popups (R297). In most tests they count as already seen, because they would cover the page. */
  popups: boolean;
}

export interface Fixtures {
  /** Name of the test's separate mock state. The mock creates the state at the first request with this name. */
  world: string;
  /** The testing endpoints of that mock state. */
  mock: Mock;
  texts: Texts;
  /** Violations of the security policy and uncaught errors so far. Those that are not expected fail the test. */
  problems: string[];
}

const MARK = "[policy violation]";
const POLICY_WORDS = /Content Security Policy|Trusted ?(?:Types|HTML|Script)|Refused to/;

/** Collects violations from the console, because a binding or `waitForFunction` would use what the policy forbids. */
async function watchForProblems(context: BrowserContext, problems: string[]): Promise<void> {
  await context.addInitScript((mark) => {
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile, sample }) =>
      console.error(mark, violatedDirective, blockedURI, sourceFile, sample),
    );
  }, MARK);
  context.on("console", (message) => {
    const text = message.text();
    if (message.type() === "error" && (text.startsWith(MARK) || POLICY_WORDS.test(text))) problems.push(text);
  });
  context.on("weberror", (problem) => problems.push(`[uncaught] ${problem.error().stack || problem.error().message}`));
}

/** Runs in each page before its scripts. */
function markPopupsSeen(): void {
  try {
    sessionStorage.setItem("beforeLoginPopup", "1");
    sessionStorage.setItem("afterLoginPopup", "1");
  } catch {
    // The page has no storage: it is in a sandboxed frame, or the test blocks the storage.
  }
}

/** Runs in each page before its scripts. When the storage is empty, stores the choices of an earlier visit. */
function chooseEarlier([origin, language, theme]: readonly [string, Language, string]): void {
  if (location.origin !== origin || localStorage.length > 0) return;
  localStorage.setItem("lang", language);
  localStorage.setItem("themeType", theme);
}

/**
 * Each test has a separate state in the mock (X-Mock-Session), uses the mock's answers without replacing any, and fails on a
 * violation of the security policy or an uncaught error.
 * @param start how a test gets its context: by Playwright's fixtures, or by others for a browser that these do not start
 */
export const extendTest = (start: typeof base) =>
  start.extend<Options & Fixtures>({
    language: ["bn", { option: true }],
    theme: ["dark", { option: true }],
    expectedProblems: [[], { option: true }],
    popups: [false, { option: true }],
    context: async ({ context, popups, language, theme, baseURL }, provide) => {
      if (!popups) await context.addInitScript(markPopupsSeen);
      const isFirstVisit = language === "bn" && theme === "dark";
      // `storageState` is not used, because it opens an extra page.
      if (!isFirstVisit) await context.addInitScript(chooseEarlier, [baseURL ?? "", language, theme] as const);
      await provide(context);
    },
    world: async ({ browserName }, provide, { testId, repeatEachIndex }) =>
      provide(`e2e-${browserName}-${testId}-${repeatEachIndex}`),
    extraHTTPHeaders: async ({ world }, provide) => provide({ "X-Mock-Session": world }),
    mock: async ({ request, world }, provide) => provide(new Mock(request, mockOrigin(), world)),
    texts: async ({ language }, provide) => provide(textsOf(language)),
    problems: [
      async ({ context, expectedProblems }, provide) => {
        const problems: string[] = [];
        await watchForProblems(context, problems);
        await provide(problems);
        const unexpected = problems.filter((problem) => !expectedProblems.some((pattern) => pattern.test(problem)));
        expect(unexpected, "violations of the security policy and uncaught errors").toEqual([]);
      },
      { auto: true },
    ],
  });

/** The `test` function of the end-to-end tests. */
export const test = extendTest(base);
