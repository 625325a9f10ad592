import { MERCHANTS } from "../../src/shared/config/merchants.ts";
import { expect, test } from "../support/fixtures.ts";
import { ROWS } from "./route-table.ts";
import { fill } from "../support/texts.ts";

const BRAND = MERCHANTS[0].brandName;

test.use({ language: "bn" });

test("R062 R071 crawlers that run no scripts get title, description and picture of each page, and a 404 for unknown URLs", async ({
  page,
  request,
  texts,
}) => {
  for (const { path, meta } of ROWS) {
    const answer = await request.get(path);
    const isPage = path !== "/no-such-page";
    expect(answer.status(), path).toBe(isPage ? 200 : 404);
    if (!isPage) continue;
    // The browser's parser reads the page without running its scripts.
    const read = await page.evaluate(
      (html) => {
        const { head, title } = new DOMParser().parseFromString(html, "text/html");
        const of = (name: string) =>
          head.querySelector<HTMLMetaElement>(`[property="og:${name}"], [name="${name}"]`)?.content ?? "";
        return { title, shared: of("title"), description: of("description"), picture: of("image") };
      },
      await answer.text(),
    );
    expect(read.title, path).toBe(read.shared);
    // The page of a single promotion or activity has the texts of the list of them.
    if (/^\/(promotions|activities)\/./.test(path)) continue;
    const { title, description } = meta(texts);
    expect(read.title, path).toBe(fill(title, { brand: BRAND }));
    expect(read.description, path).toBe(description);
    const picture = await request.get(new URL(read.picture).pathname);
    expect(picture.headers()["content-type"], path).toBe("image/jpeg");
  }
});

test("R071 a missing file at the root returns an uncached 404", async ({ request }) => {
  for (const path of ["/no-such-file.js", "/favicon.ico", "/sitemap.xml", "/.vite/manifest.json", "/previews/x.jpg"]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(answer.headers()["cache-control"], path).toBe("no-store");
  }
});
