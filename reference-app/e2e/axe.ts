import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Fails on every violation of axe in what the page shows now, games of other origins aside: they are not ours. */
export async function expectNoAxeViolation(page: Page): Promise<void> {
  // "Legacy" is without frames, which are left out anyway: it saves a page of its own for each look.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().exclude("iframe").analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary}`),
  }));
  expect(found).toEqual([]);
}
