import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser } from "../../.ci/open-browser.ts";
import { serveSite } from "../../.ci/static-site.ts";
import { type Consumer, createConsumer } from "./consumer.ts";
import { COMPONENTS } from "./entries.ts";
import { buildClient, renderStories } from "./stories/render.ts";
import type { Rendered } from "./stories/server.tsx";

let consumer: Consumer;
let offered: ReadonlySet<string>;
let rendered: readonly Rendered[];
beforeAll(async () => {
  consumer = await createConsumer();
  const manifest = JSON.parse(readFileSync(path.join(consumer.packageFolder, "package.json"), "utf8"));
  offered = new Set(Object.keys(manifest.exports));
  rendered = await renderStories(consumer, offered);
}, 300_000);
afterAll(() => consumer.remove());

describe("a server", () => {
  test("renders every story of every component without a word on the console", () => {
    expect(rendered.flatMap(({ story, problems }) => problems.map((problem) => `${story}: ${problem}`))).toEqual([]);
    expect([...new Set(rendered.map(({ story }) => story.split("/")[0]))].sort()).toEqual(COMPONENTS);
  });
});

describe("a browser", () => {
  test("takes over what a server rendered, with nothing to correct", async () => {
    const site = await serveSite(await buildClient(consumer, offered));
    const browser = await openBrowser();
    const page = await browser.newPage();
    const problems: string[] = [];
    page.on("pageerror", (error) => problems.push(String(error)));
    await page.goto(site.origin);
    await page.waitForFunction(() => "hydrateStory" in window);
    for (const { story, html } of rendered) {
      const found = await page.evaluate(([name, text]) => window.hydrateStory(name, text), [story, html] as const);
      problems.push(...found.map((problem) => `${story}: ${problem}`));
    }
    await browser.close();
    site.close();
    expect(problems).toEqual([]);
  }, 300_000);
});
