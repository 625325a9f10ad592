import type { ComponentType } from "react";
import { useLocation, type LoaderFunction, type RouteObject } from "react-router-dom";
import { Skeleton } from "@lobbykit/design-system/Skeleton";
import type { Category } from "../../shared/config/categories.ts";
import { CATEGORY_PATHS, LOTTERY_PLAY_PATHS, pagePath, PATHS } from "../../shared/config/paths.ts";
import { loadPart } from "../../shared/i18n/i18n.ts";
import type { Section } from "../../shared/i18n/locales/en/sections.ts";
import { part } from "../../shared/loading/part.tsx";
import { loader as loadHome } from "../../pages/home/home-page.tsx";
import { HomeLayout, HomeOverlay } from "../layout/home-layout.tsx";
import { BARE, GAME, type LayoutHandle } from "../layout/layout-handle.ts";
import { PlaceMeta } from "./page-meta.tsx";
import { RootError, RouteError } from "./route-error.tsx";
import { RootLayout } from "../layout/root-layout.tsx";

const HelpDialog = part(async () => (await import("../../features/help/help-dialog.tsx")).HelpDialog, "help");
const RegisterPage = part(
  async () => (await import("../../pages/register/register-page.tsx")).RegisterPage,
  "registration",
  "validation",
  "verification",
);

/** The page of a category. All categories share one chunk. */
const categoryPage = (category: Category) => async () => {
  const { CategoryPage, categoryLoader } = await loadPart(
    () => import("../../pages/category/category-page.tsx"),
    "browse",
  );
  return { element: <CategoryPage category={category} />, loader: categoryLoader(category) };
};

/** A page for which the product specification gives no path (R083–R089). Its title and texts load with it. */
const place = (
  path: string,
  name: NonNullable<LayoutHandle["place"]>,
  load: () => Promise<{ Component: ComponentType; loader?: LoaderFunction }>,
  ...sections: readonly Section[]
): RouteObject => ({
  path,
  handle: { place: name } satisfies LayoutHandle,
  lazy: async () => {
    const { Component, ...route } = await loadPart(load, "places", ...sections);
    const element = (
      <>
        <PlaceMeta place={name} />
        <Component />
      </>
    );
    return { ...route, element };
  },
});

/** Placeholder until a page's code and first answers have loaded: the banner for home and its dialogs, else rows. */
function PageFallback() {
  const isHome = pagePath(useLocation().pathname) === PATHS.home;
  return <Skeleton {...(isHome ? HERO : ROWS)} />;
}

const HERO = { shape: "banner" } as const;
const ROWS = { shape: "row", count: 4 } as const;

/** The whole route table, in order (R043–R061). Pages of the first screen are in the bundle; the others are lazy. */
export const ROUTES: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <RootError />,
    children: [
      {
        // Inside the layout, so that a page that fails keeps header and navigation.
        errorElement: <RouteError />,
        hydrateFallbackElement: <PageFallback />,
        children: [
          {
            loader: loadHome,
            element: <HomeLayout />,
            children: [
              ...["/", "/index", "/index.html", "/home"].map((path) => ({ path, element: null })),
              ...["/register", "/register.html"].map((path) => ({
                path,
                element: <HomeOverlay dialog={RegisterPage} />,
              })),
              { path: "/help", element: <HomeOverlay dialog={HelpDialog} /> },
            ],
          },
          ...[CATEGORY_PATHS.RNG, "/rng"].map((path) => ({
            path,
            lazy: () => loadPart(() => import("../../pages/slots/slots-page.tsx"), "browse"),
          })),
          { path: "/live-casino-games", lazy: categoryPage("LIVE") },
          { path: "/sports-betting-games", lazy: categoryPage("SPORTS") },
          {
            path: "/sports-betting-games/:vendor",
            lazy: () => loadPart(() => import("../../pages/category/sports-vendor-page.tsx"), "browse"),
          },
          { path: "/fishing-games", lazy: categoryPage("FISH") },
          {
            path: CATEGORY_PATHS.PVP,
            lazy: () => loadPart(() => import("../../pages/poker/poker-page.tsx"), "browse"),
          },
          { path: "/yb-games", lazy: categoryPage("YB") },
          { path: "/bingo-games", lazy: categoryPage("BINGO") },
          {
            path: PATHS.lotteryList,
            lazy: () => loadPart(() => import("../../pages/elott/elott-page.tsx"), "draws", "lottery"),
          },
          {
            handle: BARE,
            children: [place(PATHS.helpPage, "helpPage", () => import("../../pages/help/help-page.tsx"), "help")],
          },
          place(PATHS.games, "games", () => import("../../pages/games/games-page.tsx"), "browse"),
          place(PATHS.favourites, "favourites", () => import("../../pages/favourites/favourites-page.tsx"), "browse"),
          place(PATHS.recent, "recent", () => import("../../pages/recent/recent-page.tsx"), "browse"),
          place(PATHS.winners, "winners", () => import("../../pages/winners/winners-page.tsx")),
          place(
            PATHS.feedback,
            "feedback",
            () => import("../../pages/feedback/feedback-page.tsx"),
            "feedback",
            "validation",
          ),
          place(
            PATHS.pointMall,
            "pointMall",
            () => import("../../pages/point-mall/point-mall-page.tsx"),
            "mall",
            "cashier",
            "money",
            "refusals",
          ),
          place(
            PATHS.pointHistory,
            "pointHistory",
            () => import("../../pages/point-mall/point-history-page.tsx"),
            "mall",
          ),
          place(
            PATHS.promotions,
            "promotions",
            () => import("../../pages/promotions/promotions-page.tsx"),
            "promotions",
            "refusals",
          ),
          place(
            `${PATHS.promotions}/:id`,
            "promotion",
            () => import("../../pages/promotions/promotion-page.tsx"),
            "promotions",
            "refusals",
          ),
          place(
            PATHS.activities,
            "activities",
            () => import("../../pages/promotions/activities-page.tsx"),
            "promotions",
            "refusals",
          ),
          place(
            `${PATHS.activities}/:id`,
            "activity",
            () => import("../../pages/promotions/activity-page.tsx"),
            "promotions",
            "money",
            "refusals",
          ),
          place(
            PATHS.appDownload,
            "appDownload",
            () => import("../../pages/app-download/app-download-page.tsx"),
            "download",
          ),
          place(PATHS.installIos, "installIos", () => import("../../pages/install/ios-guide-page.tsx"), "download"),
          place(
            PATHS.installAndroid,
            "installAndroid",
            () => import("../../pages/install/android-guide-page.tsx"),
            "download",
          ),
          {
            path: "/seamless",
            handle: GAME,
            lazy: () => loadPart(() => import("../../pages/seamless/seamless-page.tsx"), "play"),
          },
          ...LOTTERY_PLAY_PATHS.map((path) => ({
            path,
            handle: GAME,
            lazy: () => loadPart(() => import("../../pages/lottery/lottery-page.tsx"), "play"),
          })),
          place("*", "notFound", () => import("../../pages/not-found/not-found-page.tsx")),
        ],
      },
    ],
  },
];
