import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { $RefParser, type FileInfo, type ParserOptions } from "@apidevtools/json-schema-ref-parser";
import { parse } from "yaml";
import { ContractError } from "./references.ts";
import { isObject, objectOr, type JsonObject } from "../json.ts";
import { isAddress } from "../options/values.ts";
import { decodeText } from "../text-file.ts";

const FETCH_DEADLINE_MS = 20_000;
/** The largest known spec has about 15 MB. */
const MAX_SPEC_BYTES = 100_000_000;
/** More YAML aliases than this are an attack that expands to a huge document. */
const MAX_ALIASES = 10_000;
/** How many levels of references in copied parts are resolved. */
const MAX_PASSES = 8;
const TEXT_FILE = /\.(?:md|markdown|txt|html?)$/i;

/** Lobbykit's own spec, in a clone of its repository. */
const BUNDLE = /[\\/]api-spec[\\/]dist[\\/]openapi\.json$/;

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;

/** Returns why a fetch failed. The error of `fetch` says only that it failed; the reason is in its cause, the error of the connection. */
function fetchReasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return codeOf(cause) ?? reasonOf(cause);
}

async function fetchText(address: string): Promise<string> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(FETCH_DEADLINE_MS) });
    if (!response.ok) throw new Error(`it answers ${response.status}`);
    if (Number(response.headers.get("content-length")) > MAX_SPEC_BYTES) throw new Error("it is too long");
    return await response.text();
  } catch (error) {
    throw new ContractError(
      `The spec at ${address} cannot be fetched: ${fetchReasonOf(error)}. Download it, and give its file with --spec.`,
    );
  }
}

async function readText(location: string, isReferred = false): Promise<string> {
  if (isAddress(location)) return fetchText(location);
  try {
    return decodeText(await readFile(location));
  } catch (error) {
    const code = codeOf(error);
    if (code === "EISDIR") throw new ContractError(`${location} is a folder. Name the file of the spec with --spec.`);
    if (code !== "ENOENT") throw new ContractError(`The spec at ${location} cannot be read: ${reasonOf(error)}.`);
    if (isReferred) throw new ContractError(`The spec refers to ${location}, which does not exist.`);
    const advice = BUNDLE.test(location) ? "Make it with: npm run bundle" : "Correct --spec.";
    throw new ContractError(`There is no spec at ${location}. ${advice}`);
  }
}

/** Parses JSON or YAML to plain values; no object is shared between two places. */
function parseText(location: string, text: string): unknown {
  const isJson = /^\s*[[{]/.test(text);
  try {
    return isJson ? JSON.parse(text) : JSON.parse(JSON.stringify(parseYaml(text)) ?? "null");
  } catch (error) {
    // Text that looks like JSON may be YAML in flow style.
    if (isJson && /\.ya?ml$/i.test(location)) return parseYaml(text);
    const [reason = ""] = reasonOf(error).split("\n");
    throw new ContractError(`The spec at ${location} is not ${isJson ? "JSON" : "YAML or JSON"}: ${reason}`);
  }
}

const parseYaml = (text: string): unknown =>
  parse(text, { merge: true, maxAliasCount: MAX_ALIASES, logLevel: "error" });

const EXAMPLES: readonly string[] = ["example", "examples", "default", "const", "enum"];

/** Named examples may be in separate files. */
const isReferred = (examples: unknown): boolean =>
  Object.values(objectOr(examples)).some((example) => typeof objectOr(example)["$ref"] === "string");

/** Yields the objects of a document that contain a reference. A `$ref` inside an example is part of the example. */
function* references(node: unknown, isOfNames = false): Generator<JsonObject & { $ref: string }> {
  if (Array.isArray(node)) for (const member of node) yield* references(member);
  if (!isObject(node)) return;
  if (hasReference(node)) yield node;
  for (const [name, member] of Object.entries(node)) {
    const isExample = EXAMPLES.includes(name) && !isOfNames && !isReferred(member);
    if (!isExample) yield* references(member, name === "properties" || name === "responses");
  }
}

const hasReference = (node: JsonObject): node is JsonObject & { $ref: string } => typeof node["$ref"] === "string";

const hasForeignReference = (document: JsonObject): boolean =>
  [...references(document)].some(({ $ref: reference }) => !reference.startsWith("#"));

/** Makes the references of a part absolute, so that they stay correct wherever the part is copied. */
function nameFile(part: unknown, url: string): unknown {
  for (const node of references(part)) if (node.$ref.startsWith("#")) Object.assign(node, { $ref: url + node.$ref });
  return part;
}

/** The path of a file that the parser names by the path in its URL, where spaces, for example, are encoded. */
const pathOf = (url: string): string => fileURLToPath(`file:///${url.replace(/^\/+/, "")}`);

async function readReferred(location: string, url: string): Promise<string> {
  if (isAddress(url) && !isAddress(location)) {
    throw new ContractError(`The spec refers to ${url}: other addresses are not fetched. Bundle the spec first.`);
  }
  if (!isAddress(url) && isAddress(location)) {
    throw new ContractError(`The spec at ${location} refers to the file ${url}, which is not read.`);
  }
  return readText(isAddress(url) ? url : pathOf(url), true);
}

/** Restricts where references may lead: to files for a local spec, to URLs for a remote one. */
const bundleOptions = (location: string, failures: ContractError[]): ParserOptions => ({
  mutateInputSchema: true,
  resolve: {
    file: false,
    http: false,
    own: {
      order: 1,
      canRead: true,
      read: ({ url }: FileInfo) =>
        readReferred(location, url).catch((error: unknown) => {
          if (error instanceof ContractError) failures.push(error);
          throw error;
        }),
    },
  },
  parse: {
    json: false,
    yaml: false,
    text: false,
    binary: false,
    own: {
      order: 1,
      canParse: true,
      parse: ({ url, data }: FileInfo) => {
        try {
          return TEXT_FILE.test(url) ? String(data) : nameFile(parseText(url, String(data)), url);
        } catch (error) {
          if (error instanceof ContractError) failures.push(error);
          throw error;
        }
      },
    },
  },
  // A `$ref` inside an example is part of the example.
  bundle: {
    excludedPathMatcher: (place: string) =>
      /(?<!properties)\/example(?:\/|$)|\/examples\/[^/]+\/value(?:\/|$)/.test(place),
  },
});

async function bundle(location: string, document: JsonObject): Promise<unknown> {
  // Collects our errors, because the parser replaces them by its own.
  const ours: ContractError[] = [];
  try {
    return await new $RefParser().bundle(location, document, bundleOptions(location, ours));
  } catch (error) {
    const [cause] = ours;
    if (cause) throw cause;
    throw new ContractError(`The spec at ${location} cannot be put together: ${reasonOf(error)}`);
  }
}

/**
 * Reads an OpenAPI document in YAML or JSON from a file or URL, with every file that it references.
 * @throws ContractError that says which file cannot be read, and why
 */
export async function readSpec(given: string): Promise<JsonObject> {
  const location = isAddress(given) ? given : path.resolve(given);
  const document = parseText(location, await readText(location));
  if (!isObject(document)) throw new ContractError(`The spec at ${location} is not an OpenAPI document.`);
  let whole = document;
  // When a `$ref` has other fields beside it, the parser copies the target but does not adjust the references in the copy.
  for (let pass = 0; pass < MAX_PASSES && hasForeignReference(whole); pass += 1) {
    const bundled = await bundle(location, whole);
    if (isObject(bundled)) whole = bundled;
  }
  return whole;
}
