import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { ComboBox } from "../components/ComboBox/ComboBox.tsx";
import { DateRangePicker } from "../components/DateRangePicker/DateRangePicker.tsx";
import { MultiSelect } from "../components/MultiSelect/MultiSelect.tsx";
import { Stack } from "../components/Stack/Stack.tsx";
import { TimeField } from "../components/TimeField/TimeField.tsx";
import { chooseOptions, typeDates, typeTime } from "../test-helpers/test-helpers.ts";

const meta = { title: "Foundations/Test helpers" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const BANKS = ["BRAC Bank", "Eastern Bank", "Islami Bank"].map((label) => ({ id: label, label }));
const VENDORS = ["Koi House", "Marigold", "Night Market"].map((label) => ({ id: label, label }));

/** The play function fills in the fields with the helpers. */
export const FilledIn: Story = {
  render: () => (
    <Stack gap={16}>
      <ComboBox label="Bank" options={BANKS} />
      <MultiSelect label="Vendors" options={VENDORS} placeholder="All" />
      <DateRangePicker label="Dates" />
      <TimeField label="Time" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await chooseOptions(userEvent, canvas.getByRole("combobox", { name: "Bank" }), "Eastern Bank");
    await chooseOptions(userEvent, await canvas.findByRole("button", { name: /Vendors/ }), "Koi House", "Night Market");
    await typeDates(userEvent, canvas.getByRole("group", { name: "Dates" }), "2026-11-01", "2026-11-07");
    await typeTime(userEvent, canvas.getByRole("group", { name: "Time" }), "18:05");
    await expect(canvas.getByRole("combobox", { name: "Bank" })).toHaveValue("Eastern Bank");
    await expect(canvas.getByRole("button", { name: /Vendors/ })).toHaveTextContent("2 selected");
    await expect(screen.queryByRole("listbox")).toBeNull();
  },
};
