import { escapeToken, objectOr, valueAt, type JsonObject } from "./json.ts";

/** Where a credential stands in a request. */
export interface CredentialPlace {
  readonly place: "header" | "query" | "cookie";
  readonly name: string;
}

/** One security scheme that an operation asks for. */
export interface SecurityScheme {
  /** Its name in the spec. */
  readonly name: string;
  /** "basic", "bearer", another HTTP scheme, or "key" for a bare value. */
  readonly form: string;
  /** Undefined where no request can carry it: a client certificate. */
  readonly credential: CredentialPlace | undefined;
}

/** All schemes of one alternative together open an operation. */
export type SecurityAlternative = readonly SecurityScheme[];

const AUTHORIZATION = { place: "header", name: "authorization" } as const;
const PLACES = ["header", "query", "cookie"] as const;

function readScheme(document: JsonObject, name: string): SecurityScheme {
  const scheme = objectOr(valueAt(document, `/components/securitySchemes/${escapeToken(name)}`));
  const reference = scheme["$ref"];
  const {
    type,
    in: where,
    name: parameter,
    scheme: form,
  } = objectOr(typeof reference === "string" ? valueAt(document, reference.slice(1)) : scheme);
  const place = PLACES.find((candidate) => candidate === where);
  if (type === "apiKey" && place && typeof parameter === "string") {
    return { name, form: "key", credential: { place, name: parameter } };
  }
  if (type === "mutualTLS") return { name, form: "certificate", credential: undefined };
  return { name, form: typeof form === "string" ? form.toLowerCase() : "bearer", credential: AUTHORIZATION };
}

/** The alternatives by which an operation opens, of its own or of the whole document; an empty one opens it to all. */
export function readSecurity(document: JsonObject, operation: JsonObject): SecurityAlternative[] {
  const alternatives = operation["security"] ?? document["security"];
  if (!Array.isArray(alternatives)) return [];
  return alternatives.map((alternative) =>
    Object.keys(objectOr(alternative)).map((name) => readScheme(document, name)),
  );
}

/** A session is required: every alternative names a scheme. */
export const needsCredentials = (security: readonly SecurityAlternative[]): boolean =>
  security.length > 0 && security.every((schemes) => schemes.length > 0);
