import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { openBrowser } from "../../.ci/browser/open-browser.ts";
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

describe("server rendering", () => {
  test("renders every story of every component without console output", () => {
    expect(rendered.flatMap(({ story, problems }) => problems.map((problem) => `${story}: ${problem}`))).toEqual([]);
    expect(new Set(rendered.map(({ story }) => story.split("/")[0]))).toEqual(new Set(COMPONENTS));
  });
});

describe("React Server Components", () => {
  const directive = '"use client";';

  test("render the listed components without client JavaScript; all others carry the client directive", () => {
    const onServers = COMPONENTS.filter((name) => !entryCode(name).startsWith(directive));
    expect(onServers).toMatchInlineSnapshot(`
      [
        "Avatar",
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
        "GameCard",
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
        "StatCard",
        "Tag",
        "Text",
        "VisuallyHidden",
      ]
    `);
  });

  test("can import every entry under the react-server condition", async () => {
    const text = COMPONENTS.map(
      (name) => `import * as ${name} from "${PACKAGE}/${name}"; console.log(Object.keys(${name}).length);`,
    );
    const { script, css } = await buildServerComponents(consumer, text.join("\n"));
    const { stdout, stderr } = await run(process.execPath, ["--conditions", "react-server", script]);
    expect({ entries: stdout.trim().split("\n").length, stderr }).toEqual({ entries: COMPONENTS.length, stderr: "" });
    expect(css).toMatch(/min-block-size|border-radius/);
  }, 60_000);
});

describe("hydration in a browser", () => {
  test("hydrates every server-rendered story without errors", async () => {
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
