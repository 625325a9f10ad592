import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { MERCHANTS as SERVED } from "../../../api-spec/src/mock/world/site/merchants.ts";
import { ZALO_REWARD_MAX } from "../../src/shared/config/constants.ts";
import { MERCHANTS } from "../../src/shared/config/merchants.ts";
import { expect, test } from "../support/fixtures.ts";
import { keptToken } from "../session/login-dialog.ts";
import { field, openRegistration } from "../registration/registration.ts";
import { fill, textsOf, type Texts } from "../support/texts.ts";
import {
  balance,
  comeAsMember,
  expectNoSkeleton,
  goInApp,
  header,
  loginButton,
  logoutButton,
} from "../support/visitor.ts";

const english = textsOf("en");
const regionDialog = (page: Page, texts: Texts) => page.getByRole("dialog", { name: texts.app.region.title });
const pressRegion = (page: Page, texts: Texts) =>
  header(page).getByRole("button", { name: texts.app.header.region, exact: true }).click();
const submit = (page: Page, texts: Texts) =>
  regionDialog(page, texts).getByRole("button", { name: texts.app.region.submit, exact: true }).click();
const stored = (page: Page) =>
  page.evaluate(() => ({
    merchantCode: sessionStorage.getItem("merchantCode"),
    currency: sessionStorage.getItem("currency"),
    token: sessionStorage.getItem("token"),
    lang: localStorage.getItem("lang"),
    hisLang: localStorage.getItem("hisLang"),
  }));

/** The headings of each merchant's home page, in their order. */
const HOME_HEADINGS = new Map<string, (texts: Texts) => string[]>([
  ["ccgjoyf4", ({ home }) => [home.hot, home.popular, home.mini, home.winners]],
  ["vnlobby1", ({ home, lobby }) => [lobby.category.LOTT, home.popular, home.hot, home.winners]],
  [
    "phlobby1",
    ({ home, lobby: { category } }) => [category.LIVE, category.SPORTS, home.hot, category.BINGO, home.winners],
  ],
  ["idlobby1", ({ home, lobby }) => [home.hot, lobby.category.FISH, home.mini, home.popular, home.winners]],
]);

const CONTRACT = new URL("../../../api-spec/dist/openapi.json", import.meta.url);
const { paths }: { paths: Record<string, object> } = JSON.parse(readFileSync(CONTRACT, "utf8"));
/** Paths of calls that depend on the merchant. Without its code, the server answers for the default merchant. */
const OF_A_MERCHANT = Object.keys(paths).filter((path) => JSON.stringify(paths[path]).includes("/MerchantCodeQuery"));
/** Pages that request the rest of a guest's answers of a merchant. */
const PAGES = ["/", "/games", "/slot-games", "/winners", "/pointMall", "/register", "/help"];

