import type { Meta, StoryObj } from "@storybook/react-vite";
import { useMemo, useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Button } from "../../components/Button/Button.tsx";
import { DataTable } from "../../components/DataTable/DataTable.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { ErrorState } from "../../components/ErrorState/ErrorState.tsx";
import { FilterBar } from "../../components/FilterBar/FilterBar.tsx";
import { Heading } from "../../components/Heading/Heading.tsx";
import { RadioGroup } from "../../components/RadioGroup/RadioGroup.tsx";
import { Select } from "../../components/Select/Select.tsx";
import { Stack } from "../../components/Stack/Stack.tsx";
import { announce } from "../../foundations/announcements/announce.ts";
import { BET_COLUMNS } from "../../testing/samples/bet-columns.tsx";
import { sampleBets } from "../../testing/samples/records.ts";

const BETS = sampleBets(42);
const GAMES = [...new Set(BETS.map(({ game }) => game))].map((game) => ({ id: game, label: game }));
const STATUSES = [
  { value: "all", label: "All" },
  { value: "open", label: "Open" },
  { value: "won", label: "Paid" },
  { value: "lost", label: "Lost" },
  { value: "refunded", label: "Refunded" },
];

/** In an app, both are in the URL, so that a list can be shared and the back button works. */
interface Chosen {
  status: string;
  game: string | null;
}
const NOTHING: Chosen = { status: "all", game: null };
const found = ({ status, game }: Chosen) =>
  BETS.filter((bet) => (status === "all" || bet.status === status) && (game === null || bet.game === game));

const NOT_HERE = (
  <ErrorState
    headingLevel={3}
    title="The bets did not arrive"
    text="The connection broke off. Your bets are safe."
    action={<Button tone="accent">Try again</Button>}
  />
);

interface BetsProps {
  initial?: Chosen;
  state?: "here" | "loading" | "failed";
}

function Bets({ initial = NOTHING, state = "here" }: BetsProps) {
  const [chosen, setChosen] = useState(initial);
  const bets = useMemo(() => found(chosen), [chosen]);
  const choose = (next: Partial<Chosen>) => {
    const all = { ...chosen, ...next };
    setChosen(all);
    announce(`${found(all).length} bets`);
  };
  const statusLabel = STATUSES.find(({ value }) => value === chosen.status)?.label ?? "";
  const applied = [
    ...(chosen.status === "all" ? [] : [{ id: "status", label: `Status: ${statusLabel}` }]),
    ...(chosen.game === null ? [] : [{ id: "game", label: `Game: ${chosen.game}` }]),
  ];
  return (
    <Stack as="section" gap={24}>
      <Heading level={2}>Bets</Heading>
      <FilterBar
        label="Bets"
        applied={applied}
        onRemove={(id) => choose(id === "status" ? { status: "all" } : { game: null })}
        onClearAll={() => choose(NOTHING)}
      >
        <RadioGroup
          label="Status"
          orientation="horizontal"
          options={STATUSES}
          value={chosen.status}
          onValueChange={(status) => choose({ status })}
        />
        <Select
          label="Game"
          placeholder="Every game"
          options={GAMES}
          value={chosen.game}
          onValueChange={(game) => choose({ game })}
        />
      </FilterBar>
      <DataTable
        label="Bets"
        columns={BET_COLUMNS}
        rows={bets}
        rowKey={({ id }) => id}
        pages={{ size: 8 }}
        loading={state === "loading"}
        fileName="bets"
        columnPicker
        {...(state === "failed" && { error: NOT_HERE })}
        empty={
          <EmptyState
            headingLevel={3}
            title="No bet is like this"
            text="Take a filter away, and more will be found."
            action={<Button onClick={() => choose(NOTHING)}>Show all bets</Button>}
          />
        }
      />
    </Stack>
  );
}

const meta = { title: "Patterns/Tables and filters" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filtered: Story = {
  render: () => <Bets />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const rows = () => canvas.getAllByRole("row").length;
    const before = rows();
    await userEvent.click(await canvas.findByRole("radio", { name: "Refunded" }));
    await expect(rows()).toBeLessThan(before);
    await userEvent.click(canvas.getByRole("button", { name: /Status: Refunded/ }));
    await expect(rows()).toBe(before);
  },
};

export const NothingFound: Story = {
  render: () => <Bets initial={{ status: "refunded", game: "Saigon 5D" }} />,
};

export const OnItsWay: Story = { render: () => <Bets state="loading" /> };

export const Failed: Story = { render: () => <Bets state="failed" /> };
