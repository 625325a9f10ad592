import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { inside } from "../../testing/frames/decorators.tsx";
import { Bengali } from "../../testing/frames/frames.tsx";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { LONG_BENGALI, LONG_ENGLISH } from "../../testing/samples/long-texts.ts";
import { MultiSelect } from "./MultiSelect.tsx";

const VENDORS = ["Night Market", "Red Lantern", "Koi House", "River Studio", "Marigold"].map((label) => ({
  id: label.toLowerCase().replaceAll(" ", "-"),
  label,
}));

const meta = {
  title: "Components/Fields/MultiSelect",
  id: "components-multiselect",
  tags: ["new"],
  component: MultiSelect,
  args: { label: "Vendors", placeholder: "All vendors", options: VENDORS, onValueChange: fn() },
  render: (args) => (
    <div style={{ maxInlineSize: 320, minBlockSize: 320 }}>
      <MultiSelect {...args} />
    </div>
  ),
} satisfies Meta<typeof MultiSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement) => within(canvasElement).getByRole("button", { name: /Vendors/ });

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    field(canvasElement).focus();
    await userEvent.keyboard("{Enter}");
    const list = await screen.findByRole("listbox", { name: /Vendors/ });
    await waitFor(() => expect(list).toBeVisible());
    await expect(list).toHaveAttribute("aria-multiselectable", "true");
    await userEvent.keyboard("{Enter}{ArrowDown}{ArrowDown}{Enter}");
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(["night-market", "koi-house"]));
    await expect(list).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(field(canvasElement)).toHaveFocus());
    await expect(field(canvasElement)).toHaveTextContent("2 selected");
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Remove Night Market" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["koi-house"]);
  },
};

export const Playground: Story = {};

export const Chosen: Story = {
  args: { defaultValue: ["red-lantern", "marigold"], description: "Games of these vendors" },
};

export const Limited: Story = {
  args: { defaultValue: ["night-market"], maxChosen: 2, description: "Choose up to two." },
  play: async ({ canvasElement }) => {
    await userEvent.click(field(canvasElement));
    await userEvent.click(await screen.findByRole("option", { name: "Koi House" }));
    const other = screen.getByRole("option", { name: "Marigold" });
    await waitFor(() => expect(other).toHaveAttribute("aria-disabled", "true"));
    await expect(screen.getByRole("option", { name: "Koi House" })).not.toHaveAttribute("aria-disabled", "true");
  },
};

export const Many: Story = {
  args: {
    label: "Vendors",
    options: Array.from({ length: 40 }, (_, number) => ({
      id: `vendor-${number}`,
      label: `Vendor ${number + 1}`,
      group: number < 20 ? "Slots" : "Live casino",
    })),
    defaultValue: Array.from({ length: 12 }, (_, number) => `vendor-${number}`),
  },
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement)).toHaveTextContent("12 selected");
    await userEvent.click(field(canvasElement));
    await expect(await screen.findByRole("group", { name: "Live casino" })).toBeInTheDocument();
  },
};

export const Invalid: Story = { args: { error: "Choose at least one vendor.", required: true } };

export const Disabled: Story = { args: { disabled: true, defaultValue: ["koi-house"] } };

export const InBengali: Story = {
  args: { label: "গেম নির্মাতা", placeholder: "সব নির্মাতা", defaultValue: ["koi-house", "marigold"] },
  decorators: [inside(Bengali)],
};

export const Stress: Story = {
  args: {
    label: LONG_ENGLISH,
    defaultValue: ["long", "bengali"],
    options: [
      { id: "long", label: LONG_ENGLISH },
      { id: "bengali", label: LONG_BENGALI, lang: "bn" },
    ],
  },
  decorators: [inside(Narrow)],
};

export const RightToLeftPage: Story = {
  args: {
    label: "مزودو الألعاب",
    placeholder: "الكل",
    defaultValue: ["koi"],
    options: [{ id: "koi", label: "بيت الكوي" }],
  },
  decorators: [inside(RightToLeft)],
};
