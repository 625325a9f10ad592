import { escapeToken, objectOr, stringsOf, valueAt, type JsonObject } from "../json.ts";
import { referredBy } from "./references.ts";

/** Where a credential is sent in a request. */
export interface CredentialPlace {
  readonly place: "header" | "query" | "cookie";
  readonly name: string;
}

/** A flow of OAuth 2 in which a program gets a token without a browser (RFC 6749, 4.3 and 4.4). */
export interface TokenFlow {
  readonly grant: "password" | "client_credentials";
  /** Where a token is requested, or the document of OpenID Connect Discovery that says it: absolute, or relative to the server. */
  readonly tokenUrl: string | { readonly discoveryUrl: string };
  /** Where a token is refreshed; undefined when it is the tokenUrl. */
  readonly refreshUrl: string | undefined;
}

/** A security scheme that an operation requires. */
export interface SecurityScheme {
  /** Its name in the spec. */
  readonly name: string;
  /** "basic", "bearer", another HTTP scheme, "key" for a plain value, or "certificate" for a certificate of the client. */
  readonly form: string;
  /** Undefined when it cannot be sent in a request, as with a client certificate. */
  readonly credential: CredentialPlace | undefined;
  /** How a token is requested, and which scopes the operation requires; undefined when the spec has no such flow. */
  readonly oauth?: { readonly flows: readonly TokenFlow[]; readonly scopes: readonly string[] };
}

/** A set of schemes that are required together. */
export type SecurityAlternative = readonly SecurityScheme[];

/** The form of a scheme that is met by the client certificate of TLS. */
export const CERTIFICATE = "certificate";
/** The form of a scheme that is met by a token in the header Authorization. */
export const BEARER = "bearer";

const AUTHORIZATION = { place: "header", name: "authorization" } as const;
const PLACES = ["header", "query", "cookie"] as const;

/** The flows by their names in OpenAPI. */
const GRANTS = { password: "password", clientCredentials: "client_credentials" } as const;

function readFlows(flows: unknown): TokenFlow[] {
  return Object.entries(GRANTS).flatMap(([name, grant]) => {
    const { tokenUrl, refreshUrl } = objectOr(objectOr(flows)[name]);
    if (typeof tokenUrl !== "string") return [];
    return { grant, tokenUrl, refreshUrl: typeof refreshUrl === "string" ? refreshUrl : undefined };
  });
}

/** The flows of a provider that describes itself (OpenID Connect Discovery 1.0, 3). */
const discoveredFlows = (discoveryUrl: unknown): TokenFlow[] =>
  typeof discoveryUrl === "string"
    ? Object.values(GRANTS).map((grant) => ({ grant, tokenUrl: { discoveryUrl }, refreshUrl: undefined }))
    : [];

function readScheme(document: JsonObject, name: string, scopes: readonly string[]): SecurityScheme {
  const scheme = objectOr(valueAt(document, `/components/securitySchemes/${escapeToken(name)}`));
  const told = objectOr(referredBy(document, scheme) ?? scheme);
  const { type, in: where, name: parameter, scheme: form, flows } = told;
  const place = PLACES.find((candidate) => candidate === where);
  if (type === "apiKey" && place && typeof parameter === "string") {
    return { name, form: "key", credential: { place, name: parameter } };
  }
  if (type === "mutualTLS") return { name, form: CERTIFICATE, credential: undefined };
  const oauth = {
    flows: type === "openIdConnect" ? discoveredFlows(told["openIdConnectUrl"]) : readFlows(flows),
    scopes,
  };
  return {
    name,
    form: typeof form === "string" ? form.toLowerCase() : BEARER,
    credential: AUTHORIZATION,
    ...(oauth.flows.length > 0 && { oauth }),
  };
}

/** The security alternatives of an operation, or else of the document; an empty alternative means public access. */
export function readSecurity(document: JsonObject, operation: JsonObject): SecurityAlternative[] {
  const alternatives = operation["security"] ?? document["security"];
  if (!Array.isArray(alternatives)) return [];
  return alternatives.map((alternative) =>
    Object.entries(objectOr(alternative)).map(([name, scopes]) => readScheme(document, name, stringsOf(scopes))),
  );
}

/** The security alternatives without the certificates of the client. */
export const withoutCertificates = (security: readonly SecurityAlternative[]): SecurityAlternative[] =>
  security.map((schemes) => schemes.filter(({ form }) => form !== CERTIFICATE));

/** Whether a client certificate alone is enough, so that a request without a token is no wrong one. */
export const isOpenToCertificates = (security: readonly SecurityAlternative[]): boolean =>
  withoutCertificates(security).some((schemes) => schemes.length === 0);

/** Whether a session is required: every alternative names a scheme. */
export const needsCredentials = (security: readonly SecurityAlternative[]): boolean =>
  security.length > 0 && security.every((schemes) => schemes.length > 0);
