// node run.ts SCRIPT: runs a load script once for each of its operations, and prints what it did as JSON.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { seen } from "./modules.ts";

const [, , file = ""] = process.argv;
const modules = new URL("modules.ts", import.meta.url).href;
/** Replaces the imports of k6 by imports of the stub. */
const IMPORTS: readonly (readonly [string, string])[] = [
  ['import encoding from "k6/encoding"', `import { encoding } from "${modules}"`],
  ['import exec from "k6/execution"', `import { exec } from "${modules}"`],
  ['import http from "k6/http"', `import { http } from "${modules}"`],
  ['from "k6"', `from "${modules}"`],
  ['from "k6/crypto"', `from "${modules}"`],
  ['from "k6/metrics"', `from "${modules}"`],
];
const script = IMPORTS.reduce((text, [from, to]) => text.replace(from, to), readFileSync(file, "utf8"));
const copy = file.replace(/\.js$/, ".stubbed.mjs");
writeFileSync(copy, script);
Object.assign(globalThis, { __ENV: process.env });

const { setup, default: iterate, options } = await import(pathToFileURL(copy).href);
const supplies = setup();
const inSetup = seen.requests.length;
const operations = seen.trends.size;
for (; seen.iteration < operations; seen.iteration += 1) iterate(supplies);
const requests = seen.requests.map(({ operation, method, url, headers, status }) => ({
  operation,
  method,
  url,
  headers,
  status,
}));
console.log(
  JSON.stringify({
    options,
    inSetup: requests.slice(0, inSetup),
    inLoad: requests.slice(inSetup),
    failed: seen.failed,
    measured: [...seen.trends].filter(([, values]) => values.length > 0).map(([name]) => name),
  }),
);
process.exit(0);
