import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { BankIcon } from "../../icons/icons.ts";
import { inside } from "../../testing/frames/decorators.tsx";
import { Bengali } from "../../testing/frames/frames.tsx";
import { LONG_BENGALI, LONG_ENGLISH } from "../../testing/samples/long-texts.ts";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { ComboBox, type ComboBoxOption } from "./ComboBox.tsx";

const BANKS: ComboBoxOption[] = [
  { id: "ab", label: "AB Bank" },
  { id: "asia", label: "Bank Asia" },
  { id: "brac", label: "BRAC Bank" },
  { id: "city", label: "City Bank" },
  { id: "dutch", label: "Dutch-Bangla Bank" },
  { id: "eastern", label: "Eastern Bank" },
  { id: "islami", label: "Islami Bank Bangladesh" },
  { id: "janata", label: "Janata Bank", description: "Not available on Fridays", disabled: true },
  { id: "mutual", label: "Mutual Trust Bank" },
  { id: "prime", label: "Prime Bank" },
  { id: "pubali", label: "Pubali Bank" },
  { id: "sonali", label: "Sonali Bank" },
];
const CITIES = ["Barishal", "Chattogram", "Dhaka", "Khulna", "Mymensingh", "Rajshahi", "Rangpur", "Sylhet"];
const BRANCHES: ComboBoxOption[] = Array.from({ length: 800 }, (_, place) => ({
  id: `branch-${place}`,
  label: `${CITIES[place % CITIES.length] ?? ""} branch ${place + 1}`,
  description: `Routing ${String(100_000_000 + place * 7919)}`,
}));

const meta = {
  title: "Components/Fields/ComboBox",
  id: "components-combobox",
  component: ComboBox,
  args: { label: "Bank", options: BANKS, placeholder: "Type a name", onValueChange: fn() },
  // A container with enough height for an open list.
  render: (args) => (
    <div style={{ maxInlineSize: 360, minBlockSize: 420 }}>
      <ComboBox {...args} />
    </div>
  ),
} satisfies Meta<typeof ComboBox>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  const buttons = await within(canvasElement).findAllByRole("button");
  await userEvent.click(buttons.at(-1) ?? canvasElement);
  const list = await screen.findByRole("listbox");
  // The list first appears in an animation.
  await waitFor(() => expect(list).toBeVisible());
};

/** Returns the text of the open list. */
const said = () => document.querySelector("[role=listbox]")?.parentElement?.textContent;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole("combobox", { name: "Bank" });
    await userEvent.type(field, "bank a");
    await screen.findByRole("option", { name: "Bank Asia" });
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith("asia"));
    await expect(field).toHaveValue("Bank Asia");
  },
};

const GROUPED = [
  { id: "bkash", label: "bKash", group: "Wallets" },
  { id: "nagad", label: "Nagad", group: "Wallets" },
  ...BANKS.map((bank) => ({ ...bank, group: "Banks" })),
];

export const Groups: Story = {
  args: { label: "Pay with", options: GROUPED },
  play: async ({ args, canvasElement }) => {
    await open(canvasElement);
    await expect(screen.getByText("Wallets", { selector: "[aria-hidden]" })).toBeVisible();
    await expect(screen.getByRole("option", { name: "Nagad Wallets" })).toBeVisible();
    // A heading without a matching option disappears.
    await userEvent.type(within(canvasElement).getByRole("combobox", { name: "Pay with" }), "eastern");
    await waitFor(() => expect(screen.queryByText("Wallets", { selector: "[aria-hidden]" })).toBeNull());
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith("eastern"));
  },
};

/** Groups in a list of 800 branches, of which only those in view are rendered. */
export const ManyInGroups: Story = {
  args: {
    label: "Branch",
    options: BRANCHES.toSorted((left, right) => left.label.localeCompare(right.label)).map((branch) => ({
      ...branch,
      group: branch.label.split(" ")[0] ?? "",
    })),
  },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await expect(screen.getByText("Barishal", { selector: "[aria-hidden]" })).toBeVisible();
    await userEvent.keyboard("{ArrowUp}");
    const last = "Sylhet branch 96 Routing 100752305 Sylhet";
    await waitFor(() => expect(screen.getByRole("option", { name: last, hidden: true })).toBeVisible());
    await userEvent.keyboard("{Enter}");
    await open(canvasElement);
  },
};

