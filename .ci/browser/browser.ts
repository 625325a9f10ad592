// Finds or installs a Chromium that starts. `node .ci/browser/browser.ts` stores its path; configurations read it with findBrowser().
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Flags that prevent network requests of Chromium itself and make its rendering equal on every machine. */
export const launchArgs = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--font-render-hinting=none",
  "--disable-lcd-text",
  "--force-color-profile=srgb",
];

const root = path.join(import.meta.dirname, "../..");
const cacheFile = path.join(root, "node_modules/.cache/browser.json");
const START_TIMEOUT_MS = 60_000;
const APT_TIMEOUT_MS = 600_000;
const DOWNLOAD_TIMEOUT_MS = 180_000;

/** The browser found by an earlier set-up; undefined lets Playwright use its own. */
export function findBrowser(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (!existsSync(cacheFile)) return undefined;
  const cached: { path: string; mtimeMs: number } = JSON.parse(readFileSync(cacheFile, "utf8"));
  return statSync(cached.path, { throwIfNoEntry: false })?.mtimeMs === cached.mtimeMs ? cached.path : undefined;
}

/** Playwright's options to start that browser. */
export function launchOptions(): { executablePath?: string; args: string[] } {
  const executablePath = findBrowser();
  return { ...(executablePath !== undefined && { executablePath }), args: launchArgs };
}

/**
 * Chromium's arguments for tests, whose pages run for seconds. The optimising compilers would use an eighth of the processor time for code that
 * is soon thrown away. V8 runs the same JavaScript with its interpreter and its baseline compiler.
 */
export const WITHOUT_OPTIMISATION: readonly string[] = ["--js-flags=--no-opt --no-maglev"];

const log = (message: string) => console.error(`[browser] ${message}`);

async function candidates(): Promise<string[]> {
  const { chromium } = await import("playwright");
  const programFolders = [process.env.PROGRAMFILES, process.env["PROGRAMFILES(X86)"], process.env.LOCALAPPDATA];
  return [
    process.env.CHROMIUM_PATH,
    findBrowser(),
    "/usr/lib/chromium/chromium-headless-shell",
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome-stable",
    "/usr/bin/google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    ...programFolders.map((folder) => folder && path.join(folder, "Google/Chrome/Application/chrome.exe")),
    chromium.executablePath(),
  ].filter((candidate, index, all): candidate is string => Boolean(candidate) && all.indexOf(candidate) === index);
}

/** Launching is the only reliable check: an existing program may lack libraries. */
async function starts(executablePath: string): Promise<boolean> {
  if (!existsSync(executablePath)) return false;
  const { chromium } = await import("playwright");
  try {
    const browser = await chromium.launch({ executablePath, args: launchArgs, timeout: START_TIMEOUT_MS });
    const page = await browser.newPage();
    const answer: unknown = await page.evaluate("1+1");
    await browser.close();
    return answer === 2;
  } catch (error) {
    log(`${executablePath} does not start: ${String(error).split("\n")[0]}`);
    return false;
  }
}

async function scan(): Promise<string | undefined> {
  for (const candidate of await candidates()) {
    if (!(await starts(candidate))) continue;
    mkdirSync(path.dirname(cacheFile), { recursive: true });
    writeFileSync(cacheFile, JSON.stringify({ path: candidate, mtimeMs: statSync(candidate).mtimeMs }));
    return candidate;
  }
  return undefined;
}

function run(command: string, args: string[], timeoutMs: number, env: Record<string, string> = {}): boolean {
  log(`$ ${command} ${args.join(" ")}`);
  const options = { stdio: ["ignore", 2, 2] as ["ignore", 2, 2], timeout: timeoutMs, env: { ...process.env, ...env } };
  return spawnSync(command, args, options).status === 0;
}

const BENGALI_FONTS = ["fonts-liberation", "fonts-noto-core"];

/** apt, as root or with a password-less sudo; undefined when neither is available. */
function aptCommand(): string[] | undefined {
  if (process.platform !== "linux" || !existsSync("/usr/bin/apt-get")) return undefined;
  if (process.getuid?.() === 0) return ["apt-get"];
  return spawnSync("sudo", ["-n", "true"]).status === 0 ? ["sudo", "-n", "apt-get"] : undefined;
}

let aptUpdated = false;
/** Installs Debian packages. Returns false without apt, without the right to use it, or when it fails. */
export function aptInstall(packages: string[]): boolean {
  const apt = aptCommand();
  if (!apt) return false;
  const call = (...args: string[]) =>
    run(apt[0] ?? "", [...apt.slice(1), "-o", "DPkg::Lock::Timeout=120", ...args], APT_TIMEOUT_MS, {
      DEBIAN_FRONTEND: "noninteractive",
    });
  aptUpdated ||= call("update", "-qq");
  return aptUpdated && call("install", "-y", "-qq", "--no-install-recommends", ...packages);
}

/** Without a Bengali font, screenshots in the default language would show empty boxes. */
function ensureBengaliFont(): void {
  const listed = spawnSync("fc-list", [":lang=bn", "family"], { encoding: "utf8" });
  if (process.platform !== "linux" || listed.stdout?.trim()) return;
  if (!aptInstall(BENGALI_FONTS)) {
    log("No Bengali font found and none could be installed: Bengali pages will show boxes. Install Noto Sans Bengali.");
  }
}

async function ensureBrowser(): Promise<string | undefined> {
  const present = await scan();
  if (present) return present;
  if (aptInstall(["chromium-headless-shell", "fonts-liberation"]) || aptInstall(["chromium", "fonts-liberation"])) {
    const installed = await scan();
    if (installed) return installed;
  }
  const playwrightCli = path.join(root, "node_modules/playwright/cli.js");
  run(process.execPath, [playwrightCli, "install", "--only-shell", "chromium"], DOWNLOAD_TIMEOUT_MS, {
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "15000",
  });
  return scan();
}

if (process.argv[1] === import.meta.filename) {
  const browser = await ensureBrowser();
  if (!browser) {
    log("No Chromium found and none could be installed. Install one and set CHROMIUM_PATH=/path/to/chromium.");
    process.exit(1);
  }
  ensureBengaliFont();
}
