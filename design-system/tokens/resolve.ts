import { type Group, readTokens, type Token } from "./dtcg.ts";
import { type ContrastPair, type ContrastRule, measurePairs } from "./pairs.ts";

export const MODES = ["dark", "light"] as const;
export type Mode = (typeof MODES)[number];

/** The colours of one theme, and how every declared pair of them meets. */
export interface ModeTokens {
  mode: Mode;
  tokens: readonly Token[];
  pairs: readonly ContrastPair[];
}

export interface ResolvedTokens {
  palette: ReadonlyMap<string, Token>;
  modes: readonly ModeTokens[];
  measures: readonly Token[];
}

interface Roles {
  $extensions: { "org.lobbykit.contrast": ContrastRule[] };
  modes: Record<Mode, Group>;
  measures: Group;
}

/** Reads palette.json and roles.json, given as texts: the build has them from disk, Storybook from its bundle. */
export function resolveTokens(paletteText: string, rolesText: string): ResolvedTokens {
  const colours: Group = JSON.parse(paletteText);
  const roles: Roles = JSON.parse(rolesText);
  const palette = new Map(readTokens(colours).map((token) => [token.path, token]));
  const rules = roles.$extensions["org.lobbykit.contrast"];
  const modes = MODES.map((mode) => {
    const tokens = readTokens(roles.modes[mode], palette);
    return { mode, tokens, pairs: measurePairs(rules, tokens) };
  });
  return { palette, modes, measures: readTokens(roles.measures) };
}
