import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { Card } from "@lobbykit/design-system/Card";
import { Inline } from "@lobbykit/design-system/Inline";
import { Progress } from "@lobbykit/design-system/Progress";
import { Stack } from "@lobbykit/design-system/Stack";
import { Text } from "@lobbykit/design-system/Text";
import { Money } from "../../../shared/money/amounts/money.tsx";
import { requireAuth } from "../../../shared/session/intents.ts";
import * as styles from "../browse/browse.css.ts";
import type { PvpRoom } from "../browse/browse-queries.ts";
import { roomAsGame } from "../browse/browse-rules.ts";
import { vendorsQuery } from "../../../shared/api/queries/vendors-query.ts";
import { vendorNames } from "../rules.ts";

export interface RoomCardProps {
  room: PvpRoom;
  /** Renders an empty card that keeps the space while a room loads. @default false */
  isPlace?: boolean;
}

/** A poker table: cost of a round, minimum buy-in and seats. A full table cannot be joined. */
export function RoomCard({ room, isPlace = false }: RoomCardProps) {
  const { t } = useTranslation();
  const { name, vassalage, currency, stakeAmount, minBuyInAmount, seats, players, status } = room;
  const { data: makers } = useQuery({ ...vendorsQuery(), select: vendorNames });
  const isFull = status === "FULL";
  return (
    <Card as="li">
      <div className={isPlace ? styles.unseen : undefined}>
        <Stack gap={12}>
          <Stack gap={2}>
            <Text weight="semibold" truncate>
              {name}
            </Text>
            <Text size={14} tone="secondary" truncate>
              {makers?.get(vassalage) ?? vassalage}
            </Text>
          </Stack>
          <Inline justify="between">
            <Amount label={t("browse.rooms.stake")} amount={stakeAmount} currency={currency} />
            <Amount label={t("browse.rooms.buyIn")} amount={minBuyInAmount} currency={currency} />
          </Inline>
          <Progress
            label={t("browse.rooms.seats")}
            value={players}
            max={seats}
            valueText={t("browse.rooms.seatsTaken", { players, seats })}
          />
          <Button
            fullWidth
            variant="soft"
            tone="accent"
            disabled={isFull}
            aria-label={isFull ? undefined : t("browse.rooms.sitAt", { name })}
            onClick={() => requireAuth({ type: "launch", game: roomAsGame(room) })}
          >
            {isFull ? t("browse.rooms.full") : t("browse.rooms.sit")}
          </Button>
        </Stack>
      </div>
    </Card>
  );
}

const Amount = ({ label, amount, currency }: { label: string; amount: string; currency: string }) => (
  <Stack gap={0}>
    <Text as="span" size={12} tone="secondary">
      {label}
    </Text>
    <Money amount={amount} currency={currency} weight="semibold" />
  </Stack>
);
