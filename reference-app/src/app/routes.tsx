import type { RouteObject } from "react-router-dom";
import { Skeleton } from "@lobbykit/design-system/Skeleton";
import type { Category } from "../shared/config/categories.ts";
import { loadPart } from "../shared/i18n/i18n.ts";
import { part } from "../shared/layout/part.tsx";
import { loadChunk } from "../shared/lib/load-chunk.ts";
import { loader as loadHome } from "../pages/home/home-page.tsx";
import { HomeLayout, HomeOverlay } from "./home-layout.tsx";
import { BARE, GAME } from "./layout-handle.ts";
import { RouteError } from "./route-error.tsx";
import { RootLayout } from "./root-layout.tsx";

const HelpDialog = part(async () => (await import("../features/help/help-dialog.tsx")).HelpDialog, "help");
const RegisterPage = part(
  async () => (await import("../pages/register/register-page.tsx")).RegisterPage,
  "registration",
  "validation",
  "verification",
);

/** The page of a category; one chunk for all of them. */
const categoryPage = (category: Category) => async () => {
  const { CategoryPage } = await loadChunk(() => import("../pages/category/category-page.tsx"));
  return { element: <CategoryPage category={category} /> };
};

/** The whole route table, read top to bottom (R043–R061). Pages of the first screen are in the bundle; the rest are lazy. */
export const ROUTES: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <RouteError />,
    children: [
      {
        // Inside the layout, so that a failing page keeps header and navigation.
        errorElement: <RouteError />,
        hydrateFallbackElement: <Skeleton shape="banner" />,
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
          { path: "/slot-games", lazy: categoryPage("RNG") },
          { path: "/rng", lazy: categoryPage("RNG") },
          { path: "/live-casino-games", lazy: categoryPage("LIVE") },
          { path: "/sports-betting-games", lazy: categoryPage("SPORTS") },
          { path: "/sports-betting-games/DS88", lazy: categoryPage("COCKFIGHT") },
          { path: "/fishing-games", lazy: categoryPage("FISH") },
          { path: "/poker-pvp-games", lazy: categoryPage("PVP") },
          { path: "/yb-games", lazy: categoryPage("YB") },
          { path: "/bingo-games", lazy: categoryPage("BINGO") },
          { path: "/elott", lazy: () => loadChunk(() => import("../pages/elott/elott-page.tsx")) },
          {
            path: "/helpmc",
            handle: BARE,
            lazy: () => loadPart(() => import("../pages/help/help-page.tsx"), "help"),
          },
          { path: "/favourites", lazy: () => loadChunk(() => import("../pages/favourites/favourites-page.tsx")) },
          { path: "/recent", lazy: () => loadChunk(() => import("../pages/recent/recent-page.tsx")) },
          {
            path: "/seamless",
            handle: GAME,
            lazy: () => loadChunk(() => import("../pages/seamless/seamless-page.tsx")),
          },
          ...["/vnlottery", "/lottery", "/lott", "/lottery-games"].map((path) => ({
            path,
            handle: GAME,
            lazy: () => loadChunk(() => import("../pages/lottery/lottery-page.tsx")),
          })),
          { path: "*", lazy: () => loadChunk(() => import("../pages/not-found/not-found-page.tsx")) },
        ],
      },
    ],
  },
];
