import type { Page } from "@playwright/test";
import { MERCHANTS } from "../../src/shared/config/merchants.ts";
import { expect } from "../support/expect.ts";
import { fill, type Texts } from "../support/texts.ts";
import { goInApp } from "../support/visitor.ts";
import type { Row } from "./route-table.ts";

const BRAND = MERCHANTS[0].brandName;
/** The page from which each row is opened. No row of the table has this address. */
export const BEFORE = "/recent?before";

/** Expects that the page has the title of a row. */
export const expectTitle = (page: Page, texts: Texts, { meta }: Pick<Row, "meta">): Promise<void> =>
  expect(page).toHaveTitle(fill(meta(texts).title, { brand: BRAND }));

/**
 * Opens a row of the route table inside the app. It goes by way of another page, because two rows may have the same title, and waits for
 * the title of each.
 */
export async function openInApp(page: Page, texts: Texts, row: Row): Promise<void> {
  await goInApp(page, BEFORE);
  await expectTitle(page, texts, { meta: ({ places }) => places.recent });
  await goInApp(page, row.path);
  await expectTitle(page, texts, row);
}
