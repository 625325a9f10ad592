/**
 * `npm run bench:app`: measures the home page and 200 countdowns and prints the results beside their budgets.
 * `--check` fails when a budget is exceeded. Sizes, requests, layout shifts, timers and their calls are checked; times depend on the
 * machine and are only printed.
 */
import type { Browser } from "@playwright/test";
import { upToDateBuild } from "../../.ci/app-build.ts";
import { openBrowser } from "../../.ci/browser/open-browser.ts";
import { BUDGETS } from "./budgets.ts";
import { compare, exitByGates, gate, print, tell } from "./figures.ts";
import { type CountdownPlan, measureCountdowns } from "./measure-countdowns.ts";
import { measureLogin } from "./measure-login.ts";
import { gzipBytes, visitHome, type FetchedFile, type HomeVisit } from "./measure-home.ts";
import { portVariables, TEST_PORTS } from "../../.ci/programs/product.ts";
import { APP_PORT, openProduct } from "./product.ts";
import { FAST, LAPTOP, PHONE, SLOW } from "./profiles.ts";

const KIB = 1024;

/** How long a fast visitor's pointer is over a button before the press. */
const REST_MS = 200;

const isCheck = process.argv.includes("--check");
const kib = (bytes: number) => (bytes / KIB).toFixed(1);

function printFiles(outDir: string, { files }: HomeVisit): void {
  print("  Files of the build that a first visit fetches, gzip:");
  for (const file of files.filter(({ type }) => type === "Script" || type === "Stylesheet" || type === "Document")) {
    tell(file.path, `${kib(gzipBytes(outDir, file))} KiB${file.isEarly ? "" : "   after the first view"}`);
  }
}

function gateHome(outDir: string, visit: HomeVisit): void {
  const early = visit.files.filter(({ isEarly }) => isEarly);
  const bytes = (files: readonly FetchedFile[], type: FetchedFile["type"]) =>
    files.filter((file) => file.type === type).reduce((sum, file) => sum + gzipBytes(outDir, file), 0);
  const scriptBytes = bytes(early, "Script");
  gate("JavaScript before the first view, KiB gzip", scriptBytes / KIB, BUDGETS.scriptKiB, 2);
  tell("JavaScript after it, KiB gzip", kib(bytes(visit.files, "Script") - scriptBytes));
  gate("CSS before the first view, KiB gzip", bytes(early, "Stylesheet") / KIB, BUDGETS.styleKiB, 1);
  gate("HTML, KiB gzip", bytes(visit.files, "Document") / KIB, BUDGETS.pageKiB, 1);
  gate("web fonts", visit.files.filter(({ type }) => type === "Font").length, BUDGETS.webFonts);
  gate("requests before the first view", early.filter(({ isCardPicture }) => !isCardPicture).length, BUDGETS.requests);
  for (const { path: name, type } of early.filter(({ isCardPicture }) => !isCardPicture))
    print(`        ${type.padEnd(10)} ${name}`);
  print(
    `        and ${early.filter(({ isCardPicture }) => isCardPicture).length} pictures of cards; ${visit.files.length} requests in all`,
  );
}

async function benchHome(browser: Browser): Promise<void> {
  const product = await openProduct();
  try {
    const outDir = await upToDateBuild(() => undefined);
    const origin = `http://localhost:${APP_PORT}/`;
    for (const profile of [PHONE, LAPTOP]) {
      const visit = await visitHome(browser, origin, profile);
      print(`Home, guest, Bengali, cold, ${profile.name}`);
      gateHome(outDir, visit);
      gate("layout shift of the load", visit.layoutShift, BUDGETS.layoutShift, 4);
      if (profile === LAPTOP) printFiles(outDir, visit);
      print();
    }
    if (isCheck) return;
    await benchTimes(browser, origin);
    await benchLogin(browser, origin);
  } finally {
    await product.stop();
  }
}

/** Prints only times, so `--check` skips it. */
async function benchTimes(browser: Browser, origin: string): Promise<void> {
  print("Times on this machine, in ms (no gate)");
  print(`        ${"".padEnd(34)} first paint   largest paint   first view`);
  for (const profile of [LAPTOP, FAST, SLOW]) {
    const { firstPaintMs, largestPaintMs, firstViewMs } = await visitHome(browser, origin, profile);
    const [first, largest, view] = [firstPaintMs, largestPaintMs, firstViewMs].map((time) => time.toFixed(0));
    print(`        ${profile.name.padEnd(34)} ${first?.padStart(11)} ${largest?.padStart(15)} ${view?.padStart(12)}`);
  }
}

/** Prints only times, so `--check` skips it. */
async function benchLogin(browser: Browser, origin: string): Promise<void> {
  print();
  for (const [isSettled, restMs, since] of [
    [true, 0, "first intent, pressed at once, on a page that has settled"],
    [true, REST_MS, `the press, ${REST_MS} ms after first intent, on a page that has settled`],
    [false, 0, "first intent, pressed at once, as soon as the load has ended"],
  ] as const) {
    const { medianMs, slowestMs, runs } = await measureLogin(browser, origin, { isSettled, restMs });
    print(
      `  login opens in ${medianMs.toFixed(0)} ms at CPU ×4 after ${since} (target ${BUDGETS.loginMs}; median of ${runs}, slowest ${slowestMs.toFixed(0)})`,
    );
  }
}

async function benchCountdowns(browser: Browser): Promise<void> {
  print();
  print("200 visible countdowns, CPU ×4");
  const plan: CountdownPlan = isCheck
    ? { pages: ["lobbykit"], windows: 1 }
    : { pages: ["lobbykit", "react-countdown"], windows: 5 };
  for (const { page, visible, timers, callbacks, scriptShare } of await measureCountdowns(browser, APP_PORT, plan)) {
    print(`  ${page}: ${visible} visible, ${callbacks.toFixed(0)} timer callbacks a second`);
    if (page === "lobbykit") {
      gate("timers", timers, BUDGETS.timers);
      gate("timer callbacks a second", Math.round(callbacks), BUDGETS.timerCallbacks);
      compare("seconds of script a second", scriptShare, BUDGETS.scriptShare, 4);
    } else {
      tell("timers", String(timers));
      tell("seconds of script a second", scriptShare.toFixed(4));
    }
  }
}

Object.assign(process.env, portVariables(TEST_PORTS));
const browser = await openBrowser();
try {
  await benchHome(browser);
  await benchCountdowns(browser);
} finally {
  await browser.close();
}
exitByGates();
