import type { Meta, StoryObj } from "@storybook/react-vite";
import { assignInlineVars } from "@vanilla-extract/dynamic";
import type { ContrastPair } from "../../../tokens/pairs.ts";
import type { BrandTokens, ModeTokens } from "../../../tokens/resolve.ts";
import { Text } from "../../components/Text/Text.tsx";
import { Section, Specimen } from "../blocks/Section.tsx";
import * as styles from "../showcase.css.ts";
import { chosenIn, copiesOf, propertyOf, TOKENS } from "../tokens.ts";

const GROUPS = [
  ["background", "Surfaces, and the backgrounds of buttons and notices."],
  ["text", "What is read; the ratio is that of the worst ground it may lie on."],
  ["border", "Hairlines separate parts, field borders show where to type, and focus rings show where the focus is."],
  ["category", "One hue for each category, only in its icon, shelf heading, game art and page header."],
  ["ball", "Lottery balls are enamel discs; the special one differs by ring and label too."],
  ["picture", "Texts and controls on pictures."],
] as const;

const LEAST_FIRST = (first: ContrastPair, second: ContrastPair) =>
  first.ratio / first.least - second.ratio / second.least;

/** Returns the declared pair in which a colour exceeds its required contrast by the least. */
const worstOf = ({ pairs }: ModeTokens, role: string) =>
  pairs.filter(({ foreground }) => foreground === role).sort(LEAST_FIRST)[0];

const cssOf = ({ tokens }: ModeTokens, role: string) => tokens.find(({ path }) => path === `color.${role}`)?.css ?? "";

/** Returns the visible background: a colour may be blended over it on hover. */
const groundOf = (mode: ModeTokens, { background, wash }: ContrastPair) =>
  wash
    ? `color-mix(in srgb, ${cssOf(mode, wash.with)} ${wash.by * 100}%, ${cssOf(mode, background)})`
    : cssOf(mode, background);

/** Shows a colour as it is used: text and symbols on their worst background, all other colours as a patch. */
const Swatch = ({ role, mode }: { role: string; mode: ModeTokens }) => {
  const worst = worstOf(mode, role);
  if (worst?.kind !== "text") {
    const patch = assignInlineVars({ [styles.value]: `var(${propertyOf(`color.${role}`)})` });
    return <span className={styles.swatch} style={patch} />;
  }
  const ground = assignInlineVars({ [styles.value]: groundOf(mode, worst) });
  return (
    <span className={styles.words} style={{ ...ground, color: cssOf(mode, role) }} aria-hidden="true">
      Aa ১২ ع
    </span>
  );
};

/** The roles of one brand in one mode. Components use these and never the palette. */
const Roles = ({ brand, mode }: { brand: BrandTokens; mode: ModeTokens }) => (
  <div className={styles.page}>
    <Text tone="secondary">{`The roles of ${brand.name} in the theme “${mode.mode}”. Choose another in the toolbar.`}</Text>
    {GROUPS.map(([group, note]) => (
      <Section key={group} title={group} note={note}>
        <div className={styles.grid}>
          {mode.tokens
            .filter(({ path }) => path.startsWith(`color.${group}.`))
            .map(({ path, css, alias = "" }) => {
              const role = path.replace("color.", "");
              const worst = worstOf(mode, role);
              return (
                <Specimen
                  key={path}
                  name={role}
                  copies={copiesOf(path, css)}
                  facts={[
                    `${css} ${alias.replace("palette.", "")}`,
                    propertyOf(path),
                    worst
                      ? `${worst.ratio.toFixed(2)}:1 on ${worst.background} (least ${worst.least})`
                      : "no contrast asked",
                  ]}
                >
                  <Swatch role={role} mode={mode} />
                </Specimen>
              );
            })}
        </div>
      </Section>
    ))}
  </div>
);

