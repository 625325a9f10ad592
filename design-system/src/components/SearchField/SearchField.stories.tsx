import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { LONG_BENGALI, LONG_ENGLISH } from "../../testing/samples/long-texts.ts";
import { inside } from "../../testing/frames/decorators.tsx";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { SearchField } from "./SearchField.tsx";

const meta = {
  title: "Components/Fields/SearchField",
  id: "components-searchfield",
  component: SearchField,
  args: {
    label: "Search games",
    placeholder: "Koi, lantern, baccarat",
    value: "",
    onValueChange: fn(),
    onSearch: fn(),
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
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole("searchbox", { name: "Search games" });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard("koi");
    await expect(args.onSearch).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith("koi"), { timeout: 2000 });
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = {};

export const WithShortcut: Story = {
  args: { hasShortcut: true },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole("searchbox");
    // The field listens for the key a moment after it is rendered.
    await waitFor(async () => {
      await userEvent.keyboard("/");
      await expect(input).toHaveFocus();
    });
    await expect(input).toHaveValue("");
  },
};

export const Disabled: Story = { args: { disabled: true, value: "lantern" } };

export const Stress: Story = {
  args: { label: LONG_ENGLISH, placeholder: LONG_BENGALI, value: LONG_ENGLISH, hasShortcut: true },
  decorators: [inside(Narrow)],
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole("searchbox", { name: "Search games" });
    await userEvent.type(input, "koi{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledWith("koi");
    await userEvent.keyboard("{Escape}");
    await expect(input).toHaveValue("");
    await expect(input).toHaveFocus();
  },
};

export const Filled: Story = { args: { value: "lantern" } };

export const RightToLeftPage: Story = {
  render: (args) => (
    <RightToLeft>
      <SearchField {...args} />
    </RightToLeft>
  ),
};
