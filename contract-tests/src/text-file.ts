/** The encodings other than UTF-8 that begin with a byte order mark, by its bytes. */
const ENCODINGS: readonly (readonly [first: number, second: number, encoding: string])[] = [
  [0xff, 0xfe, "utf-16le"],
  [0xfe, 0xff, "utf-16be"],
];

/** Decodes a file that a person wrote. Editors and shells of Windows write byte order marks, which the returned text does not have. */
export function decodeText(bytes: Uint8Array): string {
  const found = ENCODINGS.find(([first, second]) => bytes[0] === first && bytes[1] === second);
  return new TextDecoder(found?.[2] ?? "utf-8").decode(bytes);
}
