import type { Meta, StoryObj } from "@storybook/react-vite";
import { assignInlineVars } from "@vanilla-extract/dynamic";
import { expect } from "storybook/test";
import type { BrandTokens, ModeTokens } from "../../../tokens/resolve.ts";
import { Button } from "../../components/Button/Button.tsx";
import { Text } from "../../components/Text/Text.tsx";
import { FactTable } from "../blocks/FactTable.tsx";
import { Section, Specimen } from "../blocks/Section.tsx";
import * as styles from "../showcase.css.ts";
import { chosenIn, measuresOf, propertyOf } from "../tokens.ts";

/** Roles for which the path from the palette is shown. */
const CHAINS = [
  "background.page",
  "background.card",
  "background.accent",
  "text.primary",
  "text.danger",
  "border.focus",
];

const CHOICES = [
  ["data-brand", "lobbykit, sen, parol, wayang", "the default brand"],
  ["data-theme", "dark, light", "dark"],
  ["data-contrast", "standard, more", "what the device asks for"],
  ["data-density", "comfortable, compact", "what the pointer needs"],
  ["lang, dir", "a language, ltr or rtl", "those of the page"],
] as const;

const LAYERS = [
  ["reset", "Differences between browsers."],
  ["theme", "Values: brands, modes, measures."],
  ["base", "Elements: page, headings, focus, forced colours."],
  ["component", "Every component, each rule through layered()."],
  ["app", "The app that uses them: its style wins, whatever its selector and load order."],
] as const;

/** A role with its current value on the page. */
const Shown = ({ path }: { path: string }) => (
  <div className={styles.cell}>
    <span className={styles.swatch} style={assignInlineVars({ [styles.value]: `var(${propertyOf(path)})` })} />
    <span className={styles.code}>{propertyOf(path)}</span>
  </div>
);

const Tiers = ({ brand, mode }: { brand: BrandTokens; mode: ModeTokens }) => (
  <div className={styles.page}>
    <Section
      title="Palette, role, component"
      note="A brand changes the palette; a mode chooses which of it a role takes; components read roles and nothing else."
    >
      <FactTable
        heads={["Palette", "Role", "On the page"]}
        rows={mode.tokens
          .filter(({ path }) => CHAINS.includes(path.replace("color.", "")))
          .map(({ path, css, alias = "" }) => ({
            name: path,
            cells: [`${alias.replace("palette.", "")} ${css}`, path, <Shown key={path} path={path} />],
          }))}
      />
    </Section>
    <Section
      title="Component tokens"
      note="Only where a brand needs one. The component reads it, with a role as the fallback, and never sets it."
    >
      <Specimen
        name="component.button.radius"
        facts={[
          brand.component.length > 0
            ? `${brand.name}: ${brand.component.map(({ css }) => css).join(", ")}`
            : `${brand.name} has none, so the size of the button decides`,
          propertyOf("component.button.radius"),
        ]}
      >
        <div>
          <Button tone="accent">Play now</Button>
        </div>
      </Specimen>
    </Section>
    <Section
      title="What a page may choose"
      note="Attributes of <html>; a part of a page may wear another brand and theme."
    >
      <FactTable
        heads={["Attribute", "Values", "Without it"]}
        rows={CHOICES.map((cells) => ({ name: cells[0], cells }))}
      />
    </Section>
  </div>
);

const Order = () => (
  <div className={styles.page}>
    <Section
      title="Of the cascade"
      note="A later layer wins over all before it; load order and selectors do not matter."
    >
      <ol className={styles.layers}>
        {LAYERS.map(([name, text], index) => (
          <li key={name} className={styles.layer} style={assignInlineVars({ [styles.value]: String(index) })}>
            <Text weight="medium">{name}</Text>
            <Text size={14} tone="secondary">
              {text}
            </Text>
          </li>
        ))}
      </ol>
    </Section>
    <Section title="Of the page" note="What lies over what; nothing else sets a z-index.">
      <ol className={styles.layers}>
        {measuresOf("layer").map(({ name, path, css }, index) => (
          <li key={path} className={styles.layer} style={assignInlineVars({ [styles.value]: String(index) })}>
            <Text weight="medium">{name}</Text>
            <span className={styles.code}>{`${css} ${propertyOf(path)}`}</span>
          </li>
        ))}
      </ol>
    </Section>
  </div>
);

const meta = { title: "Foundations/Tiers" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const FromPaletteToComponent: Story = {
  name: "Design tokens, from palette to component",
  render: (_args, { globals }) => <Tiers {...chosenIn(globals)} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("tbody tr")).toHaveLength(CHAINS.length + CHOICES.length);
  },
};
export const Layers: Story = { render: () => <Order /> };
