import type { RouteObject } from "react-router-dom";
import { Skeleton } from "@lobbykit/design-system/Skeleton";
import { loadChunk } from "../shared/lib/load-chunk.ts";
import { CategoryPage } from "../pages/category/category-page.tsx";
import * as home from "../pages/home/home-page.tsx";
import { RouteError } from "./route-error.tsx";
import { RootLayout } from "./root-layout.tsx";
import type { LayoutHandle } from "./layout-handle.ts";

const GAME: LayoutHandle = { isGame: true, footer: false };
const slots = <CategoryPage category="RNG" meta="slots" />;
const sports = <CategoryPage category="SPORTS" meta="sports" />;

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
          ...["/", "/index", "/index.html", "/home"].map((path) => ({ path, ...home })),
          { path: "/slot-games", element: slots },
          { path: "/rng", element: slots },
          { path: "/live-casino-games", element: <CategoryPage category="LIVE" meta="live" /> },
          { path: "/sports-betting-games", element: sports },
          { path: "/sports-betting-games/DS88", element: <CategoryPage category="COCKFIGHT" meta="sports" /> },
          { path: "/fishing-games", element: <CategoryPage category="FISH" meta="fishing" /> },
          { path: "/poker-pvp-games", element: <CategoryPage category="PVP" meta="poker" /> },
          { path: "/yb-games", element: <CategoryPage category="YB" meta="index" /> },
          { path: "/bingo-games", element: <CategoryPage category="BINGO" meta="index" /> },
          { path: "/elott", lazy: () => loadChunk(() => import("../pages/elott/elott-page.tsx")) },
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
