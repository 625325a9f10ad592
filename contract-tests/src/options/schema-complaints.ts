import { readFileSync } from "node:fs";
import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import addFormatsModule from "ajv-formats";
import { objectOr, stringsOf } from "../json.ts";
import { didYouMean } from "./nearest.ts";

const ownNames = (schema: unknown): string[] => Object.keys(objectOr(objectOr(schema)["properties"]));

function complaintOf(error: ErrorObject): string {
  const { additionalProperty, allowedValues, missingProperty } = error.params;
  const place = error.instancePath === "" ? "The file" : error.instancePath;
  if (typeof additionalProperty === "string") {
    const whole = `${error.instancePath}/${additionalProperty}`;
    const guess = didYouMean(additionalProperty, ownNames(error.parentSchema));
    return `${whole} is not a setting${guess}.`;
  }
  if (typeof missingProperty === "string") return `${place} must have a ${missingProperty}.`;
  if (Array.isArray(allowedValues)) {
    const words = stringsOf(allowedValues);
    const guess = typeof error.data === "string" ? didYouMean(error.data, words) : "";
    return guess === "" ? `${place} must be one of ${words.join(", ")}.` : `${place} has an unknown word${guess}.`;
  }
  if (error.keyword === "anyOf") return `${place} must be a text, or name an environment variable: { "env": "NAME" }.`;
  if (error.schemaPath.includes("fromEnvironment")) {
    return `${place} is a secret, so it must name an environment variable: { "env": "NAME" }.`;
  }
  const { type } = error.params;
  if (typeof type === "string") return `${place} must be ${/^[aio]/.test(type) ? "an" : "a"} ${type}.`;
  if (error.keyword === "format") return `${place} must be a ${String(error.params["format"])}, such as 2027-03-31.`;
  return `${place} ${error.message ?? "is wrong"}.`;
}

/** Validates a file that a person writes against the JSON schema in `schemaFile`. Returns one sentence for each problem. */
export function complaintsAbout(value: unknown, schemaFile: string): string[] {
  const schema: unknown = JSON.parse(readFileSync(schemaFile, "utf8"));
  const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false });
  addFormatsModule.default(ajv);
  const validate = ajv.compile(objectOr(schema));
  if (validate(value)) return [];
  const all = validate.errors ?? [];
  // The error of the `anyOf` itself is clearer than the errors of its alternatives.
  const choices = all.filter(({ keyword }) => keyword === "anyOf").map(({ instancePath }) => instancePath);
  const errors = all.filter(({ keyword, instancePath }) => keyword === "anyOf" || !choices.includes(instancePath));
  const byPlace = errors.map(
    (error) => [error.instancePath + error.keyword + complaintOf(error), complaintOf(error)] as const,
  );
  return [...new Map(byPlace).values()];
}
