/** A media type in lower case, without its parameters: "application/json". */
export const essenceOf = (mediaType: string): string => (mediaType.split(";")[0] ?? "").trim().toLowerCase();

/** JSON, and what is written in it: application/problem+json. */
export const isJson = (mediaType: string): boolean => /^[^/]+\/(?:json|[^/]+\+json)$/.test(essenceOf(mediaType));

/** A flat list of names and values: of both forms of a web page. */
export const isForm = (mediaType: string): boolean =>
  ["application/x-www-form-urlencoded", "multipart/form-data"].includes(essenceOf(mediaType));

const isText = (mediaType: string): boolean => essenceOf(mediaType).startsWith("text/");
const isXml = (mediaType: string): boolean => /(?:\/|\+)xml$/.test(essenceOf(mediaType));

/** Plain text, whose schema may say something of the text itself. */
export const isPlainText = (mediaType: string): boolean => isText(mediaType) && !isXml(mediaType);

/** Stands for more than one media type: `text/*`. */
export const isRange = (mediaType: string): boolean => mediaType.includes("*");

const escapePattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** How surely a documented media type means the given one; 0 is not at all. */
function nearness(documented: string, given: string): number {
  const known = essenceOf(documented);
  if (known === essenceOf(given)) return 2;
  if (!isRange(known)) return 0;
  const pattern = known === "*" ? ".*" : known.split("*").map(escapePattern).join("[^/]*");
  return new RegExp(`^${pattern}$`).test(essenceOf(given)) ? 1 : 0;
}

/** The documented media type that means the given one, the nearest first; undefined when none does. */
export function matchMediaType(documented: Iterable<string>, given: string): string | undefined {
  const near = [...documented].filter((candidate) => nearness(candidate, given) > 0);
  return near.toSorted((one, other) => nearness(other, given) - nearness(one, given))[0];
}