for (const [index, { merchantCode, currency, languages, brand }] of MERCHANTS.entries()) {
  const served = SERVED[index];
  if (!served) throw new Error(`The server has no ${merchantCode}.`);
  const texts = textsOf(languages[0]);

  test(`R004, R005, R038, R106, R242, R246, R248, R476 ${merchantCode} has its own name, flag, language, currency, age, licence, colours and sections of the home page`, async ({
    page,
  }) => {
    await page.goto(index === 0 ? "/" : `/?merchant=${merchantCode}`);
    await expect(page.locator("html")).toHaveAttribute("lang", languages[0]);
    await expect(page).toHaveURL(/\/$/);
    await expect(header(page)).toContainText(served.brandName);
    await expect(page).toHaveTitle(fill(texts.meta.index.title, { brand: served.brandName }));
    const footer = page.getByRole("contentinfo");
    await expect(footer).toContainText(served.licence.authority);
    await expect(footer).toContainText(served.licence.number);
    await expect(footer).toContainText(fill(texts.footer.age, { age: String(served.ageLimit) }));
    for (const method of served.paymentMethods) await expect(footer).toContainText(method);
    const flag = header(page).locator('img[src^="/flags/"]');
    await expect(flag).toHaveAttribute("src", `/flags/${served.country}.svg`);
    expect(await flag.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0);
    // The browser's own bars have the background colour of the page.
    const isWornOutside = () =>
      page.evaluate(() => {
        const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
        return meta?.content === getComputedStyle(document.body).backgroundColor;
      });
    await expect.poll(isWornOutside).toBe(true);
    // The page has the brand's background colour, which differs from the default brand's.
    const grounds = await page.evaluate(() => {
      const { dataset } = document.documentElement;
      const style = getComputedStyle(document.body);
      const { brand: worn } = dataset;
      const own = style.backgroundColor;
      delete dataset.brand;
      return { worn, isDefault: own === style.backgroundColor };
    });
    expect(grounds).toEqual(index === 0 ? { worn: undefined, isDefault: true } : { worn: brand, isDefault: false });
    await pressRegion(page, texts);
    const dialog = regionDialog(page, texts);
    await expect(dialog.getByRole("radio", { description: currency })).toBeChecked();
    const offered = dialog.getByRole("radiogroup", { name: texts.app.region.language }).getByRole("radio");
    await expect(offered).toHaveCount(languages.length);
    await expect(offered.first()).toBeChecked();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText(
      HOME_HEADINGS.get(merchantCode)?.(texts) ?? [],
    );
    // Winners and poker tables use the merchant's currency too.
    const sign = served.currencySymbol;
    await page.getByRole("heading", { level: 2, name: texts.home.winners, exact: true }).scrollIntoViewIfNeeded();
    const board = page.getByRole("region", { name: texts.home.winners, exact: true });
    await expect(board.getByRole("listitem").first()).toContainText(sign);
    const withoutCode: string[] = [];
    page.on("request", (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (OF_A_MERCHANT.includes(pathname) && searchParams.get("merchantCode") !== merchantCode)
        withoutCode.push(pathname);
    });
    await page.goto("/poker-pvp-games");
    const tables = page.getByRole("main").getByRole("list", { name: texts.browse.rooms.title, exact: true });
    await expect(tables.getByRole("listitem").first()).toContainText(sign);
    for (const path of index === 1 ? PAGES : []) {
      await goInApp(page, path);
      await expectNoSkeleton(page.locator("main"));
    }
    expect(withoutCode).toEqual([]);
  });
}

test("R112 the Vietnamese home page filters draws by region, and southern draws by day", async ({ page }) => {
  const texts = textsOf("vi");
  await page.goto("/?merchant=vnlobby1");
  const draws = page.getByRole("region", { name: texts.lobby.category.LOTT, exact: true });
  const south = draws.getByRole("list", { name: texts.lottery.region.south, exact: true });
  await expect(draws.getByRole("list", { name: texts.lottery.region.north, exact: true })).toContainText("Hà Nội");
  await draws.getByRole("tab", { name: texts.lottery.region.south, exact: true }).click();
  const days = draws.getByRole("group", { name: texts.lottery.weekday.label });
  await expect(days.getByRole("radio", { checked: true })).toHaveAccessibleName(/^(T\d|CN)/);
  await days.getByText(/^T3/).click();
  await expect(south.locator("> li")).toHaveCount(1);
  await expect(south).toContainText("Bến Tre");
  await days.getByText(/^CN/).click();
  await expect(south).toContainText("Đà Lạt");
});

