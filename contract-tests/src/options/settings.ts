import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { createSecureContext } from "node:tls";
import type { Selection } from "../plan/selection.ts";
import { createCommand, readLine } from "./command-line.ts";
import { Layers, type Surroundings } from "./layers.ts";
import { evidenceLevel, headersIn, positiveNumber, serverUrl, UsageError, wholeNumber } from "./values.ts";
import { tlsOptions, type TlsFiles } from "../run/http/connections.ts";
import type { OAuthCredentials } from "../run/http/oauth-token.ts";
import type { Account, SpareAccounts } from "../run/values/substitute.ts";
import type { RunOptions } from "../run/run-options.ts";

/** What a run sends requests with. */
type RunSettings = Pick<
  RunOptions,
  "url" | "accounts" | "headers" | "oauth" | "otherHeaders" | "otherOauth" | "privileged" | "tls" | "concurrency"
>;

/** The parsed settings of a run. Paths are absolute, and names of headers are in lower case. Reports never show the values of headers. */
export interface Settings extends Required<Selection>, Required<RunSettings> {
  readonly spare: Required<SpareAccounts>;
  /** Path of the settings file that was read. */
  readonly config: string | undefined;
  /** The spec's file or address; undefined for Lobbykit's own spec. */
  readonly spec: string | undefined;
  readonly list: boolean;
  readonly seed: number;
  readonly runs: number;
  readonly maxCases: number | undefined;
  /** Requests per second. */
  readonly rate: number | undefined;
  readonly timeoutMs: number;
  readonly out: string;
  readonly baseline: string | undefined;
  readonly updateBaseline: boolean;
  /** The folder for Allure's results. */
  readonly allure: string | undefined;
  /** The file of ignore rules. */
  readonly ignore: string | undefined;
  readonly watch: boolean;
  readonly quiet: boolean;
}

const MAX_RUNS = 1000;
const MAX_SEED = 2 ** 31 - 1;
const MAX_CASES = 1_000_000;
const MAX_CONCURRENCY = 64;
const MAX_RATE = 100_000;
const MAX_TIMEOUT_S = 600;
const MS_PER_S = 1000;
const DEFAULT_BASELINE = "lobbykit.contract.baseline.json";

const accountOf = (layers: Layers, prefix = ""): Account => ({
  username: layers.text(`${prefix}username`),
  password: layers.text(`${prefix}password`),
  paymentPassword: layers.text("payment-password"),
});

const accountsOf = (layers: Layers): Settings["accounts"] => ({
  member: accountOf(layers),
  agent: accountOf(layers, "agent-"),
  other: accountOf(layers, "other-"),
});

const spareOf = (layers: Layers): Settings["spare"] => ({
  restricted: accountOf(layers, "restricted-"),
  otherAgent: accountOf(layers, "other-agent-"),
});

/** The accounts have defaults, which are Lobbykit's, so an account of OAuth is one that the user has named. */
const oauthOf = (layers: Layers, prefix = ""): OAuthCredentials => ({
  clientId: layers.optional("client-id"),
  clientSecret: layers.optional("client-secret"),
  user: layers.isGiven(`${prefix}username`)
    ? { username: layers.text(`${prefix}username`), password: layers.text(`${prefix}password`) }
    : undefined,
});

/** The headers of a second user. @throws UsageError when one of them is the same for both users */
function otherHeadersOf(layers: Layers, headers: Settings["headers"]): Settings["otherHeaders"] {
  const others = { ...layers.config?.headers("otherHeaders"), ...headersIn(layers.flagged("other-header")) };
  const same = Object.keys(others).find((name) => others[name] === headers[name]);
  if (same === undefined) return others;
  throw new UsageError(`--header and --other-header give the same ${same}. Give --other-header that of a second user.`);
}

