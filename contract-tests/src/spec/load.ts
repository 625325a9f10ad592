import { ContractError } from "./references.ts";
import { isObject, type JsonObject } from "../json.ts";
import { readSpec } from "./read.ts";
import { tidy } from "./normalize.ts";

/** A spec that is ready for testing. */
export interface LoadedSpec {
  readonly document: JsonObject;
  /** Notes for the report: keywords that were left out, and why. */
  readonly notes: readonly string[];
}

const SUPPORTED = /^3\.[01](?:\.|$)/;
const READ_AS_3_1 = /^3\.\d+(?:\.|$)/;

/** Some documents write the version as a number, or not at all. */
function versionOf({ openapi }: JsonObject): string {
  if (typeof openapi === "number") return openapi.toFixed(1);
  return typeof openapi === "string" ? openapi : "3.1";
}

function demandVersion(document: JsonObject, location: string): void {
  const { swagger, paths, webhooks } = document;
  if (swagger !== undefined) {
    throw new ContractError(`The spec at ${location} is Swagger 2.0: convert it to OpenAPI 3 first.`);
  }
  if (!isObject(paths)) {
    const why = isObject(webhooks) ? "it has only webhooks and no paths" : "it has no paths";
    throw new ContractError(`The spec is not an OpenAPI document that can be tested: ${why}.`);
  }
  const version = versionOf(document);
  if (READ_AS_3_1.test(version)) return;
  throw new ContractError(`The spec at ${location} is OpenAPI ${version}: only 3.0 and 3.1 are supported.`);
}

/**
 * Loads any OpenAPI 3.0 or 3.1 document, in one file or several.
 * @throws ContractError that says what is wrong and where
 */
export async function loadSpec(location: string): Promise<LoadedSpec> {
  const document = await readSpec(location);
  demandVersion(document, location);
  const notes = new Set<string>();
  const version = versionOf(document);
  if (!SUPPORTED.test(version)) notes.add(`OpenAPI ${version} is read as 3.1: its new features are not tested`);
  const tidied = tidy({ ...document, openapi: version }, (text) => notes.add(text));
  return { document: tidied, notes: [...notes] };
}
