import { parseArgs } from "node:util";
import { EVIDENCE, type Evidence } from "./evidence.ts";
import type { AccountName } from "./contract.ts";
import type { Account } from "./run/substitute.ts";

export const HELP = `Says whether a server honours the Lobbykit contract.

  npm run contract -- --url http://localhost:4010 [options]

  --url URL            the server, with the part of the path before /wps and /lgw, if any
  --username NAME      a member account of that server          (demo)
  --password TEXT      its password                             (demo-1234)
  --payment-password TEXT  the payment password of the accounts  (654321)
  --agent-username NAME  an agent account, for the agent's area  (agent)
  --agent-password TEXT  its password                          (demo-1234)
  --other-username NAME  a second member, who may touch nothing of the first (poor)
  --other-password TEXT  its password                          (demo-1234)
  --evidence LEVEL     shown, inferred or proposed: test only what is that sure (proposed: everything)
  --only ID[,ID]       only these operations, by operationId
  --unsafe             also operations that move money or leave traces; for test servers only
  --seed N             other generated inputs                   (1)
  --runs N             generated inputs for each operation and parameter (5)
  --spec FILE          another bundled OpenAPI document
  --out DIR            where report.json and junit.xml go       (contract-report)
  --help

Exit status: 0 the server honours the spec, 1 it does not, 2 the run was not possible.`;

/** What the command was asked to do. */
export interface Settings {
  readonly url: string;
  readonly accounts: Readonly<Record<AccountName, Account>>;
  readonly evidence: Evidence;
  readonly only: readonly string[];
  readonly isUnsafeAllowed: boolean;
  readonly seed: number;
  readonly runs: number;
  /** A spec file; undefined means the one of this repository. */
  readonly spec: string | undefined;
  readonly out: string;
}

/** The command line makes no sense; the message says what to write instead. */
export class UsageError extends Error {}

const MAX_RUNS = 1000;
const MAX_SEED = 2 ** 31 - 1;

const OPTIONS = {
  url: { type: "string" },
  username: { type: "string", default: "demo" },
  password: { type: "string", default: "demo-1234" },
  "payment-password": { type: "string", default: "654321" },
  "agent-username": { type: "string", default: "agent" },
  "agent-password": { type: "string", default: "demo-1234" },
  "other-username": { type: "string", default: "poor" },
  "other-password": { type: "string", default: "demo-1234" },
  evidence: { type: "string", default: "proposed" },
  only: { type: "string", default: "" },
  unsafe: { type: "boolean", default: false },
  seed: { type: "string", default: "1" },
  runs: { type: "string", default: "5" },
  spec: { type: "string" },
  out: { type: "string", default: "contract-report" },
  help: { type: "boolean", default: false },
} as const;

function parse(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options: OPTIONS, allowPositionals: false }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function wholeNumber(name: string, text: string, min: number, max: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  throw new UsageError(`--${name} must be a whole number from ${min} to ${max}, not "${text}".`);
}

function serverUrl(text: string | undefined): string {
  if (text === undefined) throw new UsageError("Say which server to test: --url http://localhost:4010");
  const url = URL.parse(text);
  if (url && ["http:", "https:"].includes(url.protocol)) return text;
  throw new UsageError(`--url must be an http or https address such as http://localhost:4010, not "${text}".`);
}

function evidenceLevel(text: string): Evidence {
  const level = EVIDENCE.find((candidate) => candidate === text);
  if (level) return level;
  throw new UsageError(`--evidence must be ${EVIDENCE.join(", ")}, not "${text}".`);
}

/** Reads the command line; "help" when that is asked for. Throws UsageError. */
export function readArguments(argv: readonly string[]): Settings | "help" {
  const values = parse(argv);
  if (values.help) return "help";
  const { "payment-password": paymentPassword } = values;
  return {
    url: serverUrl(values.url),
    accounts: {
      member: { username: values.username, password: values.password, paymentPassword },
      agent: { username: values["agent-username"], password: values["agent-password"], paymentPassword },
      other: { username: values["other-username"], password: values["other-password"], paymentPassword },
    },
    evidence: evidenceLevel(values.evidence),
    only: values.only.split(",").filter((id) => id !== ""),
    isUnsafeAllowed: values.unsafe,
    seed: wholeNumber("seed", values.seed, 0, MAX_SEED),
    runs: wholeNumber("runs", values.runs, 0, MAX_RUNS),
    spec: values.spec,
    out: values.out,
  };
}
