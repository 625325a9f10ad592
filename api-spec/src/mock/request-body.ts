import type { IncomingMessage } from "node:http";
import type { ErrorCode, FailureDetail } from "./handler.ts";
import type { ServerKeys } from "./keys.ts";

/** A body as Prism wants it: parsed, and with the content type and length of what it is now. */
export interface ReadBody {
  body: unknown;
  headers: Record<string, string>;
}

/** A body that never reaches Prism. */
export class BodyError extends Error {
  override readonly name = "BodyError";
  readonly status: number;
  readonly code: ErrorCode;
  readonly details: FailureDetail[];

  constructor(status: number, code: ErrorCode, message: string) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = [{ path: "body", message }];
  }
}

const LONGEST_BODY_BYTES = 1024 * 1024;
const MEDIA_TYPE = /^[\w.+-]+\/[\w.+-]+$/;
const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json$/;
const JOSE_TYPE = "application/jose";

/**
 * Reads the body before Prism does: Prism hangs on malformed JSON and takes `null` for "no body". An encrypted body is
 * opened here (D4), so that Prism validates the plain text.
 * @param isEncryptable whether the operation takes application/jose
 * @throws BodyError with the status and code to answer
 */
export async function readBody(
  request: IncomingMessage,
  headers: Record<string, string>,
  keys: ServerKeys,
  isEncryptable: boolean,
): Promise<ReadBody> {
  const text = await readText(request);
  // Prism skips the check of the content type unless the length is there; a chunked body has none.
  const measured = { ...headers, "content-length": String(Buffer.byteLength(text)) };
  const mediaType = mediaTypeOf(headers);
  if (text === "") return { body: undefined, headers: measured };
  if (!MEDIA_TYPE.test(mediaType)) throw new BodyError(415, "UNSUPPORTED_MEDIA_TYPE", "A body needs a Content-Type");
  if (JSON_TYPE.test(mediaType)) return { body: parseJson(text), headers: measured };
  if (mediaType !== JOSE_TYPE || !isEncryptable) return { body: text, headers: measured };
  const plain = await decrypt(text, keys);
  return {
    body: parseJson(plain),
    headers: { ...headers, "content-type": "application/json", "content-length": String(Buffer.byteLength(plain)) },
  };
}

/** The body as text. @throws BodyError when it is too large or not UTF-8 */
async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  // Leaving the loop must not close the connection: the answer has still to go out on it.
  const incoming: AsyncIterable<Buffer> = request.iterator({ destroyOnReturn: false });
  for await (const chunk of incoming) {
    bytes += chunk.length;
    if (bytes > LONGEST_BODY_BYTES) throw new BodyError(413, "PAYLOAD_TOO_LARGE", "A body has at most 1 MiB");
    chunks.push(chunk);
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw new BodyError(400, "INVALID_REQUEST", "The body is not UTF-8");
  }
}

/** @throws BodyError when it is not JSON, or null */
export function parseJson(text: string): unknown {
  const value = parse(text);
  if (value === null) throw new BodyError(400, "INVALID_REQUEST", "The body must not be null");
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BodyError(400, "INVALID_REQUEST", "The body is not JSON");
  }
}

async function decrypt(text: string, keys: ServerKeys): Promise<string> {
  try {
    return await keys.decrypt(text);
  } catch {
    throw new BodyError(400, "DECRYPTION_FAILED", "The body cannot be decrypted with the server's keys");
  }
}

const mediaTypeOf = (headers: Record<string, string>) =>
  (headers["content-type"] ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
