import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { HotIcon } from "@lobbykit/design-system/icons";
import { Heading } from "@lobbykit/design-system/Heading";
import { Link } from "@lobbykit/design-system/Link";
import { Icon } from "@lobbykit/design-system/Icon";
import { Skeleton } from "@lobbykit/design-system/Skeleton";
import { VisuallyHidden } from "@lobbykit/design-system/VisuallyHidden";
import { BannerCarousel } from "../../features/home/banner-carousel.tsx";
import { barPlace, popularPlace, winnersPlace } from "../../features/home/home.css.ts";
import { WinnersHeading } from "../../features/home/winners-heading.tsx";
import { bannersOf } from "../../features/home/rules.ts";
import { GameShelf } from "../../features/lobby/game-shelf.tsx";
import { hotGamesQuery, recentGamesQuery, taggedGamesQuery } from "../../features/lobby/queries.ts";
import { AnnouncementBar } from "../../features/notices/announcement-bar.tsx";
import { announcementsQuery } from "../../shared/content/announcements.ts";
import { queryClient } from "../../shared/api/query-client.ts";
import { useBrandName } from "../../shared/api/use-brand-name.ts";
import { PATHS } from "../../shared/config/paths.ts";
import { page, section } from "../../shared/layout/page.css.ts";
import { NearSection } from "../../shared/layout/near-section.tsx";
import { part } from "../../shared/layout/part.tsx";
import { SectionBoundary } from "../../shared/layout/section-boundary.tsx";
import { useDrawn } from "../../shared/layout/use-drawn.ts";
import { requireAuth } from "../../shared/session/intents.ts";
import { useSession } from "../../shared/session/session.ts";

const PopularLotteries = part(
  async () => (await import("../../features/lottery/popular-lotteries.tsx")).PopularLotteries,
  "draws",
  "lottery",
);
const Winners = part(async () => (await import("../../features/home/winners.tsx")).Winners, "places");

const MINI_TAG = "MINI";
const HOME_BANNERS = "w_home";

/** Starts what the first screen shows; the page draws skeletons of the same size until it is here. */
export function loader(): null {
  void queryClient.prefetchQuery(announcementsQuery());
  void queryClient.prefetchQuery(hotGamesQuery());
  return null;
}

/** Home (R043, R132–R140). */
export function Component() {
  const { t } = useTranslation();
  const hotGames = useQuery(hotGamesQuery());
  const banners = useQuery(announcementsQuery());
  const brand = useBrandName();
  const isWaiting = !useDrawn(!hotGames.isPending && !banners.isPending);
  return (
    <div className={page}>
      <VisuallyHidden>
        <h1>{t("meta.index.title", { brand })}</h1>
      </VisuallyHidden>
      <SectionBoundary>
        <Announcements />
      </SectionBoundary>
      <FirstShelves />
      <NearSection isWaiting={isWaiting} place={<PopularPlace />}>
        <PopularLotteries />
      </NearSection>
      <NearSection isWaiting={isWaiting} place={<GameShelf heading={t("home.mini")} games={undefined} isFar />}>
        <MiniGames />
      </NearSection>
      <NearSection isWaiting={isWaiting} place={<WinnersPlace />}>
        <Winners />
      </NearSection>
    </div>
  );
}

function Announcements() {
  const { t } = useTranslation();
  const { data, error } = useQuery(announcementsQuery());
  const hotGames = useQuery(hotGamesQuery());
  if (error && !data) throw error;
  if (!data) {
    return (
      <>
        <Skeleton shape="banner" />
        <div className={barPlace} aria-hidden="true" />
      </>
    );
  }
  const wayToPlay = (nodeId: number) => {
    const game = hotGames.data?.find((candidate) => candidate.nodeId === nodeId);
    return game && (() => requireAuth({ type: "launch", game }));
  };
  return (
    <>
      <BannerCarousel
        banners={bannersOf(data.banners, HOME_BANNERS)}
        label={t("home.banners")}
        isWaiting={hotGames.isPending}
        wayToPlay={wayToPlay}
      />
      <AnnouncementBar announcements={data.promotion} />
    </>
  );
}

/** What the member played last comes first; nobody is shown an empty shelf. Until it is known one place is kept: nothing moves. */
function FirstShelves() {
  const { t } = useTranslation();
  const { isLogin } = useSession();
  const { data, isLoading } = useQuery(recentGamesQuery(isLogin));
  if (isLoading) return <GameShelf heading={t("home.hot")} games={undefined} />;
  return (
    <>
      {data && data.length > 0 && (
        <GameShelf
          heading={t("lobby.continue")}
          games={data}
          action={<Link href={PATHS.recent}>{t("lobby.all")}</Link>}
          priority
        />
      )}
      <SectionBoundary>
        <HotGames />
      </SectionBoundary>
    </>
  );
}

function HotGames() {
  const { t } = useTranslation();
  const { data, error } = useQuery(hotGamesQuery());
  if (error && !data) throw error;
  return <GameShelf heading={t("home.hot")} games={data} icon={<Icon drawing={HotIcon} />} priority />;
}

/** The headings of what comes late are there at once, for those who walk by headings. */
function PopularPlace() {
  const { t } = useTranslation();
  return (
    <section>
      <Heading level={2}>{t("home.popular")}</Heading>
      <div className={popularPlace} />
    </section>
  );
}

function WinnersPlace() {
  return (
    <section className={section}>
      <WinnersHeading />
      <div className={winnersPlace} />
    </section>
  );
}

function MiniGames() {
  const { t } = useTranslation();
  const { data, error } = useQuery(taggedGamesQuery(MINI_TAG));
  if (error && !data) throw error;
  return <GameShelf heading={t("home.mini")} games={data} />;
}