export const Playground: Story = { args: { description: "The bank for your withdrawals", required: true } };
export const Chosen: Story = { args: { defaultValue: "city", icon: <Icon drawing={BankIcon} /> } };
export const Invalid: Story = { args: { error: "Choose a bank from the list." } };
export const Disabled: Story = { args: { disabled: true, defaultValue: "city" } };

export const Opened: Story = {
  args: { defaultValue: "eastern" },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await expect(screen.getByRole("option", { name: "Eastern Bank" })).toHaveAttribute("aria-selected", "true");
  },
};

export const NothingFits: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole("combobox"), "zzz");
    await waitFor(() => expect(said()).toBe("No matches. Try other words."));
  },
};

export const LongList: Story = {
  args: { label: "Branch", options: BRANCHES },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await userEvent.keyboard("{ArrowUp}");
  },
};

/** Simulates a server that responds after a delay. */
function Asking(args: ComponentProps<typeof ComboBox>) {
  const [options, setOptions] = useState<readonly ComboBoxOption[]>([]);
  const [loading, setLoading] = useState(false);
  const search = (text: string) => {
    setLoading(true);
    setTimeout(() => {
      const words = text.toLowerCase();
      setOptions(BRANCHES.filter(({ label }) => label.toLowerCase().includes(words)).slice(0, 20));
      setLoading(false);
    }, 400);
  };
  return (
    <div style={{ maxInlineSize: 360, minBlockSize: 420 }}>
      <ComboBox {...args} options={options} loading={loading} onSearch={search} />
    </div>
  );
}

export const AskedFor: Story = {
  args: { label: "Branch" },
  render: (args) => <Asking {...args} />,
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole("combobox"), "khulna");
    await screen.findByRole("option", { name: /Khulna branch 4 / }, { timeout: 3000 });
  },
};

export const Loading: Story = {
  args: { options: [], loading: true, onSearch: fn() },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button"));
    await waitFor(() => expect(said()).toBe("Loading"));
  },
};

export const LoadFailed: Story = {
  args: { options: [], loadError: "The banks could not be loaded. Type again to retry.", onSearch: fn() },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button"));
    await waitFor(() => expect(said()).toBe("The banks could not be loaded. Type again to retry."));
  },
};

export const InBengali: Story = {
  args: {
    label: "ব্যাংক",
    placeholder: "নাম লিখুন",
    description: "আপনার উত্তোলন এখানে যাবে",
    options: [
      { id: "sonali", label: "সোনালী ব্যাংক", description: "মতিঝিল শাখা" },
      { id: "janata", label: "জনতা ব্যাংক" },
      { id: "agrani", label: "অগ্রণী ব্যাংক" },
    ],
  },
  decorators: [inside(Bengali)],
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await expect(screen.getByRole("option", { name: "জনতা ব্যাংক" })).toBeVisible();
  },
};

export const Stress: Story = {
  args: {
    label: LONG_BENGALI,
    description: LONG_ENGLISH,
    error: LONG_BENGALI,
    options: [
      { id: "one", label: LONG_ENGLISH, description: LONG_BENGALI, icon: <Icon drawing={BankIcon} /> },
      { id: "two", label: LONG_BENGALI },
    ],
    defaultValue: "one",
    required: true,
  },
  decorators: [inside(Narrow)],
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
};

export const RightToLeftPage: Story = {
  args: {
    label: "البنك",
    placeholder: "اكتب اسمًا",
    defaultValue: "rajhi",
    options: [
      { id: "rajhi", label: "مصرف الراجحي", icon: <Icon drawing={BankIcon} /> },
      { id: "ahli", label: "البنك الأهلي", description: "فرع جدة" },
    ],
  },
  decorators: [inside(RightToLeft)],
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await expect(screen.getByRole("option", { name: /البنك الأهلي/ })).toBeVisible();
  },
};
