import type { Meta, StoryObj } from "@storybook/react-vite";
import { lazy, Suspense, useMemo, useState } from "react";
import { useLocale } from "react-aria/I18nProvider";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { DataTable } from "../../components/DataTable/DataTable.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { FilterBar } from "../../components/FilterBar/FilterBar.tsx";
import { Select } from "../../components/Select/Select.tsx";
import { Skeleton } from "../../components/Skeleton/Skeleton.tsx";
import { Stack } from "../../components/Stack/Stack.tsx";
import { fill } from "../../foundations/strings/strings.ts";
import {
  addDays,
  clampRange,
  type DateRange,
  formatDays,
  rangeOfPreset,
  todayIn,
} from "../../foundations/time/dates.ts";
import { ticker } from "../../foundations/time/ticker.ts";
import { sampleBets } from "../../testing/samples/records.ts";
import { stopClock } from "../../testing/devices/stopped-clock.ts";
import { useBetColumns } from "../texts/use-bet-columns.ts";
import { useTexts } from "../texts/use-texts.ts";
import recordsTexts from "./texts/records-filter.json";

const DateRangePicker = lazy(async () => {
  const { DateRangePicker } = await import("../../components/DateRangePicker/DateRangePicker.tsx");
  return { default: DateRangePicker };
});

const TIME_ZONE = "Asia/Dhaka";
const DAYS_KEPT = 90;
const MOST_DAYS = 31;
const HOUR_MS = 3_600_000;
const APART_HOURS = 17;
const LOADED_MS = 10_000;

/** Bets of two months, one every 17 hours. */
const BETS = sampleBets(85).map((bet, index) => ({
  ...bet,
  placedAt: new Date(Date.parse("2026-11-21T04:30:00Z") - index * APART_HOURS * HOUR_MS).toISOString(),
}));
const STATES = ["open", "won", "lost", "refunded"] as const;

interface RecordsProps {
  /** The range in the URL; it may be anything. */
  asked?: DateRange;
}

function Records({ asked }: RecordsProps) {
  const texts = useTexts(recordsTexts);
  const columns = useBetColumns();
  const { locale } = useLocale();
  const today = todayIn(TIME_ZONE, ticker.now());
  const limits = { min: addDays(today, 1 - DAYS_KEPT), max: today, maxDays: MOST_DAYS };
  const usual = rangeOfPreset("last7", today);
  const [period, setPeriod] = useState(() => (asked ? clampRange(asked, limits) : usual));
  const [state, setState] = useState<string | null>(null);
  const rows = useMemo(
    () =>
      BETS.filter(({ placedAt, status }) => {
        const day = todayIn(TIME_ZONE, Date.parse(placedAt));
        return day >= period.start && day <= period.end && (state === null || status === state);
      }),
    [period, state],
  );
  const isUsual = period.start === usual.start && period.end === usual.end;
  const shownPeriod = formatDays(period, locale);
  const options = STATES.map((id) => ({ id, label: texts[id] }));
  const stateLabel = options.find(({ id }) => id === state)?.label;
  const applied = [
    !isUsual && { id: "period", label: fill(texts.periodIs, { period: shownPeriod }) },
    stateLabel !== undefined && { id: "state", label: fill(texts.stateIs, { state: stateLabel }) },
  ].filter((filter) => filter !== false);
  const putBack = (id: string) => (id === "period" ? setPeriod(usual) : setState(null));
  return (
    <Stack gap={16}>
      <FilterBar
        label={texts.bets}
        applied={applied}
        onRemove={putBack}
        onClearAll={() => {
          setPeriod(usual);
          setState(null);
        }}
      >
        <Suspense fallback={<Skeleton shape="row" />}>
          <DateRangePicker
            label={texts.period}
            {...limits}
            timeZone={TIME_ZONE}
            value={period}
            onValueChange={(next) => setPeriod(next ?? usual)}
          />
        </Suspense>
        <Select
          label={texts.state}
          placeholder={texts.allStates}
          options={options}
          value={state}
          onValueChange={setState}
        />
      </FilterBar>
      <DataTable
        label={fill(texts.betsOf, { period: shownPeriod })}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        pages={{ size: 10 }}
        empty={<EmptyState title={texts.emptyTitle} text={texts.emptyText} />}
        fileName="bets"
      />
    </Stack>
  );
}

const meta = {
  title: "Patterns/Records filter",
  component: Records,
  beforeEach: () => stopClock(),
} satisfies Meta<typeof Records>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // The calendar loads after the list.
    const opener = await canvas.findByRole("button", { name: /^Calendar Period|^Filters/ }, { timeout: LOADED_MS });
    // On a phone the fields are in a sheet.
    if (opener.textContent.startsWith("Filters")) return;
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole("button", { name: "Last 30 days" }));
    await waitFor(() => expect(canvas.getByText("Period: Oct 23 – Nov 21, 2026")).toBeVisible());
    await expect(canvas.getByText("1–10 of 42")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /^Remove Period/ }));
    await expect(canvas.getByText("1–10 of 10")).toBeVisible();
  },
};

/** The URL requests a year; the last 31 days of it are shown. */
export const FromAnAddress: Story = { args: { asked: { start: "2026-01-01", end: "2026-12-31" } } };

export const OnAPhone: Story = {
  globals: { viewport: { value: "mobile1" } },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).queryByRole("button", { name: /^Filters/ });
    if (opener) await userEvent.click(opener);
  },
};

export const InBengali: Story = {
  globals: { locale: "bn" },
  args: { asked: { start: "2026-01-01", end: "2026-12-31" } },
};
