import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { escapeToken, isObject, objectOr, stringsOf, valueAt, type JsonObject } from "../json.ts";
import { complaintsAbout } from "./schema-complaints.ts";
import { decodeText } from "../text-file.ts";
import { headerOf, isAddress, UsageError } from "./values.ts";

const CONFIG_NAME = "lobbykit.contract.json";
const SCHEMA_FILE = path.join(import.meta.dirname, "../../lobbykit.contract.schema.json");

export type Environment = Readonly<Record<string, string | undefined>>;

/** The contents of a settings file, by the names of the command-line options. */
export interface ConfigFile {
  readonly file: string;
  /**
   * The value of an option as it would be typed; undefined when it is not set. @throws UsageError for an environment variable that is not
   * set
   */
  readonly textOf: (option: string) => string | undefined;
  /** "read-only", "safe" or "unsafe". */
  readonly level: string | undefined;
  readonly headers: (setting: "headers" | "otherHeaders") => Readonly<Record<string, string>>;
}

/** Finds the nearest settings file in `folder` or above. */
export function findConfig(folder: string): string | undefined {
  const file = path.join(folder, CONFIG_NAME);
  if (existsSync(file)) return file;
  const parent = path.dirname(folder);
  return parent === folder ? undefined : findConfig(parent);
}

/** JSON pointer of each option in the file. */
const POINTERS: Readonly<Record<string, string>> = {
  url: "/url",
  username: "/accounts/member/username",
  password: "/accounts/member/password",
  "payment-password": "/accounts/paymentPassword",
  "agent-username": "/accounts/agent/username",
  "agent-password": "/accounts/agent/password",
  "other-username": "/accounts/other/username",
  "other-password": "/accounts/other/password",
  "restricted-username": "/accounts/restricted/username",
  "restricted-password": "/accounts/restricted/password",
  "other-agent-username": "/accounts/otherAgent/username",
  "other-agent-password": "/accounts/otherAgent/password",
  "client-id": "/oauth/clientId",
  "client-secret": "/oauth/clientSecret",
  "client-cert": "/tls/clientCert",
  "client-key": "/tls/clientKey",
  ca: "/tls/ca",
  spec: "/spec",
  evidence: "/evidence",
  only: "/only",
  skip: "/skip",
  seed: "/seed",
  runs: "/runs",
  "max-cases": "/maxCases",
  concurrency: "/concurrency",
  rate: "/rate",
  timeout: "/timeout",
  out: "/out",
  baseline: "/baseline",
  ignore: "/ignore",
  allure: "/allure",
};

/** Options whose values are paths. In the settings file, they are relative to it. */
export const PATH_OPTIONS = ["client-cert", "client-key", "ca", "spec", "out", "baseline", "ignore", "allure"];

/** Parses and validates the settings. @throws UsageError with one problem per line */
function parse(file: string, text: string): JsonObject {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new UsageError(`${file} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const complaints = complaintsAbout(value, SCHEMA_FILE);
  if (complaints.length === 0 && isObject(value)) return value;
  throw new UsageError([`${file} cannot be used:`, ...complaints.map((line) => `  ${line}`)].join("\n"));
}

function reader(file: string, values: JsonObject, environment: Environment): ConfigFile {
  const resolve = (pointer: string): string | undefined => {
    const value = valueAt(values, pointer);
    if (value === undefined) return undefined;
    if (Array.isArray(value)) return stringsOf(value).join(",");
    if (typeof value === "string") return value;
    if (!isObject(value)) return JSON.stringify(value);
    const variable = String(value["env"]);
    const text = environment[variable];
    if (text !== undefined && text !== "") return text;
    throw new UsageError(`${file} takes ${pointer} from the environment variable ${variable}, which is not set.`);
  };
  const level = values["level"];
  return {
    file,
    textOf: (option) => {
      const pointer = POINTERS[option];
      const text = pointer === undefined ? undefined : resolve(pointer);
      return text !== undefined && PATH_OPTIONS.includes(option) && !isAddress(text)
        ? path.resolve(path.dirname(file), text)
        : text;
    },
    level: typeof level === "string" ? level : undefined,
    headers: (setting) =>
      Object.fromEntries(
        Object.keys(objectOr(values[setting])).map((name) =>
          headerOf(name, resolve(`/${setting}/${escapeToken(name)}`) ?? ""),
        ),
      ),
  };
}

/** Reads a settings file. @throws UsageError that names each problem and its place */
export function readConfig(file: string, environment: Environment): ConfigFile {
  if (!existsSync(file)) throw new UsageError(`There is no settings file at ${file}.`);
  return reader(file, parse(file, decodeText(readFileSync(file))), environment);
}
