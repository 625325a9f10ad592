import { QRCodeSVG } from "qrcode.react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "../support/fixtures.ts";
import { keptToken, LoginDialog } from "./login-dialog.ts";
import { TaintWatch } from "../security/taint.ts";
import { fill } from "../support/texts.ts";
import { balance, comeAsMember, loginButton } from "../support/visitor.ts";

/** Returns the path data of the QR code for this URL. */
const pictureOf = (value: string): string | undefined =>
  / d="([^"]+)"/g
    .exec(
      renderToStaticMarkup(createElement(QRCodeSVG, { value, level: "M", marginSize: 4 }))
        .split("<path")
        .at(-1) ?? "",
    )
    ?.at(1);

test("R123 C9 R187 a member's QR code for iOS contains a single-use code for another device, never the session token", async ({
  page,
  texts,
  mock,
  browser,
  baseURL,
  world,
}) => {
  const watch = new TaintWatch(page);
  await comeAsMember(page, mock);
  await page.goto("/recent");
  await expect(balance(page, texts)).toBeVisible();
  const leftBar = page.getByRole("navigation", { name: texts.app.leftBar.label, exact: true });
  const download = leftBar.getByRole("link", { name: texts.app.leftBar.download, exact: true });
  const made = page.waitForResponse((response) => response.url().endsWith("/wps/session/handoff") && response.ok());
  await download.hover();
  const handoff: string = (await (await made).json()).value.code;
  const token = (await keptToken(page)) ?? "";
  expect(token).not.toBe("");
  expect(handoff).not.toContain(token);
  const address = `${baseURL}/m/appDownload?language=bn&token=${handoff}`;
  const ios = fill(texts.download.code, { platform: texts.download.ios.name });
  const picture = page.getByRole("img", { name: ios, exact: true }).locator("path").last();
  await expect(picture).toHaveAttribute("d", pictureOf(address) ?? "");
  expect(await watch.placesOf([token, handoff])).toEqual([]);

  // Two other devices open the URL one after the other. Only the first one receives the username.
  for (const username of ["demo", ""]) {
    const context = await browser.newContext({ extraHTTPHeaders: { "X-Mock-Session": world } });
    const phone = await context.newPage();
    const asked = phone.waitForResponse((response) => response.url().endsWith("/wps/session/handoff/redemption"));
    await phone.goto(address);
    expect((await asked).ok()).toBe(username !== "");
    await expect(phone).toHaveURL("/m/appDownload");
    const welcome = fill(texts.download.welcome, { username });
    if (username) await expect(phone.getByText(welcome).first()).toBeVisible();
    await loginButton(phone, texts).click();
    const dialog = new LoginDialog(phone, texts);
    await expect(dialog.username).toHaveValue(username);
    const stored = await phone.evaluate(() =>
      [localStorage, sessionStorage].flatMap((area) => Object.entries(area).flat()).concat(document.cookie),
    );
    expect(stored.join(" ")).not.toContain(handoff);
    await context.close();
  }
});
