import { AxeBuilder } from "@axe-core/playwright";
import { test, type Page } from "@playwright/test";
import { expect } from "../support/expect.ts";
import { AXE_STEP } from "../support/step-names.ts";

/** Fails on every violation of axe in what the page shows now, games of other origins aside: they are not ours. */
export const expectNoAxeViolation = (page: Page): Promise<void> =>
  test.step(AXE_STEP, async () => {
    // "Legacy" is without frames, which are left out anyway: it saves a page of its own for each look.
    const axe = new AxeBuilder({ page })
      .setLegacyMode()
      .exclude("iframe")
      .options({ resultTypes: ["violations"] });
    const { violations } = await axe.analyze();
    const found = violations.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.map(({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary}`),
    }));
    expect(found).toEqual([]);
  });
