import { gzipSync } from "node:zlib";

/** Media types worth compressing; images and audio are already compressed. */
const SHRINKS = /^(?:application\/json|image\/svg\+xml|text\/)/;
const WORTH_FROM_BYTES = 1024;

type Headers = Record<string, string>;

/** Whether a client accepts gzip: by name or by `*`, and not with weight 0 (RFC 9110, 12.5.3). */
function takesGzip(acceptEncoding = ""): boolean {
  const weights = new Map(
    acceptEncoding.split(",").map((item) => {
      const [coding = "", weight = "1"] = item.split(/;\s*q=/i);
      return [coding.trim().toLowerCase(), Number(weight)];
    }),
  );
  return (weights.get("gzip") ?? weights.get("*") ?? 0) > 0;
}

/** Compresses longer text responses with gzip for clients that accept it (RFC 9110, 8.4). */
export function compressed(
  content: string | Uint8Array,
  headers: Headers,
  acceptEncoding: string | undefined,
): { content: string | Uint8Array; headers: Headers } {
  if (!SHRINKS.test(headers["content-type"] ?? "") || Buffer.byteLength(content) < WORTH_FROM_BYTES) {
    return { content, headers };
  }
  const vary = [headers.vary, "Accept-Encoding"].filter(Boolean).join(", ");
  if (!takesGzip(acceptEncoding)) return { content, headers: { ...headers, vary } };
  return { content: gzipSync(content), headers: { ...headers, vary, "content-encoding": "gzip" } };
}
