import type { Contrast } from "../src/theme/choices.ts";
import { blend, type Colour, contrast, type ContrastKind, LEAST_CONTRAST, parseHex } from "./contrast.ts";
import type { Token } from "./dtcg.ts";

/** Colours that may be used together: each foreground on each background. */
export interface ContrastRule {
  text?: string[];
  part?: string[];
  on: string[];
  /** An opaque colour that is visible through the background. */
  over?: string;
  /** Opacity of the colour that is blended over the background on hover, from 0 to 1. */
  wash?: number;
  /** The role of that colour; by default the foreground. */
  with?: string;
  /** Contrast required in every mode. It replaces the usual one for texts or parts (`LEAST_CONTRAST`). */
  least?: number;
}

/** One measured pair of colours. */
export interface ContrastPair {
  kind: ContrastKind;
  foreground: string;
  background: string;
  /** Set if a colour is blended over the background. */
  wash?: { by: number; with: string };
  ratio: number;
  least: number;
}

/** Measures every declared pair in the colours of one mode. @throws if a rule names a role that does not exist. */
export function measurePairs(
  rules: readonly ContrastRule[],
  tokens: readonly Token[],
  level: Contrast,
): ContrastPair[] {
  const colours = new Map(tokens.flatMap(({ path, colour }) => (colour ? [[path, colour] as const] : [])));
  return measureColours(rules, colours, level);
}

/** Like `measurePairs`, for colours by the path of their role: those of a file, or those that a browser computed. */
export function measureColours(
  rules: readonly ContrastRule[],
  colours: ReadonlyMap<string, Colour>,
  level: Contrast,
): ContrastPair[] {
  const colourOf = (role: string) => {
    const colour = colours.get(`color.${role}`);
    if (!colour) throw new Error(`A contrast rule names ${role}, which no mode has.`);
    return colour;
  };
  const expand = (role: string) => {
    if (!role.endsWith(".*")) return [role];
    const prefix = `color.${role.slice(0, -1)}`;
    return [...colours.keys()].filter((path) => path.startsWith(prefix)).map((path) => path.replace("color.", ""));
  };
  const surfaceOf = ({ over, wash }: ContrastRule, background: string, washing: string) => {
    const plain = over === undefined ? colourOf(background) : blend(colourOf(background), parseHex(over));
    return wash === undefined ? plain : blend({ ...colourOf(washing), alpha: wash }, plain);
  };
  return rules.flatMap((rule) => {
    const kind: ContrastKind = rule.text ? "text" : "part";
    return (rule.text ?? rule.part ?? []).flatMap(expand).flatMap((foreground) =>
      rule.on.map((background): ContrastPair => {
        const washing = rule.with ?? foreground;
        return {
          kind,
          foreground,
          background,
          ...(rule.wash === undefined ? {} : { wash: { by: rule.wash, with: washing } }),
          ratio: contrast(colourOf(foreground), surfaceOf(rule, background, washing)),
          least: rule.least ?? LEAST_CONTRAST[level][kind],
        };
      }),
    );
  });
}
