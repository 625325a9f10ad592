import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Button } from "../../components/Button/Button.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { ErrorState } from "../../components/ErrorState/ErrorState.tsx";
import { GameGrid } from "../../components/GameGrid/GameGrid.tsx";
import { Heading } from "../../components/Heading/Heading.tsx";
import { RadioGroup } from "../../components/RadioGroup/RadioGroup.tsx";
import { Skeleton } from "../../components/Skeleton/Skeleton.tsx";
import { Stack } from "../../components/Stack/Stack.tsx";
import { announce } from "../../foundations/announcements/announce.ts";
import { SampleCard, SAMPLE_GAMES } from "../../testing/samples/games.tsx";

const STATES = ["loading", "loaded", "empty", "failed"] as const;
type State = (typeof STATES)[number];
const OPTIONS = [
  { value: "loading", label: "On its way" },
  { value: "loaded", label: "Here" },
  { value: "empty", label: "Empty" },
  { value: "failed", label: "Failed" },
];
const SHOWN = SAMPLE_GAMES.slice(0, 6);
const stateOf = (value: string): State => STATES.find((state) => state === value) ?? "loading";

/** One part of a page, in the four states that every list has. */
function Favourites({ initial = "loading" }: { initial?: State }) {
  const [state, setState] = useState<State>(initial);
  const change = (next: State) => {
    setState(next);
    // An error announces itself, but a loaded list does not.
    if (next === "loaded") announce(`${SHOWN.length} favourites`);
    if (next === "empty") announce("No favourites yet");
  };
  return (
    <Stack gap={24}>
      <RadioGroup
        label="The answer of the server"
        orientation="horizontal"
        options={OPTIONS}
        value={state}
        onValueChange={(value) => change(stateOf(value))}
      />
      <Stack as="section" gap={16} aria-busy={state === "loading"}>
        <Heading level={2}>Favourites</Heading>
        {state === "loading" && (
          <GameGrid label="Favourites">
            {SHOWN.map(({ id }) => (
              <Skeleton key={id} shape="card" />
            ))}
          </GameGrid>
        )}
        {state === "loaded" && (
          <GameGrid label="Favourites">
            {SHOWN.map((game) => (
              <SampleCard key={game.id} game={game} />
            ))}
          </GameGrid>
        )}
        {state === "empty" && (
          <EmptyState
            headingLevel={3}
            title="No favourites yet"
            text="Press the heart on a game, and it waits for you here."
            action={<Button tone="accent">Look at popular games</Button>}
          />
        )}
        {state === "failed" && (
          <ErrorState
            headingLevel={3}
            title="Your favourites did not arrive"
            text="The connection broke off. Nothing is lost."
            detail="Reference 7f3a-91c2"
            action={
              <Button tone="accent" onClick={() => change("loading")}>
                Try again
              </Button>
            }
          />
        )}
      </Stack>
    </Stack>
  );
}

const meta = { title: "Patterns/Empty and error" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const FourStates: Story = {
  render: () => <Favourites />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("radio", { name: "Failed" }));
    await expect(canvas.getByRole("alert")).toHaveTextContent("Your favourites did not arrive");
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(canvas.getByRole("radio", { name: "On its way" })).toBeChecked();
  },
};

export const Empty: Story = { render: () => <Favourites initial="empty" /> };

export const Failed: Story = { render: () => <Favourites initial="failed" /> };
