import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { LONG_BENGALI } from "../../testing/samples/long-texts.ts";
import { inside } from "../../testing/frames/decorators.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { Inline } from "../Inline/Inline.tsx";
import { Link } from "../Link/Link.tsx";
import { Text } from "../Text/Text.tsx";
import { SkipLink } from "./SkipLink.tsx";

const meta = {
  title: "Components/Navigation/SkipLink",
  id: "components-skiplink",
  component: SkipLink,
  args: { label: "Skip to content", targetId: "content" },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 160, paddingBlockStart: 48 }}>
        <Story />
        <Inline gap={16}>
          {["Home", "Slots", "Lottery"].map((name) => (
            <Link key={name} href={`#${name}`}>
              {name}
            </Link>
          ))}
        </Inline>
        <div id="content" tabIndex={-1}>
          <Text>Press Tab. The first link leads here.</Text>
        </div>
      </div>
    ),
  ],
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("link", { name: "Skip to content" })).toHaveFocus();
  },
};
/** Shows the link as it looks while it has the focus, which only one example of a docs page can have. */
const show: Story["play"] = ({ canvasElement, args }) => {
  within(canvasElement).getByRole("link", { name: args.label }).style.translate = "none";
};

export const Playground: Story = { play: show };
export const Stress: Story = { args: { label: LONG_BENGALI }, play: show };
export const RightToLeftPage: Story = {
  args: { label: "انتقل إلى المحتوى" },
  decorators: [inside(RightToLeft)],
  play: show,
};
