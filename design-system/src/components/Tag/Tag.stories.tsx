import type { Meta, StoryObj } from "@storybook/react-vite";
import { CATEGORY_ICONS, GAME_CATEGORIES, LiveIcon } from "../../icons/icons.ts";
import { LONG_BENGALI, LONG_NAME } from "../../testing/samples/long-texts.ts";
import { inside } from "../../testing/frames/decorators.tsx";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { HUES } from "../../theme/categories.ts";
import { Inline } from "../Inline/Inline.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Tag } from "./Tag.tsx";

const meta = {
  title: "Components/Feedback/Tag",
  id: "components-tag",
  component: Tag,
  args: { children: "6/45" },
  argTypes: { hue: { control: "select", options: HUES }, iconStart: { control: false } },
} satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { hue: "live", iconStart: LiveIcon, children: "Live" } };

export const Categories: Story = {
  render: () => (
    <Inline>
      {GAME_CATEGORIES.map((category) => (
        <Tag key={category} hue={category} iconStart={CATEGORY_ICONS[category]}>
          {category}
        </Tag>
      ))}
    </Inline>
  ),
};

export const Stress: Story = {
  render: () => (
    <Narrow>
      <Stack align="start" gap={8}>
        <Tag hue="poker">{LONG_BENGALI}</Tag>
        <Tag>{LONG_NAME}</Tag>
      </Stack>
    </Narrow>
  ),
};

export const RightToLeftPage: Story = {
  args: { hue: "live", iconStart: LiveIcon, children: "مباشر" },
  decorators: [inside(RightToLeft)],
};
