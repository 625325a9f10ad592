import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { PauseButton } from "./PauseButton.tsx";

const meta = {
  title: "Components/Actions/PauseButton",
  id: "components-pausebutton",
  component: PauseButton,
  args: { paused: false, label: "Promotions", onPausedChange: fn() },
} satisfies Meta<typeof PauseButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Pause: Promotions" }));
    await expect(args.onPausedChange).toHaveBeenCalledWith(true);
  },
};

export const Playground: Story = {};

export const Paused: Story = { args: { paused: true } };

export const OnAPicture: Story = { args: { on: "picture" } };
