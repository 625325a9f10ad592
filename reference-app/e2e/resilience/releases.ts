import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { inlineScriptHashes } from "../../security-headers.ts";

/** The hash in the name of a file of the build: `pvp-BLBskSDa.js`. */
const HASH = /[\w-]{8}(?=\.\w+$)/;
const SCRIPT = /<script>[\s\S]*?<\/script>/;

/** A host of the app that can be given the next release while pages of the last one are open. */
export interface Host {
  origin: string;
  /** From now on all files have other names, and those of before are gone. */
  deploy: () => void;
  /** From now on the page is answered for these files, as a host of one-page apps does in mid-deployment; undefined ends it. */
  misplace: (files: RegExp | undefined) => void;
  close: () => Promise<void>;
}

/** The hash of another content, as the build of that release would name it. */
const hashAt = (number: number) => (hash: string) =>
  number === 0 ? hash : createHash("sha256").update(`${number}${hash}`).digest("hex").slice(0, hash.length);
const nameAt = (number: number, name: string) => name.replace(HASH, hashAt(number));

/** Serves what `app` serves; `files` are the names of its hashed files. */
export async function startHost(app: string, files: ReadonlySet<string>): Promise<Host> {
  let release = 0;
  let misplaced: RegExp | undefined;
  const rename = (number: number, words: string) =>
    [...files].reduce((renamed, name) => renamed.replaceAll(name, nameAt(number, name)), words);

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { pathname } = new URL(incoming.url ?? "/", app);
    // A file is of one release, also when the next one comes while it is read.
    const number = release;
    const original = [...files].find((name) => nameAt(number, name) === pathname.slice("/assets/".length));
    if (pathname.startsWith("/assets/") && !original) {
      outgoing.writeHead(404).end();
      return;
    }
    if (misplaced?.test(pathname)) {
      outgoing.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><title>Lobbykit</title>");
      return;
    }
    // Whole and in plain words, as they are changed on the way.
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
    // A page that is left gives its requests up.
    pass(incoming, outgoing).catch(() => outgoing.destroy());
  });
  server.listen(0, "localhost");
  await once(server, "listening");
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    deploy: () => void (release += 1),
    misplace: (names) => void (misplaced = names),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
