import type { Operation } from "../contract.ts";
import type { CredentialPlace, SecurityAlternative } from "../security.ts";
import type { WireRequest } from "./send.ts";

/** Headers that were given with the run, for every request. */
export type GivenHeaders = Readonly<Record<string, string>>;

const valueOf = (given: GivenHeaders, name: string): string | undefined =>
  Object.entries(given).find(([header]) => header.toLowerCase() === name.toLowerCase())?.[1];

/** What no report may show of a given header: all of it, and what stands after the name of its scheme. */
export const secretsIn = (value: string): string[] => {
  const [, credential = value] = /^\w+ +(.+)$/.exec(value) ?? [];
  return [value, credential];
};

const placesOf = (schemes: SecurityAlternative): CredentialPlace[] =>
  schemes.flatMap(({ credential }) => credential ?? []);

/** What is missing among the given headers before an operation can be asked with them; undefined when nothing is. */
export function missingCredentials({ security }: Operation, given: GivenHeaders): string | undefined {
  const isOpen = ({ credential }: SecurityAlternative[number]) =>
    credential !== undefined && valueOf(given, credential.name) !== undefined;
  if (security.some((schemes) => schemes.every(isOpen))) return undefined;
  const [first = []] = security;
  const wanted = first.filter((scheme) => !isOpen(scheme));
  const names = wanted.map(({ name }) => name).join(" and ");
  const headers = placesOf(wanted).map(({ name }) => `--header "${name}: …"`);
  return `no credentials for ${names}${headers.length > 0 ? `: give them with ${headers.join(" ")}` : ""}`;
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
 * The request with the given headers. What the case says itself stays; a credential goes where the spec wants it, be it the query or a
 * cookie, and stays away where the case is about having none.
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
