import { gzipSync } from "node:zlib";
import { isNeutral } from "../../../.ci/neutral-names.ts";
import { readManifest, servedFiles, type Chunk } from "./built-files.ts";
import { expect, test } from "../support/fixtures.ts";
import { comeAsMember } from "../support/visitor.ts";

const MOST_BYTES = 25 * 1024;
const PAGES = "src/pages/";
/** The files of the first screen. `npm run bench:app -- --check` checks their total size. */
const FIRST_SCREEN = ["index", "vendor"];

/**
 * Every lazy page and the name of its file: the name in the product specification if there is one (R090–R100), else a description of the
 * page.
 */
const NAMES: Record<string, string> = {
  "app-download/app-download-page.tsx": "app-download-page",
  "category/category-page.tsx": "category-page",
  "category/sports-vendor-page.tsx": "sports-vendor-page",
  "elott/elott-page.tsx": "lottery",
  "favourites/favourites-page.tsx": "favourites-page",
  "feedback/feedback-page.tsx": "feedback-page",
  "games/games-page.tsx": "games",
  "help/help-page.tsx": "help-page",
  "install/android-guide-page.tsx": "android-guide-page",
  "install/ios-guide-page.tsx": "ios-guide-page",
  "lottery/lottery-page.tsx": "IframeVnLott",
  "not-found/not-found-page.tsx": "not-found-page",
  "point-mall/point-mall-page.tsx": "pointMall",
  "poker/poker-page.tsx": "pvp",
  // The source calls this file "promo", but ad blockers would block that name (issue 31).
  "promotions/promotions-page.tsx": "part",
  "recent/recent-page.tsx": "recent-page",
  "register/register-page.tsx": "register-page",
  "seamless/seamless-page.tsx": "seamless-page",
  "slots/slots-page.tsx": "rngList",
  "winners/winners-page.tsx": "winners-page",
};

/** The centres, which load when they are opened. */
const CENTRES: Record<string, string> = {
  "src/app/agent-centre/agent-dialog.tsx": "Agent",
  "src/app/member-centre/member-dialog.tsx": "Member",
};

/** `assets/pvp-BLBskSDa.js` is `pvp`. */
const nameOf = ({ file }: Chunk) => /^assets\/(.+)-[\w-]{8}\.js$/.exec(file)?.[1] ?? file;

test("R090 R091 R092 R093 R094 R095 R096 R097 R098 R100 each page and each centre has its own file with the name that the product specification fixes", async ({
  request,
}) => {
  const manifest = readManifest();
  const pages = Object.entries(manifest).flatMap(([source, chunk]) =>
    source.startsWith(PAGES) && chunk.isDynamicEntry ? [[source.slice(PAGES.length), nameOf(chunk)]] : [],
  );
  // The build may have more pages, but it has all pages of the list.
  expect(Object.fromEntries(pages)).toMatchObject(NAMES);
  for (const [source, name] of Object.entries(CENTRES)) {
    const chunk = manifest[source];
    expect(chunk && [nameOf(chunk), chunk.isDynamicEntry], source).toEqual([name, true]);
  }
  const names = pages.map(([, name]) => name).filter((name) => name !== "part");
  expect(new Set(names).size, "no two pages have the same name").toBe(names.length);
  const html = await (await request.get("/")).text();
  const scripts = [...html.matchAll(/<(?:script|link rel="modulepreload")[^>]+(?:src|href)="\/([^"]+)"/g)].map(
    ([, file = ""]) => nameOf({ file }),
  );
  expect(scripts.at(-1), "the last file of the first screen").toBe("index");
});

test("R094 no file of a page, a dialog or a language exceeds 25 KiB after gzip", async ({ request }) => {
  const chunks = Object.values(readManifest());
  const late = chunks.filter((chunk) => chunk.file.endsWith(".js") && !FIRST_SCREEN.includes(nameOf(chunk)));
  expect(late.length).toBeGreaterThan(Object.keys(NAMES).length);
  const heavy: string[] = [];
  for (const { file } of late) {
    const bytes = gzipSync(await (await request.get(`/${file}`)).body()).length;
    if (bytes > MOST_BYTES) heavy.push(`${file} ${bytes}`);
  }
  expect(heavy).toEqual([]);
});

test("R433 ad blockers block no file name of the app and no picture URL", async ({ page, mock }) => {
  // Block lists apply to the files that a page loads. They do not apply to the page, whose file is named by its URL.
  expect(servedFiles().filter((file) => !file.endsWith(".html") && !isNeutral(file))).toEqual([]);
  const pictures = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "image") pictures.add(new URL(request.url()).pathname);
  });
  await comeAsMember(page, mock);
  for (const address of ["/", "/promotions", "/pointMall"]) {
    await page.goto(address);
    await expect(page.getByRole("main").locator("img").first()).toBeVisible();
  }
  expect(pictures.size).toBeGreaterThan(0);
  expect([...pictures].filter((path) => !isNeutral(path))).toEqual([]);
});

for (const [requirement, address] of [
  ["R043", "/"],
  ["R050", "/slot-games"],
] as const) {
  test(`${requirement} the page at ${address} uses every answer that the head script requested, and requests none again`, async ({
    page,
  }) => {
    await page.goto(address);
    await expect(page.getByRole("main").getByRole("button", { pressed: false }).first()).toBeVisible();
    await expect.poll(() => page.evaluate(() => Object.keys(window.lobbykitBoot ?? {}))).toEqual([]);
  });
}

test("a failed hint to load a module does not count as a failed start, because Firefox reports one for modules that it imports", async ({
  page,
}) => {
  await page.addInitScript(() =>
    addEventListener("DOMContentLoaded", () => {
      document.querySelector("link[rel=modulepreload]")?.dispatchEvent(new Event("error"));
      document.documentElement.dataset.failure = String(
        document.querySelector<HTMLElement>(".shell-failure")?.hidden === false,
      );
    }),
  );
  await page.goto("/recent");
  await expect(page.locator("html")).toHaveAttribute("data-failure", "false");
});
