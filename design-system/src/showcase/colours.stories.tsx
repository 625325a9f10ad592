import type { Meta, StoryObj } from "@storybook/react-vite";
import { assignInlineVars } from "@vanilla-extract/dynamic";
import type { Mode } from "../../tokens/resolve.ts";
import { Heading } from "../components/Heading/Heading.tsx";
import { Section, Specimen } from "./Section.tsx";
import * as styles from "./showcase.css.ts";
import { modeOf, propertyOf, TOKENS } from "./tokens.ts";

const GROUPS = [
  ["background", "Surfaces, and the grounds of buttons and notices."],
  ["text", "What is read. Every pair below has at least 4.5:1."],
  ["border", "Hairlines part, field borders say where to type, focus says where one is."],
  ["category", "One hue a category: in its icon, shelf heading, game art and page header only."],
  ["ball", "Lottery balls are enamel discs; the special one differs by ring and label too."],
  ["picture", "What lies on pictures."],
] as const;

/** Roles of one theme; components read these and never the palette. */
const Roles = ({ mode }: { mode: Mode }) => (
  <div className={styles.page}>
    <Heading level={1}>Colours</Heading>
    {GROUPS.map(([group, note]) => (
      <Section key={group} title={group} note={note}>
        <div className={styles.grid}>
          {TOKENS.modes
            .find((theme) => theme.mode === mode)
            ?.tokens.filter(({ path }) => path.startsWith(`color.${group}.`))
            .map(({ path, css, alias = "" }) => (
              <Specimen
                key={path}
                name={path.replace("color.", "")}
                facts={[`${css} ${alias.replace("palette.", "")}`, propertyOf(path)]}
              >
                <span
                  className={styles.swatch}
                  style={assignInlineVars({ [styles.value]: `var(${propertyOf(path)})` })}
                />
              </Specimen>
            ))}
        </div>
      </Section>
    ))}
  </div>
);

/** Every pair that may meet, in both themes: the build stops at one that falls short. */
const Contrast = () => (
  <div className={styles.page}>
    <Heading level={1}>Contrast</Heading>
    {TOKENS.modes.map(({ mode, tokens, pairs }) => {
      const colours = new Map(tokens.map(({ path, css }) => [path.replace("color.", ""), css]));
      return (
        <Section key={mode} title={mode} note={`${pairs.length} pairs: text needs 4.5:1, parts of the interface 3:1.`}>
          <table className={styles.table}>
            <thead>
              <tr>
                {["Sample", "Foreground", "Background", "Least", "Ratio"].map((head) => (
                  <th key={head} scope="col" className={styles.figure}>
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {pairs.map(({ foreground, background, least, ratio, kind }) => (
                <tr key={`${foreground} ${background}`}>
                  <td className={styles.data}>
                    <span
                      className={styles.sample}
                      aria-hidden="true"
                      style={{ color: colours.get(foreground), background: colours.get(background) }}
                    >
                      {kind === "text" ? "Aa ১২" : "●"}
                    </span>
                  </td>
                  <td className={styles.data}>{foreground}</td>
                  <td className={styles.data}>{background}</td>
                  <td className={styles.figure}>{least}</td>
                  <td className={styles.figure}>{ratio.toFixed(2)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Section>
      );
    })}
  </div>
);

const meta = { title: "Foundations/Colours" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByRole: Story = { render: (_args, { globals }) => <Roles mode={modeOf(globals.theme)} /> };
export const ByContrast: Story = { render: () => <Contrast /> };