/** Reads the files of TLS. @throws UsageError when one cannot be read or used */
function tlsFilesOf(layers: Layers): TlsFiles {
  const read = (option: string): string | undefined => {
    const file = layers.optional(option);
    if (file === undefined) return undefined;
    if (!existsSync(file)) throw new UsageError(`--${option}: there is no file at ${file}.`);
    return readFileSync(file, "utf8");
  };
  const [ca, cert, key] = [read("ca"), read("client-cert"), read("client-key")];
  if (ca !== undefined && !ca.includes("-----BEGIN ")) {
    const convert = "Convert it, for example with: openssl x509 -inform der -in FILE -out authority.pem";
    throw new UsageError(`--ca: ${layers.text("ca")} contains no certificate in the form PEM. ${convert}`);
  }
  if (cert === undefined && key !== undefined) throw new UsageError("--client-key needs --client-cert.");
  try {
    createSecureContext(tlsOptions({ ca, cert, key }));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(
      `The files of --client-cert, --client-key and --ca must be PEM and belong together: ${reason}`,
    );
  }
  return { ca, cert, key };
}

function amountsOf(layers: Layers) {
  const maxCases = layers.optional("max-cases");
  const rate = layers.optional("rate");
  return {
    seed: wholeNumber("seed", layers.text("seed"), 0, MAX_SEED),
    runs: wholeNumber("runs", layers.text("runs"), 0, MAX_RUNS),
    maxCases: maxCases === undefined ? undefined : wholeNumber("max-cases", maxCases, 1, MAX_CASES),
    concurrency: wholeNumber("concurrency", layers.text("concurrency"), 1, MAX_CONCURRENCY),
    rate: rate === undefined ? undefined : positiveNumber("rate", rate, MAX_RATE),
    timeoutMs: positiveNumber("timeout", layers.text("timeout"), MAX_TIMEOUT_S) * MS_PER_S,
  };
}

function baselineOf(layers: Layers, folder: string): string | undefined {
  const named = layers.optional("baseline");
  return named ?? (layers.isOn("update-baseline") ? path.resolve(folder, DEFAULT_BASELINE) : undefined);
}

/** Reads command line, environment and settings file. Returns "help" or "version" when that is requested. @throws UsageError */
export function readSettings(argv: readonly string[], surroundings: Surroundings): Settings | "help" | "version" {
  const command = readLine(createCommand(), argv);
  if (command.getOptionValue("help") === true) return "help";
  if (command.getOptionValue("version") === true) return "version";
  const layers = new Layers(command, surroundings);
  const level = layers.level();
  const list = layers.isOn("list");
  const url = layers.optional("url");
  const headers = { ...layers.config?.headers("headers"), ...headersIn(layers.flagged("header")) };
  return {
    // Listing sends no requests, so it needs no server address.
    url: list && url === undefined ? "" : serverUrl(url),
    accounts: accountsOf(layers),
    spare: spareOf(layers),
    headers,
    oauth: oauthOf(layers),
    otherHeaders: otherHeadersOf(layers, headers),
    otherOauth: oauthOf(layers, "other-"),
    privileged: oauthOf(layers, "agent-"),
    tls: tlsFilesOf(layers),
    config: layers.config?.file,
    spec: layers.optional("spec"),
    evidence: evidenceLevel(layers.text("evidence")),
    only: layers.names("only"),
    skip: layers.names("skip"),
    readOnly: level === "read-only",
    isUnsafeAllowed: level === "unsafe",
    list,
    ...amountsOf(layers),
    out: layers.text("out"),
    baseline: baselineOf(layers, surroundings.folder),
    updateBaseline: layers.isOn("update-baseline"),
    ignore: layers.optional("ignore"),
    allure: layers.optional("allure"),
    watch: layers.isOn("watch"),
    quiet: layers.isOn("quiet"),
  };
}

/** The version of this package. */
export function readVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(path.join(import.meta.dirname, "../../package.json"), "utf8"));
  return String((manifest as { version?: unknown }).version);
}
