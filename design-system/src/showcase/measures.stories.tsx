import type { Meta, StoryObj } from "@storybook/react-vite";
import { assignInlineVars } from "@vanilla-extract/dynamic";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Button } from "../components/Button/Button.tsx";
import { Heading } from "../components/Heading/Heading.tsx";
import { Text } from "../components/Text/Text.tsx";
import { LONG_BENGALI } from "../testing/long-texts.ts";
import { Section, Specimen } from "./Section.tsx";
import * as styles from "./showcase.css.ts";
import { chosenIn, measuresOf, propertyOf, TOKENS } from "./tokens.ts";

const valueOf = (path: string) => assignInlineVars({ [styles.value]: `var(${propertyOf(path)})` });
const factsOf = ({ path, css, when }: { path: string; css: string; when: Partial<Record<string, string>> }) => [
  css,
  ...Object.entries(when).map(([condition, other]) => `${condition}: ${other}`),
  propertyOf(path),
];

const meta = { title: "Foundations/Measures" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typography: Story = {
  render: () => (
    <div className={styles.page}>
      <Heading level={1}>Typography</Heading>
      <Section title="Sizes" note="The system's own font: nothing to load. Nothing is set under 12 px.">
        {measuresOf("font.size").map((token) => (
          <Specimen key={token.path} name={`${token.name} px`} facts={[token.css]}>
            <span className={styles.specimen} style={valueOf(token.path)}>
              The next draw closes at 21:30 · ৳ 12,480.50
            </span>
          </Specimen>
        ))}
      </Section>
      <Section title="Weights">
        <Text weight="regular">regular: running text</Text>
        <Text weight="medium">medium: labels</Text>
        <Text weight="semibold">semibold: headings, buttons</Text>
        <Text weight="bold">bold: amounts, titles of pages</Text>
      </Section>
      <Section title="Bengali" note="Its marks stand above and below: lines are 1.65 apart, in Latin text 1.5.">
        <Text lang="bn">{LONG_BENGALI}</Text>
        <Text>Confirm that you have read the terms, and know the limits of a withdrawal, before you go on.</Text>
      </Section>
      <Section title="Numbers" note="Tabular figures: no digit moves its neighbour.">
        <Text size={28} weight="bold">
          111,111.11
        </Text>
        <Text size={28} weight="bold">
          808,808.88
        </Text>
      </Section>
    </div>
  ),
};

export const SpaceRadiusElevation: Story = {
  name: "Space, radius, elevation",
  render: (_args, { globals }) => (
    <div className={styles.page}>
      <Heading level={1}>Space, radius, elevation</Heading>
      <Section title="Space" note="Between and inside parts; no other distance exists.">
        {measuresOf("space").map((token) => (
          <Specimen key={token.path} name={`${token.name} px`} facts={[propertyOf(token.path)]}>
            <span className={styles.bar} style={valueOf(token.path)} />
          </Specimen>
        ))}
      </Section>
      <Section title="Radius" note="small: controls; medium: cards; large: dialogs and banners; full: pills and discs.">
        <div className={styles.grid}>
          {measuresOf("radius").map((token) => (
            <Specimen key={token.path} name={token.name} facts={factsOf(token)}>
              <span className={styles.corner} style={valueOf(token.path)} />
            </Specimen>
          ))}
        </div>
      </Section>
      <Section title="Elevation" note="1 lies on a card, 2 is lifted, 3 is a pop-up, 4 a dialog.">
        <div className={styles.grid}>
          {chosenIn(globals)
            .mode.tokens.filter(({ path }) => path.startsWith("elevation."))
            .map(({ path }) => (
              <Specimen key={path} name={path} facts={[propertyOf(path)]}>
                <span className={styles.raised} style={valueOf(path)} />
              </Specimen>
            ))}
        </div>
      </Section>
      <Section
        title="Sizes"
        note="Controls are 44 px for a finger and 36 px for a mouse: by the pointer, not by a property."
      >
        <div className={styles.grid}>
          {measuresOf("size").map((token) => (
            <Specimen key={token.path} name={token.name} facts={factsOf(token)}>
              {null}
            </Specimen>
          ))}
        </div>
      </Section>
    </div>
  ),
};

const DURATIONS = ["fast", "medium", "slow"] as const;
const EASINGS = ["easeOut", "easeInOut"] as const;

function Motions() {
  const [state, setState] = useState<"start" | "end">("start");
  return (
    <div className={styles.page}>
      <Heading level={1}>Motion</Heading>
      <div>
        <Button tone="accent" onClick={() => setState(state === "start" ? "end" : "start")}>
          Move
        </Button>
      </div>
      {DURATIONS.map((duration) => (
        <Section key={duration} title={duration}>
          {EASINGS.map((easing) => (
            <Specimen
              key={easing}
              name={`${duration}, ${easing}`}
              facts={[TOKENS.measures.find(({ path }) => path === `motion.${duration}`)?.css ?? ""]}
            >
              <span
                className={styles.track}
                data-state={state}
                style={assignInlineVars({
                  [styles.value]: `var(${propertyOf(`motion.${duration}`)}) var(${propertyOf(`motion.${easing}`)})`,
                })}
              >
                <span className={styles.runner} />
              </span>
            </Specimen>
          ))}
        </Section>
      ))}
      <Text tone="secondary">
        Every duration is zero for those who ask their device for less motion: components need no rule of their own.
      </Text>
    </div>
  );
}

export const Motion: Story = {
  render: () => <Motions />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Move" }));
    await expect(canvasElement.querySelectorAll('[data-state="end"]')).toHaveLength(DURATIONS.length * EASINGS.length);
  },
};
