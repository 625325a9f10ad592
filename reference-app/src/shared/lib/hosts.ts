import { DEPLOYMENT } from "../config/deployment.ts";
import { safeUrl } from "./safe-url.ts";

/** A small stable hash, so that a path always asks the same host and the HTTP cache stays warm (D9, C17). */
function hash(text: string): number {
  let sum = 0;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return sum;
}

/**
 * The address of a server-named picture: hosts of the server's list that the deployment allows take turns by the path's
 * hash; `attempt` moves on to the next one after an error (R508). Undefined when the address may not be used.
 */
export function pictureUrl(path: string, serverHosts: readonly string[], attempt = 0): string | undefined {
  // Servers write a host with or without a slash at its end.
  const hosts = serverHosts
    .flatMap((host) => URL.parse(host)?.origin ?? [])
    .filter((origin) => DEPLOYMENT.imageOrigins.includes(origin));
  const host = hosts[(hash(path) + attempt) % Math.max(1, hosts.length)];
  const pageOrigin = location.origin;
  const address = host && path.startsWith("/") ? host + path : path;
  return safeUrl(address, { pageOrigin, allowedOrigins: DEPLOYMENT.imageOrigins });
}

/**
 * The address of a game, or undefined when its host is not one the deployment allows (R459). A game never plays on the page's own origin,
 * where its frame would be no fence; a relative address names that.
 */
export function launchUrl(address: string): string | undefined {
  const url = safeUrl(address, { pageOrigin: location.origin, allowedOrigins: DEPLOYMENT.launchOrigins });
  return url !== undefined && new URL(url).origin !== location.origin ? url : undefined;
}
