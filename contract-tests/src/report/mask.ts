/** Hides secrets in a text; each is replaced by a marker that names it: `***member-token***`. */
export type Mask = (text: string) => string;

/** Hides the secrets of a run, and the beginning of one at the end of a text that was cut. */
export interface SecretMask extends Mask {
  readonly cut: Mask;
}

/** Each secret with its name: lower case, digits and hyphens. */
export type Secrets = ReadonlyMap<string, string>;

/** A marker, and in it the name and, where it is not the secret itself, the form. */
export const MARKER = /\*\*\*([a-z0-9-]+?)(?::([a-z0-9]+))?\*\*\*/g;

/** Shorter ones are hidden only where they stand alone: hiding every "1" would leave no report. */
const LEAST_INSIDE_LENGTH = 4;
const LEAST_BASE64_LENGTH = 4;
const PREFIX_LENGTH = 4;
const LONG_PREFIX_LENGTH = 12;
const BASE64_RUN = /[A-Za-z0-9+/_-]*$/;
const BASE64_REST = /^[A-Za-z0-9+/_-]*={0,2}/;

interface Form {
  readonly text: string;
  readonly marker: string;
  /** What stands around it in the same run of letters is a part of the same bytes. */
  readonly isBase64: boolean;
}

const jsonEscaped = (text: string): string => JSON.stringify(text).slice(1, -1);
/** As encoders write it that keep to ASCII, such as Python's. */
const asciiEscaped = (text: string): string =>
  jsonEscaped(text).replaceAll(/[\u007F-\uFFFF]/g, (it) => `\\u${it.charCodeAt(0).toString(16).padStart(4, "0")}`);
const slashEscaped = (text: string): string => text.replaceAll("/", String.raw`\/`);
const HTML_ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const htmlEscaped = (text: string): string => text.replaceAll(/[&<>"]/g, (it) => HTML_ENTITIES[it] ?? it);

/** A lone half of a character cannot be written in an address. */
const percentEncoded = (text: string): string => encodeURIComponent(text.toWellFormed());
/** As it stands in an excerpt that is made to fit a line. */
const onOneLine = (text: string): string => text.replaceAll(/\s+/g, " ");
const formEncoded = (text: string): string => new URLSearchParams([["", text]]).toString().slice(1);
const lowerHex = (text: string): string => text.replaceAll(/%[0-9A-F]{2}/g, (it) => it.toLowerCase());
const everyByte = (text: string): string => [...Buffer.from(text)].map((it) => `%${hexOf(it)}`).join("");
const hexOf = (byte: number): string => byte.toString(16).padStart(2, "0").toUpperCase();

/** What of a base64 text the secret alone decides, when it begins `offset` bytes into a group of three. */
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

/** Every form in which a secret may stand in a text. */
function formsOf(secret: string, name: string): Form[] {
  const plain: Form = { text: secret, marker: `***${name}***`, isBase64: false };
  const others = Object.entries(textsOf(secret)).flatMap(([form, texts]) =>
    texts.map((text): Form => ({ text, marker: `***${name}:${form}***`, isBase64: form === "base64" })),
  );
  // A secret of plain letters is its own JSON form, and so on.
  return [plain, ...others].filter(({ text }, index, all) => all.findIndex((it) => it.text === text) === index);
}

const escapeRegExp = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

function maskShort(forms: readonly Form[]): Mask {
  if (forms.length === 0) return (text) => text;
  const markers = new Map(forms.map(({ text, marker }) => [text, marker]));
  const alternatives = [...markers.keys()].map(escapeRegExp).join("|");
  // A digit or letter beside it makes it another text; so does the star of a marker.
  const alone = new RegExp(`(?<![\\p{L}\\p{N}*])(?:${alternatives})(?![\\p{L}\\p{N}*])`, "gu");
  return (text) => text.replaceAll(alone, (found) => markers.get(found) ?? found);
}

/** Forms by their beginning, the longest first; long beginnings, where tokens differ, keep the groups small. */
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
  // Most places of a text begin no secret at all: the first letter tells.
  const firsts = new Set(forms.map(({ text }) => text.charCodeAt(0)));
  return (text: string, index: number): Form | undefined => {
    if (!firsts.has(text.charCodeAt(index))) return undefined;
    const isHere = (form: Form) => text.startsWith(form.text, index);
    return (
      long.get(text.slice(index, index + LONG_PREFIX_LENGTH))?.find(isHere) ??
      rest.get(text.slice(index, index + PREFIX_LENGTH))?.find(isHere)
    );
  };
}

/** One pass over the text, so that no marker is taken for a secret again. */
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
/** A member whose name says that its value is a secret: of JSON, of JSON inside a text, of a form. */
const TELLING_MEMBERS = [
  new RegExp(String.raw`("${TELLING_NAME}"\s*:\s*")((?:[^"\\]|\\.)+)`, "gis"),
  new RegExp(String.raw`(\\"${TELLING_NAME}\\"\s*:\s*\\")((?:(?!\\")[^"])+)`, "gis"),
  new RegExp(String.raw`(\b${TELLING_NAME}=)([^&\s"']+)`, "gi"),
];
/** JWT and JWE in their compact forms: what is encrypted stays out of reports, too. */
const COMPACT_JOSE = /\beyJ[\w-]{6,}\.[\w-]*\.[\w-]*(?:\.[\w-]*\.[\w-]*)?/g;

/** Hides what looks like a secret though the run does not know it: in what a server says. */
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

/** What is left of a secret at the end of a cut text tells part of it. */
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
 * Hides the secrets of a run wherever a report could show them: as they are, in JSON, in an address or form, in base64 at any place of
 * a longer text, in hexadecimal, in HTML.
 */
export function createMask(secrets: Secrets): SecretMask {
  const forms = [...secrets].filter(([secret]) => secret !== "").flatMap(([secret, name]) => formsOf(secret, name));
  const long = maskLong(forms.filter(isLong));
  const short = maskShort(forms.filter((form) => !isLong(form)));
  const end = maskEnd(forms);
  const mask: Mask = (text) => short(long(text));
  return Object.assign((text: string) => mask(text), { cut: (text: string) => end(mask(text)) });
}
