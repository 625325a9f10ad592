import { AxeBuilder } from "@axe-core/playwright";
import { test, type Page } from "@playwright/test";
import { expect } from "../support/expect.ts";
import { AXE_STEP } from "../support/step-names.ts";

/** Fails on every violation that axe finds in what the page shows now, except in the frames of games, which are not ours. */
export const expectNoAxeViolation = (page: Page): Promise<void> =>
  test.step(AXE_STEP, async () => {
    // The legacy mode opens no extra page for each check. It cannot check frames, but those are left out anyway.
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
