/**
 * `npm run bench:dialog`: measures the processor time of a press that opens a dialog over 200 cards, in a production build, on a processor
 * slowed down four times. The time depends on the machine, so it is only printed. A test (`DialogCost`) limits how many elements the press
 * may restyle and lay out.
 */
import path from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { chromium, type Page } from "playwright";
import { build, preview, type InlineConfig } from "vite";
import { launchOptions } from "../../.ci/browser/browser.ts";

const CPU_SLOWDOWN = 4;
const ROUNDS = 15;
const REST_MS = 300;
const TARGET_MS = 50;
const PORT = 5187;
const PROFILES = [
  { name: "360 px, scroll bars over the page", width: 360, height: 740, flags: [] },
  { name: "1366 px, scroll bars that take room", width: 1366, height: 768, flags: ["--hide-scrollbars"] },
];

const config: InlineConfig = {
  configFile: false,
  root: path.join(import.meta.dirname, "dialog"),
  logLevel: "warn",
  plugins: [react(), vanillaExtractPlugin()],
  resolve: {
    alias: {
      "react-style-singleton": path.join(import.meta.dirname, "../src/foundations/overlays/style-singleton.ts"),
    },
  },
  build: {
    outDir: path.join(import.meta.dirname, "../../node_modules/.cache/lobbykit/bench-dialog"),
    emptyOutDir: true,
  },
  preview: { port: PORT, strictPort: true },
};

/** Runs in the page: presses the button, and waits for the end of the frame that shows the dialog. */
async function pressAndPaint(): Promise<void> {
  document.querySelector("button")?.click();
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener("message", () => resolve());
      port1.start();
      port2.postMessage(null);
    });
  });
  if (!document.querySelector("[role=dialog]")) throw new Error("The dialog is not there.");
}

async function measure(page: Page): Promise<number[]> {
  await page.goto(`http://localhost:${PORT}`);
  await page.getByRole("button", { name: "Game 199" }).first().waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  // Counts only the time of the page's thread, so that other work on the machine does not count.
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const busyMs = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return 1000 * (metrics.find((metric) => metric.name === "TaskDuration")?.value ?? 0);
  };
  const timesMs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.waitForTimeout(REST_MS);
    const before = await busyMs();
    await page.evaluate(pressAndPaint);
    timesMs.push((await busyMs()) - before);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
  }
  return timesMs;
}

await build(config);
const server = await preview(config);
try {
  for (const { name, width, height, flags } of PROFILES) {
    const browser = await chromium.launch({
      ...launchOptions(),
      ignoreDefaultArgs: flags,
    });
    const timesMs = await measure(await browser.newPage({ viewport: { width, height } }));
    const sorted = timesMs.toSorted((left, right) => left - right);
    const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(0);
    console.log(
      `${name}: first ${timesMs[0]?.toFixed(0)} ms, median ${at(0.5)} ms, best ${at(0)} ms, worst ${at(1)} ms; aim ${TARGET_MS} ms`,
    );
    await browser.close();
  }
} finally {
  await server.close();
}
