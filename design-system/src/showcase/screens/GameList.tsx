import { useState } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { Chip } from "../../components/Chip/Chip.tsx";
import { ChipGroup } from "../../components/Chip/ChipGroup.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { GameGrid } from "../../components/GameGrid/GameGrid.tsx";
import { Heading } from "../../components/Heading/Heading.tsx";
import { Icon } from "../../components/Icon/Icon.tsx";
import { Inline } from "../../components/Inline/Inline.tsx";
import { Pagination } from "../../components/Pagination/Pagination.tsx";
import { SearchField } from "../../components/SearchField/SearchField.tsx";
import { Stack } from "../../components/Stack/Stack.tsx";
import { Text } from "../../components/Text/Text.tsx";
import { announce } from "../../foundations/announcements/announce.ts";
import { fill } from "../../foundations/strings/strings.ts";
import { SlotsIcon } from "../../icons/icons.ts";
import { SampleCard, SAMPLE_GAMES } from "../../testing/samples/games.tsx";
import { gameTexts } from "../../testing/samples/texts.ts";
import { useTexts } from "../texts/use-texts.ts";
import { AppFrame } from "./AppFrame.tsx";
import gameListTexts from "./texts/game-list.json";

/** The number of slots on all pages. */
const TOTAL = 128;
const VENDORS = [...new Set(SAMPLE_GAMES.map(({ vendor }) => vendor))];
const found = (word: string, chosen: readonly string[]) =>
  SAMPLE_GAMES.filter(
    ({ name, vendor }) =>
      name.toLowerCase().includes(word.toLowerCase()) && (chosen.length === 0 || chosen.includes(vendor)),
  );

/** All games of a category, with search, filters and pages. */
export function GameList() {
  const texts = useTexts(gameListTexts);
  const cardTexts = useTexts(gameTexts);
  const [word, setWord] = useState("");
  const [vendors, setVendors] = useState<readonly string[]>([]);
  const [page, setPage] = useState(1);
  const games = found(word, vendors);
  const announceFound = (count: number) => announce(fill(texts.found, { count }));
  const toggle = (vendor: string, isChosen: boolean) => {
    const next = isChosen ? [...vendors, vendor] : vendors.filter((other) => other !== vendor);
    setVendors(next);
    setPage(1);
    announceFound(found(word, next).length);
  };
  const clear = () => {
    setWord("");
    setVendors([]);
  };
  return (
    <AppFrame current="slots">
      <Stack gap={16}>
        <Inline justify="between" gap={16}>
          <Heading level={1} category="slots">
            <Inline as="span" gap={12}>
              <Icon drawing={SlotsIcon} size="large" />
              {texts.slots}
            </Inline>
          </Heading>
          <SearchField
            label={texts.search}
            placeholder={texts.searchExample}
            value={word}
            onValueChange={setWord}
            onSearch={(value) => announceFound(found(value, vendors).length)}
          />
        </Inline>
        <ChipGroup label={texts.vendors}>
          {VENDORS.map((vendor) => (
            <Chip
              key={vendor}
              label={vendor}
              count={found(word, [vendor]).length}
              pressed={vendors.includes(vendor)}
              onPressedChange={(isChosen) => toggle(vendor, isChosen)}
            />
          ))}
        </ChipGroup>
      </Stack>
      {games.length === 0 ? (
        <EmptyState
          title={fill(texts.emptyTitle, { word })}
          text={texts.emptyText}
          action={<Button onClick={clear}>{texts.showAll}</Button>}
        />
      ) : (
        <Stack gap={24}>
          <Text tone="secondary" size={14}>
            {fill(texts.shown, { count: games.length, total: TOTAL })}
          </Text>
          <GameGrid label={texts.slots}>
            {games.map((game) => (
              <SampleCard key={game.id} game={game} texts={cardTexts} />
            ))}
          </GameGrid>
          <Pagination page={page} count={13} onPageChange={setPage} />
        </Stack>
      )}
    </AppFrame>
  );
}
