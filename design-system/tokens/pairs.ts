import { blend, contrast, type ContrastKind, LEAST_CONTRAST, parseHex } from "./contrast.ts";
import type { Token } from "./dtcg.ts";

/** A declared meeting of colours: every foreground lies on every background, over an opaque colour where one shows through. */
export interface ContrastRule {
  text?: string[];
  part?: string[];
  on: string[];
  over?: string;
}

/** One measured meeting. */
export interface ContrastPair {
  kind: ContrastKind;
  foreground: string;
  background: string;
  ratio: number;
  least: number;
}

/** Measures every declared pair in the colours of one mode. @throws when a rule names a role that does not exist. */
export function measurePairs(rules: readonly ContrastRule[], tokens: readonly Token[]): ContrastPair[] {
  const colours = new Map(tokens.flatMap(({ path, colour }) => (colour ? [[path, colour] as const] : [])));
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
  return rules.flatMap((rule) => {
    const kind: ContrastKind = rule.text ? "text" : "part";
    const under = rule.over === undefined ? undefined : parseHex(rule.over);
    return (rule.text ?? rule.part ?? []).flatMap(expand).flatMap((foreground) =>
      rule.on.map((background) => {
        const surface = under ? blend(colourOf(background), under) : colourOf(background);
        return {
          kind,
          foreground,
          background,
          ratio: contrast(colourOf(foreground), surface),
          least: LEAST_CONTRAST[kind],
        };
      }),
    );
  });
}
