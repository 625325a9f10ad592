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

/** Creates pools of connections, which a run keeps for all its requests. */
export const createConnections = (tls: TlsFiles = {}): Connections => ({
  "http:": new http.Agent(POOL),
  "https:": new https.Agent({ ...POOL, ...tlsOptions(tls) }),
});
