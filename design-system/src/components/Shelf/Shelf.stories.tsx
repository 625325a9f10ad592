import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { SlotsIcon } from "../../icons/icons.ts";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { SampleCard, SAMPLE_GAMES } from "../../testing/samples/games.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { Link } from "../Link/Link.tsx";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import { Shelf } from "./Shelf.tsx";

const meta = {
  title: "Components/Games/Shelf",
  id: "components-shelf",
  component: Shelf,
  args: {
    heading: "Slots",
    icon: <Icon drawing={SlotsIcon} size="large" />,
    hue: "slots",
    action: <Link href="#all">All slots</Link>,
    children: SAMPLE_GAMES.map((game) => <SampleCard key={game.id} game={game} />),
  },
} satisfies Meta<typeof Shelf>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("region", { name: "Slots" })).toBeVisible();
  },
};

export const Playground: Story = {};

export const TurnsPages: Story = {
  // On phones the row is swiped and has no buttons.
  render: (args) => (
    <div style={{ inlineSize: 700, maxInlineSize: "100%" }}>
      <Shelf {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const next = await canvas.findByRole("button", { name: /^Next: /, hidden: true });
    const row = canvas.getByRole("list");
    await expect(canvas.getByRole("button", { name: /^Previous: /, hidden: true })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    next.focus();
    await userEvent.click(next);
    await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(0));
  },
};

export const FewGames: Story = {
  args: { children: SAMPLE_GAMES.slice(0, 2).map((game) => <SampleCard key={game.id} game={game} />) },
};

export const Loading: Story = {
  args: { children: SAMPLE_GAMES.map((game) => <Skeleton key={game.id} shape="card" />) },
};

export const Stress: Story = {
  args: { heading: "Games of chance, skill and patience that were played most in the last thirty days" },
};

export const RightToLeftPage: Story = {
  render: (args) => (
    <RightToLeft>
      <Shelf {...args} />
    </RightToLeft>
  ),
};
