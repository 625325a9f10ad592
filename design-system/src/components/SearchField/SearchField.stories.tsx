import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { RightToLeft } from "../../testing/RightToLeft.tsx";
import { LONG_NAME } from "../../testing/long-texts.ts";
import { Narrow } from "../../testing/Narrow.tsx";
import { SearchField } from "./SearchField.tsx";

const meta = {
  title: "Components/SearchField",
  component: SearchField,
  args: {
    label: "Search games",
    placeholder: "Koi, lantern, baccarat",
    clearLabel: "Clear the search",
    value: "",
    onValueChange: fn(),
    onSubmit: fn(),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <SearchField {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole("searchbox", { name: "Search games" });
    await userEvent.type(input, "koi{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledWith("koi");
    await userEvent.keyboard("{Escape}");
    await expect(input).toHaveValue("");
    await expect(input).toHaveFocus();
  },
};

export const Playground: Story = {};

export const Filled: Story = { args: { value: "lantern" } };

export const RightToLeftPage: Story = {
  render: (args) => (
    <RightToLeft>
      <SearchField {...args} />
    </RightToLeft>
  ),
};

export const Stress: Story = {
  args: { value: LONG_NAME.repeat(3) },
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
};
