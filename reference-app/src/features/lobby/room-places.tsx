import { useTranslation } from "react-i18next";
import { Card } from "@lobbykit/design-system/Card";
import { Grid } from "@lobbykit/design-system/Grid";
import { Heading } from "@lobbykit/design-system/Heading";
import { Skeleton } from "@lobbykit/design-system/Skeleton";
import { section } from "../../shared/layout/page.css.ts";

const LINES = 6;
/** Whole rows at every width. */
export const ROOM_COLUMNS = { phone: 1, tablet: 2, wide: 4 } as const;
export const ROOMS_AT_FIRST = 4;

/** The places of the poker tables, until they are here. */
export function RoomPlaces() {
  const { t } = useTranslation();
  return (
    <section className={section} aria-label={t("browse.rooms.title")}>
      <Heading level={2}>{t("browse.rooms.title")}</Heading>
      <Grid gap={12} columns={ROOM_COLUMNS} aria-hidden="true">
        {Array.from({ length: ROOMS_AT_FIRST }, (_none, index) => (
          <Card key={index}>
            <Skeleton count={LINES} />
          </Card>
        ))}
      </Grid>
    </section>
  );
}
