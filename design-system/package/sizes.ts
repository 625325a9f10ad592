// `npm run size` measures how much each entry of the package adds to a page, gzipped, without React. `--update` writes reports/size.json
// and the table in README.md; the package's tests compare every later build with them.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { bundle } from "./bundle.ts";
import { type Consumer, createConsumer, PACKAGE } from "./consumer.ts";
import { COMPONENTS } from "./entries.ts";

export interface Size {
  /** Size in bytes, gzipped. */
  js: number;
  css: number;
}
export type Sizes = Readonly<Record<string, Size>>;

const REPORT = path.join(import.meta.dirname, "../reports/size.json");
const README = path.join(import.meta.dirname, "../README.md");
/** A row of the README's table of sizes. A remark may follow the name of the entry: `| Select, whose options carry pictures | 42.0 | 1.6 |`. */
const README_ROW = /^\| (?<name>[A-Z]\w+)(?<remark>, [^|]+?)?(?<space> +)\| (?<js>[\d.]+ +)\| (?<css>[\d.]+ *) \|$/gm;
/** Growth that a change may cause without a review: three per cent, or 0.2 KiB if that is more. */
const SHARE = 0.03;
const LEAST_BYTES = 205;

const gzipBytes = (text: string) => (text ? gzipSync(text, { level: 9 }).length : 0);

export async function measureSizes(consumer: Consumer): Promise<Sizes> {
  const sizes: Record<string, Size> = {};
  for (const name of COMPONENTS) {
    const text = `export * from "${PACKAGE}/${name}";`;
    const { code, css } = await bundle(consumer, text, "vite", true);
    sizes[name] = { js: gzipBytes(code), css: gzipBytes(css) };
  }
  const sheet = (file: string) => gzipBytes(readFileSync(path.join(consumer.packageFolder, "dist", file), "utf8"));
  sizes["styles.css"] = { js: 0, css: sheet("styles.css") };
  sizes["theme: a brand in one mode"] = { js: 0, css: sheet("theme/brands/lobbykit/dark.css") };
  sizes["theme/base.css"] = { js: 0, css: sheet("theme/base.css") };
  return sizes;
}

export const readSizes = (): Sizes => JSON.parse(readFileSync(REPORT, "utf8"));

/** Describes which entries exceed their budget, which are new and which are gone. */
export function compareSizes(now: Sizes, before: Sizes): string[] {
  const problems: string[] = [];
  for (const [name, size] of Object.entries(now)) {
    const known = before[name];
    if (!known) problems.push(`${name}: no size is known of it`);
    for (const kind of known ? (["js", "css"] as const) : []) {
      const [bytes, was] = [size[kind], known?.[kind] ?? 0];
      const allowed = was + Math.max(was * SHARE, LEAST_BYTES);
      if (bytes > allowed)
        problems.push(`${name}: ${kind} ${was} → ${bytes} bytes gzip (at most ${Math.floor(allowed)})`);
    }
  }
  const gone = Object.keys(before).filter((name) => !(name in now));
  return [...problems, ...gone.map((name) => `${name}: is gone`)];
}

const kib = (bytes: number) => (bytes / 1024).toFixed(1);

/** Names of the entries in the README's table of sizes. */
export const readmeEntries = (readme: string): string[] =>
  [...readme.matchAll(README_ROW)].map((row) => row.groups?.name ?? "");

/** Replaces the numbers in the README's table of sizes, in KiB, and keeps the widths of its columns. */
export const readmeWithSizes = (readme: string, sizes: Sizes): string =>
  readme.replace(README_ROW, (row: string, ...rest: unknown[]) => {
    const { name = "", remark = "", space, js = "", css = "" } = rest.at(-1) as Record<string, string | undefined>;
    const size = sizes[name];
    if (!size) return row;
    return `| ${name}${remark}${space}| ${kib(size.js).padEnd(js.length)}| ${kib(size.css).padEnd(css.length)} |`;
  });

async function main(): Promise<void> {
  const consumer = await createConsumer();
  try {
    const sizes = await measureSizes(consumer);
    console.log(`${"KiB gzip, React outside".padEnd(30)}     JS    CSS`);
    for (const [name, { js, css }] of Object.entries(sizes))
      console.log(`${name.padEnd(30)}${kib(js).padStart(7)}${kib(css).padStart(7)}`);
    if (process.argv.includes("--update")) {
      writeFileSync(REPORT, `${JSON.stringify(sizes, null, 2)}\n`);
      writeFileSync(README, readmeWithSizes(readFileSync(README, "utf8"), sizes));
    } else for (const problem of compareSizes(sizes, readSizes())) console.log(`OVER  ${problem}`);
  } finally {
    consumer.remove();
  }
}

if (import.meta.main) await main();
