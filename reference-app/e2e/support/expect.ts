import { expect as playwrightExpect, type ExpectMatcherState, type Locator } from "@playwright/test";
import { POLL_INTERVALS_MS } from "./poll-intervals.ts";

type MatcherName = "toBeVisible" | "toContainText" | "toHaveText" | "toHaveValue" | "toHaveAttribute";

const timeoutIn = (args: readonly unknown[]): number | undefined => {
  const options: unknown = args.at(-1);
  return typeof options === "object" && options !== null && "timeout" in options && typeof options.timeout === "number"
    ? options.timeout
    : undefined;
};

/** Returns Playwright's matcher, but waits until the element is on the page before it checks. */
const onceAttached = (name: MatcherName) =>
  async function (this: ExpectMatcherState, locator: Locator, ...args: unknown[]) {
    let expect = playwrightExpect;
    if (!this.isNot) {
      const timeout = timeoutIn(args) ?? this.timeout;
      const isAttached = await locator
        .first()
        .waitFor({ state: "attached", timeout })
        .then(() => true)
        .catch(() => false);
      // The time is over. The matcher still checks once, because it describes the failure.
      if (!isAttached) expect = expect.configure({ timeout: 1 });
    }
    const matchers = this.isNot ? expect(locator).not : expect(locator);
    await Reflect.apply(matchers[name], matchers, args);
    return { pass: !this.isNot, message: () => "" };
  };

/**
 * Playwright's `expect`, with matchers that first wait for the element. While an element is not on the page, Playwright's matchers
 * describe the accessibility tree of the whole page at each check, and the page cannot render meanwhile. That took an eighth of the
 * processor time of all end-to-end tests. Waiting first takes none.
 */
export const expect = playwrightExpect.extend({
  toBeVisible: onceAttached("toBeVisible"),
  toContainText: onceAttached("toContainText"),
  toHaveText: onceAttached("toHaveText"),
  toHaveValue: onceAttached("toHaveValue"),
  toHaveAttribute: onceAttached("toHaveAttribute"),
}) as typeof playwrightExpect;

const { poll } = expect;
expect.poll = (actual, messageOrOptions) => {
  const options = typeof messageOrOptions === "string" ? { message: messageOrOptions } : messageOrOptions;
  return poll(actual, { intervals: [...POLL_INTERVALS_MS], ...options });
};
