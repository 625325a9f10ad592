import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { Pagination } from "./Pagination.tsx";

const meta = {
  title: "Components/Navigation/Pagination",
  id: "components-pagination",
  component: Pagination,
  args: { page: 5, count: 12, onPageChange: fn() },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("navigation", { name: "Pages" })).toBeVisible();
  },
};

export const Playground: Story = {};

export const FirstPage: Story = {
  args: { page: 1 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Previous page" }));
    await expect(args.onPageChange).not.toHaveBeenCalled();
    canvas.getByRole("button", { name: "Next page" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onPageChange).toHaveBeenCalledWith(2);
  },
};

export const LastPage: Story = { args: { page: 12 } };

export const Stress: Story = {
  args: { page: 4821, count: 10_000 },
  render: (args) => (
    <Narrow>
      <Pagination {...args} />
    </Narrow>
  ),
};

export const RightToLeftPage: Story = {
  render: (args) => (
    <RightToLeft>
      <Pagination {...args} />
    </RightToLeft>
  ),
};
