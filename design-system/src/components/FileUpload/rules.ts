/** Kinds of files that can be accepted. */
export const FILE_KINDS = ["png", "jpg", "webp", "pdf"] as const;
export type FileKind = (typeof FILE_KINDS)[number];

interface KindFacts {
  /** Name of the kind as members know it. */
  label: string;
  endings: readonly string[];
  type: string;
  isPicture: boolean;
  /** Bytes to expect at these positions at the start of the file. */
  signature: readonly (readonly [place: number, bytes: string])[];
}

const FACTS: Readonly<Record<FileKind, KindFacts>> = {
  png: {
    label: "PNG",
    endings: ["png"],
    type: "image/png",
    isPicture: true,
    signature: [[0, "\u0089PNG\r\n\u001A\n"]],
  },
  jpg: {
    label: "JPG",
    endings: ["jpg", "jpeg"],
    type: "image/jpeg",
    isPicture: true,
    signature: [[0, "\u00FF\u00D8\u00FF"]],
  },
  webp: {
    label: "WebP",
    endings: ["webp"],
    type: "image/webp",
    isPicture: true,
    signature: [
      [0, "RIFF"],
      [8, "WEBP"],
    ],
  },
  pdf: { label: "PDF", endings: ["pdf"], type: "application/pdf", isPicture: false, signature: [[0, "%PDF-"]] },
};

/** Number of bytes that are enough to recognise the kind. */
export const HEAD_BYTES = 12;

export const kindLabel = (kind: FileKind): string => FACTS[kind].label;
export const isPictureKind = (kind: FileKind): boolean => FACTS[kind].isPicture;

/** Value for the native `accept`: extensions and types, because systems differ in which of them they know. */
export const acceptOf = (kinds: readonly FileKind[]): string =>
  kinds.flatMap((kind) => [...FACTS[kind].endings.map((ending) => `.${ending}`), FACTS[kind].type]).join(",");

/** What is known of a file without reading it. */
export type FileFacts = Pick<File, "name" | "type" | "size" | "lastModified">;

export interface FileLimits {
  kinds: readonly FileKind[];
  maxBytes: number;
  maxFiles: number;
}

/** Reasons why a file is not accepted. */
export const FILE_REFUSALS = ["twice", "kind", "empty", "size", "unread", "content", "count"] as const;
export type FileRefusal = (typeof FILE_REFUSALS)[number];

const endingOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";

/** The kind that a file claims by its extension and type (R401). If the system gives only one of them, that one decides. */
export function claimedKind({ name, type }: Pick<FileFacts, "name" | "type">): FileKind | undefined {
  const ending = endingOf(name);
  return FILE_KINDS.find((kind) => {
    const facts = FACTS[kind];
    const fitsEnding = ending === "" || facts.endings.includes(ending);
    const fitsType = type === "" || facts.type === type.toLowerCase();
    return fitsEnding && fitsType && (ending !== "" || type !== "");
  });
}

/** Whether a file starts with the bytes of its kind. A name can be changed; the first bytes show the real kind. */
export const hasSignature = (head: Uint8Array, kind: FileKind): boolean =>
  FACTS[kind].signature.every(([place, bytes]) =>
    Array.from(bytes).every((byte, index) => head[place + index] === byte.charCodeAt(0)),
  );

/**
 * Returns why a file cannot be accepted, checked without the other files. `head` is its first bytes; undefined if they could not be read.
 */
export function refusalOf(file: FileFacts, head: Uint8Array | undefined, limits: FileLimits): FileRefusal | undefined {
  const kind = claimedKind(file);
  if (kind === undefined || !limits.kinds.includes(kind)) return "kind";
  if (file.size === 0) return "empty";
  if (file.size > limits.maxBytes) return "size";
  if (head === undefined) return "unread";
  return hasSignature(head, kind) ? undefined : "content";
}

const isSameFile = (one: FileFacts, other: FileFacts): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

export interface ReadFile<Kept extends FileFacts> {
  file: Kept;
  head: Uint8Array | undefined;
}

export interface Sorted<Kept extends FileFacts> {
  files: readonly Kept[];
  refused: readonly { file: Kept; refusal: FileRefusal }[];
}

/** Adds files to the existing ones, in order. If only one file is allowed, an accepted file replaces it. */
export function sortFiles<Kept extends FileFacts>(
  there: readonly Kept[],
  added: readonly ReadFile<Kept>[],
  limits: FileLimits,
): Sorted<Kept> {
  const files = [...there];
  const refused: { file: Kept; refusal: FileRefusal }[] = [];
  const isReplaced = limits.maxFiles === 1 && there.length === 1;
  for (const { file, head } of added) {
    const isFull = files.length >= limits.maxFiles && !(isReplaced && files[0] === there[0]);
    const own = files.some((one) => isSameFile(one, file)) ? "twice" : refusalOf(file, head, limits);
    const refusal = own ?? (isFull ? "count" : undefined);
    if (refusal !== undefined) refused.push({ file, refusal });
    else if (files.length >= limits.maxFiles) files.splice(0, 1, file);
    else files.push(file);
  }
  return { files, refused };
}

const KILO = 1024;
const TENTHS = 10;

const unitText = (value: number, unit: "byte" | "kilobyte" | "megabyte", locale: string): string =>
  new Intl.NumberFormat(locale, {
    style: "unit",
    unit,
    unitDisplay: unit === "byte" ? "long" : "short",
    numberingSystem: "latn",
  }).format(value);

/** Formats a size for members: in MB with one decimal, or in whole kB. */
export function sizeText(bytes: number, locale: string): string {
  if (bytes < KILO * KILO) return unitText(Math.max(1, Math.round(bytes / KILO)), "kilobyte", locale);
  return unitText(Math.round((bytes * TENTHS) / KILO / KILO) / TENTHS, "megabyte", locale);
}

/** Formats a size and the limit that it exceeds. If both would look the same, it shows bytes. */
export function sizeTexts(bytes: number, maxBytes: number, locale: string): { size: string; max: string } {
  const [size, max] = [sizeText(bytes, locale), sizeText(maxBytes, locale)];
  if (size !== max) return { size, max };
  return { size: unitText(bytes, "byte", locale), max: unitText(maxBytes, "byte", locale) };
}
