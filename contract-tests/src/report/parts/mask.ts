/** Masks secrets in a text. Each is replaced by a marker with its name: `***member-token***`. */
export type Mask = (text: string) => string;

/** Masks the secrets of a run. `cut` also masks the beginning of a secret at the end of a cut text. */
export interface SecretMask extends Mask {
  readonly cut: Mask;
}

/** Secrets by name; names contain lower case, digits and hyphens. */
export type Secrets = ReadonlyMap<string, string>;

/** Matches a marker with its name and, unless the secret appears unchanged, its form. */
export const MARKER = /\*\*\*([a-z0-9-]+?)(?::([a-z0-9]+))?\*\*\*/g;

/** Shorter secrets are masked only as separate words; masking every "1" would make the report useless. */
const LEAST_INSIDE_LENGTH = 4;
const LEAST_BASE64_LENGTH = 4;
const PREFIX_LENGTH = 4;
const LONG_PREFIX_LENGTH = 12;
const BASE64_RUN = /[A-Za-z0-9+/_-]*$/;
const BASE64_REST = /^[A-Za-z0-9+/_-]*={0,2}/;

interface Form {
  readonly text: string;
  readonly marker: string;
  /** In base64, neighbouring letters and digits encode the same bytes, so they are masked too. */
  readonly isBase64: boolean;
}

const jsonEscaped = (text: string): string => JSON.stringify(text).slice(1, -1);
/** JSON escapes as written by ASCII-only encoders, such as Python's. */
const asciiEscaped = (text: string): string =>
  jsonEscaped(text).replaceAll(/[\u007F-\uFFFF]/g, (it) => `\\u${it.charCodeAt(0).toString(16).padStart(4, "0")}`);
const slashEscaped = (text: string): string => text.replaceAll("/", String.raw`\/`);
const HTML_ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const htmlEscaped = (text: string): string => text.replaceAll(/[&<>"]/g, (it) => HTML_ENTITIES[it] ?? it);

/** A lone surrogate cannot be percent-encoded. */
const percentEncoded = (text: string): string => encodeURIComponent(text.toWellFormed());
/** As it appears in an excerpt that is put on one line. */
const onOneLine = (text: string): string => text.replaceAll(/\s+/g, " ");
const formEncoded = (text: string): string => new URLSearchParams([["", text]]).toString().slice(1);
const lowerHex = (text: string): string => text.replaceAll(/%[0-9A-F]{2}/g, (it) => it.toLowerCase());
const everyByte = (text: string): string => [...Buffer.from(text)].map((it) => `%${hexOf(it)}`).join("");
const hexOf = (byte: number): string => byte.toString(16).padStart(2, "0").toUpperCase();

/** The part of a base64 text that depends only on the secret, when the secret starts `offset` bytes into a group of three. */
function base64Core(text: string, offset: number): string {
  const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(text)]);
  const isShared = [0, 2, 3][offset] ?? 0;
  return bytes.toString("base64").slice(isShared, Math.floor((bytes.length * 8) / 6));
}

const toUrlSafe = (text: string): string => text.replaceAll("+", "-").replaceAll("/", "_");

function textsOf(secret: string): Readonly<Record<string, readonly string[]>> {
  const escaped = [jsonEscaped(secret), asciiEscaped(secret)];
  const twice = escaped.map(jsonEscaped);
  const percent = [percentEncoded(secret), formEncoded(secret), everyByte(secret)];
  const again = percent.map(percentEncoded);
  const cores = [0, 1, 2].map((offset) => base64Core(secret, offset)).filter((it) => it.length >= LEAST_BASE64_LENGTH);
  const hex = Buffer.from(secret).toString("hex");
  return {
    json: [...escaped, ...escaped.map(slashEscaped), ...twice],
    line: [onOneLine(secret)],
    html: [htmlEscaped(secret), ...escaped.map(htmlEscaped)],
    percent: [...percent, ...percent.map(lowerHex), ...again],
    hex: secret.length < LEAST_INSIDE_LENGTH ? [] : [hex, hex.toUpperCase()],
    base64: secret.length < LEAST_INSIDE_LENGTH ? [] : [...cores, ...cores.map(toUrlSafe)],
  };
}

/** Every form in which a secret may appear in a text. */
function formsOf(secret: string, name: string): Form[] {
  const plain: Form = { text: secret, marker: `***${name}***`, isBase64: false };
  const others = Object.entries(textsOf(secret)).flatMap(([form, texts]) =>
    texts.map((text): Form => ({ text, marker: `***${name}:${form}***`, isBase64: form === "base64" })),
  );
  // Leave out forms that equal the plain one, as for a secret of plain letters.
  return [plain, ...others].filter(({ text }, index, all) => all.findIndex((it) => it.text === text) === index);
}

const escapeRegExp = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

function maskShort(forms: readonly Form[]): Mask {
  if (forms.length === 0) return (text) => text;
  const markers = new Map(forms.map(({ text, marker }) => [text, marker]));
  const alternatives = [...markers.keys()].map(escapeRegExp).join("|");
  // Matches a short secret only as a separate word: not next to a letter or digit, and not next to the stars of an earlier
  // replacement (`***name***`).
  const alone = new RegExp(`(?<![\\p{L}\\p{N}*])(?:${alternatives})(?![\\p{L}\\p{N}*])`, "gu");
  return (text) => text.replaceAll(alone, (found) => markers.get(found) ?? found);
}

