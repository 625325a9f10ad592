// The set-up step of `npm start` and `npm test` (D1). It is plain JavaScript without dependencies, because it runs on any Node >= 20 before
// packages are installed. It installs packages when the lockfile has changed; `--browser` also finds or installs a Chromium; `--start` then
// runs the product.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { arePackagesInstalled } from "./installed-packages.js";

const root = path.join(import.meta.dirname, "..");
const OLDEST_NODE_MAJOR = 20;
const stampFile = path.join(root, "node_modules/.cache/lobbykit-setup");
/** Stores how long each set-up step took, for the table that `npm test` prints. */
const timesFile = path.join(root, "node_modules/.cache/lobbykit/set-up.json");
const times = {};
const say = (message) => console.error(`[set-up] ${message}`);

function stop(message) {
  say(message);
  process.exit(1);
}

/** Runs a step of the set-up and records its time in milliseconds. */
function timed(name, run) {
  const startedMs = performance.now();
  const result = run();
  times[name] = performance.now() - startedMs;
  return result;
}

/** Runs npm and waits. Returns its exit code, or 1 when a signal ended it. */
function npm(args, env = {}) {
  const npmCli = process.env.npm_execpath;
  const [command, ...prefix] = npmCli ? [process.execPath, npmCli] : ["npm"];
  const shell = !npmCli && process.platform === "win32";
  const options = { cwd: root, stdio: "inherit", shell, env: { ...process.env, ...env } };
  return spawnSync(command, [...prefix, ...args], options).status ?? 1;
}

if (Number(process.versions.node.split(".")[0]) < OLDEST_NODE_MAJOR) {
  stop(`Node ${process.versions.node} is too old: install Node ${OLDEST_NODE_MAJOR} or newer.`);
}

const stamp = createHash("sha256")
  .update(readFileSync(path.join(root, "package-lock.json")))
  .update(process.platform + process.arch)
  .digest("hex");
// The stamp is missing when somebody has run `npm ci` by hand.
const installed = (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) || arePackagesInstalled(root);
if (!installed) {
  say("Installing packages (once, and after the lockfile changes) …");
  if (timed("install", () => npm(["ci"])) !== 0)
    stop("npm ci failed: check the network and the message above, then run the command again.");
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
}

if (process.argv.includes("--browser")) {
  // Only within a nested npm run does `node` mean the version that the lockfile installs.
  if (timed("browser", () => npm(["run", "--silent", "browser"])) !== 0) {
    stop("No browser for the tests: see the message above.");
  }
}

if (Object.keys(times).length > 0) {
  mkdirSync(path.dirname(timesFile), { recursive: true });
  writeFileSync(timesFile, JSON.stringify(times));
}

if (process.argv.includes("--start")) {
  // A signal to npm ends only the shell that runs this script, so the product watches that shell.
  process.exit(npm(["run", "--silent", "product"], { LOBBYKIT_PARENT: String(process.ppid) }));
}
