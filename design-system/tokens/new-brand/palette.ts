import { BRANDS } from "../../src/theme/choices.ts";

/** The colours that a team chooses, and what each is for. All others are derived from them. */
export const CHOSEN_COLOURS = {
  night: "page of the dark theme",
  day: "page of the light theme",
  accent: "main action",
  gain: "gains, on sale",
  danger: "loss and danger",
  information: "information, links, focus",
  ring: "ring of a lottery ball",
  special: "face of the special ball",
} as const;
export type ChosenColour = keyof typeof CHOSEN_COLOURS;

/** The content of a `brand.json`. */
export interface BrandInput {
  /** Value of `data-brand`, and name of the folder. */
  brand: string;
  /** Name of the brand for members. */
  name: string;
  colours: Readonly<Record<ChosenColour, string>>;
}

const HEX = /^#[\da-f]{6}$/i;
const BRAND_ID = /^[a-z][a-z\d-]*$/;
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isChosen = (name: string): name is ChosenColour => Object.hasOwn(CHOSEN_COLOURS, name);

/** Checks the content of a `brand.json`. Returns the brand, or everything that is wrong with the file. */
export function readInput(text: string): { input: BrandInput } | { problems: readonly string[] } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { problems: [`It is not JSON: ${error instanceof Error ? error.message : String(error)}`] };
  }
  if (!isRecord(json)) return { problems: ["It must be an object with brand, name and colours."] };
  const { brand, name = brand, colours } = json;
  const problems: string[] = [];
  if (typeof brand !== "string" || !BRAND_ID.test(brand))
    problems.push('"brand" must be a word of a–z, 0–9 and hyphens, such as "nusa".');
  else if (BRANDS.some((ours) => ours === brand)) problems.push(`"brand" must not be "${brand}", which exists.`);
  if (typeof name !== "string") problems.push('"name" must be a text.');
  const given = isRecord(colours) ? colours : {};
  for (const [key, use] of Object.entries(CHOSEN_COLOURS)) {
    const colour = given[key];
    if (colour === undefined) problems.push(`"colours.${key}" is missing: ${use}.`);
    else if (typeof colour !== "string" || !HEX.test(colour))
      problems.push(`"colours.${key}" must be a colour such as "#0d1424".`);
  }
  for (const key of Object.keys(given)) if (!isChosen(key)) problems.push(`"colours.${key}" is unknown.`);
  if (problems.length > 0 || typeof brand !== "string" || typeof name !== "string") return { problems };
  const entries = Object.keys(CHOSEN_COLOURS).map((key) => [key, String(given[key]).toLowerCase()]);
  return { input: { brand, name, colours: Object.fromEntries(entries) } };
}
