import type { Answer, Received } from "../judge/answer.ts";
import { exampleCase } from "../plan/generate/example-cases.ts";
import type { PlanContext } from "../plan/context.ts";
import type { Operation } from "../spec/contract.ts";
import { essenceOf } from "../media-type.ts";
import { withGivenHeaders } from "./http/given-headers.ts";
import { toWire, type Send } from "./http/send.ts";
import type { RunOptions } from "./run-options.ts";
import { CannotRun } from "./cannot-run.ts";
import { BAD_REQUEST, FORBIDDEN, NOT_FOUND } from "../status-codes.ts";

/**
 * How many operations are called after an odd first response. One operation may fail in this way by itself, which is a finding; when all
 * of these do, `--url` is not the address of the API.
 */
const OPERATIONS_ASKED = 3;
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];
const UNAVAILABLE: readonly number[] = [502, 503, 504];

/** How a server of TLS 1.2 or 1.3 refuses a client that shows no certificate, or one that it does not know. */
const WANTS_CERTIFICATE = /^ERR_SSL_\w*ALERT_(?:CERTIFICATE_REQUIRED|BAD_CERTIFICATE|UNKNOWN_CA|HANDSHAKE_FAILURE)$/;

const ALLOW_HTTP_1 = "Allow HTTP/1.1, or put a proxy in front of the server.";

const withoutSlash = (address: string): string => address.replace(/\/+$/, "");

/** Returns the message for a server that did not answer the first request: the reason, and what to do. */
function unreachable(url: string, failure: string): string {
  const code = /\(([A-Z_\d]+)\)$/.exec(failure)?.[1] ?? "";
  if (WANTS_CERTIFICATE.test(code))
    return `${url} requires a certificate of the client. Give one with --client-cert and --client-key (${code}).`;
  if (code === "CERT_HAS_EXPIRED") return `The certificate of ${url} has expired. Renew it.`;
  if (code === "ERR_TLS_CERT_ALTNAME_INVALID")
    return `The certificate of ${url} is for another host name. Correct --url, or the certificate.`;
  if (/CERT|SIGNATURE/.test(code))
    return `The certificate of ${url} is not trusted. Give the certificate of its authority with --ca (${code}).`;
  const begins = `No server answers at ${url} (${failure}).`;
  if (failure.includes("HTTP/2")) return `${begins} ${ALLOW_HTTP_1}`;
  if (failure.startsWith("no answer within"))
    return `${begins} Start it, correct --url, or wait longer with --timeout.`;
  if (url.startsWith("https:") && /TLS/.test(failure))
    return `${begins} Try http://, or fix the TLS setup of the server.`;
  const mayBeTls = url.startsWith("http:") && /ECONNRESET|socket hang up|not HTTP/.test(failure);
  return mayBeTls ? `${begins} Try https://, or start the server.` : `${begins} Start it, or correct --url.`;
}

type Oddity = "redirect" | "unavailable" | "page" | "missing" | "needs TLS" | "needs HTTP/2";

/** Returns what suggests that the response comes from another server than the API, such as a redirect or a web page; else undefined. */
function oddityOf({ status, headers, text }: Received): Oddity | undefined {
  if (REDIRECTS.includes(status) && headers.has("location")) return "redirect";
  if (UNAVAILABLE.includes(status)) return "unavailable";
  if (status === NOT_FOUND) return "missing";
  if (status === BAD_REQUEST && /HTTPS (?:port|server)/.test(text)) return "needs TLS";
  if (status === FORBIDDEN && /\bALPN\b/.test(text)) return "needs HTTP/2";
  const isPage = essenceOf(headers.get("content-type") ?? "") === "text/html";
  return isPage && status >= 200 && status < 300 ? "page" : undefined;
}

const documentsPages = ({ answers }: Operation): boolean =>
  answers.some(({ status, content }) => /^[2d]/i.test(status) && [...content.keys()].some((it) => /html|\*/.test(it)));

const needsId = ({ path }: Operation): number => Number(path.includes("{"));

/**
 * Returns some reading operations that need no session, those without ids first. They are taken from the whole spec, because the selection
 * of the run may contain none.
 */
function callable({ contract: { operations, profile } }: PlanContext): Operation[] {
  const open = operations.filter(
    ({ method, isSecured, servedAt }) => method === "GET" && servedAt === undefined && (!isSecured || !profile.signIn),
  );
  return open
    .filter((operation) => !documentsPages(operation))
    .toSorted((one, other) => needsId(one) - needsId(other))
    .slice(0, OPERATIONS_ASKED);
}

function redirectWords(url: string, path: string, received: Received): string {
  const from = new URL(withoutSlash(url) + path);
  const to = URL.parse(received.headers.get("location") ?? "", from);
  if (to === null) return `${url} redirects every request. Correct --url.`;
  const isSamePath = to.pathname === from.pathname;
  const base = `${to.origin}${withoutSlash(new URL(url).pathname)}`;
  if (isSamePath && to.origin !== from.origin) return `${url} redirects to ${base}: use that as --url.`;
  return (
    `${url} redirects every request to ${to.origin}${to.pathname}. ` +
    "Set --url to an address that does not redirect, or use --header to send the credentials that the login page in front of it expects."
  );
}

/** Returns the address without its path when the paths of the spec already begin with that path; else undefined. */
function shorterAddress(url: string, operations: readonly Operation[]): string | undefined {
  const { origin, pathname } = new URL(url);
  const given = withoutSlash(pathname);
  const isTwice = given !== "" && operations.every(({ path }) => path.startsWith(`${given}/`));
  return isTwice ? origin : undefined;
}

function wordsFor(oddity: Oddity, url: string, asked: readonly Operation[], received: Received): string | undefined {
  if (oddity === "redirect") return redirectWords(url, asked.at(-1)?.path ?? "", received);
  if (oddity === "unavailable")
    return `${url} answers ${received.status} to every request. Start the server behind it, or correct --url.`;
  if (oddity === "needs TLS") return `${url} accepts only TLS connections. Use https:// in --url.`;
  if (oddity === "needs HTTP/2") return `${url} speaks only HTTP/2, and the command only HTTP/1.1. ${ALLOW_HTTP_1}`;
  if (oddity === "page")
    return `${url} answers every request with a page (text/html). Set --url to the address of the API, not of the site.`;
  const address = shorterAddress(url, asked);
  const { pathname } = new URL(url);
  return address && `The paths of the spec already begin with ${withoutSlash(pathname)}: try --url ${address}`;
}

/**
 * Sends a first request. When its response is odd, it calls a few operations too. If all responses are odd in the same way, `--url` is not
 * the address of the API, and the run would report the same fault for every operation, so it stops here.
 * @throws CannotRun, which says what to do
 */
export async function checkAddress(context: PlanContext, { url, headers = {} }: RunOptions, send: Send): Promise<void> {
  const first = await send({ method: "GET", url, headers, body: undefined });
  if ("failure" in first) {
    if (first.isThere) return;
    throw new CannotRun(unreachable(url, first.failure));
  }
  const oddity = oddityOf(first);
  const asked = oddity === undefined ? [] : callable(context);
  if (oddity === undefined || asked.length === 0) return;
  let last: Answer = first;
  for (const operation of asked) {
    const { request } = exampleCase(context, operation, operation.id);
    last = await send(withGivenHeaders(toWire(url, operation, request, undefined), operation, headers, true));
    if ("failure" in last || oddityOf(last) !== oddity) return;
  }
  const words = wordsFor(oddity, url, asked, last);
  if (words !== undefined) throw new CannotRun(words);
}
