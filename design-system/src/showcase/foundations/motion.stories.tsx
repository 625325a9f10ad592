import type { Meta, StoryObj } from "@storybook/react-vite";
import { assignInlineVars } from "@vanilla-extract/dynamic";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Button } from "../../components/Button/Button.tsx";
import { Text } from "../../components/Text/Text.tsx";
import { Section, Specimen } from "../blocks/Section.tsx";
import * as styles from "../showcase.css.ts";
import { copiesOf, factsOf, propertyOf, TOKENS } from "../tokens.ts";

const DURATIONS = {
  dialog: "A dialog opens (R487).",
  fast: "A colour changes under the pointer, or a mark appears.",
  medium: "A card rises, or a panel opens.",
  slow: "A carousel shows its next slide, or a draw result appears.",
} as const;
const NAMES = ["dialog", "fast", "medium", "slow"] as const satisfies readonly (keyof typeof DURATIONS)[];
const EASINGS = ["easeOut", "easeInOut"] as const;

function Motions() {
  const [state, setState] = useState<"start" | "end">("start");
  return (
    <div className={styles.page}>
      <div>
        <Button tone="accent" onClick={() => setState(state === "start" ? "end" : "start")}>
          Move
        </Button>
      </div>
      {NAMES.map((duration) => (
        <Section key={duration} title={duration} note={DURATIONS[duration]}>
          {EASINGS.map((easing) => (
            <Specimen
              key={easing}
              name={`${duration}, ${easing}`}
              copies={[...copiesOf(`motion.${duration}`), ...copiesOf(`motion.${easing}`)]}
              facts={TOKENS.measures.filter(({ path }) => path === `motion.${duration}`).flatMap(factsOf)}
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
        Every duration is zero when the device asks for reduced motion, so components need no extra rule.
      </Text>
    </div>
  );
}

const meta = { title: "Foundations/Motion" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByDuration: Story = {
  render: () => <Motions />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Move" }));
    await expect(canvasElement.querySelectorAll('[data-state="end"]')).toHaveLength(NAMES.length * EASINGS.length);
  },
};
