import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { inBox } from "../../testing/frames/decorators.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { SAMPLE_FOOTER_ITEMS, SAMPLE_GROUPS } from "../../testing/samples/navigation.ts";
import { SideNav } from "./SideNav.tsx";

const meta = {
  title: "Components/Navigation/SideNav",
  id: "components-sidenav",
  component: SideNav,
  args: { label: "Main", groups: SAMPLE_GROUPS, footerItems: SAMPLE_FOOTER_ITEMS },
  decorators: [inBox({ blockSize: 640 })],
} satisfies Meta<typeof SideNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole("link");
    await expect(links[0]).toHaveAttribute("aria-current", "page");
  },
};

export const Playground: Story = {};

export const Folded: Story = { args: { folded: true } };

export const Stress: Story = {
  args: {
    groups: [
      {
        id: "all",
        label: "A heading that needs more than one line of the bar",
        items: (SAMPLE_GROUPS[1]?.items ?? []).map((item) => ({
          ...item,
          label: `${item.label} and all that belongs to it`,
        })),
      },
    ],
  },
};

export const RightToLeftPage: Story = {
  render: (args) => (
    <RightToLeft>
      <div style={{ blockSize: 640 }}>
        <SideNav {...args} />
      </div>
    </RightToLeft>
  ),
};
