import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { inside } from "../../testing/frames/decorators.tsx";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { Button } from "../Button/Button.tsx";
import { ErrorState } from "./ErrorState.tsx";

const retry = fn();

const meta = {
  title: "Components/Feedback/ErrorState",
  id: "components-errorstate",
  component: ErrorState,
  args: {
    title: "The games could not be loaded",
    text: "The connection was lost. Your balance and your bets are safe.",
    detail: "Reference 7f3a-91c2",
    action: (
      <Button tone="accent" onClick={retry}>
        Try again
      </Button>
    ),
  },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    retry.mockClear();
    await expect(within(canvasElement).getByRole("alert")).toHaveTextContent("The games could not be loaded");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = {};

export const Stress: Story = {
  args: { detail: "Reference 7f3a91c27f3a91c27f3a91c27f3a91c27f3a91c27f3a91c2" },
  render: (args) => (
    <Narrow>
      <ErrorState {...args} />
    </Narrow>
  ),
};

export const RightToLeftPage: Story = {
  decorators: [inside(RightToLeft)],
};
