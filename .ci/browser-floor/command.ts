/**
 * `npm run browsers`: the built app uses nothing that a browser of package.json's `browserslist` lacks, unless the page brings it
 * (reference-app/older-browsers.ts) or it is allowed with a reason (allowed.ts). See docs/browsers.md.
 */
import { BROUGHT } from "../../reference-app/older-browsers.ts";
import { upToDateBuild } from "../app-build.ts";
import { ALLOWED } from "./allowed.ts";
import { problemsOf, usesIn } from "./built-files.ts";
import { FLOOR } from "./targets.ts";

const folder = await upToDateBuild(() => console.log("Building the app (only when its sources changed) …"));
const problems = problemsOf(usesIn(folder, new Set(Object.keys(BROUGHT))), ALLOWED);
for (const problem of problems) console.error(problem);
const floor = FLOOR.map((browser) => browser.join(" ")).join(", ");
if (problems.length > 0) console.error(`\nBring it, write it otherwise, or allow it with a reason (docs/browsers.md).`);
else console.log(`The built app keeps to the floor: ${floor}.`);
process.exitCode = problems.length > 0 ? 1 : 0;