test("R506 the registration offers a reward for a Zalo number only in Vietnam", async ({ page, texts, mock }) => {
  const described = async (asked: Texts, path: string) => {
    const dialog = await openRegistration(page, asked, path);
    await dialog.getByRole("tab", { name: asked.registration.tabs.username, exact: true }).click();
    return expect(field(dialog, asked, "zalo"));
  };
  await mock.registerRule("zalo", { enabled: true });
  await (await described(texts, "/register")).toHaveAccessibleDescription("");
  const vietnamese = textsOf("vi");
  await page.goto("/?merchant=vnlobby1");
  await expect(header(page).getByRole("button", { name: vietnamese.app.header.login, exact: true })).toBeVisible();
  await (
    await described(vietnamese, "/register")
  ).toHaveAccessibleDescription(fill(vietnamese.registration.hint.zalo, { amount: ZALO_REWARD_MAX }));
});

test("the static shell shows the home page's banner only while the home page loads", async ({ page }) => {
  // The app's script fails to load, so the static shell stays visible.
  await page.route(/\/assets\/index-[^/]+\.js$/, (route) => route.abort());
  const [banner, cards] = [page.locator(".shell-banner"), page.locator(".shell-cards").first()];
  await page.goto("/");
  await expect(banner).toBeVisible();
  await page.goto("/elott");
  await expect(page.locator(".shell-header")).toBeVisible();
  await expect(banner).toBeHidden();
  await expect(cards).toBeHidden();
});

test("R005 R038 the page of another merchant shows no other merchant's name while it loads", async ({ page }) => {
  // The app's script fails to load, so the static shell stays visible.
  await page.route(/\/assets\/index-[^/]+\.js$/, (route) => route.abort());
  const name = page.locator(".shell-header span");
  await page.goto("/");
  await expect(name).toBeVisible();
  await page.evaluate(() => sessionStorage.setItem("merchantCode", "vnlobby1"));
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-shell", "unnamed");
  await expect(name).toHaveCount(1);
  await expect(name).toBeHidden();
  await expect(page).toHaveTitle("");
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute("content", "");
});

test("R312 switching the merchant logs out and removes the data of the previous merchant", async ({
  page,
  texts,
  mock,
}) => {
  await comeAsMember(page, mock);
  await page.goto("/elott");
  const token = await keptToken(page);
  await pressRegion(page, texts);
  await regionDialog(page, texts).getByRole("radio", { description: /IDR/ }).check();
  await submit(page, texts);
  const ask = page.getByRole("alertdialog");
  await expect(ask).toHaveAccessibleDescription(texts.popups.switchMerchant.text);
  await ask.getByRole("button", { name: texts.popups.switchMerchant.confirm, exact: true }).click();
  await expect(loginButton(page, textsOf("id"))).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  const headers = { authorization: `Bearer ${token}` };
  expect((await page.request.get("/wps/member/info", { headers })).status()).toBe(401);
  expect(await stored(page)).toEqual({
    merchantCode: "idlobby1",
    currency: "IDR",
    token: null,
    lang: "id",
    hisLang: "bn",
  });
});

test("R312 a link of another merchant asks before it logs a member out, and does not ask again if the member stays", async ({
  page,
  texts,
  mock,
}) => {
  await comeAsMember(page, mock);
  await page.goto("/elott?merchant=vnlobby1&affiliateCode=AGENT001");
  const ask = page.getByRole("alertdialog");
  await expect(ask).toHaveAccessibleName(fill(texts.popups.switchMerchant.title, { name: "Lobbykit Sen" }));
  await ask.getByRole("button", { name: texts.popups.switchMerchant.stay, exact: true }).click();
  await expect(balance(page, texts)).toBeVisible();
  await expect(page).toHaveURL(/\/elott\?affiliateCode=AGENT001$/);
  await page.reload();
  await expect(balance(page, texts)).toBeVisible();
  await expect(ask).toHaveCount(0);

  await page.goto("/?merchant=vnlobby1&affiliateCode=AGENT001");
  await ask.getByRole("button", { name: texts.popups.switchMerchant.confirm, exact: true }).click();
  await expect(loginButton(page, textsOf("vi"))).toBeVisible();
  expect(await stored(page)).toMatchObject({ merchantCode: "vnlobby1", lang: "vi", token: null });
  expect(await page.evaluate(() => sessionStorage.getItem("affiliateCode"))).toBe("AGENT001");
});

