import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../../components/Button/Button.tsx";
import { Card } from "../../components/Card/Card.tsx";
import { Checkbox } from "../../components/Checkbox/Checkbox.tsx";
import { Heading } from "../../components/Heading/Heading.tsx";
import { Inline } from "../../components/Inline/Inline.tsx";
import { Stack } from "../../components/Stack/Stack.tsx";
import { Text } from "../../components/Text/Text.tsx";
import { TextField } from "../../components/TextField/TextField.tsx";
import { DENSITIES, type Density } from "../../theme/choices.ts";
import { FactTable } from "../blocks/FactTable.tsx";
import { Section } from "../blocks/Section.tsx";
import * as styles from "../showcase.css.ts";
import { measuresOf } from "../tokens.ts";

const NOTES: Record<Density, string> = {
  comfortable: "Touch sizes for everyone: 44 px and more.",
  compact: "For long tables and experienced mouse users. Touch targets keep 44 px.",
};
const ROWS = ["21:15 Dhaka 5D", "21:30 Mega 6/45", "21:45 Lucky 28"] as const;

const Sample = ({ density }: { density?: Density }) => (
  <div data-density={density}>
    <Card>
      <Stack gap={12}>
        <Stack gap={4}>
          <Heading level={3}>{density ?? "by pointer"}</Heading>
          <Text size={14} tone="secondary">
            {density ? NOTES[density] : "By default, 36 px for a mouse and 44 px for touch."}
          </Text>
        </Stack>
        <Inline>
          <Button size="small">Small</Button>
          <Button tone="accent">Medium</Button>
          <Button size="large">Large</Button>
        </Inline>
        <TextField label={`Stake, ${density ?? "by pointer"}`} defaultValue="50.00" />
        <Checkbox label="Keep my numbers" />
        <div>
          {ROWS.map((row) => (
            <div key={row} className={styles.row}>
              {row}
            </div>
          ))}
        </div>
      </Stack>
    </Card>
  </div>
);

const FIGURES = measuresOf("size.control");

const Densities = () => (
  <div className={styles.page}>
    <Section
      title="Side by side"
      note="data-density on <html>, or on a part of a page such as a table; theme/density.css brings it."
    >
      <div className={styles.ways}>
        <Sample />
        {DENSITIES.map((density) => (
          <Sample key={density} density={density} />
        ))}
      </div>
    </Section>
    <Section
      title="Figures"
      note="Heights of controls, and of the rows of tables and lists, which are as high as a large control."
    >
      <FactTable
        heads={["Role", "Mouse", "Finger, comfortable", "Compact"]}
        rows={FIGURES.map(({ path, css, when }) => ({
          name: path,
          cells: [path, css, when.comfortable, when.compact],
        }))}
      />
    </Section>
  </div>
);

const meta = { title: "Foundations/Density" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const SideBySide: Story = {
  render: () => <Densities />,
  play: async ({ canvasElement }) => {
    const heightIn = (density: Density) =>
      canvasElement.querySelector(`[data-density="${density}"] button:nth-of-type(2)`)?.getBoundingClientRect().height;
    await expect(heightIn("comfortable")).toBe(44);
    const isFinger = matchMedia("(pointer: coarse)").matches;
    await expect(heightIn("compact")).toBe(isFinger ? 44 : 32);
  },
};
