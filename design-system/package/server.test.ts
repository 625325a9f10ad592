import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { openBrowser } from "../../.ci/open-browser.ts";
import { serveSite } from "../../.ci/static-site.ts";
import { type Consumer, createConsumer, offeredEntries, PACKAGE } from "./consumer.ts";
import { COMPONENTS } from "./entries.ts";
import { buildClient, buildServerComponents, renderStories } from "./stories/render.ts";
import type { Rendered } from "./stories/server.tsx";

const run = promisify(execFile);
let consumer: Consumer;
let offered: ReadonlySet<string>;
let rendered: readonly Rendered[];
beforeAll(async () => {
  consumer = await createConsumer(inject("packed"));
  offered = offeredEntries(consumer);
  rendered = await renderStories(consumer, offered);
}, 300_000);
afterAll(() => consumer.remove());

const entryCode = (name: string) =>
  readFileSync(path.join(consumer.packageFolder, `dist/components/${name}/${name}.js`), "utf8");

describe("a server", () => {
  test("renders every story of every component without a word on the console", () => {
    expect(rendered.flatMap(({ story, problems }) => problems.map((problem) => `${story}: ${problem}`))).toEqual([]);
    expect(new Set(rendered.map(({ story }) => story.split("/")[0]))).toEqual(new Set(COMPONENTS));
  });
});

describe("a server component", () => {
  const directive = '"use client";';

  test("renders these without JavaScript for the browser; all others say that they need the client", () => {
    const onServers = COMPONENTS.filter((name) => !entryCode(name).startsWith(directive));
    expect(onServers).toMatchInlineSnapshot(`
      [
        "Badge",
        "BottomBar",
        "Button",
        "ButtonGroup",
        "Card",
        "Container",
        "Divider",
        "EmptyState",
        "ErrorState",
        "Footer",
        "GameGrid",
        "Grid",
        "Header",
        "Heading",
        "Icon",
        "IconButton",
        "Inline",
        "LinkButton",
        "NotificationDot",
        "PageFrame",
        "Progress",
        "QrCode",
        "RightBar",
        "Skeleton",
        "SkipLink",
        "Stack",
        "Tag",
        "Text",
        "VisuallyHidden",
      ]
    `);
  });

  test("imports every entry where React has nothing for the client, with the CSS of what it renders itself", async () => {
    const text = COMPONENTS.map(
      (name) => `import * as ${name} from "${PACKAGE}/${name}"; console.log(Object.keys(${name}).length);`,
    );
    const { script, css } = await buildServerComponents(consumer, text.join("\n"));
    const { stdout, stderr } = await run(process.execPath, ["--conditions", "react-server", script]);
    expect({ entries: stdout.trim().split("\n").length, stderr }).toEqual({ entries: COMPONENTS.length, stderr: "" });
    expect(css).toMatch(/min-block-size|border-radius/);
  }, 60_000);
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
