import { chromium } from "playwright";
import fs from "fs";
const out = "/tmp/pics";
fs.mkdirSync(out, { recursive: true });
const b = await chromium.launch({ executablePath: "/usr/lib/chromium/chromium-headless-shell" });
const base = "http://localhost:6511";
const GUEST = [
  "/",
  "/slot-games",
  "/elott",
  "/lottery-games",
  "/register",
  "/help",
  "/winners",
  "/promotions",
  "/m/appDownload",
  "/no-such-page",
  "/games",
];
const MEMBER = [
  "securityCenter",
  "personalData",
  "messageV2",
  "settings",
  "deposit",
  "withdrawal",
  "transfer",
  "bettingRecord",
  "accountRecord",
  "profitLoss",
  "rewardCenter",
  "playLimits",
  "feedback",
];
const V = [
  [360, 740, "bn", "dark", true],
  [1024, 768, "en", "light", false],
  [1920, 1080, "bn", "dark", false],
];
const which = process.argv[2] || "guest";
for (const [w, h, lang, theme, touch] of V) {
  const ctx = await b.newContext({
    viewport: { width: w, height: h },
    hasTouch: touch,
    isMobile: touch,
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  await ctx.addInitScript(
    ([lang, theme]) => {
      localStorage.setItem("lang", lang);
      localStorage.setItem("themeType", theme);
      sessionStorage.setItem("beforeLoginPopup", "1");
      sessionStorage.setItem("afterLoginPopup", "1");
    },
    [lang, theme],
  );
  const p = await ctx.newPage();
  p.on("console", (m) => {
    if (m.type() === "error") console.log(w, p.url(), m.text());
  });
  if (which !== "guest") {
    await p.goto(base + "/");
    await p
      .getByRole("button", { name: /^(Log in|লগ ইন)$/ })
      .first()
      .click();
    await p
      .getByRole("dialog")
      .getByRole("textbox")
      .first()
      .fill(process.argv[3] || "demo");
    await p.locator("input[type=password]").first().fill("demo-1234");
    await p.keyboard.press("Enter");
    await p.waitForTimeout(2500);
  }
  for (const r of which === "guest" ? GUEST : MEMBER.map((m) => "/recent?member=" + m)) {
    await p.goto(base + r);
    await p.waitForTimeout(1500);
    await p.screenshot({ path: `${out}/${which}-${w}-${r.replace(/\W+/g, "_")}.png` });
  }
  await ctx.close();
}
await b.close();
