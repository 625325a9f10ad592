import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import koi from "../../testing/art/koi.svg?no-inline";
import { inside } from "../../testing/frames/decorators.tsx";
import { Column } from "../../testing/frames/frames.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { Image, IMAGE_RATIOS } from "./Image.tsx";

const framed = (ratio: string) => ({
  inlineSize: ratio === "banner" ? 360 : 160,
  borderRadius: 10,
  overflow: "hidden",
});

const meta = {
  title: "Components/Content/Image",
  id: "components-image",
  component: Image,
  args: { src: koi, alt: "Two koi in a lake", placeholderColor: "#08506b" },
  decorators: [
    (Story, { args }) => (
      <div style={framed(args.ratio ?? "portrait")}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Image>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("img", { name: "Two koi in a lake" })).toBeInTheDocument();
  },
};

export const Playground: Story = {};

export const Priority: Story = { args: { priority: true } };

export const Ratios: Story = {
  render: (args) => (
    <Column>
      {IMAGE_RATIOS.map((ratio) => (
        <div key={ratio} style={{ inlineSize: 160 }}>
          <Image {...args} ratio={ratio} />
        </div>
      ))}
    </Column>
  ),
};

export const Failed: Story = {
  args: { src: "/not-there.svg", alt: "Koi of the Lake", priority: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole("img", { name: "Koi of the Lake" })).toHaveTextContent("KO"), {
      timeout: 10_000,
    });
  },
};

export const RightToLeftPage: Story = {
  decorators: [inside(RightToLeft)],
};
