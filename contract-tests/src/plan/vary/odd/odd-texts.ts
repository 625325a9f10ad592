/** A body with unusual text, made from the JSON of a valid one. */
export interface OddText {
  readonly name: string;
  /** "no JSON": not JSON at all. "no object": JSON that no object schema allows. "odd": JSON whose handling is not defined. */
  readonly kind: "no JSON" | "no object" | "odd";
  readonly make: (json: string) => string | Uint8Array;
}

const DEPTH = 5000;
const BYTE_ORDER_MARK = "\uFEFF";
const LITTLE_ENDIAN_MARK = [0xff, 0xfe];
const INVALID_UTF8 = [0xc3, 0x28];

const utf16 = (text: string): Uint8Array =>
  new Uint8Array(Buffer.concat([Buffer.from(LITTLE_ENDIAN_MARK), Buffer.from(text, "utf16le")]));

/** The object with more text before its end; an empty object needs no comma. */
const withMore = (json: string, more: string): string => `${json.slice(0, -1)}${json === "{}" ? "" : ","}${more}}`;

/** The object with its first field repeated with another value. */
function withTwice(json: string): string {
  const [name] = Object.keys(JSON.parse(json) as object);
  return name === undefined ? json : withMore(json, `${JSON.stringify(name)}:null`);
}

/** Unusual JSON texts. By RFC 8259, invalid JSON must be refused; for the rest, the server must not fail. */
export const ODD_TEXTS: readonly OddText[] = [
  { name: "truncated JSON", kind: "no JSON", make: (json) => json.slice(0, -1) },
  { name: "trailing comma", kind: "no JSON", make: (json) => withMore(json, "").replace(/,?\}$/, ",}") },
  { name: "JSON and more", kind: "no JSON", make: (json) => `${json} ${json}` },
  { name: "single quotes", kind: "no JSON", make: () => "{'a':1}" },
  { name: "names without quotes", kind: "no JSON", make: () => "{a:1}" },
  { name: "a comment", kind: "no JSON", make: (json) => `/* odd */ ${json}` },
  { name: "NaN", kind: "no JSON", make: (json) => withMore(json, '"undocumentedByContract":NaN') },
  { name: "Infinity", kind: "no JSON", make: (json) => withMore(json, '"undocumentedByContract":-Infinity') },
  { name: "a control character in a text", kind: "no JSON", make: (json) => withMore(json, '"odd":"a\u0001b"') },
  { name: "white space alone", kind: "no JSON", make: () => "   " },
  { name: "a list for the object", kind: "no object", make: (json) => `[${json}]` },
  { name: "a text for the object", kind: "no object", make: (json) => JSON.stringify(json) },
  { name: "a number for the object", kind: "no object", make: () => "1" },
  { name: "deep nesting", kind: "no object", make: () => "[".repeat(DEPTH) + "]".repeat(DEPTH) },
  { name: "a member twice", kind: "odd", make: withTwice },
  { name: "__proto__", kind: "odd", make: (json) => withMore(json, '"__proto__":{"isAdmin":true}') },
  { name: "a number out of range", kind: "odd", make: (json) => withMore(json, '"odd":1e400') },
  { name: "a byte order mark", kind: "odd", make: (json) => BYTE_ORDER_MARK + json },
  { name: "UTF-16", kind: "odd", make: utf16 },
  {
    name: "invalid UTF-8",
    kind: "odd",
    make: (json) =>
      new Uint8Array(
        Buffer.concat([Buffer.from(`${json.slice(0, -1)},"odd":"`), Buffer.from(INVALID_UTF8), Buffer.from('"}')]),
      ),
  },
];

/** A form body with unusual text; a valid one is `name=value&…`. */
export interface OddForm {
  readonly name: string;
  readonly make: (form: URLSearchParams) => string;
}

const pairOf = (form: URLSearchParams): [string, string] => [...form][0] ?? ["odd", "1"];

/** Unusual form texts. Only field values can be invalid in a form, so the server must merely not fail. */
export const ODD_FORMS: readonly OddForm[] = [
  { name: "a field twice", make: (form) => `${form}&${new URLSearchParams([pairOf(form)])}` },
  { name: "a field as a list", make: (form) => `${encodeURIComponent(pairOf(form)[0])}%5B%5D=1&${form}` },
  { name: "a field as a map", make: (form) => `${encodeURIComponent(pairOf(form)[0])}%5Bodd%5D=1&${form}` },
  { name: "a field without a value", make: (form) => `${form}&odd` },
  { name: "empty pairs", make: (form) => `&&${form}&&=&` },
  { name: "a NUL", make: (form) => `${form}&odd=a%00b` },
  { name: "a plus for a space", make: (form) => `${form}&odd=a+b` },
  { name: "a broken percent sign", make: (form) => `${form}&odd=%zz%` },
  { name: "invalid UTF-8", make: (form) => `${form}&odd=%C3%28` },
];
