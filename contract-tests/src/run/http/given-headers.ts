import type { Operation } from "../../spec/contract.ts";
import type { SessionName } from "../../plan/case.ts";
import { CERTIFICATE, type CredentialPlace, type SecurityAlternative } from "../../spec/security.ts";
import { OPTIONS_OF_GRANT } from "./oauth-token.ts";
import type { WireRequest } from "./send.ts";

/** Headers that the user gave for every request. */
export type GivenHeaders = Readonly<Record<string, string>>;

const valueOf = (given: GivenHeaders, name: string): string | undefined =>
  Object.entries(given).find(([header]) => header.toLowerCase() === name.toLowerCase())?.[1];

/** Headers that carry credentials, also where the spec does not say so. */
const ALWAYS_PERSONAL: readonly string[] = ["authorization", "cookie"];

/** The given headers for a request of an account: for a second user, none of the credentials of the first one. */
export function headersOfAccount(
  { headers = {}, otherHeaders = {} }: { readonly headers?: GivenHeaders; readonly otherHeaders?: GivenHeaders },
  { security }: Operation,
  account: SessionName,
): GivenHeaders {
  if (account !== "other") return headers;
  const personal = new Set([...ALWAYS_PERSONAL, ...security.flatMap(placesOf).map(({ name }) => name.toLowerCase())]);
  const shared = Object.entries(headers).filter(([name]) => !personal.has(name.toLowerCase()));
  return { ...Object.fromEntries(shared), ...otherHeaders };
}

/** The secret parts of a given header: the whole value, and the part after the scheme's name. */
export const secretsIn = (value: string): string[] => {
  const [, credential = value] = /^\w+ +(.+)$/.exec(value) ?? [];
  return [value, credential];
};

const placesOf = (schemes: SecurityAlternative): CredentialPlace[] =>
  schemes.flatMap(({ credential }) => credential ?? []);

/** The credentials that an operation still needs besides the given headers; undefined when none are missing. */
export function missingCredentials({ security }: Pick<Operation, "security">, given: GivenHeaders): string | undefined {
  const isOpen = ({ credential }: SecurityAlternative[number]) =>
    credential !== undefined && valueOf(given, credential.name) !== undefined;
  if (security.some((schemes) => schemes.every(isOpen))) return undefined;
  const [first = []] = security;
  const wanted = first.filter((scheme) => !isOpen(scheme));
  const names = wanted.map(({ name }) => name).join(" and ");
  const headers = placesOf(wanted).map(({ name }) => `--header "${name}: …"`);
  const certificates = wanted.filter(({ form }) => form === CERTIFICATE).map(() => "--client-cert and --client-key");
  const flows = wanted.flatMap(({ oauth }) => oauth?.flows.map(({ grant }) => OPTIONS_OF_GRANT[grant]) ?? []);
  const ways = [headers.join(" "), ...new Set([...certificates, ...flows])].filter((way) => way !== "");
  return `no credentials for ${names}${ways.length > 0 ? `: give them with ${ways.join(", or ")}` : ""}`;
}

function withQuery(url: string, name: string, value: string): string {
  const separator = url.includes("?") ? "&" : "?";
  return `${url}${separator}${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
}

const withCookie = (headers: WireRequest["headers"], name: string, value: string): WireRequest["headers"] => ({
  ...headers,
  cookie: [headers["cookie"], `${name}=${value}`].filter((part) => part !== undefined).join("; "),
});

/**
 * Adds the given headers to a request. Headers set by the case take precedence. A credential is sent where the spec defines it, also in the
 * query or a cookie, and is left out when the case tests a missing one.
 */
export function withGivenHeaders(
  wire: WireRequest,
  { security }: Operation,
  given: GivenHeaders,
  isWithCredentials: boolean,
): WireRequest {
  const places = new Map(security.flatMap(placesOf).map((place) => [place.name.toLowerCase(), place]));
  return Object.entries(given).reduce((dressed, [header, value]): WireRequest => {
    const place = places.get(header.toLowerCase());
    if (place && !isWithCredentials) return dressed;
    if (place?.place === "query") return { ...dressed, url: withQuery(dressed.url, place.name, value) };
    if (place?.place === "cookie") return { ...dressed, headers: withCookie(dressed.headers, place.name, value) };
    return { ...dressed, headers: { [header.toLowerCase()]: value, ...dressed.headers } };
  }, wire);
}
