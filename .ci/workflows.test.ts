import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { CHECK_STAGES, TEST_STAGES } from "./stages/stages.ts";

const root = path.join(import.meta.dirname, "..");
const { scripts } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")) as {
  scripts: Readonly<Record<string, string>>;
};

interface Step {
  uses?: string;
  run?: string;
}
interface Job {
  permissions?: Readonly<Record<string, string>>;
  strategy?: { matrix?: Readonly<Record<string, unknown>> };
  steps: readonly Step[];
}
interface Workflow {
  permissions?: Readonly<Record<string, string>> | string;
  jobs: Readonly<Record<string, Job>>;
}

const filesOf = (pattern: string) => globSync(pattern, { cwd: path.join(root, ".github") });
const read = (file: string) => parse(readFileSync(path.join(root, ".github", file), "utf8"));
const WORKFLOWS = filesOf("workflows/*.yml").map((file) => ({ file, workflow: read(file) as Workflow }));
const JOBS = WORKFLOWS.flatMap(({ file, workflow }) =>
  Object.entries(workflow.jobs).map(([name, job]) => ({ at: `${file} ${name}`, job })),
);
const ACTIONS = filesOf("actions/*/action.yml").map((file) => ({
  at: file,
  steps: (read(file) as { runs: { steps: Step[] } }).runs.steps,
}));
const STEPS = [
  ...JOBS.map(({ at, job }) => ({ at, steps: job.steps, matrix: job.strategy?.matrix })),
  ...ACTIONS.map((action) => ({ ...action, matrix: undefined })),
];

const MATRIX_VALUE = /\$\{\{ matrix\.(?<key>\w+) \}\}/;
const NPM_SCRIPT =
  /\bnpm (?:run (?:--silent )?(?<script>\S+(?: \}\})?|\$\{\{ matrix\.\w+ \}\})|(?<short>test|start)\b)/g;
const PINNED = /^(?:\.\/|[\w-]+\/[\w./-]+@[0-9a-f]{40}$)/;

/** Every npm script that a command runs, for each value of the matrix. */
function scriptsIn(command: string, matrix: Readonly<Record<string, unknown>> = {}): string[] {
  const key = MATRIX_VALUE.exec(command)?.groups?.key;
  const values = key === undefined ? undefined : matrix[key];
  const written = Array.isArray(values)
    ? values.map((value) => command.replace(MATRIX_VALUE, String(value)))
    : [command];
  return written.flatMap((one) =>
    [...one.matchAll(NPM_SCRIPT)].map(({ groups }) => groups?.script ?? groups?.short ?? ""),
  );
}

describe("the GitHub workflows", () => {
  test("run only npm scripts that exist", () => {
    const used = STEPS.flatMap(({ at, steps, matrix }) =>
      steps.flatMap(({ run = "" }) => scriptsIn(run, matrix).map((script) => ({ at, script }))),
    );
    expect(used.length).toBeGreaterThan(8);
    expect(used.filter(({ script }) => !(script in scripts))).toEqual([]);
  });

  test("run every stage of npm test", () => {
    const { jobs } = WORKFLOWS.find(({ file }) => file.endsWith("test.yml"))?.workflow ?? { jobs: {} };
    const used = Object.values(jobs).flatMap(({ steps, strategy }) =>
      steps.flatMap(({ run = "" }) => scriptsIn(run, strategy?.matrix)),
    );
    const inCheck = CHECK_STAGES.map(({ script: [script] }) => script);
    const stages = TEST_STAGES.map(({ script: [script = ""] }) => script).filter((script) => !inCheck.includes(script));
    expect(used).toEqual(expect.arrayContaining(["check", ...stages]));
  });

  test("pin every action by its digest, so that no one can change its code", () => {
    const used = STEPS.flatMap(({ at, steps }) =>
      steps.flatMap(({ uses }) => (uses === undefined ? [] : [{ at, uses }])),
    );
    expect(used.filter(({ uses }) => !PINNED.test(uses))).toEqual([]);
  });

  test("have only read permission, except that the release job may also sign", () => {
    expect(WORKFLOWS.map(({ file, workflow }) => [file, workflow.permissions])).toEqual(
      WORKFLOWS.map(({ file }) => [file, { contents: "read" }]),
    );
    const wider = JOBS.flatMap(({ at, job }) =>
      Object.entries(job.permissions ?? {}).flatMap(([scope, access]) =>
        access === "write" ? [`${at}: ${scope}`] : [],
      ),
    );
    expect(wider).toEqual(["workflows/release.yml publish: id-token"]);
  });

  test("never put a secret or the text of a pull request into a command line", () => {
    const commands = STEPS.flatMap(({ steps }) => steps.map(({ run = "" }) => run));
    expect(commands.filter((command) => /\$\{\{ *(?:secrets|github\.event|github\.head_ref)/.test(command))).toEqual(
      [],
    );
  });
});
