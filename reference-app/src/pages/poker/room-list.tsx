import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { EmptyState } from "@lobbykit/design-system/EmptyState";
import { Grid } from "@lobbykit/design-system/Grid";
import { pvpRoomsQuery, type PvpRoom } from "../../features/lobby/browse/browse-queries.ts";
import { inKeptOrder } from "../../features/lobby/browse/browse-rules.ts";
import { RoomCard } from "../../features/lobby/rooms/room-card.tsx";
import { ROOM_COLUMNS, RoomPlaces, RoomSection, ROOMS_AT_FIRST } from "../../features/lobby/rooms/room-places.tsx";
import { useUrlFilter } from "../../features/lobby/browse/url-filter.ts";

/** Poker tables with their stakes and seats (E053, R246, R429), fullest first. */
export function RoomList() {
  const { vendor } = useUrlFilter();
  const { data, error } = useQuery(pvpRoomsQuery(vendor));
  if (error && !data) throw error;
  return data ? <Rooms key={vendor} rooms={data} /> : <RoomPlaces />;
}

function Rooms({ rooms }: { rooms: readonly PvpRoom[] }) {
  const { t } = useTranslation();
  const [firstOrder] = useState(() => rooms.map(({ roomId }) => roomId));
  const [isAll, setIsAll] = useState(false);
  const ordered = inKeptOrder(firstOrder, rooms);
  const hasMore = !isAll && rooms.length > ROOMS_AT_FIRST;
  const showAll = (
    <Button variant="outline" onClick={() => setIsAll(true)}>
      {t("browse.rooms.showAll", { count: rooms.length })}
    </Button>
  );
  return (
    <RoomSection action={hasMore && showAll}>
      {rooms.length === 0 ? (
        <EmptyState title={t("browse.rooms.emptyTitle")} text={t("browse.rooms.emptyText")} headingLevel={3} />
      ) : (
        <Grid as="ul" gap={12} columns={ROOM_COLUMNS} aria-label={t("browse.rooms.title")}>
          {(isAll ? ordered : ordered.slice(0, ROOMS_AT_FIRST)).map((room) => (
            <RoomCard key={room.roomId} room={room} />
          ))}
        </Grid>
      )}
    </RoomSection>
  );
}
