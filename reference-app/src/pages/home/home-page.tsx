import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { HotIcon } from "@lobbykit/design-system/icons";
import { Heading } from "@lobbykit/design-system/Heading";
import { Link } from "@lobbykit/design-system/Link";
import { Icon } from "@lobbykit/design-system/Icon";
import { Skeleton } from "@lobbykit/design-system/Skeleton";
import { VisuallyHidden } from "@lobbykit/design-system/VisuallyHidden";
import { BannerCarousel } from "../../features/home/banner-carousel.tsx";
import { barPlace, drawsPlace, winnersPlace } from "../../features/home/home.css.ts";
import { bannersOf, homeSections, type HomeSection } from "../../features/home/rules.ts";
import { GameShelf } from "../../features/lobby/shelves/game-shelf.tsx";
import { hotGamesQuery, recentGamesQuery } from "../../features/lobby/queries.ts";
import { AnnouncementBar } from "../../features/notices/announcement-bar.tsx";
import { announcementsQuery } from "../../shared/content/announcements.ts";
import { queryClient } from "../../shared/api/query-client.ts";
import { permissionQuery } from "../../shared/api/queries/system-queries.ts";
import { useBrandName } from "../../shared/api/queries/use-brand-name.ts";
import { PATHS } from "../../shared/config/paths.ts";
import { page, section as sectionLayout } from "../../shared/layout/page.css.ts";
import { DeferredSection } from "../../shared/loading/deferred-section.tsx";
import { part } from "../../shared/loading/part.tsx";
import { SectionBoundary } from "../../shared/loading/section-boundary.tsx";
import { useFirstViewRendered } from "../../shared/loading/use-first-view-rendered.ts";
import { requireAuth } from "../../shared/session/intents.ts";
import { useSession } from "../../shared/session/session.ts";

const PopularLotteries = part(
  async () => (await import("../../features/lottery/catalogue/popular-lotteries.tsx")).PopularLotteries,
  "draws",
  "lottery",
);
const RegionalDraws = part(
  async () => (await import("../../features/lottery/draws/regional-draws.tsx")).RegionalDraws,
  "draws",
  "lottery",
);
const GamesShelf = part(async () => (await import("../../features/lobby/shelves/games-shelf.tsx")).GamesShelf);
const Winners = part(async () => (await import("../../features/home/winners.tsx")).Winners, "places");

const HOME_BANNERS = "w_home";

/** Starts the requests for the first screen; the page shows placeholders of the same size until they have loaded. */
export function loader(): null {
  void queryClient.prefetchQuery(announcementsQuery());
  void queryClient.prefetchQuery(hotGamesQuery());
  return null;
}

/** Home (R043, R132–R140). The merchant configures the sections below the banners (R004, R005). */
export function Component() {
  const { t } = useTranslation();
  const hotGames = useQuery(hotGamesQuery());
  const banners = useQuery(announcementsQuery());
  const { data: configured } = useQuery({ ...permissionQuery(), select: ({ info }) => info.whitelabel });
  const brand = useBrandName();
  const isWaiting = !useFirstViewRendered(!hotGames.isPending && !banners.isPending);
  return (
    <div className={page}>
      <VisuallyHidden>
        <h1>{t("meta.index.title", { brand })}</h1>
      </VisuallyHidden>
      <SectionBoundary>
        <Announcements />
      </SectionBoundary>
      {configured ? (
        homeSections(configured.home).map((section, index) =>
          section.kind === "hot" ? (
            <FirstShelves key={index} priority={index === 0} />
          ) : (
            <LateSection key={index} {...section} isWaiting={isWaiting} />
          ),
        )
      ) : (
        <GameShelf heading={t("home.hot")} games={undefined} />
      )}
    </div>
  );
}

/** A section that renders after the first view. */
function LateSection({ kind, category, isWaiting }: HomeSection & { isWaiting: boolean }) {
  const { t } = useTranslation();
  const near = (place: ReactNode, content: ReactNode) => (
    <DeferredSection isWaiting={isWaiting} place={place}>
      {content}
    </DeferredSection>
  );
  switch (kind) {
    case "winners":
      return near(<SectionPlace heading={t("home.winners")} room={winnersPlace} />, <Winners />);
    case "popularDraws":
      return near(<SectionPlace heading={t("home.popular")} room={drawsPlace} />, <PopularLotteries />);
    case "regionalDraws":
      return near(<SectionPlace heading={t("lobby.category.LOTT")} room={drawsPlace} />, <RegionalDraws />);
    default: {
      const heading = t(category ? `lobby.category.${category}` : "home.mini");
      const place = <GameShelf heading={heading} games={undefined} isFar />;
      return near(place, <GamesShelf heading={heading} category={category} />);
    }
  }
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

/** The last played games come first, unless there are none. Until that is known, one placeholder keeps the space, so that nothing moves. */
function FirstShelves({ priority }: { priority: boolean }) {
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
          priority={priority}
        />
      )}
      <SectionBoundary>
        <HotGames priority={priority} />
      </SectionBoundary>
    </>
  );
}

function HotGames({ priority }: { priority: boolean }) {
  const { t } = useTranslation();
  const { data, error } = useQuery(hotGamesQuery());
  if (error && !data) throw error;
  return <GameShelf heading={t("home.hot")} games={data} icon={<Icon drawing={HotIcon} />} priority={priority} />;
}

/** Keeps the space of a section that loads later. Its heading is there at once, for screen reader users who navigate by headings. */
function SectionPlace({ heading, room }: { heading: string; room: string }) {
  return (
    <section className={sectionLayout}>
      <Heading level={2}>{heading}</Heading>
      <div className={room} />
    </section>
  );
}
