/**
 * `npm run visual [-- --only WORD] [--engine ENGINE] [--update] [--no-build]`: takes a screenshot of each story in each of its modes and
 * compares it, pixel by pixel, with the previous one (D18). The first run creates the screenshots; they stay on this machine, one set per
 * browser version. `--only` limits the run to stories whose id contains the word; `--update` accepts the new screenshots. `--engine` uses a
 * browser of docs/browsers.md and compares it with itself, in one mode.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import type { Browser } from "playwright";
import { openBrowser } from "../../.ci/browser/open-browser.ts";
import { ENGINE_NAMES, ENGINES, type EngineName, isEngine, PAGES_AT_ONCE } from "../../.ci/engines/engines.ts";
import { readOptions, refuse } from "../../.ci/options.ts";
import { serveSite } from "../../.ci/static-site.ts";
import { buildSite } from "../build.ts";
import { isPictured, visualModes } from "../modes.ts";
import { readEntries, siteFolder, type SiteEntry } from "../site.ts";
import { Comparer } from "./compare.ts";
import { openEngineStage, openStage, type Stage } from "./stage.ts";
import { type Difference, writeReport } from "./report.ts";

const { values: options } = readOptions({
  options: {
    only: { type: "string", default: "" },
    engine: { type: "string" },
    update: { type: "boolean", default: false },
    "no-build": { type: "boolean", default: false },
    workers: { type: "string" },
  },
});

function engineOf(name: string | undefined): EngineName | undefined {
  if (name === undefined || isEngine(name)) return name;
  return refuse(`There is no engine "${name}": name one of ${ENGINE_NAMES.join(", ")}`);
}

const engine = engineOf(options.engine);
/** The mode of every story in an engine: as the page first renders. */
const ENGINE_MODE = "first";

const cache = path.join(import.meta.dirname, "../../node_modules/.cache/visual");
const report = path.join(cache, "report");

interface Outcome {
  pictures: number;
  made: number;
  differences: Difference[];
  broken: string[];
}

class Visual {
  readonly outcome: Outcome = { pictures: 0, made: 0, differences: [], broken: [] };
  readonly #folder: string;
  readonly #comparer: Comparer;

  constructor(folder: string, comparer: Comparer) {
    this.#folder = folder;
    this.#comparer = comparer;
  }

  /** Takes a story in all its modes. A story that cannot be rendered must not stop the others; it is reported at the end. */
  async look(stage: Stage, story: SiteEntry): Promise<void> {
    const broken = await stage.open(story.id);
    if (broken !== undefined) {
      this.outcome.broken.push(`${story.id}: ${broken}`);
      return;
    }
    if (engine) {
      await this.#try(story.id, ENGINE_MODE, () => this.#compare(stage, story.id, ENGINE_MODE));
      return;
    }
    for (const [name, mode] of Object.entries(visualModes(story))) {
      await this.#try(story.id, name, async () => {
        await stage.enter(mode);
        await this.#compare(stage, story.id, name);
      });
    }
    await stage.leave();
  }

  async #try(id: string, mode: string, look: () => Promise<void>): Promise<void> {
    try {
      await look();
    } catch (error) {
      const [reason] = String(error).split("\n");
      this.outcome.broken.push(`${id}, ${mode}: ${reason}`);
    }
  }

  async #compare(stage: Stage, id: string, mode: string): Promise<void> {
    const file = path.join(this.#folder, id, `${mode}.png`);
    this.outcome.pictures += 1;
    const before = options.update || !existsSync(file) ? undefined : readFileSync(file);
    let picture = await stage.shoot();
    if (!before) {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, await stage.shootUntilSteady(picture));
      this.outcome.made += 1;
      return;
    }
    if (picture.equals(before)) return;
    // A page that is still moving does not count as a difference.
    picture = await stage.shootUntilSteady(picture);
    const { pixels, diff } = await this.#comparer.compare(before, picture);
    if (pixels > 0) this.outcome.differences.push({ id, mode, pixels, before, after: picture, diff });
  }
}

async function run(browser: Browser, origin: string): Promise<Outcome> {
  const stories = readEntries().filter(
    (entry) => entry.type === "story" && isPictured(entry) && entry.id.includes(options.only),
  );
  if (stories.length === 0) throw new Error(`No story has “${options.only}” in its id.`);
  const comparer = await Comparer.open(browser);
  const visual = new Visual(path.join(cache, engine ?? browser.version()), comparer);
  const waiting = stories.values();
  const work = async () => {
    const stage = await (engine ? openEngineStage(engine, origin) : openStage(browser, origin));
    for (const story of waiting) await visual.look(stage, story);
    await stage.close();
  };
  const most = engine ? PAGES_AT_ONCE[engine] : Math.min(4, availableParallelism());
  await Promise.all(Array.from({ length: Number(options.workers ?? most) }, work));
  return visual.outcome;
}

const startedAt = performance.now();
if (engine) ENGINES[engine].ensure();
if (!options["no-build"] && buildSite([], "pipe") !== 0) process.exit(1);
const site = await serveSite(siteFolder);
const browser = await openBrowser();
const { pictures, made, differences, broken } = await run(browser, site.origin);
await browser.close();
site.close();
rmSync(report, { recursive: true, force: true });
for (const { id, mode, pixels } of differences) console.error(`[visual] ${id}, ${mode}: ${pixels} pixels differ`);
for (const story of broken) console.error(`[visual] ${story}`);
if (differences.length > 0) console.error(`[visual] Before and after: ${writeReport(report, differences)}`);
const seconds = Math.round((performance.now() - startedAt) / 1000);
console.log(
  `[visual] ${pictures} pictures: ${made} made, ${differences.length} differ, ${broken.length} stories broken (${seconds} s)`,
);
process.exitCode = differences.length + broken.length > 0 ? 1 : 0;
