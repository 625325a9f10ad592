import type { Meta, StoryObj } from "@storybook/react-vite";
import { CATEGORY_ICONS, GAME_CATEGORIES } from "../../icons/icons.ts";
import { LONG_BENGALI } from "../../testing/samples/long-texts.ts";
import { inside } from "../../testing/frames/decorators.tsx";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { Inline } from "../Inline/Inline.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Heading, HEADING_LEVELS, HEADING_SIZES } from "./Heading.tsx";

const meta = {
  title: "Components/Content/Heading",
  id: "components-heading",
  component: Heading,
  args: { level: 2, children: "Lottery" },
  argTypes: {
    size: { control: "select", options: HEADING_SIZES },
    category: { control: "select", options: GAME_CATEGORIES },
  },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { category: "lottery" } };
export const Levels: Story = {
  render: () => (
    <Stack gap={12}>
      {HEADING_LEVELS.map((level) => (
        <Heading key={level} level={level}>{`Level ${level}`}</Heading>
      ))}
    </Stack>
  ),
};
export const Categories: Story = {
  render: () => (
    <Stack gap={12}>
      {GAME_CATEGORIES.map((category) => (
        <Heading key={category} level={2} category={category}>
          <Inline as="span">
            <Icon drawing={CATEGORY_ICONS[category]} size="large" />
            {category}
          </Inline>
        </Heading>
      ))}
    </Stack>
  ),
};
export const Stress: Story = {
  args: { level: 1, size: 36, lang: "bn", children: LONG_BENGALI },
  decorators: [inside(Narrow)],
};

export const RightToLeftPage: Story = {
  args: { children: "اليانصيب", category: "lottery" },
  decorators: [inside(RightToLeft)],
};