/** The palette of a brand (tier 1): every ramp, and the roles that use it in this mode. */
const Palette = ({ brand, mode }: { brand: BrandTokens; mode: ModeTokens }) => {
  const ramps = Map.groupBy(brand.palette.values(), ({ path }) => path.split(".")[1] ?? "");
  return (
    <div className={styles.page}>
      <Text tone="secondary">{`The palette of ${brand.name}, and the roles that use each colour in the theme “${mode.mode}”.`}</Text>
      {[...ramps].map(([ramp, steps]) => (
        <Section key={ramp} title={ramp}>
          <div className={styles.ramp}>
            {steps.map(({ path, css }) => {
              const roles = mode.tokens.filter(({ alias }) => alias === path).map((token) => token.path);
              return (
                <Specimen
                  key={path}
                  name={path.split(".").at(-1) ?? ""}
                  copies={[{ label: css, text: css }]}
                  facts={[css, ...roles.map((role) => role.replace("color.", ""))]}
                >
                  <span className={styles.swatch} style={assignInlineVars({ [styles.value]: css })} />
                </Specimen>
              );
            })}
          </div>
        </Section>
      ))}
    </div>
  );
};

const leastOf = (mode: ModeTokens, kind: ContrastPair["kind"]) =>
  Math.min(...mode.pairs.filter((pair) => pair.kind === kind).map(({ ratio }) => ratio)).toFixed(2);

const Head = ({ names }: { names: readonly string[] }) => (
  <thead>
    <tr>
      {names.map((name) => (
        <th key={name} scope="col" className={styles.figure}>
          {name}
        </th>
      ))}
    </tr>
  </thead>
);

/** Every pair of colours that may be used together. `npm run generate` and `npm run check` fail if one has too little contrast, in any brand and mode. */
const Contrast = ({ brand, mode }: { brand: BrandTokens; mode: ModeTokens }) => (
  <div className={styles.page}>
    <Section
      title="Every brand, every mode"
      note="The least of all pairs. Text needs 4.5:1 and parts of the interface 3:1; in high contrast 7:1 and 4.5:1, rings of balls 3:1."
    >
      <table className={styles.table}>
        <Head names={["Brand", "Mode", "Pairs", "Text", "Parts"]} />
        <tbody>
          {TOKENS.brands.flatMap(({ name, modes }) =>
            modes.map((each) => (
              <tr key={`${name} ${each.mode}`}>
                <td className={styles.data}>{name}</td>
                <td className={styles.data}>{each.mode}</td>
                <td className={styles.figure}>{each.pairs.length}</td>
                <td className={styles.figure}>{leastOf(each, "text")}</td>
                <td className={styles.figure}>{leastOf(each, "part")}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </Section>
    <Section
      title={`${brand.name}, ${mode.mode}`}
      note={`${mode.pairs.length} pairs. A percentage is the opacity of a hover colour.`}
    >
      <table className={styles.table}>
        <Head names={["Sample", "Foreground", "Background", "Least", "Ratio"]} />
        <tbody>
          {mode.pairs.map((pair) => (
            <tr key={`${pair.foreground} ${pair.background} ${pair.wash?.by ?? ""}`}>
              <td className={styles.data}>
                <span
                  className={styles.sample}
                  aria-hidden="true"
                  style={{ color: cssOf(mode, pair.foreground), background: groundOf(mode, pair) }}
                >
                  {pair.kind === "text" ? "Aa ১২" : "●"}
                </span>
              </td>
              <td className={styles.data}>{pair.foreground}</td>
              <td className={styles.data}>{`${pair.background}${pair.wash ? ` + ${pair.wash.by * 100} %` : ""}`}</td>
              <td className={styles.figure}>{pair.least}</td>
              <td className={styles.figure}>{pair.ratio.toFixed(2)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  </div>
);

const meta = { title: "Foundations/Colours" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByRole: Story = { render: (_args, { globals }) => <Roles {...chosenIn(globals)} /> };
export const ByPalette: Story = { render: (_args, { globals }) => <Palette {...chosenIn(globals)} /> };
export const ByContrast: Story = { render: (_args, { globals }) => <Contrast {...chosenIn(globals)} /> };
