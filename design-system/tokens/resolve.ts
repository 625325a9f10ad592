import { type Brand, BRANDS, contrastOf, type Mode, MODES, themeOf } from "../src/theme/choices.ts";
import { type Group, isGroup, readTokens, type Token } from "./dtcg.ts";
import { type ContrastPair, type ContrastRule, measurePairs } from "./pairs.ts";

/** The token files as texts, by their path inside `tokens/`: the build has them from disk, Storybook from its bundle. */
export type TokenFiles = Readonly<Record<string, string>>;

/** The values of one mode of a brand, and how every declared pair of its colours meets. */
export interface ModeTokens {
  mode: Mode;
  /** All roles. */
  tokens: readonly Token[];
  /** Those a contrast mode changes; in `dark` and `light` all. */
  changed: readonly Token[];
  pairs: readonly ContrastPair[];
}

export interface BrandTokens {
  brand: Brand;
  /** As members know it. */
  name: string;
  description: string;
  /** Tier 1: the colours of all brands and its own. */
  palette: ReadonlyMap<string, Token>;
  /** Tier 2: roles. */
  modes: readonly ModeTokens[];
  /** Measures that stand in for those of all brands. */
  measures: readonly Token[];
  /** Tier 3: parts of components, only where the brand needs them. */
  component: readonly Token[];
}

export interface ResolvedTokens {
  brands: readonly BrandTokens[];
  /** Tier 2, the same in every mode. */
  measures: readonly Token[];
  /** Which colours may meet. */
  rules: readonly ContrastRule[];
}

interface BrandFile {
  $extensions: { "org.lobbykit.name": string };
  $description: string;
  palette: Group;
  modes?: Partial<Record<Mode, Group>>;
  measures?: Group;
  component?: Group;
}

/** `over` laid on `under`: groups are joined, a token stands for the one below it. */
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

/** Reads every brand in every mode. @throws when a file is missing, or an alias leads nowhere. */
export function resolveTokens(files: TokenFiles): ResolvedTokens {
  const shared: Group = JSON.parse(textOf(files, "palette.json"));
  const shapes: Group = JSON.parse(textOf(files, "measures.json"));
  const { rules }: { rules: ContrastRule[] } = JSON.parse(textOf(files, "contrast.json"));
  const modeFile = (mode: Mode): Group => JSON.parse(textOf(files, `modes/${mode}.json`));
  const brands = BRANDS.map((brand): BrandTokens => {
    const file: BrandFile = JSON.parse(textOf(files, `brands/${brand}.json`));
    const ownPalette = { palette: file.palette };
    // Its own ramps first; where it has a ramp of all brands too, its own stands.
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
  });
  return { brands, measures: readTokens(shapes), rules };
}
