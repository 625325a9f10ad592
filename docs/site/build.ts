/**
 * `npm run docs`: builds all documentation as one static site in docs/dist. It includes Storybook when `npm run build-storybook` has been
 * run. A broken link fails the build.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "vite";
import { siteFolder as storybookFolder } from "../../.storybook/site.ts";
import { BUNDLE } from "../../api-spec/src/bundle.ts";
import { buildReferenceWhenStale, REFERENCE } from "../../api-spec/src/reference.ts";
import { referencePolicy } from "../../api-spec/src/reference-policy.ts";
import { documentOf } from "./layout.ts";
import { API_REFERENCE, root, STORYBOOK } from "./pages.ts";
import { entriesOfPages, searchIndexOf } from "./search-index.ts";
import { tracePage } from "./trace-page.ts";
import { entriesOfOperations, entriesOfStorybook, hasStorybook, readSite } from "./site.ts";

const folder = path.join(root, "docs/dist");
const client = path.join(import.meta.dirname, "client");

const startedMs = performance.now();
const { pages, navigation, copies, links } = readSite([tracePage()]);
if (links.broken.length > 0) {
  console.error(`These links lead nowhere:\n${links.broken.join("\n")}`);
  process.exit(1);
}

function write(output: string, text: string): void {
  const file = path.join(folder, output);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

rmSync(folder, { recursive: true, force: true });
await buildReferenceWhenStale();
await build({
  configFile: false,
  root: client,
  logLevel: "warn",
  build: {
    emptyOutDir: true,
    outDir: path.join(folder, "assets"),
    rolldownOptions: {
      input: path.join(client, "site.ts"),
      output: { entryFileNames: "[name].js", assetFileNames: "[name][extname]" },
    },
  },
});
for (const page of pages) write(page.output, documentOf(page, navigation));
for (const [output, file] of copies) cpSync(path.join(root, file), path.join(folder, output));
const reference = readFileSync(REFERENCE, "utf8");
// Without the policy, the page would load a picture from the makers of Redocly.
const policy = `<meta http-equiv="Content-Security-Policy" content="${referencePolicy(reference)}">`;
write(
  API_REFERENCE.output,
  reference.replace(/<head[^>]*>/, (head) => head + policy),
);
if (hasStorybook()) cpSync(storybookFolder, path.join(folder, path.dirname(STORYBOOK.output)), { recursive: true });
const entries = [
  ...entriesOfPages(pages),
  ...entriesOfOperations(JSON.parse(readFileSync(BUNDLE, "utf8"))),
  ...entriesOfStorybook(),
];
write("assets/search.json", searchIndexOf(entries));

const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
console.log(
  `docs/dist has ${pages.length} pages, ${links.checked} checked links and ${entries.length} search entries (${seconds} s).`,
);
if (!hasStorybook()) console.log("It has no Storybook: run `npm run build-storybook` first to include it.");
