/**
 * `npm run frameworks [-- next react-router rspack]`: installs the packed package into a new project of each framework, builds the project,
 * serves it and opens it in Chromium. It fails on any console message, on a component that does not render, and on missing styles. The
 * frameworks are installed only for this run, because they are too large to be part of the repository's dependencies.
 */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { openBrowser } from "../../.ci/browser/open-browser.ts";
import { readNames } from "../../.ci/options.ts";
import { freePort } from "../../.ci/programs/program.ts";
import { serveSite } from "../../.ci/static-site.ts";
import { type Consumer, createConsumer, offeredEntries } from "../package/consumer.ts";
import { COMPONENTS } from "../package/entries.ts";
import { buildElements } from "../package/stories/render.ts";

interface Framework {
  /** Dependencies of the project besides React and the package. */
  dependencies: Readonly<Record<string, string>>;
  build: readonly string[];
  /** The command that serves the project on a port. Absent when the build writes static files into the folder `site`. */
  serve?: (port: number) => readonly string[];
  /** A text that the HTML contains only if the server has rendered the page. */
  serverText?: string;
}

const FRAMEWORKS: Readonly<Record<string, Framework>> = {
  next: {
    dependencies: { next: "16.4.6" },
    build: ["next", "build"],
    serve: (port) => ["next", "start", "-p", String(port)],
    serverText: "Rendered on the server",
  },
  "react-router": {
    dependencies: {
      "@react-router/dev": "7.18.4",
      "@react-router/node": "7.18.4",
      "@react-router/serve": "7.18.4",
      "react-router": "7.18.4",
      isbot: "^5",
      vite: "^8",
    },
    build: ["react-router", "build"],
    serve: () => ["react-router-serve", "build/server/index.js"],
    serverText: 'data-component="Button"',
  },
  rspack: { dependencies: { "@rspack/core": "^1", "@rspack/cli": "^1" }, build: ["rspack", "build"] },
};

const REACT_VERSION = "^19";

/** Creates a project with the packed package, as a team outside of this repository would have it. */
async function createProject(name: string, { dependencies }: Framework, consumer: Consumer): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), `lobbykit-${name}-`));
  const project = {
    name: `lobbykit-${name}`,
    private: true,
    type: "module",
    dependencies: {
      ...dependencies,
      "@lobbykit/design-system": `file:${consumer.tarball}`,
      react: REACT_VERSION,
      "react-dom": REACT_VERSION,
    },
  };
  writeFileSync(path.join(folder, "package.json"), JSON.stringify(project));
  cpSync(path.join(import.meta.dirname, name), folder, { recursive: true });
  cpSync(path.join(import.meta.dirname, "catalogue.jsx"), path.join(folder, "catalogue.jsx"));
  await buildElements(consumer, offeredEntries(consumer), folder);
  runIn(folder, ["npm", "install", "--no-audit", "--no-fund", "--loglevel=error"]);
  return folder;
}

/** Runs a program and waits for its end. @throws Error with its output when it fails */
function runIn(cwd: string, [program = "", ...rest]: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(program, rest, {
    cwd,
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (status !== 0) throw new Error(`${[program, ...rest].join(" ")} failed:\n${stdout}${stderr}`);
}

async function untilServed(address: string): Promise<string> {
  for (;;) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return answer.text();
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

interface Served {
  origin: string;
  close: () => void;
}

async function serve(folder: string, { serve: commandOf }: Framework): Promise<Served> {
  if (!commandOf) return serveSite(path.join(folder, "site"));
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), NODE_ENV: "production" };
  const server: ChildProcess = spawn("npx", [...commandOf(port)], {
    cwd: folder,
    env,
    stdio: "ignore",
    detached: true,
  });
  const close = () => {
    if (server.pid !== undefined) process.kill(-server.pid);
  };
  return { origin: `http://127.0.0.1:${port}`, close };
}

/** Returns the problems of the page that a project serves. */
async function problemsOf({ origin }: Served, { serverText }: Framework): Promise<string[]> {
  const html = await untilServed(`${origin}/`);
  const problems: string[] = [];
  if (serverText !== undefined && !html.includes(serverText)) problems.push(`the server's HTML lacks "${serverText}"`);
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    page.on("pageerror", (error) => problems.push(String(error)));
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") problems.push(message.text().slice(0, 400));
    });
    // The pictures of the stories are files of Storybook, which the project does not have.
    await page.route(
      (url) => url.origin !== origin || /\.(?:svg|png|jpg|webp)$/.test(url.pathname),
      (route) => route.fulfill({ contentType: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    );
    await page.goto(origin, { waitUntil: "load" });
    await page.waitForFunction(
      (count) => document.querySelectorAll("[data-component]").length === count,
      COMPONENTS.length,
    );
    const shown = await page.evaluate(() => ({
      names: [...document.querySelectorAll<HTMLElement>("[data-component]")].map(({ dataset }) => dataset.component),
      radius: getComputedStyle(document.querySelector("[data-component=Button] button") ?? document.body)
        .borderStartStartRadius,
    }));
    const missing = COMPONENTS.filter((name) => !shown.names.includes(name));
    if (missing.length > 0) problems.push(`does not render ${missing.join(", ")}`);
    if (shown.radius === "0px") problems.push("a button has no styles");
  } finally {
    await browser.close();
  }
  return problems;
}

async function tryFramework(name: string, framework: Framework, consumer: Consumer): Promise<string[]> {
  const folder = await createProject(name, framework, consumer);
  try {
    runIn(folder, ["npx", ...framework.build]);
    const served = await serve(folder, framework);
    try {
      return await problemsOf(served, framework);
    } finally {
      served.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const wanted = readNames(Object.keys(FRAMEWORKS));
const consumer = await createConsumer();
for (const [name, framework] of Object.entries(FRAMEWORKS)) {
  if (!wanted.includes(name)) continue;
  const problems = await tryFramework(name, framework, consumer).catch((error: unknown) => [String(error)]);
  console.log(`${name}: ${COMPONENTS.length} components, ${problems.length} problems`);
  for (const problem of problems) console.log(`  ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
}
consumer.remove();
