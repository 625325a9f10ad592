import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { inlineScriptHashes } from "../../security-headers.ts";

/** Matches the hash in the name of a built file, for example in `pvp-BLBskSDa.js`. */
const HASH = /[\w-]{8}(?=\.\w+$)/;
const SCRIPT = /<script>[\s\S]*?<\/script>/;

/** A server of the app that can change to the next release while pages of the previous one are open. */
export interface Host {
  origin: string;
  /** Changes the names of all files. The old names are answered with 404. */
  deploy: () => void;
  /** Answers these files with the HTML page, as a host of single-page apps does during a deployment; undefined ends this. */
  misplace: (files: RegExp | undefined) => void;
  close: () => Promise<void>;
}

/** Returns a hash as it would be in the file names of another release. */
const hashAt = (number: number) => (hash: string) =>
  number === 0 ? hash : createHash("sha256").update(`${number}${hash}`).digest("hex").slice(0, hash.length);
const nameAt = (number: number, name: string) => name.replace(HASH, hashAt(number));
/** Matches the names of files with a hash, and other words of this form. */
const NAME = /[\w.-]+-[\w-]{8}\.\w+/g;

/** Serves the same files as the server `app`; `files` are the names of its files with a hash. */
export async function startHost(app: string, files: ReadonlySet<string>): Promise<Host> {
  let release = 0;
  let misplaced: RegExp | undefined;
  const rename = (number: number, words: string) =>
    words.replaceAll(NAME, (name) => (files.has(name) ? nameAt(number, name) : name));
  /** The names of the files in the current release, with their names in the build. */
  let originals = new Map([...files].map((name) => [name, name]));

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { pathname } = new URL(incoming.url ?? "/", app);
    // The file must be from one release, even if the next release is deployed while the file is read.
    const number = release;
    const original = originals.get(pathname.slice("/assets/".length));
    if (pathname.startsWith("/assets/") && !original) {
      outgoing.writeHead(404).end();
      return;
    }
    if (misplaced?.test(pathname)) {
      outgoing.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><title>Lobbykit</title>");
      return;
    }
    // Requests the complete file without compression, because the server changes its text before sending it on.
    const {
      "if-none-match": _tag,
      "if-modified-since": _time,
      "accept-encoding": _coding,
      ...headers
    } = incoming.headers;
    const path = original ? `/assets/${original}` : incoming.url;
    const onward = ask(new URL(path ?? "/", app), { method: incoming.method, headers });
    incoming.pipe(onward);
    const [answer] = (await once(onward, "response")) as [IncomingMessage];
    const kind = answer.headers["content-type"] ?? "";
    if (!/html|javascript|css/.test(kind)) {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      return;
    }
    const before = await text(answer);
    const after = rename(number, before).replace(
      /(VERSION = ")(\w+)/,
      (_all, start: string, hash: string) => start + hashAt(number)(hash),
    );
    const { etag: _etag, "content-length": _length, "transfer-encoding": _chunks, ...kept } = answer.headers;
    const policy = String(kept["content-security-policy"] ?? "");
    const hashesAfter = inlineScriptHashes(after);
    if (SCRIPT.test(after))
      kept["content-security-policy"] = inlineScriptHashes(before).reduce(
        (said, hash, index) => said.replace(hash, hashesAfter[index] ?? ""),
        policy,
      );
    outgoing.writeHead(answer.statusCode ?? 502, kept).end(after);
  }

  const server = createServer((incoming, outgoing) => {
    // A page that is closed aborts its requests.
    pass(incoming, outgoing).catch(() => outgoing.destroy());
  });
  server.listen(0, "localhost");
  await once(server, "listening");
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    deploy: () => {
      release += 1;
      originals = new Map([...files].map((name) => [nameAt(release, name), name]));
    },
    misplace: (names) => void (misplaced = names),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
