import type { Page } from "@playwright/test";
import { MERCHANTS } from "../../src/shared/config/merchants.ts";
import { expect } from "../support/expect.ts";
import { fill, type Texts } from "../support/texts.ts";
import { goInApp } from "../support/visitor.ts";
import type { Row } from "./route-table.ts";

const BRAND = MERCHANTS[0].brandName;
/** The page from which the first row is opened. No row of the table has this address. */
export const BEFORE = "/recent?before";

const titleOf = (texts: Texts, { meta }: Pick<Row, "meta">): string => fill(meta(texts).title, { brand: BRAND });

/** Expects that the page has the title of a row. */
export const expectTitle = (page: Page, texts: Texts, row: Pick<Row, "meta">): Promise<void> =>
  expect(page).toHaveTitle(titleOf(texts, row));

/**
 * Opens a row of the route table inside the app, and waits for its title. When the current page has the same title, it first goes to
 * another page, because the title could not show that the row has opened.
 */
export async function openInApp(page: Page, texts: Texts, row: Row): Promise<void> {
  if ((await page.title()) === titleOf(texts, row)) {
    await goInApp(page, BEFORE);
    await expectTitle(page, texts, { meta: ({ places }) => places.recent });
  }
  await goInApp(page, row.path);
  await expectTitle(page, texts, row);
}
