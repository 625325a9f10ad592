import { Carousel } from "../../components/Carousel/Carousel.tsx";
import { CategoryNav } from "../../components/CategoryNav/CategoryNav.tsx";
import { DrawResult } from "../../components/DrawResult/DrawResult.tsx";
import { Grid } from "../../components/Grid/Grid.tsx";
import { Heading } from "../../components/Heading/Heading.tsx";
import { Icon } from "../../components/Icon/Icon.tsx";
import { Image } from "../../components/Image/Image.tsx";
import { Link } from "../../components/Link/Link.tsx";
import { Marquee } from "../../components/Marquee/Marquee.tsx";
import { Shelf } from "../../components/Shelf/Shelf.tsx";
import { Stack } from "../../components/Stack/Stack.tsx";
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden.tsx";
import { WinnerBoard } from "../../components/WinnerBoard/WinnerBoard.tsx";
import { FishingIcon, GAME_CATEGORIES, GamesIcon, NoticeIcon, SlotsIcon } from "../../icons/icons.ts";
import balls from "../../testing/art/banner-balls.svg?no-inline";
import koi from "../../testing/art/banner-koi.svg?no-inline";
import market from "../../testing/art/banner-market.svg?no-inline";
import { SampleCard, SAMPLE_GAMES } from "../../testing/samples/games.tsx";
import { gameTexts } from "../../testing/samples/texts.ts";
import { useTexts } from "../texts/use-texts.ts";
import { AppFrame } from "./AppFrame.tsx";
import categoryTexts from "./texts/categories.json";
import lobbyTexts from "./texts/lobby.json";

const BANNERS = [
  { id: "market", src: market, color: "#1b1844" },
  { id: "koi", src: koi, color: "#06506b" },
  { id: "balls", src: balls, color: "#5a2f08" },
] as const;
const WINNERS = SAMPLE_GAMES.map((game, index) => ({
  id: game.id,
  name: ["de***o", "ra***7", "sh***la", "mi***n"][index % 4] ?? "",
  game: game.name,
  amount: ["৳ 12,400.00", "৳ 860.50", "৳ 104,000.00", "৳ 2,150.00"][index % 4] ?? "",
  picture: <Image src={game.src} alt="" ratio="square" priority />,
}));

/** The first screen that everyone sees. */
export function Lobby() {
  const texts = useTexts(lobbyTexts);
  const categories = useTexts(categoryTexts);
  const cardTexts = useTexts(gameTexts);
  const cards = SAMPLE_GAMES.map((game) => <SampleCard key={game.id} game={game} texts={cardTexts} />);
  return (
    <AppFrame current="home">
      <VisuallyHidden>
        <Heading level={1}>{texts.lobby}</Heading>
      </VisuallyHidden>
      <Carousel
        label={texts.promotions}
        slides={BANNERS.map(({ id, src, color }) => ({
          id,
          content: (
            <a href={`#${id}`}>
              <Image src={src} alt={texts[id]} placeholderColor={color} ratio="banner" priority />
            </a>
          ),
        }))}
      />
      <Marquee
        label={texts.announcements}
        icon={<Icon drawing={NoticeIcon} />}
        items={[
          { id: "1", text: texts.maintenance },
          { id: "2", text: texts.limitHint },
        ]}
      />
      <CategoryNav
        label={texts.categories}
        items={[
          { id: "all", icon: GamesIcon, label: texts.all, href: "#all", isCurrent: true },
          ...GAME_CATEGORIES.map((category) => ({
            id: category,
            category,
            label: categories[category],
            href: `#${category}`,
          })),
        ]}
      />
      <Shelf
        heading={categories.slots}
        hue="slots"
        icon={<Icon drawing={SlotsIcon} size="large" />}
        action={<Link href="#slots">{texts.slotGames}</Link>}
      >
        {cards}
      </Shelf>
      <Shelf
        heading={categories.fishing}
        hue="fishing"
        icon={<Icon drawing={FishingIcon} size="large" />}
        action={<Link href="#fishing">{texts.fishingGames}</Link>}
      >
        {cards.toReversed()}
      </Shelf>
      <Grid columns={{ phone: 1, desktop: 2 }} gap={32}>
        <Stack as="section">
          <Heading level={2}>{texts.latestDraws}</Heading>
          <DrawResult
            game="Marigold 6/49"
            issue="20261121-042"
            family="LHC"
            drawnAt="2026-11-21T08:30:00Z"
            winningNumber="07,12,23,28,36,41,09"
            timeZone="Asia/Dhaka"
          />
          <DrawResult
            game="Five of eleven"
            issue="20261121-0289"
            family="11X5"
            drawnAt="2026-11-21T08:20:00Z"
            winningNumber="03,11,05,08,01"
            timeZone="Asia/Dhaka"
          />
        </Stack>
        <Stack as="section">
          <Heading level={2}>{texts.latestWinners}</Heading>
          <WinnerBoard label={texts.latestWinners} winners={WINNERS} />
        </Stack>
      </Grid>
    </AppFrame>
  );
}
