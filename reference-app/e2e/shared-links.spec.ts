import { MERCHANTS } from "../src/shared/config/merchants.ts";
import { expect, test } from "./fixtures.ts";
import { ROWS } from "./route-table.ts";
import { fill } from "./texts.ts";

const BRAND = MERCHANTS[0].brandName;

test.use({ language: "bn" });

test("R062 R071 a robot that runs no script finds title, description and picture of each page, and a 404 for an address without one", async ({
  page,
  request,
  texts,
}) => {
  for (const { path, meta } of ROWS) {
    const answer = await request.get(path);
    const isPage = path !== "/no-such-page";
    expect(answer.status(), path).toBe(isPage ? 200 : 404);
    if (!isPage) continue;
    // Read by a browser's own parser; nothing of it runs.
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
    // A page of one promotion or activity shows what all of them are.
    if (/^\/(promotions|activities)\/./.test(path)) continue;
    const { title, description } = meta(texts);
    expect(read.title, path).toBe(fill(title, { brand: BRAND }));
    expect(read.description, path).toBe(description);
    const picture = await request.get(new URL(read.picture).pathname);
    expect(picture.headers()["content-type"], path).toBe("image/jpeg");
  }
});

test("R071 a file that is missing at the root is a 404 that nobody keeps", async ({ request }) => {
  for (const path of ["/no-such-file.js", "/favicon.ico", "/sitemap.xml", "/.vite/manifest.json", "/previews/x.jpg"]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(answer.headers()["cache-control"], path).toBe("no-store");
  }
});
