import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { LONG_BENGALI } from "../../testing/samples/long-texts.ts";
import { inside } from "../../testing/frames/decorators.tsx";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { Inline } from "../Inline/Inline.tsx";
import { Text } from "../Text/Text.tsx";
import { Link, LINK_TONES, LINK_UNDERLINES } from "./Link.tsx";

const meta = {
  title: "Components/Actions/Link",
  id: "components-link",
  component: Link,
  // A link in a row is a touch target; a link in a sentence is as high as its line.
  decorators: [inside(Inline)],
  args: { href: "/help", children: "Help centre" },
  argTypes: {
    tone: { control: "select", options: LINK_TONES },
    underline: { control: "select", options: LINK_UNDERLINES },
  },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const UnderlinedOnHover: Story = { args: { underline: "hover", tone: "inherit" } };

export const InText: Story = {
  render: (args) => (
    <Text>
      Questions about limits? The <Link {...args} /> answers them.
    </Text>
  ),
};

export const OpensInNewTab: Story = {
  args: { href: "https://example.com/", opensInNewTab: true, children: "Licence" },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "Licence (opens in a new tab)" });
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  },
};

export const Stress: Story = {
  args: { href: "https://example.com/", opensInNewTab: true, children: LONG_BENGALI },
  decorators: [inside(Narrow)],
};

export const RightToLeftPage: Story = {
  args: { href: "https://example.com/", opensInNewTab: true, children: "الترخيص" },
  decorators: [
    (Story) => (
      <RightToLeft>
        <Inline>
          <Story />
        </Inline>
      </RightToLeft>
    ),
  ],
};
