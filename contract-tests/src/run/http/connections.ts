import http from "node:http";
import https from "node:https";
import { rootCertificates } from "node:tls";

/** What the run trusts and shows in TLS, as PEM. */
export interface TlsFiles {
  /** Certificates of authorities that are trusted besides the usual ones. */
  readonly ca?: string | undefined;
  /** The certificate by which the server knows the client. */
  readonly cert?: string | undefined;
  /** Its private key. */
  readonly key?: string | undefined;
}

/** The pools of connections, by the protocol of an address. */
export interface Connections {
  readonly "http:": http.Agent;
  readonly "https:": https.Agent;
}

/** Shorter than the idle timeout of servers, to avoid reusing a connection that is being closed. */
const IDLE_MS = 1500;
const POOL = { keepAlive: true, timeout: IDLE_MS, maxSockets: 64 };

/** The options of TLS. Node replaces its own authorities by the given ones, so both are listed. */
export const tlsOptions = ({ ca, cert, key }: TlsFiles) => ({
  ...(ca !== undefined && { ca: [...rootCertificates, ca] }),
  ...(cert !== undefined && { cert, key: key ?? cert }),
});

/** No proxy leads back to this machine, whatever the environment says of other machines. */
const OWN_MACHINE = ["localhost", "127.0.0.1", "::1", "[::1]"];

/** The proxies that the environment names (`HTTPS_PROXY` and others). Node reads them since 22.21 and 24.5. */
function proxiesOf({ env }: NodeJS.Process) {
  const direct = [env["no_proxy"] ?? env["NO_PROXY"] ?? "", ...OWN_MACHINE].join(",");
  return { ...env, no_proxy: direct, NO_PROXY: direct };
}

/** Creates pools of connections, which a run keeps for all its requests. */
export function createConnections(tls: TlsFiles = {}): Connections {
  const pool = { ...POOL, proxyEnv: proxiesOf(process) };
  return { "http:": new http.Agent(pool), "https:": new https.Agent({ ...pool, ...tlsOptions(tls) }) };
}
