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
import { fill } from "../../foundations/strings/strings.ts";
import { SampleCard, SAMPLE_GAMES } from "../../testing/samples/games.tsx";
import { gameTexts } from "../../testing/samples/texts.ts";
import { useTexts } from "../texts/use-texts.ts";
import favouritesTexts from "./texts/empty-and-error.json";

const STATES = ["loading", "loaded", "empty", "failed"] as const;
type State = (typeof STATES)[number];
const SHOWN = SAMPLE_GAMES.slice(0, 6);
const stateOf = (value: string): State => STATES.find((state) => state === value) ?? "loading";

/** One part of a page, in the four states that every list has. */
function Favourites({ initial = "loading" }: { initial?: State }) {
  const texts = useTexts(favouritesTexts);
  const cardTexts = useTexts(gameTexts);
  const [state, setState] = useState<State>(initial);
  const change = (next: State) => {
    setState(next);
    // An error announces itself, but a loaded list does not.
    if (next === "loaded") announce(fill(texts.found, { count: SHOWN.length }));
    if (next === "empty") announce(texts.emptyTitle);
  };
  return (
    <Stack gap={24}>
      <RadioGroup
        label={texts.answer}
        orientation="horizontal"
        options={STATES.map((value) => ({ value, label: texts[value] }))}
        value={state}
        onValueChange={(value) => change(stateOf(value))}
      />
      <Stack as="section" gap={16} aria-busy={state === "loading"}>
        <Heading level={2}>{texts.favourites}</Heading>
        {state === "loading" && (
          <GameGrid label={texts.favourites}>
            {SHOWN.map(({ id }) => (
              <Skeleton key={id} shape="card" />
            ))}
          </GameGrid>
        )}
        {state === "loaded" && (
          <GameGrid label={texts.favourites}>
            {SHOWN.map((game) => (
              <SampleCard key={game.id} game={game} texts={cardTexts} />
            ))}
          </GameGrid>
        )}
        {state === "empty" && (
          <EmptyState
            headingLevel={3}
            title={texts.emptyTitle}
            text={texts.emptyText}
            action={<Button tone="accent">{texts.showPopular}</Button>}
          />
        )}
        {state === "failed" && (
          <ErrorState
            headingLevel={3}
            title={texts.failedTitle}
            text={texts.failedText}
            detail={texts.reference}
            action={
              <Button tone="accent" onClick={() => change("loading")}>
                {texts.tryAgain}
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
    await expect(canvas.getByRole("alert")).toHaveTextContent("Your favourites could not be loaded");
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(canvas.getByRole("radio", { name: "On its way" })).toBeChecked();
  },
};

export const Empty: Story = { render: () => <Favourites initial="empty" /> };

export const Failed: Story = { render: () => <Favourites initial="failed" /> };

export const InBengali: Story = { globals: { locale: "bn" }, render: () => <Favourites initial="failed" /> };
