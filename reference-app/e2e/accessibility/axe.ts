import { AxeBuilder } from "@axe-core/playwright";
import { test, type Page } from "@playwright/test";
import { expect } from "../support/expect.ts";
import { AXE_STEP } from "../support/step-names.ts";
import { CONTENT } from "./parts.ts";

/** A script that does nothing. The builder loads it instead of axe, whose load would take a third of the time of each further check. */
const NO_SCRIPT = "undefined";

/**
 * Fails on every violation that axe finds in what the page shows now. The frames of games are left out, because they are not ours.
 * @param part what to check: the content without the layout around it, or DOCUMENT
 */
export const expectNoAxeViolation = (page: Page, part: string = CONTENT): Promise<void> =>
  test.step(AXE_STEP, async () => {
    const hasAxe = await page.evaluate(() => "axe" in globalThis);
    // The legacy mode opens no extra page for each check. It cannot check frames, but those are left out anyway.
    const { violations } = await new AxeBuilder({ page, ...(hasAxe && { axeSource: NO_SCRIPT }) })
      .setLegacyMode()
      .include(part)
      .exclude("iframe")
      .options({ resultTypes: ["violations"] })
      .analyze();
    const found = violations.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.map(({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary}`),
    }));
    expect(found).toEqual([]);
  });
