import { test as base, type BrowserContext } from "@playwright/test";
import { expect } from "./expect.ts";
import { Mock, mockOrigin } from "./mock.ts";
import { textsOf, type Language, type Texts } from "./texts.ts";

export { expect } from "./expect.ts";

export interface Options {
  /** Language and theme that the visitor chose earlier; Bengali and dark are what a first visit gets. */
  language: Language;
  theme: "dark" | "light";
  /** What a test provokes on purpose: violations and uncaught errors whose text fits one of these. */
  expectedProblems: RegExp[];
  /** Whether announcements pop up (R297); in most journeys they were seen before, as they would stand in the way. */
  popups: boolean;
}

export interface Fixtures {
  /** Name of the test's own world in the mock, which makes it at its first request. */
  world: string;
  /** The testers' surface of that world. */
  mock: Mock;
  texts: Texts;
  /** Violations of the security policy and uncaught errors so far; any that was not expected fails the test. */
  problems: string[];
}

const MARK = "[policy violation]";
const POLICY_WORDS = /Content Security Policy|Trusted ?(?:Types|HTML|Script)|Refused to/;

/** Reads violations from the console: a binding or `waitForFunction` would itself need what the policy forbids. */
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
  context.on("weberror", (problem) => problems.push(`[uncaught] ${problem.error().stack ?? problem.error().message}`));
}

/** Runs in each page before its scripts. */
function markPopupsSeen(): void {
  try {
    sessionStorage.setItem("beforeLoginPopup", "1");
    sessionStorage.setItem("afterLoginPopup", "1");
  } catch {
    // A page without storage, such as a sandboxed frame or one whose test blocks it.
  }
}

/** Runs in each page before its scripts: what an earlier visit to the app left, the first time. */
function chooseEarlier([origin, language, theme]: readonly [string, Language, string]): void {
  if (location.origin !== origin || localStorage.length > 0) return;
  localStorage.setItem("lang", language);
  localStorage.setItem("themeType", theme);
}

/**
 * Every test has a world of its own in the mock (X-Mock-Session), plays against the real server side without any faked
 * answer, and fails on a violation of the security policy or an uncaught error.
 */
export const test = base.extend<Options & Fixtures>({
  language: ["bn", { option: true }],
  theme: ["dark", { option: true }],
  expectedProblems: [[], { option: true }],
  popups: [false, { option: true }],
  context: async ({ context, popups, language, theme, baseURL }, provide) => {
    if (!popups) await context.addInitScript(markPopupsSeen);
    const isFirstVisit = language === "bn" && theme === "dark";
    // Not by `storageState`, which opens a page of its own for it.
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
