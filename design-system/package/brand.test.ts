import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { openBrowser } from "../../.ci/browser/open-browser.ts";
import { type Consumer, createConsumer, PACKAGE } from "./consumer.ts";

const run = promisify(execFile);
let consumer: Consumer;
beforeAll(async () => {
  consumer = await createConsumer(inject("packed"));
}, 300_000);
afterAll(() => consumer.remove());

/** The example of the package's README, so that what it shows works. */
function exampleOf(readme: string): string {
  const example = /```json\n(\{\s*"brand": [\s\S]*?)```/.exec(readme)?.[1];
  if (example === undefined) throw new Error("The README has no example of a brand.json.");
  return example;
}

describe("a team's own brand, from the packed package", () => {
  test("D17c is made by the command, and seen in a page", async () => {
    const readme = readFileSync(path.join(consumer.packageFolder, "README.md"), "utf8");
    consumer.write("brand.json", exampleOf(readme));
    const command = path.join(consumer.folder, "node_modules/.bin/design-system");
    const { stdout } = await run(process.execPath, [command, "brand", "brand.json"], { cwd: consumer.folder });
    expect(stdout).toContain("Every pair of colours has enough contrast");
    expect(readdirSync(path.join(consumer.folder, "nusa"))).toHaveLength(8);

    const sheets = [
      `node_modules/${PACKAGE}/dist/styles.css`,
      "nusa/dark.css",
      "nusa/light.css",
      "nusa/contrast-light.css",
    ];
    const links = sheets.map((sheet) => `<link rel="stylesheet" href="${sheet}">`).join("");
    const file = consumer.write(
      "page.html",
      `<!doctype html><html lang="en"><head>${links}</head><body>Text</body></html>`,
    );
    const browser = await openBrowser();
    try {
      const page = await browser.newPage();
      await page.goto(`file://${file}`);
      const pageColour = (attributes: Record<string, string>) =>
        page.evaluate((names) => {
          for (const [name, value] of Object.entries(names)) document.documentElement.setAttribute(name, value);
          return getComputedStyle(document.body).backgroundColor;
        }, attributes);
      const ours = await pageColour({});
      const seen = [
        await pageColour({ "data-brand": "nusa" }),
        await pageColour({ "data-theme": "light" }),
        await pageColour({ "data-contrast": "more" }),
      ];
      expect(ours).toBe("rgb(13, 20, 36)");
      expect(seen.slice(0, 2)).toEqual(["rgb(16, 26, 23)", "rgb(242, 244, 236)"]);
      expect(new Set([ours, ...seen]).size).toBe(4);
    } finally {
      await browser.close();
    }
  }, 120_000);
});
