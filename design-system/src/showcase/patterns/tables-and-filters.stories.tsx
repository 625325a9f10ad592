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
import { fill } from "../../foundations/strings/strings.ts";
import { sampleBets } from "../../testing/samples/records.ts";
import { useBetColumns } from "../texts/use-bet-columns.ts";
import { useTexts } from "../texts/use-texts.ts";
import filteredBetsTexts from "./texts/tables-and-filters.json";

const BETS = sampleBets(42);
const GAMES = [...new Set(BETS.map(({ game }) => game))].map((game) => ({ id: game, label: game }));
const STATUSES = ["all", "open", "won", "lost", "refunded"] as const;

/** In an app, both are in the URL, so that a list can be shared and the back button works. */
interface Chosen {
  status: string;
  game: string | null;
}
const NOTHING: Chosen = { status: "all", game: null };
const found = ({ status, game }: Chosen) =>
  BETS.filter((bet) => (status === "all" || bet.status === status) && (game === null || bet.game === game));

function NotHere() {
  const { failedTitle, failedText, tryAgain } = useTexts(filteredBetsTexts);
  return (
    <ErrorState
      headingLevel={3}
      title={failedTitle}
      text={failedText}
      action={<Button tone="accent">{tryAgain}</Button>}
    />
  );
}

interface BetsProps {
  initial?: Chosen;
  state?: "here" | "loading" | "failed";
}

function Bets({ initial = NOTHING, state = "here" }: BetsProps) {
  const texts = useTexts(filteredBetsTexts);
  const columns = useBetColumns();
  const [chosen, setChosen] = useState(initial);
  const bets = useMemo(() => found(chosen), [chosen]);
  const choose = (next: Partial<Chosen>) => {
    const all = { ...chosen, ...next };
    setChosen(all);
    announce(fill(texts.found, { count: found(all).length }));
  };
  const statuses = STATUSES.map((value) => ({ value, label: texts[value] }));
  const statusLabel = statuses.find(({ value }) => value === chosen.status)?.label ?? "";
  const applied = [
    ...(chosen.status === "all" ? [] : [{ id: "status", label: fill(texts.statusIs, { status: statusLabel }) }]),
    ...(chosen.game === null ? [] : [{ id: "game", label: fill(texts.gameIs, { game: chosen.game }) }]),
  ];
  return (
    <Stack as="section" gap={24}>
      <Heading level={2}>{texts.bets}</Heading>
      <FilterBar
        label={texts.bets}
        applied={applied}
        onRemove={(id) => choose(id === "status" ? { status: "all" } : { game: null })}
        onClearAll={() => choose(NOTHING)}
      >
        <RadioGroup
          label={texts.status}
          orientation="horizontal"
          options={statuses}
          value={chosen.status}
          onValueChange={(status) => choose({ status })}
        />
        <Select
          label={texts.game}
          placeholder={texts.allGames}
          options={GAMES}
          value={chosen.game}
          onValueChange={(game) => choose({ game })}
        />
      </FilterBar>
      <DataTable
        label={texts.bets}
        columns={columns}
        rows={bets}
        rowKey={({ id }) => id}
        pages={{ size: 8 }}
        loading={state === "loading"}
        fileName="bets"
        columnPicker
        {...(state === "failed" && { error: <NotHere /> })}
        empty={
          <EmptyState
            headingLevel={3}
            title={texts.emptyTitle}
            text={texts.emptyText}
            action={<Button onClick={() => choose(NOTHING)}>{texts.showAll}</Button>}
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
    const before = (await canvas.findAllByRole("row")).length;
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

export const InBengali: Story = { globals: { locale: "bn" }, render: () => <Bets /> };
