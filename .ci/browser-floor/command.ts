/**
 * `npm run browsers`: checks that the built app and the demo games use no feature that a browser in package.json's `browserslist` lacks,
 * unless the page polyfills it (polyfilled.ts) or it is allowed with a reason (allowed.ts). See docs/browsers.md.
 */
import path from "node:path";
import { POLYFILLED } from "./polyfilled.ts";
import { upToDateBuild } from "../app-build.ts";
import { ALLOWED } from "./allowed.ts";
import { problemsOf, usesIn } from "./built-files.ts";
import { FLOOR } from "./targets.ts";

/** The demo games run in the same browsers without polyfills; they may look simpler there. */
const GAMES = path.join(import.meta.dirname, "../../api-spec/src/mock/games/client");

const folder = await upToDateBuild(() => console.log("Building the app (only when its sources changed) …"));
const uses = [...usesIn(folder, new Set(Object.keys(POLYFILLED))), ...usesIn(GAMES, new Set(), "*.ts")];
const problems = problemsOf(uses, ALLOWED);
for (const problem of problems) console.error(problem);
const floor = FLOOR.map((browser) => browser.join(" ")).join(", ");
if (problems.length > 0) console.error(`\nBring it, write it otherwise, or allow it with a reason (docs/browsers.md).`);
else console.log(`The built app keeps to the floor: ${floor}.`);
process.exitCode = problems.length > 0 ? 1 : 0;
