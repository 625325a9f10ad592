import type { Meta, StoryObj } from "@storybook/react-vite";
import * as icons from "../../icons/icons.tsx";
import { RightToLeft } from "../../testing/RightToLeft.tsx";
import { Inline } from "../Inline/Inline.tsx";
import { Icon, ICON_SIZES } from "./Icon.tsx";

const { CATEGORY_ICONS, GAME_CATEGORIES, ...drawings } = icons;

const meta = {
  title: "Components/Icon",
  component: Icon,
  args: { drawing: icons.WalletIcon },
  argTypes: { size: { control: "select", options: ICON_SIZES }, drawing: { control: false } },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { label: "Wallet", size: "large" } };
export const All: Story = {
  render: () => (
    <Inline gap={24}>
      {Object.entries(drawings).map(([name, drawing]) => (
        <Icon key={name} drawing={drawing} size="large" label={name} />
      ))}
    </Inline>
  ),
};
export const Categories: Story = {
  render: () => (
    <Inline gap={24}>
      {GAME_CATEGORIES.map((category) => (
        <Icon key={category} drawing={CATEGORY_ICONS[category]} size="large" label={category} />
      ))}
    </Inline>
  ),
};

export const RightToLeftPage: Story = {
  args: { drawing: icons.ArrowForwardIcon, mirrored: true, size: "large" },
  decorators: [
    (Story) => (
      <RightToLeft>
        <Story />
      </RightToLeft>
    ),
  ],
};