test("R210 R220 R312 a guest who changes the merchant gets its first language, finds an earlier one restored, and loses the affiliate code; an unknown merchant changes nothing", async ({
  page,
  texts,
}) => {
  const vietnamese = textsOf("vi");
  const affiliateCode = () => page.evaluate(() => sessionStorage.getItem("affiliateCode"));
  await test.step("an unknown merchant", async () => {
    await page.goto("/?merchant=nobody");
    await expect(loginButton(page, texts)).toBeVisible();
    expect(await stored(page)).toMatchObject({ merchantCode: MERCHANTS[0].merchantCode, lang: null });
  });
  await test.step("a return to the first merchant restores its language", async () => {
    await page.goto("/?merchant=vnlobby1");
    await expect(loginButton(page, vietnamese)).toBeVisible();
    await page.goto("/?merchant=ccgjoyf4");
    await expect(loginButton(page, texts)).toBeVisible();
    expect(await stored(page)).toMatchObject({ merchantCode: "ccgjoyf4", lang: "bn", hisLang: "vi" });
  });
  await test.step("a link of another merchant does not use the language that was chosen before", async () => {
    await pressRegion(page, texts);
    await regionDialog(page, texts).getByRole("radio", { name: "English" }).check();
    await submit(page, texts);
    await expect(loginButton(page, english)).toBeVisible();
    await page.goto("/elott?merchant=vnlobby1&affiliateCode=AGENT001");
    await expect(loginButton(page, vietnamese)).toBeVisible();
    await expect.poll(affiliateCode).toBe("AGENT001");
  });
  await test.step("a merchant chosen in the dialog does not use the language that was chosen there", async () => {
    await pressRegion(page, vietnamese);
    const dialog = regionDialog(page, vietnamese);
    await dialog.getByRole("radio", { name: "English" }).check();
    await dialog.getByRole("radio", { description: /IDR/ }).check();
    await submit(page, vietnamese);
    await expect(loginButton(page, textsOf("id"))).toBeVisible();
    await expect.poll(affiliateCode).toBeNull();
  });
});

test("E022 R174 R184 a member's change of language keeps path, query and hash, applies even if the server cannot be reached, and is then sent again", async ({
  page,
  texts,
  mock,
}) => {
  await comeAsMember(page, mock);
  await page.goto("/slot-games?q=lantern#shelf");
  await test.step("the server fails, and the dialog stays open with the error", async () => {
    await mock.faults([{ operationId: "updateLanguage", kind: "status", status: 500, times: 1 }]);
    await pressRegion(page, texts);
    await regionDialog(page, texts).getByRole("radio", { name: "English" }).check();
    await submit(page, texts);
    await expect(page.getByText(english.errors.server)).toBeVisible();
    await expect(regionDialog(page, english).getByRole("radio", { name: "English" })).toBeChecked();
  });
  await test.step("the next try reaches the server", async () => {
    await submit(page, english);
    await expect(page.getByRole("dialog")).toBeHidden();
    const told = (await mock.requests()).filter(({ operationId }) => operationId === "updateLanguage");
    // The mock lists the latest request first.
    expect(told.map(({ status }) => status)).toEqual([200, 500]);
  });
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(logoutButton(page, english)).toBeVisible();
  await expect(page).toHaveURL(/\/slot-games\?q=lantern#shelf$/);
});

test("R007, D19 a language without a complete pack falls back to English, and Hindi stays Hindi", async ({ page }) => {
  const speak = (code: string) => page.evaluate((lang) => localStorage.setItem("lang", lang), code);
  await page.goto("/");
  await speak("th");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(loginButton(page, english)).toBeVisible();
  await speak("hi");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  await expect(loginButton(page, textsOf("hi"))).toBeVisible();
});
