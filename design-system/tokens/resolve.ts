import { type Brand, BRANDS, contrastOf, type Mode, MODES, themeOf } from "../src/theme/choices.ts";
import { type Group, isGroup, readTokens, type Token } from "./dtcg.ts";
import { type ContrastPair, type ContrastRule, measurePairs } from "./pairs.ts";

/** The token files as texts, by their path in `tokens/`. The build reads them from disk, Storybook from its bundle. */
export type TokenFiles = Readonly<Record<string, string>>;

/** The values of one mode of a brand, and the contrast of each declared pair of its colours. */
export interface ModeTokens {
  mode: Mode;
  /** All roles. */
  tokens: readonly Token[];
  /** The roles that a contrast mode changes; in `dark` and `light` all roles. */
  changed: readonly Token[];
  pairs: readonly ContrastPair[];
}

export interface BrandTokens<Name extends string = Brand> {
  brand: Name;
  /** Name of the brand for members. */
  name: string;
  description: string;
  /** Tier 1: the shared colours and those of the brand. */
  palette: ReadonlyMap<string, Token>;
  /** Tier 2: the roles, for each mode. */
  modes: readonly ModeTokens[];
  /** Measures that replace the shared ones. */
  measures: readonly Token[];
  /** Tier 3: component tokens, only where the brand needs them. */
  component: readonly Token[];
}

export interface ResolvedTokens {
  brands: readonly BrandTokens[];
  /** Tier 2: measures, the same in every mode. */
  measures: readonly Token[];
  /** Which colours may be used together. */
  rules: readonly ContrastRule[];
}

/** A file of `brands/`. */
export interface BrandFile {
  $extensions: { "org.lobbykit.name": string };
  $description: string;
  palette: Group;
  modes?: Partial<Record<Mode, Group>>;
  measures?: Group;
  component?: Group;
}

/** Merges `over` into `under`: groups are merged, and a token replaces the one in `under`. */
export function merge(under: Group, over: Group): Group {
  const joined: Group = { ...under };
  for (const [name, value] of Object.entries(over)) {
    const below = joined[name];
    joined[name] = isGroup(value) && isGroup(below) && value.$value === undefined ? merge(below, value) : value;
  }
  return joined;
}

function textOf(files: TokenFiles, name: string): string {
  const text = files[name];
  if (text === undefined) throw new Error(`tokens/${name} is missing.`);
  return text;
}

/** Reads every brand in every mode. @throws if a file is missing or an alias has no target. */
export function resolveTokens(files: TokenFiles): ResolvedTokens {
  const shapes: Group = JSON.parse(textOf(files, "measures.json"));
  const brands = BRANDS.map((brand) => resolveBrand(files, brand, brandFileOf(files, brand)));
  return { brands, measures: readTokens(shapes), rules: contrastRulesOf(files) };
}

/** Returns the file of one of our brands. */
export const brandFileOf = (files: TokenFiles, brand: Brand): BrandFile =>
  JSON.parse(textOf(files, `brands/${brand}.json`));

/** Returns which colours may be used together. */
export function contrastRulesOf(files: TokenFiles): readonly ContrastRule[] {
  const { rules }: { rules: ContrastRule[] } = JSON.parse(textOf(files, "contrast.json"));
  return rules;
}

/** Resolves one brand in every mode: one of ours, or a team's. */
export function resolveBrand<Name extends string>(files: TokenFiles, brand: Name, file: BrandFile): BrandTokens<Name> {
  const shared: Group = JSON.parse(textOf(files, "palette.json"));
  const rules = contrastRulesOf(files);
  const modeFile = (mode: Mode): Group => JSON.parse(textOf(files, `modes/${mode}.json`));
  const ownPalette = { palette: file.palette };
  // The brand's ramps are first in order, and they also replace shared ramps of the same name.
  const joined = readTokens(merge(merge(ownPalette, shared), ownPalette));
  const palette = new Map(joined.map((token) => [token.path, token] as const));
  const own = (mode: Mode) => file.modes?.[mode] ?? {};
  const modes = MODES.map((mode): ModeTokens => {
    const theme = themeOf(mode);
    const base = merge(modeFile(theme), own(theme));
    const change = merge(modeFile(mode), own(mode));
    const tokens = readTokens(merge(base, change), palette);
    const names = new Set(readTokens(change, palette).map(({ path }) => path));
    return {
      mode,
      tokens,
      changed: tokens.filter(({ path }) => mode === theme || names.has(path)),
      pairs: measurePairs(rules, tokens, contrastOf(mode)),
    };
  });
  return {
    brand,
    name: file.$extensions["org.lobbykit.name"],
    description: file.$description,
    palette,
    modes,
    measures: readTokens(file.measures ?? {}),
    component: readTokens({ component: file.component ?? {} }),
  };
}
