import type { Meta, StoryObj } from "@storybook/react-vite";
import { Heading } from "../components/Heading/Heading.tsx";
import { Icon } from "../components/Icon/Icon.tsx";
import { Inline } from "../components/Inline/Inline.tsx";
import { Text } from "../components/Text/Text.tsx";
import * as icons from "../icons/icons.tsx";
import { Section, Specimen } from "./Section.tsx";
import * as styles from "./showcase.css.ts";

const { CATEGORY_ICONS, GAME_CATEGORIES, ...drawings } = icons;

const meta = { title: "Foundations/Icons" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <div className={styles.page}>
      <Heading level={1}>Icons</Heading>
      <Section title="Categories" note="Drawn for the house: 24 px, round strokes of two px, each in its own hue.">
        <div className={styles.grid}>
          {GAME_CATEGORIES.map((category) => (
            <Heading key={category} level={3} category={category} size={28}>
              <Inline as="span" gap={12} wrap={false}>
                <Icon drawing={CATEGORY_ICONS[category]} size="text" />
                <Icon drawing={CATEGORY_ICONS[category]} size="large" />
                <Text as="span" size={14} weight="medium" tone="primary">
                  {category}
                </Text>
              </Inline>
            </Heading>
          ))}
        </div>
      </Section>
      <Section title="Everything else" note="Take one by its name; it has the colour of the text round it.">
        <div className={styles.grid}>
          {Object.entries(drawings).map(([name, drawing]) => (
            <Specimen key={name} name={name} facts={[]}>
              <Icon drawing={drawing} size="large" />
            </Specimen>
          ))}
        </div>
      </Section>
    </div>
  ),
};
