import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { HotIcon, TrophyIcon } from "@lobbykit/design-system/icons";
import { Heading } from "@lobbykit/design-system/Heading";
import { Link } from "@lobbykit/design-system/Link";
import { Icon } from "@lobbykit/design-system/Icon";
import { Skeleton } from "@lobbykit/design-system/Skeleton";
import { VisuallyHidden } from "@lobbykit/design-system/VisuallyHidden";
import { AnnouncementBar } from "../../features/home/announcement-bar.tsx";
import { BannerCarousel } from "../../features/home/banner-carousel.tsx";
import { barPlace } from "../../features/home/home.css.ts";
import { announcementsQuery, winnersQuery } from "../../features/home/queries.ts";
import { bannersOf } from "../../features/home/rules.ts";
import { Winners } from "../../features/home/winners.tsx";
import { GameShelf } from "../../features/lobby/game-shelf.tsx";
import { hotGamesQuery, recentGamesQuery, taggedGamesQuery } from "../../features/lobby/queries.ts";
import { PopularLotteries } from "../../features/lottery/popular-lotteries.tsx";
import { queryClient } from "../../shared/api/query-client.ts";
import { PATHS } from "../../shared/config/paths.ts";
import { page, section, titleRow } from "../../shared/layout/page.css.ts";
import { NearSection } from "../../shared/layout/near-section.tsx";
import { SectionBoundary } from "../../shared/layout/section-boundary.tsx";
import { requireAuth } from "../../shared/session/intents.ts";
import { useSession } from "../../shared/session/session.ts";

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
  const { isPending } = useQuery(hotGamesQuery());
  return (
    <div className={page}>
      <VisuallyHidden>
        <h1>{t("meta.index.title")}</h1>
      </VisuallyHidden>
      <SectionBoundary>
        <Announcements />
      </SectionBoundary>
      <SectionBoundary>
        <ContinuePlaying />
      </SectionBoundary>
      <SectionBoundary>
        <HotGames />
      </SectionBoundary>
      <NearSection isWaiting={isPending}>{(isNear) => <PopularLotteries isNear={isNear} />}</NearSection>
      <NearSection isWaiting={isPending}>{(isNear) => <MiniGames isNear={isNear} />}</NearSection>
      <NearSection isWaiting={isPending}>{(isNear) => <WinnerSection isNear={isNear} />}</NearSection>
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

/** What the member played last comes first; nobody is shown an empty shelf. */
function ContinuePlaying() {
  const { t } = useTranslation();
  const { isLogin } = useSession();
  const { data } = useQuery(recentGamesQuery(isLogin));
  if (!data || data.length === 0) return null;
  return (
    <GameShelf heading={t("lobby.continue")} games={data} action={<Link href={PATHS.recent}>{t("lobby.all")}</Link>} />
  );
}

function HotGames() {
  const { t } = useTranslation();
  const { data, error } = useQuery(hotGamesQuery());
  if (error && !data) throw error;
  return <GameShelf heading={t("home.hot")} games={data} icon={<Icon drawing={HotIcon} />} priority />;
}

function MiniGames({ isNear }: { isNear: boolean }) {
  const { t } = useTranslation();
  const { data, error } = useQuery({ ...taggedGamesQuery(MINI_TAG), enabled: isNear });
  if (error && !data) throw error;
  return <GameShelf heading={t("home.mini")} games={data} />;
}

function WinnerSection({ isNear }: { isNear: boolean }) {
  const { t } = useTranslation();
  const { data, error } = useQuery({ ...winnersQuery(), enabled: isNear });
  if (error && !data) throw error;
  return (
    <section className={section}>
      <Heading level={2}>
        <span className={titleRow}>
          <Icon drawing={TrophyIcon} />
          {t("home.winners")}
        </span>
      </Heading>
      {data ? <Winners winners={data} /> : <Skeleton shape="banner" />}
    </section>
  );
}
