import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { EmptyState } from "@lobbykit/design-system/EmptyState";
import { Grid } from "@lobbykit/design-system/Grid";
import { Heading } from "@lobbykit/design-system/Heading";
import { pvpRoomsQuery } from "../../features/lobby/browse-queries.ts";
import { inKeptOrder } from "../../features/lobby/browse-rules.ts";
import { RoomCard } from "../../features/lobby/room-card.tsx";
import { ROOM_COLUMNS, RoomPlaces, ROOMS_AT_FIRST } from "../../features/lobby/room-places.tsx";
import { useUrlFilter } from "../../features/lobby/url-filter.ts";
import { section } from "../../shared/layout/page.css.ts";

/** Poker tables with their stakes and seats (E053, R246, R429), the fullest first. */
export function RoomList() {
  const { t } = useTranslation();
  const { vendor } = useUrlFilter();
  const { data, error } = useQuery(pvpRoomsQuery(vendor));
  if (error && !data) throw error;
  if (!data) return <RoomPlaces />;
  return (
    <section className={section} aria-label={t("browse.rooms.title")}>
      <Heading level={2}>{t("browse.rooms.title")}</Heading>
      <Rooms key={vendor} rooms={data} />
    </section>
  );
}

type Rooms = Parameters<typeof RoomCard>[0]["room"][];

function Rooms({ rooms }: { rooms: Rooms }) {
  const { t } = useTranslation();
  const [firstOrder] = useState(() => rooms.map(({ roomId }) => roomId));
  const [isAll, setIsAll] = useState(false);
  if (rooms.length === 0) {
    return <EmptyState title={t("browse.rooms.emptyTitle")} text={t("browse.rooms.emptyText")} headingLevel={3} />;
  }
  const ordered = inKeptOrder(firstOrder, rooms);
  return (
    <>
      <Grid as="ul" gap={12} columns={ROOM_COLUMNS} aria-label={t("browse.rooms.title")}>
        {(isAll ? ordered : ordered.slice(0, ROOMS_AT_FIRST)).map((room) => (
          <RoomCard key={room.roomId} room={room} />
        ))}
      </Grid>
      {!isAll && rooms.length > ROOMS_AT_FIRST && (
        <div>
          <Button variant="outline" onClick={() => setIsAll(true)}>
            {t("browse.rooms.showAll", { count: rooms.length })}
          </Button>
        </div>
      )}
    </>
  );
}
