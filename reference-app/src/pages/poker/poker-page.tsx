import { categoryLoader } from "../../features/lobby/prefetch.ts";
import { RoomPlaces } from "../../features/lobby/rooms/room-places.tsx";
import { PartBoundary, part } from "../../shared/loading/part.tsx";
import { SectionBoundary } from "../../shared/loading/section-boundary.tsx";
import { CategoryPage } from "../category/category-page.tsx";

/** The tables are a separate chunk (R099). */
const RoomList = part(async () => (await import("./room-list.tsx")).RoomList);

/** Poker and card rooms (R051), in a separate chunk (R098): the tables first, then the games. */
export function Component() {
  return (
    <CategoryPage category="PVP">
      <SectionBoundary>
        <PartBoundary fallback={<RoomPlaces />}>
          <RoomList />
        </PartBoundary>
      </SectionBoundary>
    </CategoryPage>
  );
}

export const loader = categoryLoader("PVP");
