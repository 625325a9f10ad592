/**
 * `npm run bench:cost`: compares our components with other libraries: the bytes of single components, the bytes of one page that has
 * several, and the time until 500 cards and 500 buttons are painted. `-- --sizes` leaves out the times. The other libraries are installed only for this, with `npm ci`, into bench/competitors/node_modules. Without a
 * network, only our components are measured.
 */
import { spawnSync } from "node:child_process";
import type { Browser } from "@playwright/test";
import { openBrowser } from "../../.ci/browser/open-browser.ts";
import { measureImports, measurePage, mountPage, type PageSize } from "./build-kit.ts";
import { areCompetitorsInstalled, BASE, COMPETITORS, KITS, type KitFile, OURS } from "./kits.ts";
import type { Mounted } from "./mount.tsx";
import { LIBRARIES, PARTS } from "./parts.ts";

const CPU_SLOWDOWN = 4;
const DEFAULT_ROUNDS = 7;
const KINDS = ["cards", "buttons"] as const;
type Kind = (typeof KINDS)[number];

interface Cost {
  kit: KitFile;
  size: PageSize;
  page: string;
  times: Record<Kind, number[]>;
  nodes: Record<Kind, number>;
}

const print = (line = "") => console.log(line);
const column = (text: string) => text.padStart(18);
const kib = (bytes: number) => (bytes / 1024).toFixed(1);
const least = (values: readonly number[]) => Math.min(...values);
const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Installs the other libraries. Returns whether they are installed. */
function installCompetitors(): boolean {
  if (areCompetitorsInstalled()) return true;
  print("Fetching the other libraries (npm ci, once) ...");
  const done = spawnSync("npm", ["ci", "--ignore-scripts"], { cwd: COMPETITORS, stdio: ["ignore", "ignore", "pipe"] });
  return done.status === 0;
}

/** Prints what one component of each library adds to a page with React alone: JavaScript + CSS. */
async function printParts(hasCompetitors: boolean): Promise<void> {
  const react = await measureImports({ name: "React", isOurs: true });
  print("One component with all that it needs: KiB gzip over React, JavaScript + CSS");
  print(`${"".padEnd(48)}${PARTS.map(column).join("")}`);
  for (const { name, isOurs = false, base, parts } of LIBRARIES) {
    if (!isOurs && !hasCompetitors) continue;
    const cells: string[] = [];
    for (const part of PARTS) {
      const imports = parts[part];
      const size = imports && (await measureImports({ name, isOurs }, base, imports));
      cells.push(size ? `${kib(size.js - react.js)} + ${kib(size.css)}` : "none");
    }
    print(`${name.padEnd(48)}${cells.map(column).join("")}`);
  }
  print();
}

/** One page load: 500 cards in a fresh page, then 500 buttons. */
async function mountOnce(browser: Browser, cost: Cost): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
  await page.setContent(cost.page, { waitUntil: "load" });
  await page.waitForFunction(() => "mount" in window);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  for (const kind of KINDS) {
    const { ms, nodes }: Mounted = await page.evaluate((what) => window.mount(what), kind);
    cost.times[kind].push(ms);
    cost.nodes[kind] = nodes;
  }
  await page.close();
}

function printTable(costs: readonly Cost[]): void {
  const base = costs.find(({ kit }) => kit === BASE)?.size ?? { js: 0, css: 0 };
  const ours = costs.find(({ kit }) => kit === OURS);
  print(`${"".padEnd(40)}${["JS over React", "CSS", "500 cards", "500 buttons", "nodes a card"].map(column).join("")}`);
  for (const { kit, size, times, nodes } of costs) {
    const time = (kind: Kind) => {
      const ratio = median(times[kind]) / median(ours?.times[kind] ?? []);
      return `${median(times[kind]).toFixed(0)} (${least(times[kind]).toFixed(0)}) ×${ratio.toFixed(2)}`;
    };
    const cells = [
      kib(size.js - base.js),
      kib(size.css),
      time("cards"),
      time("buttons"),
      (nodes.cards / 500).toFixed(1),
    ];
    print(`${kit.name.padEnd(40)}${cells.map(column).join("")}`);
  }
}

/** On a shared machine, a smaller difference between two medians means nothing. */
const NOISE = 0.1;

/** Returns one line for each library that is smaller or faster than our components. */
function losses(costs: readonly Cost[]): string[] {
  const ours = costs.find(({ kit }) => kit === OURS);
  if (!ours) return [];
  return costs.flatMap(({ kit, size, times }) => {
    if (kit.isOurs) return [];
    return [
      ...(size.js < ours.size.js ? [`${kit.name} sends less JavaScript`] : []),
      ...KINDS.filter((kind) => median(times[kind]) < median(ours.times[kind]) * (1 - NOISE)).map(
        (kind) => `${kit.name} mounts ${kind} sooner`,
      ),
    ];
  });
}

async function main(): Promise<void> {
  const hasCompetitors = installCompetitors();
  if (!hasCompetitors)
    print("The other libraries could not be fetched (no network?): Lobbykit is measured by itself.\n");
  await printParts(hasCompetitors);
  if (process.argv.includes("--sizes")) return;
  const rounds = Number(process.argv[process.argv.indexOf("--rounds") + 1]) || DEFAULT_ROUNDS;
  const costs: Cost[] = [];
  for (const kit of KITS.filter(({ isOurs }) => isOurs || hasCompetitors)) {
    costs.push({
      kit,
      size: await measurePage(kit),
      page: await mountPage(kit),
      times: { cards: [], buttons: [] },
      nodes: { cards: 0, buttons: 0 },
    });
  }
  const browser = await openBrowser();
  try {
    // The libraries take turns, so that other work on the machine affects all of them alike.
    for (let round = 0; round < rounds; round++) for (const cost of costs) await mountOnce(browser, cost);
  } finally {
    await browser.close();
  }
  print(
    `KiB gzip; ms from render to painted frame, CPU ×${CPU_SLOWDOWN}: median of ${rounds} interleaved rounds (least), × ours`,
  );
  printTable(costs);
  for (const loss of losses(costs)) print(`LOST  ${loss}`);
  if (hasCompetitors && losses(costs).length === 0)
    print("Nothing is lighter, and nothing mounts sooner by more than a tenth.");
}

await main();
