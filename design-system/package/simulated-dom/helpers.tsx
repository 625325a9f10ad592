import { ComboBox } from "@lobbykit/design-system/ComboBox";
import { type DataColumn, DataTable } from "@lobbykit/design-system/DataTable";
import { DatePicker } from "@lobbykit/design-system/DatePicker";
import { Menu } from "@lobbykit/design-system/Menu";
import { MultiSelect } from "@lobbykit/design-system/MultiSelect";
import { Select } from "@lobbykit/design-system/Select";
import {
  chooseFromMenu,
  chooseOptions,
  rowsOf,
  toastTexts,
  typeDates,
  typeTime,
} from "@lobbykit/design-system/test-helpers";
import { TimeField } from "@lobbykit/design-system/TimeField";
import { showToast, ToastRegion } from "@lobbykit/design-system/Toast";
import { VirtualDataTable } from "@lobbykit/design-system/VirtualDataTable";
import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";

const CITIES = [
  { id: "dhaka", label: "Dhaka" },
  { id: "khulna", label: "Khulna" },
];
interface Stake {
  game: string;
}
const user = userEvent.setup();

describe("the test helpers", () => {
  test("choose options of a Select, a MultiSelect and a ComboBox", async () => {
    const choose = vi.fn<(id: string | null) => void>();
    const chooseMany = vi.fn<(ids: readonly string[]) => void>();
    render(
      <>
        <Select label="City" options={CITIES} placeholder="Choose" onValueChange={choose} />
        <MultiSelect label="Cities" options={CITIES} placeholder="Choose" onValueChange={chooseMany} />
        <ComboBox label="Town" options={CITIES} onValueChange={choose} />
      </>,
    );
    await chooseOptions(user, screen.getByRole("button", { name: /City/ }), "Khulna");
    await chooseOptions(user, screen.getByRole("button", { name: /Cities/ }), "Dhaka", "Khulna");
    await chooseOptions(user, screen.getByRole("combobox", { name: "Town" }), "Dhaka");
    expect(choose.mock.calls).toEqual([["khulna"], ["dhaka"]]);
    expect(chooseMany).toHaveBeenLastCalledWith(["dhaka", "khulna"]);
  });

  test("choose from a Menu", async () => {
    const choose = vi.fn<(id: string) => void>();
    render(<Menu label="More" items={[{ id: "copy", label: "Copy" }]} onAction={choose} />);
    await chooseFromMenu(user, screen.getByRole("button", { name: "More" }), "Copy");
    expect(choose.mock.calls).toEqual([["copy"]]);
  });

  test("type dates and times", async () => {
    const date = vi.fn<(value: string | null) => void>();
    const time = vi.fn<(value: string | null) => void>();
    render(
      <>
        <DatePicker label="Day" onValueChange={date} />
        <TimeField label="Hour" onValueChange={time} />
      </>,
    );
    await typeDates(user, screen.getByRole("group", { name: "Day" }), "2026-11-21");
    await typeTime(user, screen.getByRole("group", { name: "Hour" }), "18:05");
    expect(date).toHaveBeenLastCalledWith("2026-11-21");
    expect(time).toHaveBeenLastCalledWith("18:05");
  });

  test.each([DataTable<Stake>, VirtualDataTable<Stake>])("read the rows of %o", (Table) => {
    const columns: DataColumn<Stake>[] = [{ id: "game", label: "Game", value: ({ game }) => game }];
    render(<Table label="Stakes" columns={columns} rows={[{ game: "Koi Pond" }]} rowKey={({ game }) => game} />);
    expect(rowsOf(screen.getByRole("table", { name: "Stakes" }))).toEqual([{ Game: "Koi Pond" }]);
  });

  test("read the texts of messages", async () => {
    render(<ToastRegion label="Messages" />);
    act(() => void showToast({ tone: "positive", message: "Saved" }));
    await expect.poll(toastTexts).toEqual(["Saved"]);
  });
});
