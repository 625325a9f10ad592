/** A media type in lower case without parameters: "application/json". */
export const essenceOf = (mediaType: string): string => (mediaType.split(";")[0] ?? "").trim().toLowerCase();

/** Whether it is JSON or based on JSON, such as application/problem+json. */
export const isJson = (mediaType: string): boolean => /^[^/]+\/(?:json|[^/]+\+json)$/.test(essenceOf(mediaType));

/** Whether it is an HTML form, in either encoding: a flat list of names and values. */
export const isForm = (mediaType: string): boolean =>
  ["application/x-www-form-urlencoded", "multipart/form-data"].includes(essenceOf(mediaType));

const isText = (mediaType: string): boolean => essenceOf(mediaType).startsWith("text/");
const isXml = (mediaType: string): boolean => /(?:\/|\+)xml$/.test(essenceOf(mediaType));

/** Whether it is plain text. For plain text, a schema can describe the body as a string. */
export const isPlainText = (mediaType: string): boolean => isText(mediaType) && !isXml(mediaType);

/** Whether it is a range of media types, such as `text/*`. */
export const isRange = (mediaType: string): boolean => mediaType.includes("*");

const escapePattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** How closely a documented media type matches the given one; 0 is no match. */
function nearness(documented: string, given: string): number {
  const known = essenceOf(documented);
  if (known === essenceOf(given)) return 2;
  if (!isRange(known)) return 0;
  const pattern = known === "*" ? ".*" : known.split("*").map(escapePattern).join("[^/]*");
  return new RegExp(`^${pattern}$`).test(essenceOf(given)) ? 1 : 0;
}

/** The documented media type that best matches the given one; undefined when none does. */
export function matchMediaType(documented: Iterable<string>, given: string): string | undefined {
  const near = [...documented].filter((candidate) => nearness(candidate, given) > 0);
  return near.toSorted((one, other) => nearness(other, given) - nearness(one, given))[0];
}
