import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { inside } from "../../testing/frames/decorators.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { LONG_BENGALI, LONG_ENGLISH } from "../../testing/samples/long-texts.ts";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { Link } from "../Link/Link.tsx";
import { Footer } from "./Footer.tsx";

const links = (labels: readonly string[]) => (
  <ul>
    {labels.map((label) => (
      <li key={label}>
        <Link href="#" tone="inherit" underline="hover">
          {label}
        </Link>
      </li>
    ))}
  </ul>
);

const meta = {
  title: "Components/Navigation/Footer",
  id: "components-footer",
  component: Footer,
  parameters: { layout: "fullscreen" },
  args: {
    sections: [
      {
        id: "about",
        heading: "About",
        content: <p>A licensed lobby for games of chance and skill.</p>,
      },
      { id: "protection", heading: "Responsibility", content: links(["Set a limit", "Take a break", "Help line"]) },
      { id: "games", heading: "Popular games", content: links(["Lantern Alley", "Koi of the Lake", "Marigold 6/45"]) },
      { id: "partners", heading: "Partners", content: links(["Become an affiliate"]) },
    ],
    legal: <p>21+ · play with a limit · © 2026 Lobbykit</p>,
  },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("region")).toHaveLength(4);
  },
};

export const Playground: Story = {};

export const RightToLeftPage: Story = {
  render: (args) => (
    <RightToLeft>
      <Footer {...args} />
    </RightToLeft>
  ),
};

export const Stress: Story = {
  args: {
    sections: [{ id: "long", heading: LONG_ENGLISH, content: links([LONG_BENGALI, LONG_ENGLISH]) }],
    legal: <p>{LONG_ENGLISH}</p>,
  },
  decorators: [inside(Narrow)],
};
