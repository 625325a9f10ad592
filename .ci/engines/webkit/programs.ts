/** Starts Debian's WebKitGTK: its MiniBrowser fills a virtual screen, which has the size of the page. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync } from "node:fs";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../programs/program.ts";

/** Debian's packages: the browser, a screen without a monitor, a window manager for full-screen windows, and a hand for keys and mouse. */
export const WEBKIT_PACKAGES = ["libwebkit2gtk-4.1-0", "xvfb", "openbox", "xdotool"];

const START_MS = 20_000;
const POLL_MS = 50;

/** Title of the first page. */
export const START_TITLE = "Ready for the journeys";

/** Returns the installed MiniBrowser, whose folder is named after the kind of processor; undefined when there is none. */
const findMiniBrowser = (): string | undefined => globSync("/usr/lib/*/webkit2gtk-4.1/MiniBrowser")[0];

/** Whether the browser and all programs that it needs are installed. */
export const hasWebKit = (): boolean =>
  findMiniBrowser() !== undefined && ["Xvfb", "openbox", "xdotool"].every((name) => existsSync(`/usr/bin/${name}`));

export interface ScreenOptions {
  width: number;
  height: number;
  timezoneId: string;
  /** Address of the proxy for all requests of the browser. */
  proxy: string;
  /** Address of the first page. */
  startPage: string;
}

/** A started browser. */
export interface Screen {
  /** Value of DISPLAY for programs that use the same screen. */
  display: string;
  /** Address of the browser's inspector. */
  inspector: string;
  /** Address of the inspector for the first tab. */
  firstTab: string;
  stop: () => void;
}

/** Starts a screen. It writes its number when it is ready. */
async function startScreen({ width, height }: ScreenOptions): Promise<{ xvfb: ChildProcess; display: string }> {
  // Without "-r", a key that is held on a slow machine would repeat.
  const args = ["-displayfd", "1", "-screen", "0", `${width}x${height}x24`, "-nolisten", "tcp", "-r"];
  const xvfb = spawn("Xvfb", args, { stdio: ["ignore", "pipe", "ignore"] });
  const [number] = await once(createInterface({ input: xvfb.stdout }), "line", {
    signal: AbortSignal.timeout(START_MS),
  });
  return { xvfb, display: `:${number}` };
}

/** Returns the inspector's list of tabs, a page with their titles and addresses. */
const fetchList = async (inspector: string): Promise<string> => (await fetch(`http://${inspector}/`)).text();
const tabsIn = (list: string, inspector: string): string[] =>
  Array.from(list.matchAll(/\/socket\/\d+\/\d+\/WebPage/g), ([path]) => `ws://${inspector}${path}`);

/** Returns the addresses of the inspector for the open tabs. */
export const listTabs = async (inspector: string): Promise<string[]> => tabsIn(await fetchList(inspector), inspector);

/**
 * Waits until the browser shows its first page, and returns the address of the inspector for it. The list has the address of a page before
 * the page is loaded, but its title only afterwards.
 */
async function waitForTab(inspector: string): Promise<string> {
  for (const end = performance.now() + START_MS; performance.now() < end; await sleep(POLL_MS)) {
    const list = await fetchList(inspector).catch(() => "");
    const [tab] = tabsIn(list, inspector);
    if (tab !== undefined && list.includes(`>${START_TITLE}<`)) return tab;
  }
  throw new Error("MiniBrowser has not opened its first page.");
}

/** Starts a browser with an empty profile on a new screen. */
export async function startWebKit(options: ScreenOptions): Promise<Screen> {
  const program = findMiniBrowser();
  if (program === undefined) throw new Error("MiniBrowser is not installed.");
  const inspector = `127.0.0.1:${await freePort()}`;
  const { xvfb, display } = await startScreen(options);
  const env = {
    ...process.env,
    DISPLAY: display,
    TZ: options.timezoneId,
    WEBKIT_INSPECTOR_HTTP_SERVER: inspector,
    // There is no graphics card, and no accessibility bus.
    WEBKIT_DISABLE_DMABUF_RENDERER: "1",
    NO_AT_BRIDGE: "1",
  };
  const manager = spawn("openbox", [], { stdio: "ignore", env });
  const browser = spawn(program, ["--private", "--full-screen", `--proxy=${options.proxy}`, options.startPage], {
    stdio: "ignore",
    env,
  });
  const stop = () => {
    process.off("exit", stop);
    for (const child of [browser, manager, xvfb]) child.kill("SIGKILL");
  };
  process.on("exit", stop);
  try {
    const firstTab = await waitForTab(inspector);
    return { display, inspector, firstTab, stop };
  } catch (error) {
    stop();
    throw error;
  }
}
