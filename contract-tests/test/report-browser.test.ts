import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, Locator, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser } from "../../.ci/browser/open-browser.ts";
import { toHtml } from "../src/report/html/page.ts";
import { toJson } from "../src/report/formats/json.ts";
import { causesOf } from "../src/report/parts/causes.ts";
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
    const { findings } = reportWith(REPORT);
    const warnings = findings.filter(({ severity }) => severity === "warning");
    const broken = warnings.filter(({ kinds }) => kinds.includes("broken"));
    const causes = page.locator(".cause");
    const places = page.locator(".finding");
    expect(await causes.count()).toBe(causesOf(findings).length);
    const choose = async (name: string) => {
      await page.getByRole("radio", { name, exact: true }).focus();
      await page.keyboard.press("Space");
      return causes.filter({ visible: true }).count();
    };
    expect(await choose("worth a look")).toBe(causesOf(warnings).length);
    expect(await choose("broken input")).toBe(causesOf(broken).length);
    expect(causesOf(broken).length).toBeLessThan(causesOf(warnings).length);
    const fold = async (block: Locator) => {
      await block.locator("summary").first().focus();
      await page.keyboard.press("Enter");
    };
    for (const cause of await causes.filter({ visible: true }).all()) {
      if (!(await cause.evaluate((element) => element.hasAttribute("open")))) await fold(cause);
    }
    expect(await places.filter({ visible: true }).count()).toBe(broken.length);
    const last = places.filter({ visible: true }).last();
    if (!(await last.evaluate((element) => element.hasAttribute("open")))) await fold(last);
    expect(await last.getByRole("heading", { name: "Send it again" }).isVisible()).toBe(true);
    await page.getByRole("radio", { name: "Dark" }).focus();
    await page.keyboard.press("Space");
    await expect
      .poll(() => page.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor))
      .toBe("rgb(13, 20, 36)");
    await page.close();
  });
});
