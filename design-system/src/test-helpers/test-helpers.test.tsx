import { userEvent as testingLibrary } from "storybook/test";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent as browserMode } from "vitest/browser";
import { ComboBox } from "../components/ComboBox/ComboBox.tsx";
import { DataTable } from "../components/DataTable/DataTable.tsx";
import { DatePicker } from "../components/DatePicker/DatePicker.tsx";
import { DateRangePicker } from "../components/DateRangePicker/DateRangePicker.tsx";
import { LocaleProvider } from "../components/LocaleProvider/LocaleProvider.tsx";
import { Menu } from "../components/Menu/Menu.tsx";
import { MultiSelect } from "../components/MultiSelect/MultiSelect.tsx";
import { Select } from "../components/Select/Select.tsx";
import { TimeField } from "../components/TimeField/TimeField.tsx";
import { showToast, ToastRegion } from "../components/Toast/Toast.tsx";
import { render } from "../testing/render.tsx";
import { chooseFromMenu, chooseOptions, rowsOf, toastTexts, typeDates, typeTime, type User } from "./test-helpers.ts";

/** Two labels begin alike, and the longer one comes first. */
const CITIES = [
  { id: "dhaka", label: "Dhaka" },
  { id: "khulna-west", label: "Khulna West", description: "Ferry" },
  { id: "khulna", label: "Khulna", description: "Bridge" },
];

const USERS: Readonly<Record<string, User>> = {
  "Testing Library": testingLibrary.setup(),
  "Vitest's browser mode": browserMode,
};

const element = (role: "button" | "combobox" | "group" | "table", name: string | RegExp): HTMLElement => {
  const found = page.getByRole(role, { name }).element();
  if (!(found instanceof HTMLElement)) throw new TypeError("A component is an HTML element.");
  return found;
};

beforeEach(() => page.viewport(1024, 768));

describe.each(Object.entries(USERS))("test helpers with the userEvent of %s", (_name, user) => {
  it("D17c chooses an option of a Select by its whole label", async () => {
    const change = vi.fn<(id: string | null) => void>();
    render(<Select label="City" options={CITIES} placeholder="Choose" onValueChange={change} />);
    await chooseOptions(user, element("button", /City/), "Khulna");
    expect(change.mock.calls).toEqual([["khulna"]]);
  });

  it("D17c chooses exactly the given options of a MultiSelect", async () => {
    const change = vi.fn<(ids: readonly string[]) => void>();
    render(
      <MultiSelect
        label="Cities"
        options={CITIES}
        placeholder="Choose"
        defaultValue={["dhaka", "khulna-west"]}
        onValueChange={change}
      />,
    );
    await chooseOptions(user, element("button", /Cities/), "Khulna");
    expect(change).toHaveBeenLastCalledWith(["khulna"]);
    await expect.poll(() => document.querySelector("[role=listbox]")).toBeNull();
  });

  it("D17c chooses an option of a ComboBox over an earlier choice", async () => {
    const change = vi.fn<(id: string | null) => void>();
    render(<ComboBox label="City" options={CITIES} defaultValue="dhaka" onValueChange={change} />);
    await chooseOptions(user, element("combobox", "City"), "Khulna");
    expect(change).toHaveBeenLastCalledWith("khulna");
  });

  it("D17c chooses an entry of a Menu", async () => {
    const act = vi.fn<(id: string) => void>();
    render(
      <Menu
        label="More"
        items={[
          { id: "edit", label: "Edit" },
          { id: "remove", label: "Remove" },
        ]}
        onAction={act}
      />,
    );
    await chooseFromMenu(user, element("button", "More"), "Remove");
    expect(act.mock.calls).toEqual([["remove"]]);
  });

  it.each(["en", "bn"] as const)("D17c types dates and times in the order of the language %s", async (locale) => {
    const day = vi.fn<(date: string | null) => void>();
    const days = vi.fn<(range: object | null) => void>();
    const time = vi.fn<(time: string | null) => void>();
    render(
      <LocaleProvider locale={locale}>
        <DatePicker label="Day" onValueChange={day} />
        <DateRangePicker label="Days" onValueChange={days} />
        <TimeField label="Time" onValueChange={time} />
      </LocaleProvider>,
    );
    await typeDates(user, element("group", "Day"), "2026-11-21");
    await typeDates(user, element("group", "Days"), "2026-10-30", "2026-11-02");
    await typeTime(user, element("group", "Time"), "18:05");
    expect(day).toHaveBeenLastCalledWith("2026-11-21");
    expect(days).toHaveBeenLastCalledWith({ start: "2026-10-30", end: "2026-11-02" });
    expect(time).toHaveBeenLastCalledWith("18:05");
  });

  it("D17c reads the rows of a DataTable and the texts of messages", async () => {
    render(
      <>
        <DataTable
          label="Deposits"
          rows={[
            { id: "1", way: "bKash", amount: "500.00" },
            { id: "2", way: "Nagad", amount: "20.00" },
          ]}
          columns={[
            { id: "way", label: "Method", value: ({ way }) => way, sortable: true },
            { id: "amount", label: "Amount", value: ({ amount }) => amount },
          ]}
          rowKey={({ id }) => id}
        />
        <ToastRegion label="Messages" />
      </>,
    );
    expect(rowsOf(element("table", "Deposits"))).toEqual([
      { Method: "bKash", Amount: "500.00" },
      { Method: "Nagad", Amount: "20.00" },
    ]);
    showToast({ message: "Saved" });
    await expect.poll(toastTexts).toEqual(["Saved"]);
  });

  it("D17c says what to do when a narrow screen has no parts of a date to type into", async () => {
    await page.viewport(360, 780);
    render(<DatePicker label="Day" />);
    await expect(typeDates(user, element("group", "Day"), "2026-11-21")).rejects.toThrow("Make the window");
  });
});
