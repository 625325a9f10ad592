import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { Grid } from "@lobbykit/design-system/Grid";
import { Heading } from "@lobbykit/design-system/Heading";
import { Inline } from "@lobbykit/design-system/Inline";
import { section } from "../../../shared/layout/page.css.ts";
import * as styles from "../browse/browse.css.ts";
import type { PvpRoom } from "../browse/browse-queries.ts";
import { RoomCard } from "./room-card.tsx";

/** Columns that give full rows at every width. */
export const ROOM_COLUMNS = { phone: 1, tablet: 2, wide: 4 } as const;
export const ROOMS_AT_FIRST = 4;

const ANY_ROOM: PvpRoom = {
  roomId: "",
  name: "–",
  vassalage: "–",
  nodeId: 1,
  gameType: "PVP",
  currency: "BDT",
  stakeAmount: "0.00",
  minBuyInAmount: "0.00",
  seats: 1,
  players: 0,
  status: "FULL",
};

/** The tables below their heading, with a link to all of them. */
export function RoomSection({ action, children }: { action?: ReactNode; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <section className={section} aria-label={t("browse.rooms.title")}>
      <Inline justify="between">
        <Heading level={2}>{t("browse.rooms.title")}</Heading>
        {action}
      </Inline>
      {children}
    </section>
  );
}

/** Placeholders for the poker tables, as high as the tables. */
export function RoomPlaces() {
  const { t } = useTranslation();
  const action = (
    <span className={styles.unseen}>
      <Button variant="outline">{t("browse.rooms.title")}</Button>
    </span>
  );
  return (
    <RoomSection action={action}>
      <Grid as="ul" gap={12} columns={ROOM_COLUMNS} aria-hidden="true">
        {Array.from({ length: ROOMS_AT_FIRST }, (_none, index) => (
          <RoomCard key={index} room={ANY_ROOM} isPlace />
        ))}
      </Grid>
    </RoomSection>
  );
}
