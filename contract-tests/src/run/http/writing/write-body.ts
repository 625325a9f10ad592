import { isUtf8 } from "node:buffer";
import { FORM_MEDIA_TYPE, type Operation, type Payload, type Writing } from "../../../spec/contract.ts";
import { isObject, objectOr } from "../../../json.ts";
import { essenceOf, isForm, isJson, isRange } from "../../../media-type.ts";
import type { CaseBody } from "../../../plan/case.ts";
import { sampleFile, sampleFileName } from "../../../plan/generate/sample-files.ts";
import { encode, textOf, writePairs } from "./write-value.ts";

/** A serialised body. */
export interface WrittenBody {
  readonly contentType: string;
  readonly content: string | Uint8Array<ArrayBuffer>;
}

/** Constant, so that a case is the same in every run. */
const BOUNDARY = "lobbykit-contract-boundary";
const MEMBER: Writing = { style: "form", isExploded: true, mediaType: undefined };

/** Writes a form field: lists by repeating the name, nested objects as JSON, unless the spec says otherwise. */
function pairsOf(payload: Payload | undefined, value: unknown) {
  return Object.entries(objectOr(value)).flatMap(([name, member]) => {
    const writing = payload?.writings.get(name);
    if (writing) return writePairs(name, member, writing);
    return writePairs(name, isObject(member) ? JSON.stringify(member) : member, MEMBER);
  });
}

// Writes a form as browsers do, with a plus for each space.
const writeForm = (payload: Payload | undefined, value: unknown): string =>
  pairsOf(payload, value)
    .map(({ name, texts, separator }) => `${encode(name)}=${texts.map(encode).join(separator)}`)
    .join("&")
    .replaceAll("%20", "+");

const quoted = (name: string): string => `"${name.replaceAll(/["\r\n]/g, encodeURIComponent)}"`;

type FormBody = Extract<CaseBody, { readonly value: unknown }>;
const NEW_LINE = Buffer.from("\r\n");

function partsOf(payload: Payload | undefined, { value, fileTypes }: FormBody): Buffer[] {
  return Object.entries(objectOr(value)).flatMap(([name, member]) =>
    [member].flat().map((item) => {
      const isUpload = payload?.files.has(name) ?? false;
      const type = payload?.writings.get(name)?.mediaType?.split(",")[0];
      const usual = isUpload ? "application/octet-stream" : typeof item === "object" ? "application/json" : undefined;
      const mediaType = fileTypes?.[name] ?? (type === undefined || isRange(type) ? usual : type);
      const head = [
        `--${BOUNDARY}`,
        `content-disposition: form-data; name=${quoted(name)}${isUpload ? `; filename="${sampleFileName(mediaType)}"` : ""}`,
        ...(mediaType === undefined ? [] : [`content-type: ${mediaType}`]),
        "",
        "",
      ].join("\r\n");
      const content = isUpload ? Buffer.from(sampleFile(mediaType), "base64") : Buffer.from(textOf(item));
      return Buffer.concat([Buffer.from(head), content, NEW_LINE]);
    }),
  );
}

/** Returns bytes where a file makes them necessary, else a text, which reports can show. */
function writeMultipart(payload: Payload | undefined, body: FormBody): string | Uint8Array<ArrayBuffer> {
  const whole = Buffer.concat([...partsOf(payload, body), Buffer.from(`--${BOUNDARY}--\r\n`)]);
  return isUtf8(whole) ? whole.toString() : new Uint8Array(whole);
}

/** Shares long texts between cases, to save memory. */
const LONG = new Map<string, string>();

function padded(text: string, length: number): string {
  if (text.length >= length) return text;
  const key = `${length} ${text}`;
  const known = LONG.get(key) ?? text.padEnd(length);
  LONG.set(key, known);
  return known;
}

/** Serialises the body of a case in its media type. */
export function writeBody(operation: Operation, body: CaseBody): WrittenBody {
  const contentType = isRange(body.mediaType) ? "application/json" : body.mediaType;
  if ("text" in body) return { contentType, content: padded(body.text, body.padTo ?? 0) };
  if ("base64" in body) return { contentType, content: Buffer.from(body.base64, "base64") };
  const payload = operation.payloads.find(({ mediaType }) => mediaType === body.mediaType);
  if (essenceOf(body.mediaType) === FORM_MEDIA_TYPE) return { contentType, content: writeForm(payload, body.value) };
  if (isForm(body.mediaType)) {
    return { contentType: `${contentType}; boundary=${BOUNDARY}`, content: writeMultipart(payload, body) };
  }
  if (!isJson(contentType) && typeof body.value === "string") return { contentType, content: body.value };
  return { contentType, content: JSON.stringify(body.value) ?? "null" };
}
