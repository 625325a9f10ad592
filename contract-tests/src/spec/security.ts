import { escapeToken, objectOr, valueAt, type JsonObject } from "../json.ts";
import { referredBy } from "./references.ts";

/** Where a credential is sent in a request. */
export interface CredentialPlace {
  readonly place: "header" | "query" | "cookie";
  readonly name: string;
}

/** A security scheme that an operation requires. */
export interface SecurityScheme {
  /** Its name in the spec. */
  readonly name: string;
  /** "basic", "bearer", another HTTP scheme, or "key" for a plain value. */
  readonly form: string;
  /** Undefined when it cannot be sent in a request, as with a client certificate. */
  readonly credential: CredentialPlace | undefined;
}

/** A set of schemes that are required together. */
export type SecurityAlternative = readonly SecurityScheme[];

const AUTHORIZATION = { place: "header", name: "authorization" } as const;
const PLACES = ["header", "query", "cookie"] as const;

function readScheme(document: JsonObject, name: string): SecurityScheme {
  const scheme = objectOr(valueAt(document, `/components/securitySchemes/${escapeToken(name)}`));
  const { type, in: where, name: parameter, scheme: form } = objectOr(referredBy(document, scheme) ?? scheme);
  const place = PLACES.find((candidate) => candidate === where);
  if (type === "apiKey" && place && typeof parameter === "string") {
    return { name, form: "key", credential: { place, name: parameter } };
  }
  if (type === "mutualTLS") return { name, form: "certificate", credential: undefined };
  return { name, form: typeof form === "string" ? form.toLowerCase() : "bearer", credential: AUTHORIZATION };
}

/** The security alternatives of an operation, or else of the document; an empty alternative means public access. */
export function readSecurity(document: JsonObject, operation: JsonObject): SecurityAlternative[] {
  const alternatives = operation["security"] ?? document["security"];
  if (!Array.isArray(alternatives)) return [];
  return alternatives.map((alternative) =>
    Object.keys(objectOr(alternative)).map((name) => readScheme(document, name)),
  );
}

/** Whether a session is required: every alternative names a scheme. */
export const needsCredentials = (security: readonly SecurityAlternative[]): boolean =>
  security.length > 0 && security.every((schemes) => schemes.length > 0);
