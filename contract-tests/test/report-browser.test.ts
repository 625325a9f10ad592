import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser } from "../../.ci/browser/open-browser.ts";
import { toHtml } from "../src/report/html/page.ts";
import { toJson } from "../src/report/formats/json.ts";
import { PATIENCE_MS } from "./support/command.ts";
import { HOSTILE, reportWith } from "./support/reports/long-report.ts";

const AXE = import.meta.resolve("axe-core/axe.min.js");
const REPORT = {
  findings: 24,
  body: `{"value":${JSON.stringify(HOSTILE)}}`,
  earlier: toJson(reportWith({ findings: 9 })),
};

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

describe("report.html in a browser", { timeout: PATIENCE_MS }, () => {
  let browser: Browser;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "lobbykit-page-"));
    await writeFile(path.join(folder, "report.html"), toHtml(reportWith(REPORT)));
    browser = await openBrowser();
  }, PATIENCE_MS);
  afterAll(async () => {
    await browser.close();
    await rm(folder, { recursive: true });
  });

  /** Opens the page without scripts, unless axe has to run in it. */
  async function open(
    options: Parameters<Browser["newPage"]>[0],
  ): Promise<{ page: Page; asked: string[]; said: string[] }> {
    const page = await browser.newPage(options);
    const asked: string[] = [];
    const said: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    page.on("console", (message) => said.push(message.text()));
    await page.goto(pathToFileURL(path.join(folder, "report.html")).href);
    return { page, asked: asked.filter((url) => !/^(file|data):/.test(url)), said };
  }

  it.for([
    // Colours do not depend on the width, so each theme is checked once.
    ["light", 320],
    ["dark", 1024],
  ] as const)("has no axe violations and no horizontal scrolling: %s, %i pixels", async ([colorScheme, width]) => {
    const { page, asked, said } = await open({ colorScheme, viewport: { width, height: 800 } });
    const axe = await readFile(new URL(AXE), "utf8");
    await page.evaluate(axe);
    const { violations } = await page.evaluate<{ violations: Violation[] }>("axe.run({ resultTypes: ['violations'] })");
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBe(0);
    expect([asked, said]).toEqual([[], []]);
    await page.close();
  });

  it("can be filtered, folded and themed by keyboard and without scripts", async () => {
    const { page } = await open({
      javaScriptEnabled: false,
      colorScheme: "light",
      viewport: { width: 1024, height: 800 },
    });
    const findings = page.locator(".finding");
    const all = await findings.count();
    await page.getByRole("radio", { name: "worth a look" }).focus();
    await page.keyboard.press("Space");
    const shown = await findings.filter({ visible: true }).count();
    expect(shown).toBe(reportWith(REPORT).totals.warnings);
    expect(shown).toBeLessThan(all);
    const first = findings.filter({ visible: true }).first();
    await first.locator("summary").focus();
    await page.keyboard.press("Enter");
    expect(await first.getByRole("heading", { name: "Send it again" }).isVisible()).toBe(true);
    await page.getByRole("radio", { name: "Dark" }).focus();
    await page.keyboard.press("Space");
    await expect
      .poll(() => page.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor))
      .toBe("rgb(13, 20, 36)");
    await page.close();
  });
});
