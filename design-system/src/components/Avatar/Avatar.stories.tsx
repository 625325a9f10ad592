import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Bengali } from "../../testing/frames/frames.tsx";
import { SAMPLE_GAMES } from "../../testing/samples/games.tsx";
import { LONG_NAME } from "../../testing/samples/long-texts.ts";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { Inline } from "../Inline/Inline.tsx";
import { Text } from "../Text/Text.tsx";
import { Avatar, AVATAR_SIZES } from "./Avatar.tsx";

const NAMES = [
  "rahim77",
  "Nasrin Akter",
  "sohel_k",
  "Mita",
  "jamal",
  "Tania R",
  "lima",
  "karim_agent",
  "Dilip Roy",
  "bilal",
];
const [picture] = SAMPLE_GAMES;

const meta = {
  title: "Components/Content/Avatar",
  id: "components-avatar",
  component: Avatar,
  args: { name: "Nasrin Akter" },
  argTypes: { size: { control: "select", options: AVATAR_SIZES } },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("NA")).toHaveAttribute("aria-hidden", "true");
  },
};

export const Playground: Story = { args: { size: "large", label: "Nasrin Akter" } };

export const Names: Story = {
  render: () => (
    <Inline>
      {NAMES.map((name) => (
        <Avatar key={name} name={name} />
      ))}
      <Avatar name="" />
    </Inline>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Inline>
      {AVATAR_SIZES.map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
    </Inline>
  ),
};

export const WithPicture: Story = { args: { src: picture.src, size: "large", label: "Nasrin Akter" } };

export const InBengali: Story = {
  args: { name: "কৃষ্ণা দাস", size: "large" },
  render: (args) => (
    <Bengali>
      <Avatar {...args} />
    </Bengali>
  ),
};

export const Stress: Story = {
  render: () => (
    <Narrow>
      <Inline wrap={false}>
        <Avatar name={LONG_NAME} />
        <Text>{LONG_NAME}</Text>
      </Inline>
    </Narrow>
  ),
};

export const RightToLeftPage: Story = {
  render: (args) => (
    <RightToLeft>
      <Inline>
        <Avatar {...args} />
        <Text>Nasrin Akter</Text>
      </Inline>
    </RightToLeft>
  ),
};
