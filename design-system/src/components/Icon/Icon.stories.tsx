import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import {
  ArrowForwardIcon,
  CATEGORY_ICONS,
  CONTACT_APPS,
  CONTACT_ICONS,
  GAME_CATEGORIES,
  WalletIcon,
} from "../../icons/icons.ts";
import { inside } from "../../testing/frames/decorators.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { Inline } from "../Inline/Inline.tsx";
import { Text } from "../Text/Text.tsx";
import { Icon, ICON_SIZES } from "./Icon.tsx";

const meta = {
  title: "Components/Content/Icon",
  id: "components-icon",
  component: Icon,
  args: { drawing: WalletIcon },
  argTypes: { size: { control: "select", options: ICON_SIZES }, drawing: { control: false } },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { label: "Wallet", size: "large" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("img", { name: "Wallet" })).toBeVisible();
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Inline gap={24}>
      {ICON_SIZES.map((size) => (
        <Icon key={size} {...args} size={size} />
      ))}
      <Text size={28}>
        by the text <Icon {...args} size="text" />
      </Text>
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

export const ContactApps: Story = {
  render: () => (
    <Inline gap={24}>
      {CONTACT_APPS.map((app) => (
        <Icon key={app} drawing={CONTACT_ICONS[app]} size="large" label={app} />
      ))}
    </Inline>
  ),
};

export const RightToLeftPage: Story = {
  args: { drawing: ArrowForwardIcon, mirrored: true, size: "large" },
  decorators: [inside(RightToLeft)],
};