const PAIRS = 65_536;
/** A number for the two characters at a place of a text. */
const pairAt = (text: string, index: number): number =>
  (text.charCodeAt(index) * 257 + text.charCodeAt(index + 1)) % PAIRS;

/** Groups forms by their beginning, longest first. Long beginnings keep the groups small, because tokens often start alike. */
function indexForms(forms: readonly Form[]) {
  const isVeryLong = ({ text }: Form) => text.length >= LONG_PREFIX_LENGTH;
  const group = (some: readonly Form[], length: number) => {
    const groups = Map.groupBy(some, ({ text }) => text.slice(0, length));
    for (const own of groups.values()) own.sort((one, other) => other.text.length - one.text.length);
    return groups;
  };
  const long = group(forms.filter(isVeryLong), LONG_PREFIX_LENGTH);
  const rest = group(
    forms.filter((form) => !isVeryLong(form)),
    PREFIX_LENGTH,
  );
  // Speeds up the search: most pairs of characters start no secret. A few others share the entry of one that does.
  const startsForm = new Uint8Array(PAIRS);
  for (const { text } of forms) startsForm[pairAt(text, 0)] = 1;
  return (text: string, index: number): Form | undefined => {
    if (startsForm[pairAt(text, index)] === 0) return undefined;
    const isHere = (form: Form) => text.startsWith(form.text, index);
    return (
      long.get(text.slice(index, index + LONG_PREFIX_LENGTH))?.find(isHere) ??
      rest.get(text.slice(index, index + PREFIX_LENGTH))?.find(isHere)
    );
  };
}

/** Masks in one pass, so that a marker is never masked again. */
function maskLong(forms: readonly Form[]): Mask {
  const formAt = indexForms(forms);
  return (text) => {
    let masked = "";
    let kept = 0;
    for (let index = 0; index <= text.length - PREFIX_LENGTH; index += 1) {
      const form = formAt(text, index);
      if (!form) continue;
      const before = text.slice(kept, index);
      masked += form.isBase64 ? before.replace(BASE64_RUN, "") + form.marker : before + form.marker;
      const end = index + form.text.length;
      kept = form.isBase64 ? end + (BASE64_REST.exec(text.slice(end))?.[0].length ?? 0) : end;
      index = kept - 1;
    }
    return masked + text.slice(kept);
  };
}

const TELLING_NAME = String.raw`[\w-]{0,40}?(?:token|password|passwd|secret|api[_-]?key)`;
/** Members whose name implies a secret value: in JSON, in JSON inside a string, and in a form. */
const TELLING_MEMBERS = [
  new RegExp(String.raw`("${TELLING_NAME}"\s*:\s*")((?:[^"\\]|\\.)+)`, "gis"),
  new RegExp(String.raw`(\\"${TELLING_NAME}\\"\s*:\s*\\")((?:(?!\\")[^"])+)`, "gis"),
  new RegExp(String.raw`(\b${TELLING_NAME}=)([^&\s"']+)`, "gi"),
];
/** Compact JWT and JWE; encrypted content is also kept out of reports. */
const COMPACT_JOSE = /\beyJ[\w-]{6,}\.[\w-]*\.[\w-]*(?:\.[\w-]*\.[\w-]*)?/g;

/** Masks server text that looks like a secret, even if the run does not know it. */
export const maskByLooks: Mask = (text) => {
  const withoutJose = text.replaceAll(COMPACT_JOSE, (it) => (it.split(".").length > 3 ? ENCRYPTED : TOKEN));
  return TELLING_MEMBERS.reduce(
    (masked, member) =>
      masked.replaceAll(member, (whole: string, start: string, value: string) =>
        value.includes("***") ? whole : `${start}***secret***`,
      ),
    withoutJose,
  );
};
const ENCRYPTED = "***encrypted***";
const TOKEN = "***token***";

/** Masks the beginning of a secret at the end of a cut text. */
function maskEnd(forms: readonly Form[]): Mask {
  return (text) => {
    const found = forms.flatMap(({ text: secret, marker }) => {
      const longest = Math.min(secret.length - 1, text.length);
      for (let length = longest; length >= LEAST_INSIDE_LENGTH; length -= 1) {
        if (text.endsWith(secret.slice(0, length))) return { length, marker };
      }
      return [];
    });
    const longest = found.toSorted((one, other) => other.length - one.length)[0];
    return longest ? text.slice(0, -longest.length) + longest.marker : text;
  };
}

const isLong = ({ text }: Form): boolean => text.length >= LEAST_INSIDE_LENGTH;

/**
 * Masks the secrets of a run wherever a report could show them: unchanged, in JSON, in a URL or form, in base64 at any position of a longer
 * text, in hexadecimal, in HTML.
 */
export function createMask(secrets: Secrets): SecretMask {
  const forms = [...secrets].filter(([secret]) => secret !== "").flatMap(([secret, name]) => formsOf(secret, name));
  const long = maskLong(forms.filter(isLong));
  const short = maskShort(forms.filter((form) => !isLong(form)));
  const end = maskEnd(forms);
  const mask: Mask = (text) => short(long(text));
  return Object.assign((text: string) => mask(text), { cut: (text: string) => end(mask(text)) });
}
